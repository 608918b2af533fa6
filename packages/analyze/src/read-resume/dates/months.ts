import type { YearMonth } from '@evenhand/model'

/** Months since year 0. A missing month counts as the middle of the year: July as a start, June as an end. */
export function monthIndex(date: YearMonth, side: 'start' | 'end'): number {
  return date.year * 12 + (date.month ?? (side === 'start' ? 7 : 6)) - 1
}

/** Both ends included. */
export type MonthSpan = { first: number; last: number }

/** Half a year stands for a lone year. */
const LONE_YEAR = 6

/**
 * The months from one to another. Half a year where both lie in one year, and that one of them is told without its month puts
 * them in the wrong order; undefined of others that end before they begin.
 */
export function monthSpan(begin: YearMonth, end: YearMonth): MonthSpan | undefined {
  const first = monthIndex(begin, 'start')
  const last = monthIndex(end, 'end')
  if (last < first) {
    const sameYear = begin.year === end.year && (begin.month === undefined || end.month === undefined)
    if (!sameYear) return undefined
    const from = begin.year * 12 + (begin.month === undefined ? 3 : begin.month - 1)
    return { first: from, last: from + LONE_YEAR - 1 }
  }
  return { first, last }
}

/** Months covered by at least one of the spans. */
export function unionMonths(spans: MonthSpan[]): number {
  const sorted = spans.toSorted((a, b) => a.first - b.first)
  let total = 0
  let until = -1
  for (const { first, last } of sorted) {
    if (last <= until) continue
    total += last - Math.max(first, until + 1) + 1
    until = last
  }
  return total
}

/** Less than 0 where one month comes before another, more where it comes behind it. */
export function compareMonths(a: YearMonth, b: YearMonth): number {
  return monthIndex(a, 'end') - monthIndex(b, 'end')
}
