import type { YearMonth } from '@evenhand/model'
import type { DateToken } from './date-tokens.ts'
import { LEADS, sequenceAt, UNITS } from './date-words.ts'
import type { DateRange } from './find-ranges.ts'

type Found = { range: DateRange; next: number }
type Duration = { months: number; next: number }

/** "March 2019 for 8 months" ends when they are over; "(1 yr 3 mos)" behind a span belongs to it. */
export function withDuration(tokens: DateToken[], { range, next }: Found): Found {
  const duration = durationAt(tokens, next)
  if (duration === undefined) return { range, next }
  const stop = tokens[duration.next - 1]!.end
  if (!range.single || range.begin === undefined || duration.months === 0)
    return { range: { ...range, stop }, next: duration.next }
  const end =
    range.begin.month === undefined ? laterYear(range.begin, duration.months) : later(range.begin, duration.months)
  return { range: { ...range, end, single: false, bare: false, stop }, next: duration.next }
}

/** "for 8 months from March 2014": a length of time before a date that opens a span. */
export function durationBefore(tokens: DateToken[], at: number, range: DateRange): DateRange {
  const unit = sequenceAt(tokens, at - 1, UNITS)
  const count = tokens[at - 2]
  if (unit?.next !== at || count?.kind !== 'number' || count.text.length > 2 || range.begin === undefined) return range
  const months = Number(count.text) * Number(unit.value)
  const end = range.begin.month === undefined ? laterYear(range.begin, months) : later(range.begin, months)
  return months === 0 ? range : { ...range, end, current: false, start: count.start }
}

/** "6 years (2015 to 2021)": how many tokens a length of time takes that opens a row, with the sign behind it. */
export function leadingDuration(tokens: DateToken[]): number {
  const { next } = countedUnits(tokens, 0)
  return next > 0 && OPENERS.has(tokens[next]?.text ?? '') ? next + 1 : 0
}

const OPENERS = new Set(['(', '[', ',', '-', '•', '|', ':'])

function durationAt(tokens: DateToken[], at: number): Duration | undefined {
  let from = at
  if (tokens[from]?.text === ')') from++
  const opened = OPENERS.has(tokens[from]?.text ?? '')
  if (opened) from++
  const lead = sequenceAt(tokens, from, LEADS)
  if (lead !== undefined) from = lead.next
  if (!opened && lead === undefined) return undefined
  const { months, next } = countedUnits(tokens, from)
  if (next === from) return undefined
  // "8 months of which" tells; a length of time closes the row, its bracket or its part.
  const after = tokens[next]
  if (after?.kind === 'word' && !after.afterTab) return undefined
  return { months, next: after?.text === ')' || after?.text === ']' ? next + 1 : next }
}

/** "1 yr 3 mos", "10 months": behind them, a comma excepted. */
function countedUnits(tokens: DateToken[], from: number): Duration {
  let months = 0
  let next = from
  for (let part = 0; part < 2; part++) {
    const count = tokens[next]
    const unit = sequenceAt(tokens, next + 1, UNITS)
    if (count?.kind !== 'number' || count.text.length > 2 || unit === undefined) break
    months += Number(count.text) * Number(unit.value)
    next = unit.next
    if (tokens[next]?.text === '.' || tokens[next]?.text === ',') next++
  }
  return { months, next: next > from && tokens[next - 1]?.text === ',' ? next - 1 : next }
}

function later({ year, month = 1 }: YearMonth, months: number): YearMonth {
  const index = year * 12 + month - 1 + Math.max(0, months - 1)
  return { year: Math.floor(index / 12), month: (index % 12) + 1 }
}

function laterYear({ year }: YearMonth, months: number): YearMonth {
  return { year: year + Math.floor(months / 12) }
}
