import type { YearMonth } from '@evenhand/model'
import type { DateRange } from './find-ranges.ts'
import { compareMonths } from './months.ts'

/** Whether one span lies within another; one without a beginning lies in none. */
export function liesWithin(inner: DateRange, outer: DateRange): boolean {
  if (inner.begin === undefined || outer.begin === undefined) return false
  if (isBefore(inner.begin, outer.begin)) return false
  if (outer.current) return true
  const end: YearMonth | undefined = inner.current ? undefined : inner.end
  return end !== undefined && outer.end !== undefined && !isBefore(outer.end, end)
}

/** Whether one month lies before another; of years alone, whether the year does. */
function isBefore(one: YearMonth, other: YearMonth): boolean {
  return one.month === undefined || other.month === undefined ? one.year < other.year : compareMonths(one, other) < 0
}
