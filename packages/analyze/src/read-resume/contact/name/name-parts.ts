import { NAME_PARTS } from '../../../knowledge/reading/name-words.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isShortNumber } from '../../text/is-short-number.ts'
import { compilePhrases, phraseAt } from '../../text/phrase-set.ts'
import type { Part } from '../../sections/find-sections.ts'
import { isLabels } from './no-name.ts'

type Kind = keyof typeof NAME_PARTS
type Stretch = [start: number, end: number]

const LABELS = Object.entries(NAME_PARTS).map(([kind, list]) => [kind as Kind, compilePhrases(list)] as const)
const ANY_LABEL = compilePhrases(...Object.values(NAME_PARTS))
const ORDER: Kind[] = ['given', 'middle', 'family', 'second']
const SEARCHED_ROWS = 60
const LONGEST_PART = 50
const LONGEST_ROW = 200
const LONGEST_LABEL = 5

/**
 * A name of which each part stands by a label of its own, in one row, in rows or in the columns of a table: given names
 * first.
 */
export function namedParts(doc: Doc, parts: Part[]): Stretch[] {
  const others = parts.filter((part) => part.kind === 'references').flatMap((part) => part.rows)
  const rows = doc.rows.slice(0, SEARCHED_ROWS).filter((row) => !others.includes(row))
  const labelled = rows.flatMap((row, at) => (hasLabel(row) ? [at] : []))
  for (const at of labelled) {
    const column = inColumns(doc, rows[at]!, rows[at + 1])
    if (column !== undefined) return ordered(column)
  }
  const found = new Map<Kind, Stretch>()
  for (const at of labelled) {
    for (const [kind, value] of inRow(doc, rows[at]!, rows[at + 1])) if (!found.has(kind)) found.set(kind, value)
  }
  return ordered(found)
}

function hasLabel({ words }: Row): boolean {
  for (let at = 0; at < words.length; at++) if (phraseAt(words, at, ANY_LABEL) > 0) return true
  return false
}

/** "Name" is the family's beside a given name, and "Nome" the given one beside a family's. */
function ordered(found: Map<Kind, Stretch>): Stretch[] {
  const either = found.get('either')
  if (either !== undefined && found.has('given') !== found.has('family'))
    found.set(found.has('given') ? 'family' : 'given', either)
  if (!found.has('given') || !found.has('family')) return []
  return ORDER.map((kind) => found.get(kind)).filter((part) => part !== undefined)
}

function kindOf(doc: Doc, row: Row, [start, end]: Stretch): Kind | undefined {
  const all = row.words.filter((word) => word.start >= start && word.end <= end)
  // "1. Family name:", as forms number their lines.
  const words = all.length > 1 && isShortNumber(all[0]!) ? all.slice(1) : all
  if (words.length === 0 || words.length > LONGEST_LABEL) return undefined
  return LABELS.find(([, set]) => phraseAt(words, 0, set) === words.length)?.[0]
}

/** "Surname   : Miller", "Given names<tab>Anna Jane", several such in one row, or a label with its value in the next row. */
function inRow(doc: Doc, row: Row, below: Row | undefined): [Kind, Stretch][] {
  const text = doc.fold.slice(row.start, Math.min(row.end, row.start + LONGEST_ROW))
  const found: [Kind, Stretch][] = []
  let from = row.start
  for (const sign of text.matchAll(/\s{0,40}[:|]|\t|\s{3,}/g)) {
    const at = row.start + sign.index
    if (at < from) continue
    const kind = kindOf(doc, row, [from, at])
    const after = at + sign[0].length
    const value = kind && cell(doc, [after, row.end])
    if (kind !== undefined && value !== undefined) found.push([kind, value])
    from = value === undefined ? after : value[1]
  }
  return found.length > 0 ? found : inRowBelow(doc, row, below)
}

/** "Surname" in a row by itself, and "Miller" in the next. */
function inRowBelow(doc: Doc, row: Row, below: Row | undefined): [Kind, Stretch][] {
  const kind = below === undefined ? undefined : kindOf(doc, row, [row.start, row.end])
  if (below === undefined || kind === undefined || kind === 'either') return []
  const value = cell(doc, [below.start, below.end])
  return value === undefined || kindOf(doc, below, value) !== undefined ? [] : [[kind, value]]
}

/** A table's head of such labels, with the parts in the row below. */
function inColumns(doc: Doc, row: Row, below: Row | undefined): Map<Kind, Stretch> | undefined {
  if (below === undefined || !/[\t|]/.test(doc.fold.slice(row.start, row.end))) return undefined
  const [labels, values] = [cellsOf(doc, row), cellsOf(doc, below)]
  if (labels.length < 2 || values.length < 2 || isGrid(doc, row, labels)) return undefined
  const found = new Map<Kind, Stretch>()
  for (const [at, label] of labels.entries()) {
    const kind = kindOf(doc, row, label)
    const value = values[at] && cell(doc, values[at])
    if (kind !== undefined && value !== undefined) found.set(kind, value)
  }
  return found.has('given') && found.has('family') ? found : undefined
}

/** "First name<tab>Anna<tab>Last name<tab>Miller": each label has its value beside it, and none below. */
function isGrid(doc: Doc, row: Row, cells: Stretch[]): boolean {
  const isValue = (stretch: Stretch | undefined): boolean => {
    const [start, end] = stretch ?? [row.end, row.end]
    const words = row.words.filter((word) => word.start >= start && word.end <= end)
    const isNamed = stretch !== undefined && words.length > 0 && cell(doc, stretch) !== undefined
    return isNamed && kindOf(doc, row, [start, end]) === undefined && !isLabels(words)
  }
  const labels = cells.flatMap((one, at) => (kindOf(doc, row, one) === undefined ? [] : [at]))
  return labels.length > 0 && labels.every((at) => at % 2 === 0 && isValue(cells[at + 1]))
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
