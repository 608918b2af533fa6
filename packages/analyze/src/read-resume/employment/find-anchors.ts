import type { YearMonth } from '@evenhand/model'
import { DURATION_UNITS } from '../../knowledge/reading/present-words.ts'
import { isPlace, isStateCode } from '../contact/find-place.ts'
import { closesRow, opensRow } from '../dates/date-in-row.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import { SINCE } from '../dates/date-words.ts'
import { compareMonths } from '../dates/months.ts'
import type { Doc, Row } from '../text/document.ts'
import { DIGIT } from '../text/fold-text.ts'
import { phraseKey } from '../text/phrase-set.ts'
import { rowPlace } from '../text/row-place.ts'
import { hasLetters } from '../text/has-letters.ts'
import { untilStop, wordsOutside } from './head-parts.ts'
import type { Head } from './read-head.ts'
import type { SlotReadings } from './read-slots.ts'
import { Likenesses } from './slot-likeness.ts'
import type { Segment } from './split-head.ts'

/** A row that dates a post, with the rows around it that may name the post: nearest first. */
export type Anchor = {
  at: number
  range: DateRange
  /** Rows by their distance from the dates: 0 their own, -1 the one above. Places and lengths of time do not count. */
  rows: Map<number, HeadRow>
  /** The employer's row above several roles, dated as a whole. */
  header?: HeadRow
}

/** A row of a head: its parts, its index among the section's rows, what they are like, and what it was read as. */
export type HeadRow = { at: number; head: Head; parts: Segment[]; likeness: Likenesses; slots: SlotReadings }

const FARTHEST = 3
/** The same below the dates: employer, place and line of business may stand before the title. */
const FARTHEST_BELOW = 4
/** Evidence of an employer beside a title that no unit has, but a legal form. */
const OWN_EMPLOYER = 2
const LONGEST_ROW = 24
/** Longer rows that hold no separator before their date are sentences. */
const LONGEST_NAME = 9
/** The same of rows that end with "since 2019". */
const LONGEST_SINCE = 8

/** The dated rows of a section, each with its neighbourhood; those that span the next ones are their header. */
export function findAnchors(doc: Doc, heads: Head[]): Anchor[] {
  const gaps = heads.filter((head) => head.row.gap).length > heads.length * 0.6
  const dated = heads.flatMap((head, at) => {
    const range = dateOf(doc, head)
    return range === undefined ? [] : [{ at, range }]
  })
  const rows = heads.map((head, at) => headRow(doc, head, at))
  const headers = headersOf(doc, dated, rows)
  const anchors = dated.filter(({ at }) => !headers.own.has(at))
  const taken = new Set(anchors.map(({ at }) => at))
  return anchors.map(({ at, range }) => {
    const around = new Map<number, HeadRow>()
    const own = rows[at]
    if (own !== undefined) around.set(0, own)
    for (const step of [-1, 1] as const) {
      let distance = 0
      const farthest = step < 0 ? FARTHEST : FARTHEST_BELOW
      for (let next = at + step; Math.abs(next - at) <= 2 * FARTHEST && distance < farthest; next += step) {
        const crossed = step < 0 ? heads[next + 1] : heads[next]
        if (heads[next] === undefined || crossed === undefined || taken.has(next) || (!gaps && crossed.row.gap)) break
        const row = rows[next]
        if (heads[next]!.note === true) continue
        if (row === undefined) {
          const inBlock = step < 0 && !heads.slice(next + 1, at + 1).some(({ row: other }) => other.apart)
          const above = inBlock ? aboveBlurb(rows, heads, next) : undefined
          if (above === undefined) break
          next = above + 1
          continue
        }
        if (isAside(doc, row)) continue
        distance++
        around.set(step * distance, row)
      }
    }
    const header = headers.above.get(at)
    return { at, range, rows: around, ...(header && { header }) }
  })
}

/** Rows that say what an employer does, and those that name it and the post, above or below them. */
const LONGEST_BLURB = 3
const MOST_NAMES = 2

