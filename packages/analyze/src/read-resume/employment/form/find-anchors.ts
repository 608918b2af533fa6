import { closesRow, opensRow } from '../../dates/date-in-row.ts'
import { SINCE } from '../../dates/date-words.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc, Row } from '../../text/document.ts'
import { DIGIT } from '../../text/fold-text.ts'
import { findHeaders } from './find-headers.ts'
import { headRow, type HeadRow } from './head-row.ts'
import { isAside } from './is-aside.ts'
import type { Head } from '../head/read-head.ts'

/** A row that dates a post, with the rows around it that may name the post: nearest first. */
export type Anchor = {
  at: number
  range: DateRange
  /** Rows by their distance from the dates: 0 their own, -1 the one above. Places and lengths of time do not count. */
  rows: Map<number, HeadRow>
  /** The employer's row above several roles, dated as a whole or not at all. */
  header?: HeadRow
}

const FARTHEST = 3
/** The same below the dates: employer, place and line of business may stand before the title. */
const FARTHEST_BELOW = 4
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
  const headers = findHeaders(doc, dated, rows)
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
        if (step > 0 && crossed.row.apart && isNextHead({ heads, rows, taken }, { at, next })) break
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

type Block = { heads: Head[]; rows: (HeadRow | undefined)[]; taken: Set<number> }

/**
 * "Clerk, Merrow", "2018 - 2021", an empty row, "Cook, Quarn", "2014 - 2018": whether a row below the dates `at` opens a block that is
 * set as theirs is, with dates right below it.
 */
function isNextHead({ heads, rows, taken }: Block, { at, next }: { at: number; next: number }): boolean {
  const isAbove = (dates: number) => {
    const above = rows[dates - 1]
    const [first] = above?.parts ?? []
    return first !== undefined && above!.likeness.ofTitle(first) >= 1 && taken.has(dates) && !heads[dates]!.row.apart
  }
  return isAlone(rows[at]) && isAbove(at) && isAbove(next + 1) && isAlone(rows[next + 1])
}

/** Whether nothing stands beside the dates. */
function isAlone(row: HeadRow | undefined): boolean {
  return row === undefined || row.parts.length === 0
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
  const since = row.words.some((word) => word.start === start && SINCE.all.has(word.key))
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
