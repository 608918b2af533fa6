import { isAtEdge, opensRow } from '../../dates/date-in-row.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc, Row } from '../../text/document.ts'

/** A lone year counts at the row's edge or in brackets only: inside a sentence it is a number. */
export function isEdgeDate(doc: Doc, row: Row, range: DateRange): boolean {
  // "• First place 2017": a year at the end of a duty.
  const told = row.bullet && !opensRow(row, range) && !/[(,\t|:-]/.test(doc.fold.slice(range.start - 2, range.start))
  return !told && isAtEdge(row, range)
}
