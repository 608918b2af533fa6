import type { Row } from './piece.ts'
import { sameLook } from './same-look.ts'

/** How much larger than most of the text a heading is. */
const LARGER = 1.08
const LONGEST_HEADING = 40
/** Rows of two columns whose baselines differ by less stand on one line, in points. */
const SAME_LINE = 1.5
/** Rows of a page, beyond which no resume goes. */
const MOST_ROWS = 1000

/**
 * Posts side by side below one heading, and below both columns two headings on one line: the right column's posts are read before
 * these, and not below the left one's heading. `rows`: of one page, in reading order, its left column before its right one.
 */
export function readInBands(rows: Row[]): Row[] {
  if (rows.length > MOST_ROWS) return rows
  const usual = rows.map(({ size }) => size).toSorted((a, b) => a - b)[rows.length >> 1]
  if (usual === undefined) return rows
  const isHeading = (row: Row): boolean => isHeadingLike(row, usual)
  for (const [at, left] of rows.entries()) {
    if (!isHeading(left)) continue
    const from = rows.findIndex((row, index) => index > at && row.x0 > left.x1 && row.base < left.base - SAME_LINE)
    // A value of a form is larger than the labels around it, and heads nothing.
    if (from < at + 2 || isHeading(rows[from]!)) continue
    const until = rows.findIndex((row, index) => index > from && Math.abs(row.base - left.base) < SAME_LINE)
    if (until < 0 || !isHeading(rows[until]!) || !sameLook(left, rows[until]!)) continue
    const [below, beside] = [rows.slice(at, from), rows.slice(from, until)]
    const edge = rows[until]!.x0 - left.size
    // Nothing but the left column below the headings, and nothing but the right one above them.
    if (!below.every(({ base, x1 }) => base > left.base - SAME_LINE && x1 <= edge + left.size)) continue
    if (!beside.every(({ base, x0 }) => base < left.base && x0 >= edge)) continue
    return [...rows.slice(0, at), ...beside, ...readInBands([...below, ...rows.slice(until)])]
  }
  return rows
}

function isHeadingLike({ text, size, turn }: Row, usual: number): boolean {
  return turn === 0 && size > LARGER * usual && text.length <= LONGEST_HEADING && !/[\t\p{Nd}]/u.test(text)
}
