import type { DateRange } from '../../dates/find-ranges.ts'

/** "2007" and below it "Present": one span in two rows. */
export function continues(first: DateRange, second: DateRange): boolean {
  return first.single && (second.single || second.begin === undefined) && !isBefore(second, first)
}

function isBefore(second: DateRange, first: DateRange): boolean {
  return second.end !== undefined && first.begin !== undefined && second.end.year < first.begin.year
}
