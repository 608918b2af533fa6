import type { YearMonth } from '@evenhand/model'
import type { Texts } from './texts.tsx'

/**
 * Every date is Gregorian, in every language: resumes date so, sentences about them do, and years of two calendars on
 * one screen cannot be compared.
 */
const CALENDAR = { calendar: 'gregory' } as const

/** A date with its month in words, where the language has it so: the same form on every screen. */
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Five o'clock: of one figure or of two, as a language has it on its clocks. */
const EARLY = new Date(Date.UTC(2026, 0, 1, 5))
/** What follows the time of day where its language says so. */
const OF_THE_CLOCK: Partial<Record<string, string>> = { de: 'Uhr', th: 'น.' }

/** Languages whose "am" and "pm" would stand in Latin letters among theirs: they have a clock of 24 hours as well. */
const OF_24_HOURS = ['hi']

function timeForm(locale: string) {
  const shown = new Intl.DateTimeFormat(clockOf(locale), { timeStyle: 'short', timeZone: 'UTC' }).format(EARLY)
  const hour = /^\p{Nd}{2}/u.test(shown) ? '2-digit' : 'numeric'
  const cycle = OF_24_HOURS.includes(locale) ? ({ hourCycle: 'h23' } as const) : {}
  return { hour, minute: '2-digit', ...cycle } as const
}

const clockOf = (locale: string) => (locale === 'en' ? 'en-GB' : locale)

type Form = Partial<typeof DAY & ReturnType<typeof timeForm>> & { timeZone?: 'UTC' }

/** Days and times of English are British, as it was asked for: 22 Nov 2026, 05:45. */
function write({ locale, format }: Texts, date: Date, form: Form): string {
  const written =
    locale === 'en'
      ? new Intl.DateTimeFormat(clockOf(locale), form).format(date)
      : format.dateTime(date, { ...CALENDAR, ...form })
  const word = form.hour && OF_THE_CLOCK[locale]
  return keepTogether(word ? `${written} ${word}` : written)
}

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
export const tellMoment = (texts: Texts, instant: string | Date) =>
  write(texts, new Date(instant), { ...DAY, ...timeForm(texts.locale) })

/** The time of day, here. */
export const tellTime = (texts: Texts, instant: number) => write(texts, new Date(instant), timeForm(texts.locale))

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
