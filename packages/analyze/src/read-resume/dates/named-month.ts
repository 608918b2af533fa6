import type { YearMonth } from '@evenhand/model'
import { YEARS_BEFORE_MONTHS } from '../../knowledge/reading/present-words.ts'
import { foldText } from '../text/fold-text.ts'
import { gregorianDate, gregorianMonth, gregorianYear } from './calendars.ts'
import type { DateToken } from './date-tokens.ts'
import { FROM, MONTHS, PRESENT, QUARTERS, ROMANS, sequenceAt, SINCE, UNTIL, YEAR_CLOSERS } from './date-words.ts'
import { ERAS } from './era-years.ts'
import { skipUntil } from './skip-until.ts'
import { pointOf } from './point.ts'
import type { DateHints, Point } from './read-point.ts'

const SEPARATORS = new Set(['/', '.', '-'])
const FILLERS = new Set(['.', ',', '/', '-', "'", 'of', 'de', 'del', 'do', 'd'])
const ORDINALS = new Set(['st', 'nd', 'rd', 'th', 'º', 'er', 'a', 'e'])

/** October in Croatian, and November to its neighbours. */
const OCTOBER = new Set(['listopad', 'listopada', 'lis'])

/** The token behind up to two signs or small words that may stand within a date: "5 de marzo de 2019". */
export function skipFillers(tokens: DateToken[], at: number): number {
  let next = at
  while (next < at + 2 && tokens[next] !== undefined && FILLERS.has(tokens[next]!.text)) next++
  return next
}

/** The value of a token that is a number of so many digits. */
export function number(token: DateToken | undefined, digits: number): number | undefined {
  return token?.kind === 'number' && token.text.length === digits ? Number(token.text) : undefined
}

/** "March 2019", "Mar. 5th, 2019", "Mar '19", "مهر 1398". */
export function namedMonth(tokens: DateToken[], at: number, hints: DateHints): Point | undefined {
  const name = sequenceAt(tokens, at, MONTHS)
  if (name === undefined || isRio(tokens, at) || endsName(tokens, at, hints)) return undefined
  const { calendar } = name.value
  const month = OCTOBER.has(tokens[at]!.text) && hints.croatian() ? 10 : name.value.month
  let next = skipFillers(tokens, name.next)
  // "Early March 2019"
  const later = name.value.season ? sequenceAt(tokens, next, MONTHS) : undefined
  if (later !== undefined && !later.value.season) return namedMonth(tokens, next, hints)
  const era = sequenceAt(tokens, next, ERAS)
  if (era !== undefined) next = era.next
  const day = tokens[next]
  // "La Paz<tab>03/2021": a name that ends like a month, and a date of its own.
  if (day?.kind === 'number' && day.text.length <= 2 && Number(day.text) <= 31 && !day.afterTab) {
    let after = next + 1
    if (ORDINALS.has(tokens[after]?.text ?? '')) after++
    after = skipFillers(tokens, after)
    if (number(tokens[after], 4) !== undefined) next = after
  }
  const opening = daysBefore(tokens, next)
  if (opening?.year === undefined && opening !== undefined) return pointOf(opening.next, { month, weak: true })
  if (opening !== undefined) next = opening.next - 1
  const written = number(tokens[next], 4)
  if (written !== undefined) {
    const date = toDate(written, { month, calendar }, hints)
    return date && pointOf(yearEnd(tokens, next + 1), { date, season: name.value.season })
  }
  const quoted = tokens[next - 1]?.text === "'"
  if (name.value.season && tokens[next]?.text !== '20' && !quoted) return undefined
  const short = day?.afterTab ? undefined : number(day, 2)
  if (short !== undefined && /^xx?$/.test(tokens[next + 1]?.text ?? '')) return pointOf(next + 2, { month })
  if (short !== undefined && (quoted || !name.value.season))
    return pointOf(next + 1, {
      date: { year: shortYear(short), month },
      weak: short <= 31 && !quoted,
      season: name.value.season,
    })
  return name.value.season ? undefined : pointOf(name.next, { month, weak: true })
}