/** "Merrow Ltd" / "A maker of boats in Tarn." / "Clerk" / "2019 - 2021": the row above the sentences in a block of rows. */
function aboveBlurb(rows: (HeadRow | undefined)[], heads: Head[], at: number): number | undefined {
  const begins = ({ row }: Head) => row.gap || row.apart
  const isTold = (head: Head) => !head.row.bullet && !begins(head) && head.ranges.every(({ single }) => single)
  let name = at
  while (name >= 0 && at - name < LONGEST_BLURB && rows[name] === undefined && isTold(heads[name]!)) name--
  if (name === at || rows[name] === undefined) return undefined
  for (let first = name; first > name - MOST_NAMES && first >= 0; first--) {
    if (rows[first] === undefined || heads[first]!.detail || heads[first]!.ranges.length > 0) return undefined
    if (begins(heads[first]!) || first === 0) return name
  }
  return undefined
}

/** The date that a row gives its post: a span, or one date at the row's edge. */
function dateOf(doc: Doc, head: Head): DateRange | undefined {
  const { row, ranges } = head
  const span = ranges.find((range) => !range.single)
  if (span !== undefined) return isToldIn(doc, row, span) ? undefined : span
  if (head.detail) return undefined
  return ranges.find((range) => {
    if (range.begin === undefined) return false
    const opens = opensRow(row, range)
    const closes = closesRow(row, range)
    if (opens && closes) return !range.bare || head.row.words.length === 1
    const beside = opens ? doc.fold.slice(range.stop, range.stop + 3) : doc.fold.slice(range.start - 3, range.start)
    return (opens || closes) && (!range.bare || /[\t|(/]/.test(beside))
  })
}

/** A date inside a sentence: words without a separator lead up to it. */
function isToldIn(doc: Doc, row: Row, { start }: DateRange): boolean {
  const since = row.words.some((word) => word.start === start && SINCE.has(word.key))
  const longest = since ? LONGEST_SINCE : LONGEST_NAME
  if (opensRow(row, { start }) || (!row.bullet && row.words.length <= longest)) return false
  // "Clerk (school holidays 2014 - 2017, then full time)": the bracket that ends a row is no sentence.
  const open = doc.fold.slice(row.start, row.end).lastIndexOf('(')
  if (!row.bullet && open > 0 && row.start + open < start && doc.fold[row.end - 1] === ')') return false
  let before = start - 1
  while (before > row.start && doc.fold[before] === ' ') before--
  const blanks = start - 1 - before
  return blanks < 3 && doc.kinds[before]! >= DIGIT
}

function headRow(doc: Doc, head: Head, at: number): HeadRow | undefined {
  if (head.parts === undefined || (head.detail && head.ranges.length === 0 && head.inset !== true)) return undefined
  const parts = untilStop(doc, head.parts).filter(({ words }) => hasLetters(words))
  if (wordsOutside(parts) > LONGEST_ROW) return undefined
  return { at, head, parts, likeness: new Likenesses(doc, head.titles), slots: {} }
}

/** Rows that hold a place, or a length of time, and nothing else. */
function isAside(doc: Doc, { head, parts }: HeadRow): boolean {
  if (head.ranges.length > 0) return false
  const words = parts.flatMap((part) => part.words)
  return (
    isDuration(words.map(({ key }) => key)) ||
    parts.every((part) => isPlace(doc, part.words) || isStateCode(doc, part.words) || isAddress(doc, part))
  )
}

/** "www.quarnlight.example": where the employer is found. */
function isAddress(doc: Doc, { start, end }: Segment): boolean {
  return /^(?:https?:..)?[a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,40}){1,4}\/?$/.test(
    doc.fold.slice(start, Math.min(end, start + 120)),
  )
}

const UNITS = new Set(Object.values(DURATION_UNITS).flatMap((list) => list.split('|').map((unit) => phraseKey(unit))))

/** "4 years 10 months" */
export function isDuration(keys: string[]): boolean {
  const pairs = keys.length === 2 || keys.length === 4
  return pairs && keys.every((key, at) => (at % 2 === 0 ? /^\d{1,2}$/.test(key) : UNITS.has(key)))
}

type Dated = { at: number; range: DateRange }

/** More posts than that are not held at one employer. */
const MOST_ROLES = 12

