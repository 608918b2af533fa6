import type { YearMonth } from '@evenhand/model'
import type { Texts } from './texts.tsx'

/**
 * Every date is Gregorian, in every language: resumes date so, sentences about them do, and years of two calendars on
 * one screen cannot be compared.
 */
const CALENDAR = { calendar: 'gregory' } as const

/** A date with its month in words, where the language has it so: the same form on every screen. */
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

const TIME = { hour: 'numeric', minute: '2-digit' } as const
type Form = Partial<typeof DAY & typeof TIME> & { timeZone?: 'UTC' }

/** Days and times of English are British, as it was asked for: 22 Nov 2026, 05:45. */
const write = ({ locale, format }: Texts, date: Date, form: Form) =>
  keepTogether(
    locale === 'en'
      ? new Intl.DateTimeFormat('en-GB', form).format(date)
      : format.dateTime(date, { ...CALENDAR, ...form }),
  )

/** No line ends inside a date: only between day and time. */
const keepTogether = (date: string) => date.replaceAll(/(?<![,،]) /g, '\u00a0')

/** An instant's day, here. */
export const tellDay = (texts: Texts, instant: string | Date) => write(texts, new Date(instant), DAY)

/** A day that is no instant: 2026-11-22. */
export const tellDate = (texts: Texts, date: string) =>
  write(texts, new Date(`${date}T00:00:00Z`), { ...DAY, timeZone: 'UTC' })

/** The same beside others of its year. */
export const tellDateOfYear = (texts: Texts, date: string) =>
  write(texts, new Date(`${date}T00:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Day and time, here. */
export const tellMoment = (texts: Texts, instant: string | Date) => write(texts, new Date(instant), { ...DAY, ...TIME })

/** The time of day, here. */
export const tellTime = (texts: Texts, instant: number) => write(texts, new Date(instant), TIME)

/** A year that a resume names. */
export const tellYear = ({ format }: Texts, year: number) =>
  format.dateTime(new Date(Date.UTC(year, 0)), { ...CALENDAR, year: 'numeric', timeZone: 'UTC' })

/** The same with the month, where it is known. */
export const tellMonth = ({ format }: Texts, { year, month = 1 }: YearMonth) =>
  format.dateTime(new Date(Date.UTC(year, month - 1)), {
    ...CALENDAR,
    year: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
