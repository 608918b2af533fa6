import type { YearMonth } from '@evenhand/model'
import { gregorianDate, gregorianYear, type YearHints } from './calendars.ts'
import type { DateToken } from './date-tokens.ts'
import { eraDate, markedYear, monthCell, withMonthSign } from './era-years.ts'
import { PRESENT, sequenceAt, YEAR_LEADS } from './date-words.ts'
import {
  dayAndNamedMonth,
  namedMonth,
  number,
  romanMonth,
  shortYear,
  yearAndNamedMonth,
  yearEnd,
} from './named-month.ts'
import { pointOf } from './point.ts'
import { isSpaced, pairAt } from './two-numbers.ts'

/**
 * A date at a token. `date` is absent for a month without a year ("Feb - May 2019") and for a year kept back
 * ("20XX"). `bare` is a year alone, which may be any number; `weak` a form that only a range makes a date.
 */
export type Point = {
  date?: YearMonth
  month?: number
  bare?: boolean
  weak?: boolean
  /** Named by its season. */
  season?: boolean
  /** What to add to a year of its era, for a second year of the same. */
  offset?: number
  next: number
}

/**
 * Hints for reading dates. `dayFirst`: 03/04/2019 is in April; `cell`: in a column of dates, "Feb 19" is one; `croatian`: months
 * have names that mean others in related languages; `numbered`: where rows begin with the number that they have in a list; `shortYears`: "2005-08" is
 * of three years, as "2017-21" beside it is of four; `openDashes`: "2022- Curator" is held still, as "2014-2022" beside it was for years; `shortSpans`:
 * where "16-19" tells years.
 */
export type DateHints = YearHints & {
  dayFirst: () => boolean
  english?: boolean
  croatian: () => boolean
  numbered?: () => Set<number>
  shortYears?: () => boolean
  openDashes?: () => boolean
  shortSpans?: () => Set<number>
  cell?: boolean
}

/** The date that begins at a token, however it is written. */
export function readPoint(tokens: DateToken[], at: number, hints: DateHints): Point | undefined {
  const token = tokens[at]
  if (token === undefined || token.kind === 'sign') return undefined
  const marked = markedYear(tokens, at)
  if (marked !== undefined) return marked
  if (token.kind === 'word')
    return (
      eraDate(tokens, at, hints) ??
      namedMonth(tokens, at, hints) ??
      monthYearWord(tokens, at, hints) ??
      romanMonth(tokens, at, hints)
    )
  return (
    dayAndNamedMonth(tokens, at, hints) ??
    eastAsian(tokens, at, hints) ??
    yearAndNamedMonth(tokens, at, hints) ??
    numeric(tokens, at, hints)
  )
}

/** "2019年4月1日", "2019년 3월", "2019.03". */
function eastAsian(tokens: DateToken[], at: number, hints: DateHints): Point | undefined {
  const written = number(tokens[at], 4)
  if (written === undefined || !'年년'.includes(tokens[at + 1]?.text ?? '?')) return undefined
  const year = gregorianYear(written, hints)
  return year === undefined ? undefined : withMonthSign(tokens, at + 2, year)
}

/** "ปี 2562", "năm 2019", "roku 2012". */
function monthYearWord(tokens: DateToken[], at: number, hints: DateHints): Point | undefined {
  const lead = sequenceAt(tokens, at, YEAR_LEADS)
  const written = lead === undefined ? undefined : number(tokens[lead.next], 4)
  const year = written === undefined ? undefined : gregorianYear(written, hints)
  if (lead === undefined || year === undefined) return undefined
  // "... Việt Nam<tab>2013": the end of a name in the cell before.
  if (at > 0 && tokens[lead.next]!.afterTab && !tokens[at]!.afterTab) return undefined
  const bare = tokens[at]!.text !== 'ปี' && tokens[at]!.text !== 'năm'
  return pointOf(yearEnd(tokens, lead.next + 1), { date: { year }, bare: bare || undefined })
}

const SEPARATORS = new Set(['/', '.', '-', ':'])