/** Of the rows below it whose spans lie within its own: the row of their employer. By the index of the lower row. */
function headersOf(
  doc: Doc,
  dated: Dated[],
  rows: (HeadRow | undefined)[],
): { own: Set<number>; above: Map<number, HeadRow> } {
  const own = new Set<number>()
  const above = new Map<number, HeadRow>()
  for (const [index, { at, range }] of dated.entries()) {
    const row = aboveBareDates(rows, at, dated[index + 1]) ?? rows[at]
    if (row === undefined || range.single || above.has(at)) continue
    let until = index + 1
    while (until < dated.length && until - index <= MOST_ROLES && liesWithin(dated[until]!.range, range)) until++
    const held = dated.slice(index + 1, until)
    if (held.length === 0 || held[0]!.at - at > FARTHEST || !isEmployerRow(row, held.length)) continue
    own.add(at)
    for (const other of held) above.set(other.at, row)
  }
  const roles = new Map(dated.map((one) => [one.at, one]))
  for (const [at, row] of rows.entries()) {
    if (row === undefined || row.head.ranges.length > 0 || row.head.row.bullet || row.head.detail) continue
    // Right below a dated row, it is the employer of that one.
    if (roles.has(at - 1) && !above.has(at - 1)) continue
    const held = rolesBelow(doc, at, { roles, rows })
    if (held.length < 2 || !isEmployerRow(row, held.length)) continue
    if (isEmployerRow(row, 1) || held.every((role) => isSetApart(doc, row, rows[role.at]!)))
      for (const role of held) if (!above.has(role.at)) above.set(role.at, row)
  }
  return { own, above }
}

/** "Merrow Marketing, Inc." and below it "1998 to 2008", where a role with its own dates follows: the row above the dates. */
function aboveBareDates(rows: (HeadRow | undefined)[], at: number, next: Dated | undefined): HeadRow | undefined {
  const [name, role] = [rows[at - 1], rows[at + 1]]
  if (rows[at]?.parts.length !== 0 || next?.at !== at + 1 || name === undefined || role === undefined) return undefined
  const [title] = role.parts
  const isNamed = name.parts.length > 0 && name.head.ranges.length === 0
  return isNamed && title !== undefined && role.likeness.ofTitle(title) >= 1 ? name : undefined
}

/** Points by which a role stands in from its employer. */
const STEP = 5

/** Whether a row looks like a heading of another: bold, or farther out. */
function isSetApart(doc: Doc, { head }: HeadRow, { head: role }: HeadRow): boolean {
  const [own, other] = [rowPlace(doc, head.row), rowPlace(doc, role.row)]
  return (head.row.bold && !role.row.bold) || (own !== undefined && other !== undefined && other - own >= STEP)
}

type Below = { roles: Map<number, Dated>; rows: (HeadRow | undefined)[] }

/** The dated rows below an employer's that open with a title and name no employer of their own. */
function rolesBelow(doc: Doc, at: number, { roles, rows }: Below): Dated[] {
  const held: Dated[] = []
  for (let next = at + 1; next < rows.length && held.length <= MOST_ROLES; next++) {
    const row = rows[next]
    if (row === undefined) continue
    const role = roles.get(next)
    if (role === undefined) break
    const { parts, likeness } = row
    const [first, ...others] = parts
    if (first === undefined || likeness.ofTitle(first) < 1) break
    // "Clerk @ Merrow" and "Clerk at Merrow" name their own, whatever it is.
    const isOwn = (part: Segment, before: Segment) =>
      part.sign === 'at' ||
      doc.fold.slice(before.end, part.start).includes('@') ||
      likeness.ofEmployer(part) >= OWN_EMPLOYER
    if (others.some((part, other) => isOwn(part, parts[other]!))) break
    held.push(role)
  }
  return held
}

function isEmployerRow({ parts, likeness }: HeadRow, held: number): boolean {
  const [first] = parts
  if (first === undefined) return false
  if (parts.some((part) => likeness.ofTitle(part) >= 1)) return false
  return likeness.ofEmployer(first) >= (held > 1 ? 0 : 1)
}

/** Whether one span lies within another; one without a beginning lies in none. */
export function liesWithin(inner: DateRange, outer: DateRange): boolean {
  if (inner.begin === undefined || outer.begin === undefined) return false
  if (isBefore(inner.begin, outer.begin)) return false
  if (outer.current) return true
  const end: YearMonth | undefined = inner.current ? undefined : inner.end
  return end !== undefined && outer.end !== undefined && !isBefore(outer.end, end)
}

/** Whether one month lies before another; of years alone, whether the year does. */
function isBefore(one: YearMonth, other: YearMonth): boolean {
  return one.month === undefined || other.month === undefined ? one.year < other.year : compareMonths(one, other) < 0
}
