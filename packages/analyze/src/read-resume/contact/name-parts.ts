import { NAME_PARTS } from '../../knowledge/reading/name-words.ts'
import type { Doc, Row } from '../text/document.ts'
import { compilePhrases, phraseAt } from '../text/phrase-set.ts'
import type { Part } from '../sections/find-sections.ts'

type Kind = keyof typeof NAME_PARTS
type Stretch = [start: number, end: number]

const LABELS = Object.entries(NAME_PARTS).map(([kind, list]) => [kind as Kind, compilePhrases(list)] as const)
const ORDER: Kind[] = ['given', 'middle', 'family']
const SEARCHED_ROWS = 60
const LONGEST_PART = 50

/** A name of which each part stands by a label of its own, in rows or in the columns of a table: given names first. */
export function namedParts(doc: Doc, parts: Part[]): Stretch[] {
  const others = new Set(parts.filter((part) => part.kind === 'references').flatMap((part) => part.rows))
  const rows = doc.rows.slice(0, SEARCHED_ROWS).filter((row) => !others.has(row))
  for (const [at, row] of rows.entries()) {
    const column = inColumns(doc, row, rows[at + 1])
    if (column !== undefined) return ordered(column)
  }
  const found = new Map<Kind, Stretch>()
  for (const row of rows) {
    const part = inRow(doc, row)
    if (part !== undefined && !found.has(part[0])) found.set(...part)
  }
  return ordered(found)
}

function ordered(found: Map<Kind, Stretch>): Stretch[] {
  if (!found.has('given') || !found.has('family')) return []
  return ORDER.map((kind) => found.get(kind)).filter((part) => part !== undefined)
}

function kindOf(doc: Doc, row: Row, [start, end]: Stretch): Kind | undefined {
  const words = row.words.filter((word) => word.start >= start && word.end <= end)
  if (words.length === 0) return undefined
  return LABELS.find(([, set]) => phraseAt(words, 0, set) === words.length)?.[0]
}

/** "Surname: Miller", "Given names<tab>Anna Jane". */
function inRow(doc: Doc, row: Row): [Kind, Stretch] | undefined {
  const text = doc.fold.slice(row.start, Math.min(row.end, row.start + LONGEST_PART * 2))
  const stop = text.search(/[:\t]/)
  if (stop < 1) return undefined
  const kind = kindOf(doc, row, [row.start, row.start + stop])
  const value = kind && cell(doc, [row.start + stop + 1, row.end])
  return kind === undefined || value === undefined ? undefined : [kind, value]
}

/** A table's head of such labels, with the parts in the row below. */
function inColumns(doc: Doc, row: Row, below: Row | undefined): Map<Kind, Stretch> | undefined {
  if (below === undefined) return undefined
  const [labels, values] = [cellsOf(doc, row), cellsOf(doc, below)]
  if (labels.length < 2 || values.length < 2) return undefined
  const found = new Map<Kind, Stretch>()
  for (const [at, label] of labels.entries()) {
    const kind = kindOf(doc, row, label)
    const value = values[at] && cell(doc, values[at])
    if (kind !== undefined && value !== undefined) found.set(kind, value)
  }
  return found.has('given') && found.has('family') ? found : undefined
}

function cellsOf(doc: Doc, row: Row): Stretch[] {
  const cells: Stretch[] = []
  let from = row.start
  for (let at = row.start; at <= row.end && cells.length < 12; at++) {
    if (at < row.end && doc.fold[at] !== '\t' && doc.fold[at] !== '|') continue
    cells.push([from, at])
    from = at + 1
  }
  return cells
}

/** A cell that holds words of a name alone. */
function cell(doc: Doc, [start, end]: Stretch): Stretch | undefined {
  const text = doc.text.slice(start, Math.min(end, start + LONGEST_PART))
  const stop = text.trimStart().search(/[\t|;]|\s{3,}/u)
  const from = start + text.length - text.trimStart().length
  const value = (stop < 0 ? text.trimStart() : text.trimStart().slice(0, stop)).trimEnd()
  return /^[\p{L}\p{M}.'’ -]{1,50}$/u.test(value) ? [from, from + value.length] : undefined
}
