import type { Doc, Row } from '../../text/document.ts'
import { rowPlace } from '../../text/row-place.ts'
import { isDivided } from './record-cells.ts'

/** A row of a table whose cells stand on a line each: the first line of each cell, the further ones, and how many there are. */
export type StackedRow = { cells: Row[]; more: Row[]; count: number }

const FEWEST_CELLS = 3
/** Lines of a cell's name. */
const MOST_LINES = 4
const LONGEST_LINE = 12
/** Points by which the lines of a cell may begin apart. */
const OFF = 3

/**
 * "10/2013", "02/2018", "Merrow Council" and below it its town, "Clerk": lines each further to the right than the ones before,
 * at one height. Only where the format tells the places of lines.
 */
export function stackedRow(
  doc: Doc,
  rows: Row[],
  { at: from, columns }: { at: number; columns: number },
): StackedRow | undefined {
  const cells: Row[] = []
  const more: Row[] = []
  let place = -Infinity
  let lines = 0
  let lowest = -Infinity
  let at = from
  for (; at < rows.length; at++) {
    const row = rows[at]!
    const own = rowPlace(doc, row)
    const { box, page } = doc.resume.lines[row.index]!
    if (own === undefined || box === undefined) return undefined
    if (page !== doc.resume.lines[rows[from]!.index]!.page) break
    if (row.bullet || row.level !== 'body' || row.words.length > LONGEST_LINE || isDivided(doc, row)) break
    if (Math.abs(own - place) <= OFF) {
      if (++lines > MOST_LINES) break
      more.push(row)
    } else if (own > place && (cells.length === 0 || box[1] < lowest)) {
      if (cells.length === columns) return undefined
      cells.push(row)
      place = own
      lines = 1
    } else break
    lowest = Math.max(lowest, box[3])
  }
  return cells.length < FEWEST_CELLS ? undefined : { cells, more, count: at - from }
}
