import type { YearMonth } from '@evenhand/model'
import type { DateRange } from './find-ranges.ts'
import { compareMonths } from './months.ts'

/** The latest date in the resume that is not after `today`; `today` where there is none. */
export function documentDate(ranges: Iterable<DateRange[]>, today: YearMonth): YearMonth {
  let latest: YearMonth | undefined
  for (const found of ranges) {
    for (const range of found) {
      for (const date of [range.begin, range.end]) {
        if (date === undefined || compareMonths(date, today) > 0) continue
        if (latest === undefined || compareMonths(date, latest) > 0) latest = date
      }
    }
  }
  return latest ?? today
}
