import type { YearMonth } from '@evenhand/model'
import type { Calendar } from './date-words.ts'

/** What the script of the resume says of its years. */
export type YearHints = { thai: boolean; arabic: boolean; persian: boolean }

const FIRST_YEAR = 1940
const LAST_YEAR = 2100

export function isPlausible(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

/** A written year as a Gregorian one: Buddhist, Persian and Hijri years only where the script suggests them. */
export function gregorianYear(year: number, hints: YearHints): number | undefined {
  if (isPlausible(year)) return year
  if (hints.thai && isPlausible(year - 543)) return year - 543
  if (!hints.arabic) return undefined
  if (year >= 1320 && year <= 1420 && (hints.persian || year < 1380)) return year + 621
  if (year >= 1370 && year <= 1480) return Math.floor(year * 0.970229 + 621.5774)
  return undefined
}

/** Month `month` of a year of that calendar, as a Gregorian month (the one in which most of it lies). */
export function gregorianMonth(written: number, month: number, calendar: Calendar): YearMonth | undefined {
  if (calendar === 'persian') {
    const shifted = month + 3
    return shifted > 12 ? { year: written + 622, month: shifted - 12 } : { year: written + 621, month: shifted }
  }
  if (calendar === 'hijri') {
    // A Hijri month lasts 29.53 days; 1 Muharram 1 fell on 16 July 622.
    const days = ((written - 1) * 12 + (month - 1)) * 29.530588 + 15
    const years = 622.54 + days / 365.2425
    return { year: Math.floor(years), month: Math.floor((years % 1) * 12) + 1 }
  }
  return undefined
}

const ERAS: [signs: string, offset: number][] = [
  ['明治', 1867],
  ['大正', 1911],
  ['昭和', 1925],
  ['平成', 1988],
  ['令和', 2018],
  ['民國', 1911],
  ['民国', 1911],
]

/** What to add to a year of a Japanese era, or of the Republic of China, named by these two signs. */
export function eraOffset(signs: string): number | undefined {
  return ERAS.find(([era]) => era === signs)?.[1]
}
