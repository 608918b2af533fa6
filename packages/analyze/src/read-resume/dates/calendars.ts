import type { YearMonth } from '@evenhand/model'
import type { Calendar } from './date-words.ts'

/** What the script of the resume says of its years. */
export type YearHints = { thai: boolean; arabic: boolean; persian: boolean; japanese: boolean }

const FIRST_YEAR = 1940
const LAST_YEAR = 2100

/** Whether a resume may tell of a year of our calendar. */
export function isPlausible(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

/** The calendar of a written year: the script must suggest any but the Gregorian. */
function calendarOf(year: number, hints: YearHints): Calendar | 'buddhist' | undefined {
  if (isPlausible(year)) return 'gregorian'
  if (hints.thai && isPlausible(year - 543)) return 'buddhist'
  if (!hints.arabic) return undefined
  if (year >= 1320 && year <= 1420 && (hints.persian || year < 1380)) return 'persian'
  return year >= 1370 && year <= 1480 ? 'hijri' : undefined
}

/** A written year as a Gregorian one: Buddhist, Persian and Hijri years only where the script suggests them. */
export function gregorianYear(year: number, hints: YearHints): number | undefined {
  return gregorianDate(year, undefined, hints)?.year
}

/** A written year, and a month of its calendar, as a Gregorian date. */
export function gregorianDate(year: number, month: number | undefined, hints: YearHints): YearMonth | undefined {
  const calendar = calendarOf(year, hints)
  if (calendar === undefined) return undefined
  if (calendar === 'gregorian' || calendar === 'buddhist') {
    const written = calendar === 'buddhist' ? year - 543 : year
    return month === undefined ? { year: written } : { year: written, month }
  }
  if (month !== undefined) return gregorianMonth(year, month, calendar)
  return { year: calendar === 'persian' ? year + PERSIAN_OFFSET : hijriYear(year) }
}

/** What to add to a Persian year: most of it lies in that Gregorian one. */
export const PERSIAN_OFFSET = 621

/** The Gregorian year in which a Hijri year begins. */
export function hijriYear(year: number): number {
  return Math.floor(year * 0.970229 + 621.5774)
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
