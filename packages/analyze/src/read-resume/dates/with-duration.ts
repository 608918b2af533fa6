import type { YearMonth } from '@evenhand/model'
import type { DateToken } from './date-tokens.ts'
import { FROM, LEADS, NUMBERS, sequenceAt, UNITS } from './date-words.ts'
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
  return { range: { ...lasting(range, range.begin, duration.months), stop }, next: duration.next }
}

/** "11 meses em 2012", "10 months, 2010", "6 years (2015 to 2021)": a date behind the length of time it belongs to. */
export function withLengthBefore(tokens: DateToken[], at: number, range: DateRange): DateRange {
  const from = lengthBefore(tokens, at)
  if (from === undefined) return range
  const start = tokens[from]!.start
  const { months } = countedUnits(tokens, from)
  if (!range.single || range.begin === undefined) return { ...range, bare: false, start }
  return { ...lasting(range, range.begin, months), start }
}

/** Where a length of time begins that opens its row or cell, or stands behind a sign, and leads to a date at a token. */
function lengthBefore(tokens: DateToken[], at: number): number | undefined {
  for (let from = Math.max(0, at - LONGEST_LENGTH); from < at - 1; from++) {
    const opens = from === 0 || tokens[from]!.afterTab || tokens[from - 1]!.kind === 'sign'
    const { next } = opens ? countedUnits(tokens, from) : { next: from }
    if (next === from) continue
    const link = sequenceAt(tokens, next, FROM)?.next ?? (OPENERS.has(tokens[next]?.text ?? '') ? next + 1 : next)
    if (link === at && link > next) return from
  }
  return undefined
}

/** Tokens of "2 years 11 months in". */
const LONGEST_LENGTH = 6

/** A date that begins a span of so many months. */
function lasting(range: DateRange, begin: YearMonth, months: number): DateRange {
  const end = begin.month === undefined ? laterYear(begin, months) : later(begin, months)
  return { ...range, end, single: false, bare: false }
}

/** "for 8 months from March 2014": a length of time before a date that opens a span. */
export function durationBefore(tokens: DateToken[], at: number, range: DateRange): DateRange {
  if (at < 2) return range
  const unit = sequenceAt(tokens, at - 1, UNITS)
  const count = tokens[at - 2]
  if (unit?.next !== at || count?.kind !== 'number' || count.text.length > 2 || range.begin === undefined) return range
  const months = Number(count.text) * Number(unit.value)
  const end = range.begin.month === undefined ? laterYear(range.begin, months) : later(range.begin, months)
  return months === 0 ? range : { ...range, end, current: false, start: count.start }
}

const OPENERS = new Set(['(', '[', ',', '-', '•', '|', ':'])

function durationAt(tokens: DateToken[], at: number): Duration | undefined {
  let from = at
  // "2016 р. (20 р.)": the full stop of what marks the year.
  const isMark = tokens[from]?.text === '.' && tokens[from - 1]?.kind === 'word'
  if (isMark || tokens[from]?.text === ')') from++
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

/** A number of at most two digits, or one written out. */
function countAt(tokens: DateToken[], at: number): { value: number; next: number } | undefined {
  const token = tokens[at]
  if (token?.kind === 'number') return token.text.length > 2 ? undefined : { value: Number(token.text), next: at + 1 }
  const word = sequenceAt(tokens, at, NUMBERS)
  return word && { value: Number(word.value), next: word.next }
}

/** "1 yr 3 mos", "10 months", "ten months": behind them, a comma excepted. */
function countedUnits(tokens: DateToken[], from: number): Duration {
  let months = 0
  let next = from
  for (let part = 0; part < 2; part++) {
    const count = countAt(tokens, next)
    const unit = count && sequenceAt(tokens, count.next, UNITS)
    if (count === undefined || unit === undefined) break
    months += count.value * Number(unit.value)
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
