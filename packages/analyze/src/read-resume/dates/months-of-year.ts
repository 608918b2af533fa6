import type { YearMonth } from '@evenhand/model'
import type { DateToken } from './date-tokens.ts'
import { type DateHints, type Point, readPoint } from './read-point.ts'
import { skipUntil } from './skip-until.ts'

type Months = { begin: YearMonth; end: YearMonth; next: number }

/** "2008 (Jan – Nov)": the months of a year in the bracket behind it. `next`: the token behind the bracket. */
export function monthsOfYear(
  tokens: DateToken[],
  { date, bare, next: open }: Point,
  hints: DateHints,
): Months | undefined {
  if (bare !== true || date === undefined || tokens[open]?.text !== '(') return undefined
  const first = readPoint(tokens, open + 1, hints)
  const until = first?.month === undefined ? undefined : skipUntil(tokens, first.next)
  const last = until === undefined ? undefined : readPoint(tokens, until, hints)
  if (first?.month === undefined || last?.month === undefined) return undefined
  if (first.date !== undefined || last.date !== undefined) return undefined
  const { year } = date
  if (last.month < first.month || tokens[last.next]?.text !== ')') return undefined
  return { begin: { year, month: first.month }, end: { year, month: last.month }, next: last.next + 1 }
}
