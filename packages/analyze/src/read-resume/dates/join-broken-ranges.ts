import type { Doc, Row } from '../text/document.ts'
import { isUnspaced } from '../text/phrase-set.ts'
import { fillsRow } from './date-in-row.ts'
import { type DateToken, dateTokens } from './date-tokens.ts'
import { MONTHS, PRESENT, sequenceAt } from './date-words.ts'
import { type DateRange, rangeAt } from './find-ranges.ts'
import { compareMonths } from './months.ts'
import { skipFillers } from './named-month.ts'
import { type DateHints, readPoint } from './read-point.ts'
import { skipUntil } from './skip-until.ts'

/** Words behind the rest of a date that it dates. */
const FEWEST_BEHIND = 2
/** How far a broken date's rest reaches into the next row. */
const LONGEST_REST = 40
/** "à", "until", "-" behind the date, up to the end of its cell. */
const LONGEST_LINK = 12

/**
 * "Oct. 2008 – Dec." and "2011" below it: a span that a narrow column broke. The upper row gets the whole span; in the
 * lower row its rest counts as a date without a meaning of its own.
 */
export function joinBrokenRanges(doc: Doc, ranges: Map<number, DateRange[]>, hints: DateHints): void {
  for (const [at, row] of doc.rows.entries()) {
    const own = ranges.get(row.index)
    const next = doc.rows[at + 1]
    const last = own?.at(-1)
    if (next === undefined) break
    joinMonth(doc, ranges, { row, next })
    if (joinBracket(doc, ranges, { row, next, hints })) continue
    // Most rows have no date that goes on below.
    if (own === undefined || last === undefined) continue
    if (joinAcross(doc, ranges, { rows: [row, next, doc.rows[at + 2]], hints })) continue
    if (last.begin === undefined) continue
    const below = ranges.get(next.index)
    const joined = joinedRange(doc, { row, next, last, below: below?.[0] }, hints)
    if (joined === undefined) continue
    const others = (below ?? []).filter((range) => range.start >= joined.stop)
    // "Aug 2014 - May" / "2017, Cook, Merrow Grill": what it dates stands behind its rest.
    if (fillsRow(row, last) && next.words.filter(({ start }) => start >= joined.stop).length >= FEWEST_BEHIND) {
      own[own.length - 1] = restOf(last.start, row.end)
      ranges.set(next.index, [{ ...joined, start: last.start }, ...others])
      continue
    }
    own[own.length - 1] = { ...joined, start: last.start, stop: cellEnd(doc, row, last.stop) }
    ranges.set(next.index, [restOf(next.start, joined.stop), ...others])
  }
}

/** "May 2005", "to" and "November 2011", each in a row of its own: the last row gets the whole span, next to what it dates. */
function joinAcross(
  doc: Doc,
  ranges: Map<number, DateRange[]>,
  { rows: [row, next, third], hints }: { rows: [Row, Row, Row | undefined]; hints: DateHints },
): boolean {
  const [last, ...more] = ranges.get(row.index) ?? []
  if (third === undefined || last?.begin === undefined || !last.single || more.length > 0) return false
  if (next.end - next.start > LONGEST_LINK || third.end - third.start > LONGEST_REST) return false
  if (!fillsRow(row, last) || ranges.get(next.index) !== undefined) return false
  const cells = [row, next, third].map(({ start, end }) => dateTokens(doc, { start, end, written: doc.written }))
  if (skipUntil(cells[1]!, 0) !== cells[1]!.length) return false
  const tokens = cells.flat()
  const found = rangeAt(tokens, 0, hints)
  if (found?.next !== tokens.length || found.range.single) return false
  const { begin, end } = found.range
  if (begin !== undefined && end !== undefined && compareMonths(begin, end) > 0) return false
  ranges.set(row.index, [restOf(row.start, row.end)])
  ranges.set(next.index, [restOf(next.start, next.end)])
  ranges.set(third.index, [found.range])
  return true
}

/** "Clerk | Merrow Ltd | January of" and "2020 - present" below it: the month at the end of a row is the span's. */
function joinMonth(doc: Doc, ranges: Map<number, DateRange[]>, { row, next }: { row: Row; next: Row }): void {
  const below = ranges.get(next.index)
  const span = below?.[0]
  if (span?.begin === undefined || span.single || span.begin.month !== undefined) return
  if (span.start > next.start + 1 || span.rest === true) return
  const from = Math.max(row.start, row.end - LONGEST_MONTH)
  const tokens = dateTokens(doc, { start: from, end: row.end, written: doc.written })
  const at = tokens.findIndex((_, index) => isLastMonth(tokens, index))
  if (at < 0) return
  const { month } = sequenceAt(tokens, at, MONTHS)!.value
  const begin = { ...span.begin, month }
  if (span.end !== undefined && compareMonths(begin, span.end) > 0) return
  ranges.set(row.index, [...(ranges.get(row.index) ?? []), { ...span, begin, start: tokens[at]!.start, stop: row.end }])
  ranges.set(next.index, [restOf(span.start, span.stop), ...below!.slice(1)])
}

