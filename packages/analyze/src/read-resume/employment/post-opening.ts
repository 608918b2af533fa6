import { fillsRow } from '../dates/date-in-row.ts'
import type { Doc, Row } from '../text/document.ts'
import { KNOWN_EMPLOYER } from './words/employer-shape.ts'
import { LONGEST_HEAD } from './head/is-detail.ts'
import { type HeadHints, readHead } from './head/read-head.ts'
import { KNOWN_TITLE } from './words/title-shape.ts'

/** What a row and those below it hold of a post: letters for a title, an employer and a span of time. */
type PostOpening = string

type RowHints = (row: Row) => HeadHints

/**
 * How a post opens whose first row is this: "T D" for a title above its dates, "D T" for dates beside an employer
 * above a title, "T  D" for a name between title and dates; undefined where the rows name no post and its time, or tell of
 * what was done. Asked of one row after the other, each row is read once.
 */
export function postOpening(doc: Doc, hintsOf: RowHints): (rows: Row[]) => PostOpening | undefined {
  const known = new Map<Row, string>()
  const marksOf = (row: Row) => {
    const marks = known.get(row) ?? marksIn(doc, row, hintsOf)
    known.set(row, marks)
    return marks
  }
  return (rows) => openingOf(rows, marksOf, hintsOf)
}

function openingOf(
  [first, second, third]: Row[],
  marksOf: (row: Row) => string,
  hintsOf: RowHints,
): PostOpening | undefined {
  if (first === undefined || first.bullet || first.words.length > LONGEST_HEAD) return undefined
  const own = marksOf(first)
  if (own === '') return undefined
  if (own.includes('DT')) return 'DT'
  const below = second === undefined || second.bullet ? '' : marksOf(second)
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

function marksIn(doc: Doc, row: Row, hintsOf: RowHints): string {
  if (row.words.length > LONGEST_HEAD) return ''
  const { detail, ranges, titleScore, employerScore } = readHead(doc, row, hintsOf(row))
  if (detail) return ''
  const isDated = ranges.some(({ single }) => !single)
  return `${isDated ? 'D' : ''}${titleScore >= KNOWN_TITLE ? 'T' : ''}${employerScore >= KNOWN_EMPLOYER ? 'N' : ''}`
}
