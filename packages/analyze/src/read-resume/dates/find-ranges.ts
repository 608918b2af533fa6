import type { YearMonth } from '@evenhand/model'
import type { Doc, Row } from '../text/document.ts'
import { itemBefore } from '../text/item-before.ts'
import { mayHoldDate, opensDate } from './date-openers.ts'
import { type DateToken, dateTokens } from './date-tokens.ts'
import { FROM, ONWARDS, PRESENT, sequenceAt, SINCE, UNTIL } from './date-words.ts'
import { durationBefore, withDuration, withLengthBefore } from './with-duration.ts'
import { eraContinued } from './era-years.ts'
import { compareMonths } from './months.ts'
import { monthsOfYear } from './months-of-year.ts'
import { type DateHints, type Point, readPoint } from './read-point.ts'
import { shortSpan } from './short-spans.ts'
import { DASHES, skipUntil } from './skip-until.ts'
import { endOfEnding, schoolYear, secondDate } from './two-dates.ts'

/**
 * A date or span of time in a line. `single`: one date only. `bare`: one year alone, with nothing around it. `rest`:
 * the end of a span that began in the row above, which has it whole.
 */
export type DateRange = {
  begin?: YearMonth
  end?: YearMonth
  current: boolean
  single: boolean
  bare: boolean
  rest?: true
  start: number
  stop: number
}

/** All dates and spans of time of a row, in order. */
export function findRanges(doc: Doc, row: Row, hints: DateHints): DateRange[] {
  if (!mayHoldDate(doc, row)) return []
  const tokens = dateTokens(doc, { start: row.start, end: row.end, written: doc.written })
  const ranges: DateRange[] = []
  let at = 0
  while (at < tokens.length) {
    const found = shortSpan(tokens, at, hints) ?? (at === 0 ? firstRange(tokens, hints) : rangeAt(tokens, at, hints))
    if (found === undefined) at++
    else {
      const whole = withDuration(tokens, found)
      ranges.push(withLengthBefore(tokens, at, withLead(tokens, at, whole.range)))
      at = whole.next
    }
  }
  return ranges
}

/** "1. 01.09.1982 - 12.05.1983": the number of an entry is no day. */
function firstRange(tokens: DateToken[], hints: DateHints): Found | undefined {
  const found = rangeAt(tokens, 0, hints)
  const [number, sign, first] = tokens
  if (number?.kind !== 'number' || number.text.length > 2 || first === undefined) return found
  if (!'.)'.includes(sign?.text ?? '?') || sign!.end === first.start) return found
  const behind = rangeAt(tokens, 2, hints)
  // "8. 2013 | Clerk", in a list
  if (first.text.length === 4 && hints.numbered?.().has(number.start) === true)
    return behind === undefined ? found : { ...behind, range: { ...behind.range, start: number.start } }
  if (behind === undefined || behind.range.single) return found
  return found === undefined || found.range.single || behind.range.stop > found.range.stop ? behind : found
}

type Found = { range: DateRange; next: number }

/** The date or span that begins at a token. */
export function rangeAt(tokens: DateToken[], at: number, hints: DateHints): Found | undefined {
  const token = tokens[at]
  if (token === undefined || (token.kind !== 'number' && !opensDate(token)) || isOfCode(tokens, at)) return undefined
  const point = readPoint(tokens, at, hints)
  if (point === undefined) return sinceAt(tokens, at, hints)
  const months = monthsOfYear(tokens, point, hints)
  if (months !== undefined) return { range: rangeOf(tokens, [at, months.next], months), next: months.next }
  return (
    spanFrom(tokens, { at, point }, hints) ?? onwardsFrom(tokens, at, point) ?? singleDate(tokens, { at, point }, hints)
  )
}

/** "GS-2003-09": the number of a code that begins with letters. */
function isOfCode(tokens: DateToken[], at: number): boolean {
  const number = tokens[at]!
  if (number.kind !== 'number' || at < 2) return false
  const [letters, dash] = [tokens[at - 2]!, tokens[at - 1]!]
  if (dash.text !== '-' || letters.kind !== 'word' || !letters.capital) return false
  const glued = letters.end === dash.start && dash.end === number.start
  const [second, last] = [tokens[at + 1], tokens[at + 2]]
  const isStep = second?.text === '-' && last?.kind === 'number' && last.text.length <= 2 && last.start === second.end
  return glued && isStep && !letters.opens && letters.text.length <= LONGEST_CODE
}

