import { ERA_MARKS } from '../../knowledge/reading/month-names.ts'
import { eraOffset, gregorianMonth, hijriYear, isPlausible, PERSIAN_OFFSET } from './calendars.ts'
import type { DateToken } from './date-tokens.ts'
import { type Sequences, sequenceAt, sequencesOf } from './date-words.ts'
import { pointOf } from './point.ts'
import type { DateHints, Point } from './read-point.ts'

type Era = keyof typeof ERA_MARKS

/** Marks of the calendar that stand before or behind a year. */
export const ERAS: Sequences<Era> = sequencesOf(ERA_MARKS)

const SEPARATORS = new Set(['/', '-', '.'])

/** "พ.ศ. 2562", "2562 BE", "1440 هـ", "1398/07 ه.ش": a year whose own mark names its calendar. */
export function markedYear(tokens: DateToken[], at: number): Point | undefined {
  const before = sequenceAt(tokens, at, ERAS)
  const first = before?.next ?? at
  const year = tokens[first]
  if (year?.kind !== 'number' || year.text.length !== 4) return undefined
  const month = monthAfter(tokens, first)
  const end = month === undefined ? first + 1 : first + 3
  const after = before === undefined ? sequenceAt(tokens, end, ERAS) : undefined
  const era = before?.value ?? after?.value
  const date = era === undefined ? undefined : fromEra(Number(year.text), month, era)
  return date === undefined ? undefined : pointOf(after?.next ?? end, { date })
}

function monthAfter(tokens: DateToken[], at: number): number | undefined {
  const [sign, month] = [tokens[at + 1], tokens[at + 2]]
  if (!SEPARATORS.has(sign?.text ?? '') || month?.kind !== 'number' || month.text.length > 2) return undefined
  return Number(month.text) >= 1 && Number(month.text) <= 12 ? Number(month.text) : undefined
}

function fromEra(written: number, month: number | undefined, era: Era): Point['date'] {
  if (era === 'buddhist') {
    const year = written - 543
    return isPlausible(year) ? { year, ...(month !== undefined && { month }) } : undefined
  }
  if (written < 1300 || written > 1520) return undefined
  if (month !== undefined) return gregorianMonth(written, month, era)
  return { year: era === 'persian' ? written + PERSIAN_OFFSET : hijriYear(written) }
}

/** Signs and letters of Japanese eras, and the first sign of the years of the Republic of China. */
export const ERA_OPENERS = [...'mtshr明大昭平令民']

const LETTERS: Record<string, string> = { m: '明治', t: '大正', s: '昭和', h: '平成', r: '令和' }
const SIGNS: Record<string, string> = { 明: '明治', 大: '大正', 昭: '昭和', 平: '平成', 令: '令和' }

/** "平成30年4月", "令和元年", "民國110年", "令和二年四月", "R3.4", "昭60.4". */
export function eraDate(tokens: DateToken[], at: number, hints: DateHints): Point | undefined {
  const [first, second] = [tokens[at]!, tokens[at + 1]]
  const named = eraOffset(first.text + (second?.text ?? ''))
  const glued = second?.kind === 'number' && second.start === first.end
  const short = glued ? (SIGNS[first.text] ?? (hints.japanese ? LETTERS[first.text] : undefined)) : undefined
  const offset = named ?? (short === undefined ? undefined : eraOffset(short))
  if (offset === undefined) return undefined
  const count = countAt(tokens, named === undefined ? at + 1 : at + 2)
  if (count === undefined || !isPlausible(offset + count.value)) return undefined
  const year = offset + count.value
  if (tokens[count.next]?.text === '年') return { ...withMonthSign(tokens, count.next + 1, year), offset }
  const celled = monthCell(tokens, count.next)
  if (celled !== undefined) return pointOf(count.next + 1, { date: { year, month: celled }, offset })
  const month = monthAfter(tokens, count.next - 1)
  return month === undefined ? undefined : pointOf(count.next + 2, { date: { year, month }, offset })
}

/** A Japanese form has year and month in cells of their own: "平成20<tab>4<tab>...", in a copy "平成20 4 ...". */
export function monthCell(tokens: DateToken[], at: number): number | undefined {
  const [month, after] = [tokens[at], tokens[at + 1]]
  if (month?.kind !== 'number' || !((month.afterTab && after?.afterTab === true) || isCopied(tokens, at)))
    return undefined
  const value = Number(month.text)
  return value >= 1 && value <= 12 ? value : undefined
}

/** "令和元 9 Merrow社 入社": blanks for what parted the cells, in a row that the year opens. */
function isCopied(tokens: DateToken[], at: number): boolean {
  const [year, month, after] = [tokens[at - 1], tokens[at]!, tokens[at + 1]]
  if (year === undefined || at > MOST_OPENING || month.start === year.end || month.afterTab) return false
  return after?.kind === 'word' && after.start > month.end
}

/** Tokens of a year at most, "令和元" or "昭和63". */
const MOST_OPENING = 3

/** "平成25年～28年": the second year counts in the era of the first. */
export function eraContinued(tokens: DateToken[], at: number, { offset }: Point): Point | undefined {
  const count = offset === undefined ? undefined : countAt(tokens, at)
  if (offset === undefined || count === undefined || tokens[count.next]?.text !== '年') return undefined
  return withMonthSign(tokens, count.next + 1, offset + count.value)
}

/** The month and day behind a year's own sign: "4月1日", "三月", "3월". */
export function withMonthSign(tokens: DateToken[], at: number, year: number): Point {
  const month = countAt(tokens, at)
  if (month === undefined || !'月월'.includes(tokens[month.next]?.text ?? '?')) return pointOf(at, { date: { year } })
  const day = countAt(tokens, month.next + 1)
  const next = day !== undefined && '日일'.includes(tokens[day.next]?.text ?? '?') ? day.next + 1 : month.next + 1
  const isMonth = month.value >= 1 && month.value <= 12
  return pointOf(next, { date: { year, month: isMonth ? month.value : undefined } })
}

const NUMERALS = '〇一二三四五六七八九'
const LONGEST_NUMERAL = 4

/** A number of at most three digits, "元" (the first), or numerals as "二十三". */
function countAt(tokens: DateToken[], at: number): { value: number; next: number } | undefined {
  const token = tokens[at]
  if (token === undefined) return undefined
  if (token.kind === 'number') return token.text.length <= 3 ? { value: Number(token.text), next: at + 1 } : undefined
  if (token.text === '元') return { value: 1, next: at + 1 }
  let value = 0
  let next = at
  for (; next < at + LONGEST_NUMERAL; next++) {
    const sign = tokens[next]?.text ?? ''
    const digit = sign.length === 1 ? NUMERALS.indexOf(sign) : -1
    if (sign === '十') value = Math.max(1, value) * 10
    else if (digit >= 0) value += digit
    else break
  }
  return next === at ? undefined : { value, next }
}
