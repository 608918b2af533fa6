import type { Doc, Row } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { keyOf } from '../../text/phrase-set.ts'
import { lengthOfLabel, slotOf } from '../words/slot-labels.ts'
import type { Labelled } from './labelled-rows.ts'
import { cellOf } from './record-cells.ts'

/** Words of a label that nothing else begins with. */
const FEWEST_WORDS = 3
/** Posts that make a form. */
const FEWEST_ROWS = 2

/** How many rows of a document open with each such label, by its key. */
const counts = new WeakMap<Doc, Map<string, number>>()

/**
 * "Nome e indirizzo del datore di lavoro Merrow Srl, Tarn": a long label with its value a blank behind it, as a program takes the two
 * columns of a form out of a PDF; in a document that has it in several rows.
 */
export function spacedLabel(doc: Doc, row: Row): Labelled | undefined {
  const long = labelOf(doc, row)
  const key =
    long === undefined ? dateLabelOf(doc, row) : (countsOf(doc).get(long) ?? 0) < FEWEST_ROWS ? undefined : long
  if (key === undefined) return undefined
  const words = row.words.slice(0, key.split(' ').length)
  const slot = slotOf(words)
  if (slot === undefined || slot === 'serial' || slot === 'study' || slot === 'school') return undefined
  return { slot, key, value: cellOf(doc, row, [row.words[words.length]!.start, row.end]) }
}

/** "Dates A partir de 09/2021": a word for dates above them, in a document that has such labels. */
function dateLabelOf(doc: Doc, { start, end, words }: Row): string | undefined {
  const [first, next] = words
  if (first === undefined || next === undefined || words.length > LONGEST_DATES || slotOf([first]) !== 'dates')
    return undefined
  if (!YEAR.test(doc.fold.slice(start, end)) || doc.fold.slice(first.end, next.start) !== ' ') return undefined
  return [...countsOf(doc).values()].some((count) => count >= FEWEST_ROWS) ? first.key : undefined
}

const YEAR = /(?:19|20)\d\d/
const LONGEST_DATES = 9

function countsOf(doc: Doc): Map<string, number> {
  const known = counts.get(doc)
  if (known !== undefined) return known
  const counted = new Map<string, number>()
  for (const row of doc.rows) {
    const label = labelOf(doc, row)
    if (label !== undefined) counted.set(label, (counted.get(label) ?? 0) + 1)
  }
  counts.set(doc, counted)
  return counted
}

/** The label that a row opens with and a blank parts from what is written large behind it. */
function labelOf(doc: Doc, { words }: Row): string | undefined {
  const length = lengthOfLabel(words)
  const next = words[length]
  if (length < FEWEST_WORDS || next === undefined || isSmall(doc.text[next.start]!)) return undefined
  const between = doc.fold.slice(words[length - 1]!.end, next.start)
  return between === ' ' || between === ') ' ? keyOf(words.slice(0, length)) : undefined
}