/** Letters of a code before its numbers. */
const LONGEST_CODE = 4

/** "2019 óta", "from 2019 onwards": words behind a date that leave its span open. */
function onwardsFrom(tokens: DateToken[], at: number, point: Point): Found | undefined {
  const from = tokens[point.next]?.text === '-' || tokens[point.next]?.text === "'" ? point.next + 1 : point.next
  const onwards = sequenceAt(tokens, from, ONWARDS)
  if (onwards === undefined || point.date === undefined || point.weak) return undefined
  return { range: rangeOf(tokens, [at, onwards.next], { begin: point.date, current: true }), next: onwards.next }
}

/** "From 2012 to 2015": the word before a span belongs to it. */
function withLead(tokens: DateToken[], at: number, range: DateRange): DateRange {
  if (range.single) return range
  for (let from = Math.max(0, at - 2); from < at; from++) {
    const lead = tokens[from]?.kind === 'word' ? sequenceAt(tokens, from, FROM) : undefined
    // 'בע"מ<tab>03/2019': the last letter of a short form, and no word of its own.
    const before = itemBefore(tokens, from)
    const isLetter = before?.text === '"' && before.end === tokens[from]!.start
    const opens = from === 0 || (before?.kind === 'sign' && !isLetter) || tokens[from]?.afterTab === true
    if (lead?.next === at && opens) return { ...range, start: tokens[from]!.start }
  }
  return range
}

/** "since March 2019"; and a lone "Present" that ends the date of the line above. */
function sinceAt(tokens: DateToken[], at: number, hints: DateHints): Found | undefined {
  const since = sequenceAt(tokens, at, SINCE)
  if (since !== undefined) {
    const next = ":-'".includes(tokens[since.next]?.text ?? '?') ? since.next + 1 : since.next
    // "Merrow Sverige AB<tab>03/2021": what a tab parts from a date belongs to the name before it.
    const isApart = at > 0 && !tokens[at]!.afterTab && tokens[next]?.afterTab === true
    const point = isApart ? undefined : readPoint(tokens, next, hints)
    if (point?.date !== undefined && (!point.weak || isShort(tokens, next))) {
      const span = spanFrom(tokens, { at: next, point }, hints)
      if (span !== undefined) return { range: { ...span.range, start: tokens[at]!.start }, next: span.next }
      const range = rangeOf(tokens, [at, point.next], { begin: point.date, current: true })
      return { range: durationBefore(tokens, at, range), next: point.next }
    }
  }
  const present = sequenceAt(tokens, at, PRESENT)
  const begun = present === undefined ? undefined : begunBehind(tokens, { at, next: present.next }, hints)
  if (begun !== undefined) return begun
  if (present !== undefined && at === 0 && isEdge(tokens[present.next])) {
    return { range: rangeOf(tokens, [0, present.next], { current: true }), next: present.next }
  }
  return undefined
}

/** "since '12", "since 9/22", "since 09.22"; "since 3.19" may be a version. */
function isShort(tokens: DateToken[], at: number): boolean {
  return tokens[at - 1]?.text === "'" || tokens[at + 1]?.text === '/' || tokens[at]!.text.length > 1
}

/** "current, from 11/2021", "Present - March 2019": the end stands first. */
function begunBehind(tokens: DateToken[], { at, next }: { at: number; next: number }, hints: DateHints) {
  if (at > 0 && tokens[at - 1]!.kind !== 'sign' && !tokens[at]!.afterTab) return undefined
  let from = next
  while (from < next + 2 && [',', '-', '(', ':'].includes(tokens[from]?.text ?? '')) from++
  const link = sequenceAt(tokens, from, SINCE) ?? sequenceAt(tokens, from, FROM)
  const start = link?.next ?? from
  if (start === next) return undefined
  const point = readPoint(tokens, start, hints)
  if (point?.date === undefined || point.weak || tokens[start]!.afterTab) return undefined
  if (spanFrom(tokens, { at: start, point }, hints) !== undefined) return undefined
  return { range: rangeOf(tokens, [at, point.next], { begin: point.date, current: true }), next: point.next }
}

function isEdge(token: DateToken | undefined): boolean {
  return token === undefined || token.kind === 'sign'
}

