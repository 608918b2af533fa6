import { gregorianDate } from './calendars.ts'
import { PRESENT, sequenceAt, UNTIL } from './date-words.ts'
import type { DateToken } from './date-tokens.ts'
import { itemBefore } from '../text/item-before.ts'
import { number, shortYear } from './named-month.ts'
import type { DateHints, Point } from './read-point.ts'

type Pair = Omit<Point, 'next'>

/** Two numbers with a sign between them that are a month and its year: "2019-04", "04/2019", "'19.09", "04-17 - 10-18". */
export function pairAt(tokens: DateToken[], at: number, hints: DateHints): Pair | undefined {
  return shortPair(tokens, at) ?? yearPair(tokens, at, hints) ?? monthPair(tokens, at, hints) ?? dashedPair(tokens, at)
}

/** "'19.09": a short year, marked as one, before its month. */
function shortPair(tokens: DateToken[], at: number): Pair | undefined {
  if (at === 0) return undefined
  const [mark, year, month] = [tokens[at - 1], number(tokens[at], 2), number(tokens[at + 2], 2)]
  if (mark?.text !== "'" || mark.end !== tokens[at]!.start || year === undefined || month === undefined)
    return undefined
  return month < 1 || month > 12 ? undefined : { date: { year: shortYear(year), month }, weak: true }
}

/** "2019-04", "2019/4". */
function yearPair(tokens: DateToken[], at: number, hints: DateHints): Pair | undefined {
  const [first, sign, second] = [tokens[at]!, tokens[at + 1]!.text, tokens[at + 2]!]
  const [a, b] = [Number(first.text), Number(second.text)]
  if (first.text.length !== 4 || second.text.length > 2 || b < 1 || b > 12 || sign === ':') return undefined
  const date = gregorianDate(a, b, hints)
  // "2010-11" is a school year, but for "2010-11 – 2011-08"; so is "2006–8", which has a longer dash than a month.
  const isShort = second.text.length === 2 && (b === (a + 1) % 100 || (b > a % 100 && hints.shortYears?.() === true))
  const isYear = sign === '-' && (isShort || isLaterYear(tokens, at, hints))
  return date === undefined || (isYear && !isEndOfSpan(tokens, at)) ? undefined : { date }
}

/** "2006–8", "2006–08": a long dash right between a year and the last digits of a later one; before one digit also a short dash. */
export function isLaterYear(tokens: DateToken[], at: number, hints: DateHints): boolean {
  const [first, dash, second] = [tokens[at]!, tokens[at + 1]!, tokens[at + 2]!]
  const isDash = dash.long || (dash.text === '-' && second.text.length === 1 && hints.shortYears?.() === true)
  if (!isDash || dash.start !== first.end || second.start !== dash.end || second.text.length > 2) return false
  return Number(second.text) > Number(first.text) % 10 ** second.text.length
}

/** Whether a sign or word with blanks around it parts a year and its month from another such pair, or from today. */
function isEndOfSpan(tokens: DateToken[], at: number): boolean {
  const isMonth = (from: number) => number(tokens[from], 4) !== undefined && isStep(tokens, from)
  const opens = isSpaced(tokens, at + 3) && (isMonth(at + 4) || sequenceAt(tokens, at + 4, PRESENT) !== undefined)
  return opens || (isSpaced(tokens, at - 1) && isMonth(at - 4))
}

/** "-08" right behind a number. */
function isStep(tokens: DateToken[], at: number): boolean {
  const [year, sign, month] = tokens.slice(at, at + 3)
  if (sign?.text !== '-' || month?.kind !== 'number' || month.text.length !== 2) return false
  return sign.start === year!.end && month.start === sign.end
}

/** "04/2019", "3.19". */
function monthPair(tokens: DateToken[], at: number, hints: DateHints): Pair | undefined {
  const [first, { text: sign }, second] = [tokens[at]!, tokens[at + 1]!, tokens[at + 2]!]
  const [a, b] = [Number(first.text), Number(second.text)]
  if (first.text.length > 2 || a < 1 || a > 12 || sign === ':') return undefined
  if (second.text.length === 4) {
    const date = gregorianDate(b, a, hints)
    return date && { date }
  }
  // "3.19": a sum or a version as often as a date, unless the year may be one.
  if (second.text.length === 2 && (sign === '/' || (sign === '.' && isRecent(b))))
    return { date: { year: shortYear(b), month: a }, weak: true }
  return undefined
}

/** Two digits that are a year of somebody's working life. */
export function isRecent(short: number): boolean {
  return short <= 30 || short >= 60
}

/** "04-17 - 10-18", "11-12 / 03/17", "02-19 to present": a month and a short year, where a sign or word parts two of them. */
function dashedPair(tokens: DateToken[], at: number): Pair | undefined {
  const [month, year] = [number(tokens[at], 2), number(tokens[at + 2], 2)]
  if (month === undefined || year === undefined || month < 1 || month > 12 || !isRecent(year)) return undefined
  if (!isPair(tokens, at) || tokens[at + 1]!.text !== '-') return undefined
  const isFirst = isSpaced(tokens, at + 3) && (isPair(tokens, at + 4) || sequenceAt(tokens, at + 4, PRESENT))
  const isSecond = isSpaced(tokens, at - 1) && isPair(tokens, at - 4)
  return isFirst || isSecond ? { date: { year: shortYear(year), month }, weak: true } : undefined
}

/** "04-17", "10/18", "10-2018": two numbers with nothing but a sign between them. */
function isPair(tokens: DateToken[], at: number): boolean {
  const [month, sign, year] = [number(tokens[at], 2), tokens[at + 1], tokens[at + 2]]
  if (month === undefined || year?.kind !== 'number' || year.text.length % 2 === 1) return false
  return /^[-/.]$/.test(sign!.text) && sign!.start === tokens[at]!.end && sign!.end === year.start
}

/** A dash, a stroke or a word with a blank on either side, with another number or word behind it. */
export function isSpaced(tokens: DateToken[], at: number): boolean {
  const [before, sign, next] = [itemBefore(tokens, at), itemBefore(tokens, at + 1), tokens[at + 1]]
  if (before === undefined || sign === undefined || next === undefined || sign.kind === 'number') return false
  const parts = sign.kind === 'word' ? sequenceAt(tokens, at, UNTIL) !== undefined : /^[-–/~]$/.test(sign.text)
  return parts && sign.start > before.end && next.start > sign.end
}
