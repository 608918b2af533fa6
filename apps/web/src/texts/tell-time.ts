import type { YearMonth } from '@evenhand/model'
import type { Texts } from './texts.tsx'

/** A date with its month in words, where the language has it so: the same form on every screen, in its own calendar. */
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** An instant's day, here. */
export const tellDay = ({ format }: Texts, instant: string | Date) => format.dateTime(new Date(instant), DAY)

/** A day that is no instant: 2026-11-22. */
export const tellDate = ({ format }: Texts, date: string) =>
  format.dateTime(new Date(`${date}T00:00:00Z`), { ...DAY, timeZone: 'UTC' })

/** The same beside others of its year. */
export const tellDateOfYear = ({ format }: Texts, date: string) =>
  format.dateTime(new Date(`${date}T00:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Day and time, here. */
export const tellMoment = ({ format }: Texts, instant: string | Date) =>
  format.dateTime(new Date(instant), { ...DAY, hour: 'numeric', minute: '2-digit' })

/** The day an allowance is whole again: British for English, as it was asked for. */
export const tellReset = (texts: Texts, instant: string) =>
  texts.locale === 'en' ? new Date(instant).toLocaleDateString('en-GB') : tellDay(texts, instant)

/** What a resume dates, in the calendar of resumes, and of the sentences about them. */
export const tellYear = ({ format }: Texts, year: number) =>
  format.dateTime(new Date(Date.UTC(year, 0)), { year: 'numeric', calendar: 'gregory', timeZone: 'UTC' })

/** The same with the month, where it is known. */
export const tellMonth = ({ format }: Texts, { year, month = 1 }: YearMonth) =>
  format.dateTime(new Date(Date.UTC(year, month - 1)), {
    year: 'numeric',
    month: 'short',
    calendar: 'gregory',
    timeZone: 'UTC',
  })