type Told = Pick<DateRange, 'begin' | 'end'> & Partial<Pick<DateRange, 'current' | 'single' | 'bare'>>

function rangeOf(
  tokens: DateToken[],
  [from, until]: [number, number],
  { begin, end, current = false, single = false, bare = false }: Told,
): DateRange {
  const [start, stop] = [tokens[from]!.start, tokens[until - 1]!.end]
  return { begin, end, current, single, bare, rest: undefined, start, stop }
}

function spanFrom(
  tokens: DateToken[],
  { at, point }: { at: number; point: Point },
  hints: DateHints,
): Found | undefined {
  const until = skipUntil(tokens, point.next) ?? secondDate(tokens, { at, point }, hints)
  if (until === undefined) return undefined
  // "'12 to '15"
  const second = tokens[until]?.text === "'" && tokens[until + 1]?.kind === 'number' ? until + 1 : until
  const present = sequenceAt(tokens, second, PRESENT)
  if (present !== undefined) {
    return { range: rangeOf(tokens, [at, present.next], { begin: point.date, current: true }), next: present.next }
  }
  const end =
    readPoint(tokens, second, hints) ??
    eraContinued(tokens, second, point) ??
    schoolYear(tokens, second, { point, hints })
  if (end === undefined) return openEnd(tokens, { at, point, second }, hints)
  if (point.month !== undefined && point.date === undefined && end.date === undefined && end.month !== undefined)
    return undefined
  const begin =
    point.date ??
    (point.month !== undefined && end.date !== undefined ? { year: end.date.year, month: point.month } : undefined)
  // Right-to-left text has the later date first where its numbers were read left to right.
  const turned = hints.arabic && begin !== undefined && end.date !== undefined && compareMonths(begin, end.date) > 0
  const value = turned ? { begin: end.date, end: begin } : { begin, end: end.date }
  const next = endOfEnding(tokens, end.next)
  return { range: rangeOf(tokens, [at, next], value), next }
}

/** "2019 -", "(2019 -)", "2019 - ..." with nothing after it is an open end. `second`: the token behind the dash. */
function openEnd(
  tokens: DateToken[],
  { at, point, second }: { at: number; point: Point; second: number },
  hints: DateHints,
): Found | undefined {
  let next = second
  while (tokens[next]?.text === '.' && !tokens[next]!.afterTab) next++
  const after = tokens[next]
  const dashed = DASHES.has(tokens[second - 1]!.text) || tokens[second - 1]!.text === '.'
  const closed =
    after === undefined ||
    (dashed && (after.afterTab || after.text === ')' || after.text === ']' || isOpenDash(tokens, { at, next }, hints)))
  if (!closed || point.date === undefined || point.weak) return undefined
  return { range: rangeOf(tokens, [at, next], { begin: point.date, current: true }), next }
}

/** "2022- Curator" at the start of a row, beside others of whole spans. `next`: the word behind the dash. */
function isOpenDash(tokens: DateToken[], { at, next }: { at: number; next: number }, hints: DateHints): boolean {
  const [year, dash, after] = [tokens[at]!, tokens[next - 1]!, tokens[next]!]
  if (next !== at + 2 || year.text.length !== 4 || after.kind !== 'word' || dash.start > year.end) return false
  return dash.text === '-' && after.start > dash.end && hints.openDashes?.() === true
}

/** "'18" that opens a row or cell. */
function isShortYear(tokens: DateToken[], at: number): boolean {
  const mark = at === 0 ? undefined : tokens[at - 1]
  return mark?.text === "'" && mark.end === tokens[at]!.start && (at === 1 || mark.afterTab)
}

function singleDate(
  tokens: DateToken[],
  { at, point }: { at: number; point: Point },
  hints: DateHints,
): Found | undefined {
  const whole = hints.cell === true && at === 0 && point.next === tokens.length
  if (point.weak && !whole && !isShortYear(tokens, at)) return undefined
  if (point.date === undefined && point.month === undefined && point.next - at < 2) return undefined
  // "bis 2016", "jusqu'en 2016"
  const until = [1, 2, 3].some((back) => sequenceAt(tokens, at - back, UNTIL)?.next === at)
  const range = rangeOf(tokens, [at, point.next], {
    begin: until ? undefined : point.date,
    end: point.date,
    single: true,
    bare: point.bare === true,
  })
  return { range, next: point.next }
}
