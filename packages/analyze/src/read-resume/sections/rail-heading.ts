import type { SectionKind } from '@evenhand/model'
import { findCourseDegree } from '../education/degree-shape.ts'
import { isSchool } from '../education/school-shape.ts'
import { slotOf } from '../employment/words/slot-labels.ts'
import { languageOf } from '../lists/language-of.ts'
import { columnsOf } from '../education/table-columns.ts'
import { type Doc, isCapitals, type Row } from '../text/document.ts'
import type { Word } from '../text/phrase-set.ts'
import { rowPlace } from '../text/row-place.ts'
import { guessSection, type RowHints } from './guess-section.ts'
import { knownHeading } from './heading-kind.ts'
import { isDuty } from './is-duty.ts'

/** How far into a row its label may end. */
const LONGEST_LABEL = 50
const LONGEST_RAIL = 4
const [TAB, BLANK, DASH, COLON] = [9, 32, 45, 58]

/** "Education<tab>BSc Agriculture": a label in a rail at the left, before the row's first tab, with its section's first row beside it. */
export function railHeading(
  doc: Doc,
  at: number,
  { tab, inside, hintsOf }: { tab: number; inside: SectionKind; hintsOf: RowHints },
): { kind: SectionKind; content: number } | undefined {
  const row = doc.rows[at]!
  if (tab < row.start + 2 || tab >= row.start + LONGEST_LABEL || row.bullet) return undefined
  const content = tab + 1
  const label = row.words.filter((word) => word.end < content)
  const rest = restOf(doc, row, content)
  if (label.length === 0 || label.length > LONGEST_RAIL || rest === undefined) return undefined
  // A heading spaced by tabs is a heading as a whole.
  if (knownHeading(row.words, doc.fold) !== undefined || isCapitals(row)) return undefined
  const known = knownHeading(label, doc.fold)
  const indented = isIndentedBelow(doc, at)
  if (known !== undefined && known !== 'contact' && known !== 'personal' && known !== inside) {
    if (inside === 'employment' && isDuty(label) && isRepeated(doc, row, label)) return undefined
    const plain = known === 'employment' || known === 'education' || indented
    const languages = known !== 'languages' || languageOf(rest.words[0]!.key) !== undefined
    return plain && languages ? { kind: known, content } : undefined
  }
  // "MBBS<tab>Merrow Medical College", "University of Merrow<tab>BA": a row of a table of courses.
  const names = (words: Word[]) => isSchool(doc, words.slice(0, 8)) || findCourseDegree(doc, words) !== undefined
  if (inside === 'education' && (names(label) || isSchool(doc, rest.words.slice(0, 8)))) return undefined
  if (!indented || hasDigits(doc, { start: row.start, end: content })) return undefined
  // "Merrow Trading<tab>Clerk<tab>09/2014<tab>03/2019" in the midst of posts: a row of a table of them.
  const isTable = doc.fold.slice(rest.start, rest.end).split('\t').length >= FEWEST_CELLS
  if (isTable && (inside === 'employment' || inside === 'education')) return undefined
  const kind = guessSection(doc, [rest, ...doc.rows.slice(at + 1, at + 4)], hintsOf)
  return kind === undefined ? undefined : { kind, content }
}

/** Cells behind the first, of a table's row. */
const FEWEST_CELLS = 3

/** "Activities<tab>..." in post after post: no section has its name so often. */
function isRepeated(doc: Doc, row: Row, label: Word[]): boolean {
  const isSame = ({ words }: Row) => label.every(({ key }, at) => words[at]?.key === key)
  return doc.rows.some((other) => other !== row && tabAt(doc, other) !== undefined && isSame(other))
}

const LEAST_INDENT = 30

/** Whether the next row begins well to the right of this one; the next heading in the middle of the page tells of no rail. */
function isIndentedBelow(doc: Doc, at: number): boolean {
  const below = doc.rows[at + 1]
  const loud = below !== undefined && (below.level !== 'body' || isCapitals(below))
  if (loud && knownHeading(below.words, doc.fold) !== undefined) return false
  const placeOf = (row: Row | undefined) => (row === undefined ? undefined : rowPlace(doc, row))
  const [own, next] = [placeOf(doc.rows[at]), placeOf(below)]
  return own !== undefined && next !== undefined && next - own > LEAST_INDENT
}

/** The part of a row after its inline heading. */
export function restOf(doc: Doc, row: Row, from: number): Row | undefined {
  const words = row.words.filter((word) => word.start >= from)
  if (words.length === 0) return undefined
  let start = from
  while (start < row.end && ' \t:•-'.includes(doc.fold[start]!)) start++
  return { ...row, start, words, bullet: false }
}

/** Whether an ASCII digit stands in the row, after folding. */
export function hasDigits(doc: Doc, row: { start: number; end: number }): boolean {
  for (let at = row.start; at < row.end; at++) {
    const code = doc.codes[at]!
    if (code >= 48 && code <= 57) return true
  }
  return false
}

/** "Institution<tab>Qualification<tab>Date": what the columns of a table of courses hold, whatever a row with a tab looks like. */
export function isTableHead(doc: Doc, row: Row): boolean {
  return columnsOf(doc, row)?.[0] !== undefined
}

/** "Industry<tab>Education" in a post: a label before what would head a section by itself. */
export function isLabelled({ words }: Row, tab: number): boolean {
  const label = words.filter(({ end }) => end <= tab)
  if (label.length === words.length || slotOf(label) === undefined || knownHeading(label) !== undefined) return false
  return knownHeading(words.slice(label.length)) !== undefined
}

/** Where the first tab of a row stands. */
export function tabAt({ codes }: Doc, { start, end }: Row): number | undefined {
  for (let at = start; at < end; at++) if (codes[at] === TAB) return at
  return undefined
}

/** Where the colon or dash behind a label stands. */
export function colonAt({ codes }: Doc, row: Row): number | undefined {
  const until = Math.min(row.end, row.start + LONGEST_LABEL)
  for (let at = row.start; at < until; at++) {
    if (codes[at] === COLON) return at
    if (codes[at] === BLANK && codes[at + 1] === DASH && codes[at + 2] === BLANK) return at + 1
  }
  return undefined
}
