import type { DateRange } from '../../dates/find-ranges.ts'
import { fillsRow } from '../../dates/date-in-row.ts'
import type { Part } from '../../sections/find-sections.ts'
import type { Row } from '../../text/document.ts'
import { isLengthOfPost } from '../words/before-contract.ts'

/** "Experience", "9 years", "Mar 2020 - Present": without how long all posts lasted, below their heading and above the first dates. */
export function withoutTotals(parts: Part[], rangesOf: (row: Row) => DateRange[]): Part[] {
  return parts.map((part) => {
    const [first, second] = part.rows
    if (part.kind !== 'employment' || part.heading === undefined || first === undefined || second === undefined)
      return part
    const isAbove = rangesOf(second).some((range) => !range.single && fillsRow(second, range))
    return isAbove && isLengthOfPost(first.words) ? { ...part, rows: part.rows.slice(1) } : part
  })
}