/** "June 2 to July 11, 2014", "April 14-25, 2014": behind the first day, or behind the year where no second month stands between. */
function daysBefore(tokens: DateToken[], at: number): { next: number; year?: number } | undefined {
  const first = behindDay(tokens, at)
  const until = first === undefined || tokens[at]!.afterTab ? undefined : skipUntil(tokens, first)
  if (first === undefined || until === undefined) return undefined
  const month = sequenceAt(tokens, until, MONTHS)
  const second = behindDay(tokens, month === undefined ? until : skipFillers(tokens, month.next))
  const last = second === undefined ? undefined : skipFillers(tokens, second)
  const year = last === undefined ? undefined : number(tokens[last], 4)
  if (last === undefined || year === undefined) return undefined
  return month === undefined ? { next: last + 1, year } : { next: first }
}

/** The token behind a day and the ending of its number. */
function behindDay(tokens: DateToken[], at: number): number | undefined {
  const day = tokens[at]
  if (day?.kind !== 'number' || day.text.length > 2 || Number(day.text) > 31) return undefined
  return ORDINALS.has(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
}

/** What ends names in English and is a month or a season elsewhere. */
const ENDS_OF_NAMES = new Set(['mart', 'estate'])

/**
 * "Wal-Mart, 2019", "Merrow Mart 2019", "Merrow Estate 2019": where the text is in English, the end of a name, and no Turkish or
 * Serbian March, no Italian summer; "Real Estate 2019" is none anywhere.
 */
function endsName(tokens: DateToken[], at: number, { english }: DateHints): boolean {
  const mart = tokens[at]!
  if (!ENDS_OF_NAMES.has(mart.text) || at === 0 || mart.afterTab) return false
  if (mart.text === 'estate' && tokens[at - 1]!.text === 'real') return true
  if (english !== true) return false
  const dashed = tokens[at - 1]!.text === '-' && tokens[at - 1]!.end === mart.start
  const before = tokens[dashed ? at - 2 : at - 1]
  return before?.kind === 'word' && before.capital && (mart.capital || dashed)
}

/** "Rio de Janeiro, 2019": the one town of the knowledge that is named after a month. */
function isRio(tokens: DateToken[], at: number): boolean {
  return tokens[at]!.text === 'janeiro' && tokens[at - 1]?.text === 'de' && tokens[at - 2]?.text === 'rio'
}

function toDate(
  written: number,
  { month, calendar }: { month: number; calendar: 'gregorian' | 'persian' | 'hijri' },
  hints: DateHints,
): YearMonth | undefined {
  if (calendar !== 'gregorian') return gregorianMonth(written, month, calendar)
  return gregorianDate(written, month, hints)
}

/** Skips what says behind a year that it is one: "1398 هـ", "2019 г.", "2019 r.", "2012. godine". */
export function yearEnd(tokens: DateToken[], at: number): number {
  const dotted = tokens[at]?.text === '.'
  const mark = sequenceAt(tokens, dotted ? at + 1 : at, YEAR_CLOSERS)
  if (mark === undefined) return at
  const { text, afterTab } = tokens[mark.next - 1]!
  if (afterTab || (dotted && text.length < 4)) return at
  // "r" is a letter before anything but its full stop.
  return text === 'r' && tokens[mark.next]?.text !== '.' ? at : mark.next
}

/** The year that two digits mean. */
export function shortYear(short: number): number {
  return short < 50 ? 2000 + short : 1900 + short
}

/** "5 March 2019", "5. März 2019", "1er avril 2019", "5 de marzo de 2019". */
export function dayAndNamedMonth(tokens: DateToken[], at: number, hints: DateHints): Point | undefined {
  const day = Number(tokens[at]!.text)
  if (tokens[at]!.text.length > 2 || day < 1 || day > 31) return undefined
  let next = at + 1
  if (ORDINALS.has(tokens[next]?.text ?? '')) next++
  next = skipFillers(tokens, next)
  // "Year 4<tab>Sep 2014": a number before a tab is no day.
  if (tokens[next]?.kind !== 'word' || tokens[next]!.afterTab) return undefined
  const quarter = day <= 4 ? sequenceAt(tokens, next, QUARTERS) : undefined
  if (quarter !== undefined) {
    const end = skipFillers(tokens, quarter.next)
    const year = gregorianYear(number(tokens[end], 4) ?? 0, hints)
    return year === undefined ? undefined : pointOf(end + 1, { date: { year, month: day * 3 - 2 } })
  }
  // Without a year: "13 January - 5 March 2019".
  return namedMonth(tokens, next, hints)
}

/** What stands between a year and its month. */
const YEAR_MARKS = new Set(['.', ...YEARS_BEFORE_MONTHS.split('|').map(foldText)])

/** "2019 March", "2019. március", "2019 m. kovo", "2019. gada marts". */
export function yearAndNamedMonth(tokens: DateToken[], at: number, hints: DateHints): Point | undefined {
  const written = number(tokens[at], 4)
  if (written === undefined) return undefined
  let next = at + 1
  while (next < at + 4 && (YEAR_MARKS.has(tokens[next]?.text ?? '') || tokens[next]?.text === ',')) next++
  const name = sequenceAt(tokens, next, MONTHS)
  if (name === undefined || tokens[next]!.afterTab || name.value.calendar !== 'gregorian') return undefined
  const closing = dayEnd(tokens, monthEnd(tokens, name.next))
  if (!isClosed(tokens, closing, tokens[at + 1]!.text === '.')) return undefined
  const date = gregorianDate(written, name.value.month, hints)
  return date && pointOf(closing, { date })
}

/** "2021 m. kovo mėn.": behind what says of a month that it is one. */
function monthEnd(tokens: DateToken[], at: number): number {
  const text = tokens[at]?.text
  if (text === 'men' && tokens[at + 1]?.text === '.') return at + 2
  return text === 'menesio' ? at + 1 : at
}

/** "2016. szept.", "2019. március 5.": behind the full stop of a short month, and behind the day. */
function dayEnd(tokens: DateToken[], at: number): number {
  const next = tokens[at]?.text === '.' ? at + 1 : at
  const day = tokens[next]
  const isDay = day?.kind === 'number' && !day.afterTab && Number(day.text) <= 31
  const sign = tokens[next + 1]?.text
  if (!isDay || (sign !== '.' && sign !== '-')) return next
  return sign === '.' ? next + 2 : next + 1
}

/**
 * Whether a date ends at this token: "2016 - 2018 May 2019" and "2019 Mar Thoma College" go on. `dotted`: a day may
 * follow ("2019. március 5.").
 */
function isClosed(tokens: DateToken[], at: number, dotted: boolean): boolean {
  const after = tokens[at]
  if (after === undefined || after.afterTab) return true
  if (after.kind === 'word') return isLink(tokens, at) || sequenceAt(tokens, at, PRESENT) !== undefined
  if (after.kind === 'number') return dotted && after.text.length <= 2
  // "2003 Sub-Editor": the first half of a word.
  const next = tokens[at + 1]
  if (after.text === '-' && next?.kind === 'word' && tokens[at - 1]?.end === after.start && next.start === after.end)
    return isTime(tokens, at + 1)
  return tokens[skipFillers(tokens, at)]?.kind !== 'number' || after.text === '-'
}

/** "VI 2020", "IX.2018": not behind a word ("Engineer II 2010"). */
export function romanMonth(tokens: DateToken[], at: number, hints: DateHints): Point | undefined {
  const month = ROMANS.get(tokens[at]!.text)
  if (month === undefined || !tokens[at]!.capital) return undefined
  if (at > 0 && tokens[at - 1]!.kind === 'word' && !tokens[at]!.afterTab && !isLink(tokens, at - 1)) return undefined
  let next = at + 1
  if (SEPARATORS.has(tokens[next]?.text ?? '')) next++
  if (tokens[next]?.afterTab) return undefined
  const written = number(tokens[next], 4)
  if (written === undefined) return pointOf(at + 1, { month, weak: true })
  const date = gregorianDate(written, month, hints)
  return date && pointOf(next + 1, { date })
}

/** "2019 Mar-present": a word that says when. */
function isTime(tokens: DateToken[], at: number): boolean {
  return (
    isLink(tokens, at) || sequenceAt(tokens, at, PRESENT) !== undefined || sequenceAt(tokens, at, MONTHS) !== undefined
  )
}

function isLink(tokens: DateToken[], at: number): boolean {
  return [SINCE, UNTIL, FROM].some((words) => sequenceAt(tokens, at, words) !== undefined)
}