/** "Merrow Ltd (Sept 13" and "Till Date)": one bracket holds both dates, though the dash between them was lost. */
function joinBracket(
  doc: Doc,
  ranges: Map<number, DateRange[]>,
  { row, next, hints }: { row: Row; next: Row; hints: DateHints },
): boolean {
  const open = lastBracket(doc, Math.max(row.start, row.end - LONGEST_REST), row.end)
  if (open < 0) return false
  const close = doc.fold.slice(next.start, Math.min(next.end, next.start + LONGEST_REST)).indexOf(')')
  if (close < 0) return false
  const [start, stop] = [open + 1, next.start + close]
  const upper = dateTokens(doc, { start, end: row.end, written: doc.written })
  const lower = dateTokens(doc, { start: next.start, end: stop, written: doc.written })
  const first = readPoint(upper, 0, hints)
  const last = readPoint(lower, 0, hints)
  const current = sequenceAt(lower, 0, PRESENT)?.next === lower.length
  if (first?.date === undefined || first.next < upper.length || (!current && last?.next !== lower.length)) return false
  const [begin, end] = [first.date, current ? undefined : last?.date]
  if (!current && (end === undefined || compareMonths(begin, end) > 0)) return false
  const range = { begin, end, current, single: false, bare: false, rest: undefined, start, stop: row.end }
  const [own, below] = [ranges.get(row.index) ?? [], ranges.get(next.index) ?? []]
  ranges.set(row.index, [...own.filter((other) => other.stop <= start), range])
  ranges.set(next.index, [restOf(next.start, stop), ...below.filter((other) => other.start >= stop)])
  return true
}

/** Where a bracket opens last between two offsets; -1 where none does. */
function lastBracket({ codes }: Doc, start: number, end: number): number {
  let at = end - 1
  while (at >= start && codes[at] !== BRACKET) at--
  return at < start ? -1 : at
}

const BRACKET = 40

/** What of a span stands in the lower row: a date without a meaning of its own. */
function restOf(start: number, stop: number): DateRange {
  return { begin: undefined, end: undefined, current: false, single: true, bare: false, rest: true, start, stop }
}

/** Letters at the end of a row in which a month may stand. */
const LONGEST_MONTH = 24

/** Whether a month stands here behind a sign or a tab, and nothing behind it but a small word. */
function isLastMonth(tokens: DateToken[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]!]
  if (before === undefined || (before.kind !== 'sign' && !token.afterTab)) return false
  const month = sequenceAt(tokens, at, MONTHS)
  return month?.value.calendar === 'gregorian' && skipFillers(tokens, month.next) === tokens.length
}

type Broken = { row: Row; next: Row; last: DateRange; below: DateRange | undefined }

function joinedRange(doc: Doc, { row, next, last, below }: Broken, hints: DateHints): DateRange | undefined {
  const whole = last.end !== undefined && !last.single
  // A lone "Present" is an end as well.
  const isSpan = below !== undefined && !below.single && below.begin !== undefined
  if (whole || last.begin === undefined || isSpan) return undefined
  const cell = cellEnd(doc, row, last.stop)
  if (cell - last.stop > LONGEST_LINK) return undefined
  const upper = dateTokens(doc, { start: last.start, end: cell, written: doc.written })
  const end = Math.min(next.end, next.start + LONGEST_REST)
  const lower = dateTokens(doc, { start: next.start, end, written: doc.written })
  const tokens = [...upper, ...lower]
  const found = rangeAt(tokens, 0, hints)
  if (found === undefined || found.next <= upper.length || found.range.single) return undefined
  // "January 2013" and below it "May 2013": nothing leads from one to the other.
  const isMonth = lower[0]!.kind === 'word' && readPoint(lower, 0, hints)?.date !== undefined
  // "2009年3月<tab>退社" and below it "2009年5月<tab>入社": each date is whole, with its unit behind it.
  const isWhole = isUnspaced(upper.at(-1)!.text) && lower[0]!.kind === 'number'
  if ((isMonth || isWhole) && readPoint(upper, 0, hints)?.next === upper.length) return undefined
  const { begin, end: until } = found.range
  if (begin !== undefined && until !== undefined && compareMonths(begin, until) > 0) return undefined
  // A word that goes on in the lower row is no end of a span.
  const after = tokens[found.next]
  return found.range.end === undefined && after?.kind === 'word' && !after.afterTab ? undefined : found.range
}

function cellEnd(doc: Doc, row: Row, from: number): number {
  const tab = doc.fold.slice(from, Math.min(row.end, from + LONGEST_LINK + 1)).indexOf('\t')
  return tab < 0 ? row.end : from + tab
}
