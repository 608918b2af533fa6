import type { Doc, Row } from '../text/document.ts'
import type { Word } from '../text/phrase-set.ts'
import type { RowHints } from './guess-section.ts'
import { isTimeAlone } from './heading-kind.ts'
import { isCentredHeading, type Looks, looksLikeHeadings } from './heading-looks.ts'

/** Words of a row that is more than a time. */
const FEWEST_BELOW = 4

type Place = { words: Word[]; looks: Looks; hintsOf: RowHints }

/** "Previously", "Before that": a row that says of the posts below it when they were held, and looks as a heading does. */
export function isTimeHeading(doc: Doc, at: number, { words, looks, hintsOf }: Place): boolean {
  if (!isTimeAlone(words)) return false
  const [row, below] = [doc.rows[at]!, doc.rows[at + 1]]
  if (looksLikeHeadings(row, looks) && (row.level !== 'body' || row.gap || isCentredHeading(row, looks))) return true
  // Where no heading looks otherwise than the text: right above a dated row.
  if (row.bullet || looks.size > 0 || below === undefined || below.words.length < FEWEST_BELOW) return false
  return isAboveDates(below, hintsOf)
}

/** Whether a span of time stands in the row below. */
export function isAboveDates(below: Row | undefined, hintsOf: RowHints): boolean {
  return below !== undefined && hintsOf(below).ranges.some(({ single }) => !single)
}