/** 2019-04-01, 01/04/2019, 04/2019, 2019, 2019-04, 20XX. */
function numeric(tokens: DateToken[], at: number, hints: DateHints): Point | undefined {
  const [first, sign, second, sign2, third] = [
    tokens[at]!,
    tokens[at + 1],
    tokens[at + 2],
    tokens[at + 3],
    tokens[at + 4],
  ]
  if (first.text === '20' && second === undefined && sign?.text === 'xx') return pointOf(at + 2, {})
  const isBlank = (sign?.text === 'x' || sign?.text === 'xx') && sign.start === first.end
  if (isBlank && /^(?:19|20|2[05]\d)$/.test(first.text)) return pointOf(at + 2, {})
  const joined = sign !== undefined && SEPARATORS.has(sign.text) && second?.kind === 'number' && isClose(first, second)
  // "04/17 / 10/18": two dates.
  const ends = second !== undefined && isSpaced(tokens, at + 3) && sign!.end === second.start
  if (joined && sign2?.text === sign.text && third?.kind === 'number' && isClose(second, third) && !ends) {
    // Nobody writes the month first between full stops.
    const full = fullDate([first, second, third], sign.text === '.' ? { ...hints, dayFirst: () => true } : hints)
    if (full !== undefined) return pointOf(yearEnd(tokens, at + 5), { date: full })
  }
  if (joined) {
    const pair = isGrade(tokens, at) || isYearAlone(tokens, at) ? undefined : pairAt(tokens, at, hints)
    if (pair !== undefined) return pointOf(second.text.length === 4 ? yearEnd(tokens, at + 3) : at + 3, pair)
  }
  // "09/'19"
  const cut = sign?.text === '/' && second?.text === "'" ? number(tokens[at + 3], 2) : undefined
  const month = Number(first.text)
  if (cut !== undefined && first.text.length <= 2 && month >= 1 && month <= 12)
    return pointOf(at + 4, { date: { year: shortYear(cut), month } })
  return bareYear(tokens, at, hints)
}

/** "2017 - 8.1": a grade behind a year, no month. */
function isGrade(tokens: DateToken[], at: number): boolean {
  const [first, sign, second, point, rest] = tokens.slice(at, at + 5)
  if (first!.text.length !== 4 || sign!.text !== '-' || sign!.start === first!.end || second!.text.length > 1)
    return false
  return point?.text === '.' && point.start === second!.end && rest?.kind === 'number' && rest.start === point.end
}

/** "2019-08.2022": a year, and behind the dash the month of another; "2019-08/2020-05" are two months. */
function isYearAlone(tokens: DateToken[], at: number): boolean {
  const [first, dash, month, sign, year, then] = tokens.slice(at, at + 6)
  if (first!.text.length !== 4 || dash!.text !== '-' || month!.text.length > 2) return false
  if (year?.kind !== 'number' || year.text.length !== 4 || year.start - month!.end !== 1) return false
  return sign!.text === '.' || (sign!.text === '/' && !(then?.text === '-' && then.start === year.end))
}

function isClose(left: DateToken, right: DateToken): boolean {
  return right.start - left.end <= 3
}

function fullDate(parts: DateToken[], hints: DateHints): YearMonth | undefined {
  const [a, b, c] = parts.map((part) => Number(part.text)) as [number, number, number]
  if (parts[0]!.text.length === 4) {
    return b < 1 || b > 12 || c > 31 ? undefined : gregorianDate(a, b, hints)
  }
  if (parts[0]!.text.length > 2 || parts[1]!.text.length > 2 || a > 31 || b > 31 || a < 1 || b < 1) return undefined
  const month = a > 12 ? b : b > 12 ? a : hints.dayFirst() ? b : a
  if (month > 12) return undefined
  if (parts[2]!.text.length === 4) return gregorianDate(c, month, hints)
  return parts[2]!.text.length === 2 ? { year: shortYear(c), month } : undefined
}

const MONEY = new Set(['$', '€', '£', '¥', '₹', '#', '+', '(+'])

/** "1985至1999": a sign for "until" that Chinese writes between two years without a blank. */
function isBetweenYears(tokens: DateToken[], at: number): boolean {
  return '至到迄'.includes(tokens[at]!.text) && [at - 1, at + 1].every((year) => number(tokens[year], 4) !== undefined)
}

function bareYear(tokens: DateToken[], at: number, hints: DateHints): Point | undefined {
  const token = tokens[at]!
  const before = at === 0 ? undefined : tokens[at - 1]
  const short = number(token, 2)
  if (short !== undefined && before?.text === "'" && before.end === token.start) {
    return pointOf(at + 1, { date: { year: shortYear(short) }, weak: true })
  }
  const written = number(token, 4)
  if (written === undefined) return undefined
  const after = tokens[at + 1]
  if (
    before !== undefined &&
    before.end === token.start &&
    (MONEY.has(before.text) || before.text === '.' || before.kind === 'word') &&
    !isBetweenYears(tokens, at - 1)
  )
    return undefined
  if (
    after !== undefined &&
    after.start === token.end &&
    (after.text === '%' || after.text === '+' || after.text === '@' || after.kind === 'word')
  ) {
    const isMark = /^[年년гр]/.test(after.text) || yearEnd(tokens, at + 1) > at + 1
    if (!isMark && !isBetweenYears(tokens, at + 1) && sequenceAt(tokens, at + 1, PRESENT) === undefined)
      return undefined
  }
  const year = gregorianYear(written, hints)
  const month = hints.japanese ? monthCell(tokens, at + 1) : undefined
  if (year !== undefined && month !== undefined) return pointOf(at + 2, { date: { year, month } })
  return year === undefined ? undefined : pointOf(yearEnd(tokens, at + 1), { date: { year }, bare: true })
}
