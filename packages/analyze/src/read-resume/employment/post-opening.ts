import { fillsRow } from '../dates/date-in-row.ts'
import type { Doc, Row } from '../text/document.ts'
import { KNOWN_EMPLOYER } from './employer-shape.ts'
import { LONGEST_HEAD } from './is-detail.ts'
import { type HeadHints, readHead } from './read-head.ts'
import { KNOWN_TITLE } from './title-shape.ts'

/** What a row and those below it hold of a post: letters for a title, an employer and a span of time. */
type PostOpening = string

/**
 * How a post opens whose first row is this: "T D" for a title above its dates, "D T" for dates beside an employer
 * above a title, "T  D" for a name between title and dates; undefined where the rows name no post and its time, or tell of
 * what was done.
 */
export function postOpening(
  doc: Doc,
  [first, second, third]: Row[],
  hintsOf: (row: Row) => HeadHints,
): PostOpening | undefined {
  if (first === undefined || first.bullet || first.words.length > LONGEST_HEAD) return undefined
  const own = marksOf(doc, first, hintsOf)
  if (own === '') return undefined
  if (own.includes('DT')) return 'DT'
  const below = second === undefined || second.bullet ? '' : marksOf(doc, second, hintsOf)
  const both = own + below
  if (!both.includes('D')) {
    const isDated = third !== undefined && both.includes('T') && !second!.bullet && isTimeAlone(third, hintsOf(third))
    return isDated ? `${own} ${below} D`.replaceAll('N', '') : undefined
  }
  // An employer may be known of one post, and of the next not.
  if (both.includes('T')) return `${own} ${below}`.replaceAll('N', '')
  return own === 'DN' ? own : undefined
}

function isTimeAlone(row: Row, { ranges }: HeadHints): boolean {
  return ranges.some((range) => !range.single && fillsRow(row, range))
}

function marksOf(doc: Doc, row: Row, hintsOf: (row: Row) => HeadHints): string {
  if (row.words.length > LONGEST_HEAD) return ''
  const { detail, ranges, titleScore, employerScore } = readHead(doc, row, hintsOf(row))
  if (detail) return ''
  const isDated = ranges.some(({ single }) => !single)
  return `${isDated ? 'D' : ''}${titleScore >= KNOWN_TITLE ? 'T' : ''}${employerScore >= KNOWN_EMPLOYER ? 'N' : ''}`
}
