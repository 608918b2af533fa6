import type { Field, Span } from '@evenhand/model'
import { closesRow, opensRow } from '../../dates/date-in-row.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Part } from '../../sections/find-sections.ts'
import type { Doc, Row } from '../../text/document.ts'
import { LONGEST_HEAD } from '../head/is-detail.ts'

/** `own`: fields that tell who somebody is, where they live and how they are reached. */
type Told = { own: Field[]; rangesOf: (row: Row) => DateRange[] }

/**
 * "Ada Merrow", "Tarnford, Kent", "ada@merrow.example" at the top of a resume that has no heading above its posts: the rows down to
 * the last of them, and those of the block that they stand in, name neither title nor employer of what is dated below.
 */
export function withoutOwnRows(doc: Doc, parts: Part[], { own, rangesOf }: Told): Part[] {
  const [top] = parts
  if (top === undefined || top.heading !== undefined || top.kind !== 'contact' || own.length === 0) return parts
  const spans = own.flatMap((field) => field.spans)
  const isTold = (at: number) => isHeadline(doc, top.rows, { at, rangesOf })
  const dated = top.rows.findIndex((row, at) => rangesOf(row).some(({ bare }) => !bare) && !isTold(at))
  const first = top.rows[dated]
  // "I have been with Merrow since 2019": told in sentences, which are read with what stands above them.
  if (
    first === undefined ||
    (first.words.length > LONGEST_HEAD && !rangesOf(first).some((range) => opensRow(first, range)))
  )
    return parts
  const above = top.rows.slice(0, dated)
  const last = above.findLastIndex((row, at) => isTold(at) || spans.some((span) => isIn(row, span)))
  if (last < 0) return parts
  const next = top.rows.findIndex(({ gap, apart }, at) => at > last && (gap || apart))
  const until = next > 0 && next <= dated ? next : last + 1
  return [{ ...top, rows: top.rows.slice(until) }, ...parts.slice(1)]
}

/**
 * "Product manager since 2017" below the name or in a block of its own: what somebody is, and since when. "Clerk, Merrow Ltd, since
 * 2017" is a post.
 */
function isHeadline(doc: Doc, rows: Row[], { at, rangesOf }: { at: number; rangesOf: Told['rangesOf'] }): boolean {
  const row = rows[at]!
  const [since, ...others] = rangesOf(row)
  if (row.bullet || since === undefined || others.length > 0 || row.words.length > LONGEST_HEADLINE) return false
  if (!since.current || since.end !== undefined || !closesRow(row, since)) return false
  if (/[,|\t(@:]/.test(doc.fold.slice(row.start, since.start))) return false
  const next = rows[at + 1]
  const begins = rows.slice(1, at + 1).findLastIndex(({ apart, gap }) => apart || gap) + 1
  return begins === 0 || (begins === at && next !== undefined && (next.apart || next.gap))
}

const LONGEST_HEADLINE = 7

function isIn(row: Row, { start, end }: Span): boolean {
  return start < row.end && end > row.start
}
