import type { YearMonth } from '@evenhand/model'
import type { DateRange } from './find-ranges.ts'
import { compareMonths } from './months.ts'

/**
 * The latest date in the resume that is not after `today`. A resume whose latest date is the beginning of a post
 * held still was written some time after it: then, and where there is no date, `today`.
 */
export function documentDate(ranges: Iterable<DateRange[]>, today: YearMonth): YearMonth {
  let latest: YearMonth | undefined
  let begun: YearMonth | undefined
  for (const found of ranges) {
    for (const range of found) {
      for (const date of [range.begin, range.end]) {
        if (date === undefined || compareMonths(date, today) > 0) continue
        if (latest === undefined || compareMonths(date, latest) > 0) latest = date
        if (range.current && (begun === undefined || compareMonths(date, begun) > 0)) begun = date
      }
    }
  }
  if (latest === undefined) return today
  const open =
    begun !== undefined &&
    (compareMonths(begun, latest) >= 0 || (latest.month === undefined && begun.year === latest.year))
  return open ? today : latest
}
