import type { DateToken } from './date-tokens.ts'
import { BETWEEN, BETWEEN_AND, BETWEEN_CLOSERS, ENDING_FROM, ENDING_TO, sequenceAt } from './date-words.ts'
import { compareMonths } from './months.ts'
import { pointOf } from './point.ts'
import { type DateHints, type Point, readPoint } from './read-point.ts'
import { isLaterYear } from './two-numbers.ts'

/** Seasons of one post that are listed. */
const MOST_SEASONS = 6

type First = { at: number; point: Point }

/** Where the second date of a span stands that no dash or "until" divides from the first; undefined where none does. */
export function secondDate(tokens: DateToken[], first: First, hints: DateHints): number | undefined {
  return (
    ended(tokens, first.point) ??
    joined(tokens, first, hints) ??
    yearsAlone(tokens, first, hints) ??
    monthsListed(tokens, first, hints) ??
    beside(tokens, first, hints)
  )
}

/** "2012'den 2015'e kadar", "2012-től 2015-ig": the year has an ending that says "from". */
function ended(tokens: DateToken[], { next }: Point): number | undefined {
  if (tokens[next]?.text !== "'" && tokens[next]?.text !== '-') return undefined
  return sequenceAt(tokens, next + 1, ENDING_FROM)?.next
}

/** "between 2012 and 2015", "2012 és 2015 között", "summers 2014 and 2015", "summer 2006, 2007". */
function joined(tokens: DateToken[], { at, point }: First, hints: DateHints): number | undefined {
  if (point.season === true) return lastSeason(tokens, point, hints)
  const next = sequenceAt(tokens, point.next, BETWEEN_AND)?.next
  const second = next === undefined ? undefined : laterDate(tokens, { next, point }, hints)
  if (next === undefined || second === undefined) return undefined
  const opened = [at - 1, at - 2].some((from) => sequenceAt(tokens, from, BETWEEN)?.next === at)
  return opened || sequenceAt(tokens, second.next, BETWEEN_CLOSERS) !== undefined ? next : undefined
}

/** "summers 1988, 1989 and 1990": where the last of the years stands. */
function lastSeason(tokens: DateToken[], point: Point, hints: DateHints): number | undefined {
  let found: number | undefined
  let last = point
  for (let count = 0; count < MOST_SEASONS; count++) {
    const and = sequenceAt(tokens, last.next, BETWEEN_AND)
    const next = and?.next ?? (tokens[last.next]?.text === ',' ? last.next + 1 : undefined)
    const later = next === undefined ? undefined : laterDate(tokens, { next, point: last }, hints)
    if (later === undefined) break
    found = next
    last = later
  }
  return found
}

/** "1986, 1987": a list of years that fills its row or cell. */
function yearsAlone(tokens: DateToken[], { at, point }: First, hints: DateHints): number | undefined {
  if (point.bare !== true || (at > 0 && !tokens[at]!.afterTab)) return undefined
  const last = lastSeason(tokens, point, hints)
  const after = last === undefined ? undefined : readPoint(tokens, last, hints)?.next
  return after === tokens.length || (after !== undefined && tokens[after]!.afterTab) ? last : undefined
}

/** "Merrow Ltd · 03/2006, 07/2008": two months behind a sign, divided by a comma, that end their row. */
function monthsListed(tokens: DateToken[], { at, point }: First, hints: DateHints): number | undefined {
  if (point.date?.month === undefined || point.season === true || tokens[point.next]?.text !== ',') return undefined
  if (at > 0 && tokens[at - 1]!.kind !== 'sign' && !tokens[at]!.afterTab) return undefined
  const second = readPoint(tokens, point.next + 1, hints)
  if (second?.date?.month === undefined || second.next !== tokens.length) return undefined
  return compareMonths(point.date, second.date) < 0 ? point.next + 1 : undefined
}

function laterDate(tokens: DateToken[], { next, point }: { next: number; point: Point }, hints: DateHints) {
  const later = readPoint(tokens, tokens[next]?.text === "'" ? next + 1 : next, hints)
  if (later?.date === undefined || point.date === undefined) return undefined
  return later.date.year < point.date.year ? undefined : later
}

/**
 * "02/22 05/23 Merrow Electric", "1986<tab>1988": two columns of dates that open a row, the earlier first; "Aug 2015 Jun 2019":
 * two months anywhere, and two years at the end of a row, between which the dash was lost.
 */
function beside(tokens: DateToken[], { at, point }: First, hints: DateHints): number | undefined {
  const next = tokens[point.next]
  if (point.date === undefined || point.season === true || next === undefined || next.kind === 'sign') return undefined
  if (next.kind === 'word' && (point.date.month === undefined || !next.opens)) return undefined
  const second = readPoint(tokens, point.next, hints)
  if (second?.date === undefined || compareMonths(point.date, second.date) >= 0) return undefined
  if ((point.date.month === undefined) !== (second.date.month === undefined)) return undefined
  const isLast = second.next === tokens.length || tokens[second.next]!.text === ')'
  if (at !== 0 && (point.weak || second.weak || !(point.date.month !== undefined || isLast))) return undefined
  return readPoint(tokens, second.next, hints)?.date === undefined ? point.next : undefined
}

/** Behind the second year: "'e kadar", "-ig". */
export function endOfEnding(tokens: DateToken[], next: number): number {
  const sign = tokens[next]
  if ((sign?.text !== "'" && sign?.text !== '-') || sign.start !== tokens[next - 1]?.end) return next
  const ending = sequenceAt(tokens, next + 1, ENDING_TO)
  return ending === undefined || tokens[next + 1]!.start !== sign.end ? next : ending.next
}

/** "2014-15", "winter 2015/16", "2006–8" */
export function schoolYear(
  tokens: DateToken[],
  at: number,
  { point, hints }: { point: Point; hints: DateHints },
): Point | undefined {
  const token = tokens[at]
  if (token?.kind !== 'number' || token.text.length > 2 || point.date === undefined) return undefined
  if (!point.bare && point.season !== true) return undefined
  if (token.text.length === 1 && (at < 2 || !isLaterYear(tokens, at - 2, hints))) return undefined
  const round = 10 ** token.text.length
  const year = Math.floor(point.date.year / round) * round + Number(token.text)
  const end = year < point.date.year ? year + 100 : year
  return end - point.date.year > 40 ? undefined : pointOf(at + 1, { date: { year: end } })
}
