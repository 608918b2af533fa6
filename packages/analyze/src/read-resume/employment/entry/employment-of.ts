import type { Employment, Span, YearMonth } from '@evenhand/model'
import { compareMonths, monthSpan } from '../../dates/months.ts'
import type { Doc, Row } from '../../text/document.ts'
import { endOfName } from '../../text/end-of-name.ts'
import { fieldOf, trimRange, withShortName } from '../../text/field-of.ts'
import type { Entry } from './build-entries.ts'
import { kindIn } from './kind-of-post.ts'
import { endOfTitle, startOfTitle } from '../words/end-of-title.ts'
import type { Segment } from '../words/segment.ts'
import { startOfName } from '../words/start-of-name.ts'
import { withoutStop } from '../head/stopped-parts.ts'
import { flatMap } from '../../text/flat-map.ts'

type Told = { title: Segment | undefined; employer: Segment | undefined; asOf: YearMonth }

/** A post of this title and employer; its dates, place and rows are the entry's. */
export function employmentOf(doc: Doc, entry: Entry, { title, employer, asOf }: Told): Employment {
  const { begin, end } = entry.range ?? {}
  const current = entry.range?.current === true
  const stop = current ? undefined : end
  // What the bracket behind a title holds is no part of it if that is the date or the employer.
  const after = title?.end ?? 0
  const { start: dates = 0 } = entry.range ?? {}
  const behind = Math.min(
    dates >= after ? dates : Infinity,
    employer?.sign === 'at' && employer.start > after ? employer.start : Infinity,
  )
  const span = begin === undefined ? undefined : monthSpan(begin, stop ?? (current ? latest(begin, asOf) : begin))
  const post: Partial<Employment> = {}
  if (title !== undefined) {
    const until = endOfTitle(doc, { ...title, end: withoutStop(doc, title) }, behind)
    post.title = fieldOf(doc, [startOfTitle(doc, title), until], round(Math.max(0.5, entry.titleScore)))
  }
  if (employer !== undefined) {
    const until = withShortName(doc, endOfName(doc, employer.start, beforePlace(doc, employer, entry.place)))
    post.employer = fieldOf(doc, [startOfName(doc, employer.start), until], round(Math.max(0.5, entry.employerScore)))
  }
  if (entry.place !== undefined) post.place = fieldOf(doc, [entry.place.start, entry.place.end], 0.8)
  if (begin !== undefined) post.start = begin
  if (stop !== undefined) post.end = stop
  post.current = current
  if (entry.range !== undefined) post.dates = { start: entry.range.start, end: entry.range.stop }
  post.kind = kindOf(entry)
  if (span !== undefined) post.months = span.last - span.first + 1
  post.details = entry.details.map(({ start, end: until }) => ({ start, end: until }))
  post.span = spanOf([...entry.heads, ...entry.details])
  return post as Employment
}

/** "Tern & Sons (Boston)": where a name ends before the bracket of its place. */
function beforePlace(doc: Doc, { start, end }: Segment, place: Segment | undefined): number {
  if (place === undefined || place.start <= start || place.end > end || doc.fold[end - 1] !== ')') return end
  const bracket = doc.fold.lastIndexOf('(', place.start)
  return bracket > start && place.start - bracket <= 2 ? trimRange(doc, start, bracket)[1] : end
}

/** From the first of some rows to the last. */
function spanOf(rows: Row[]): Span {
  const first = rows.reduce((one, other) => (other.start < one.start ? other : one))
  const last = rows.reduce((one, other) => (other.start >= one.start ? other : one))
  return { start: first.start, end: last.end }
}

function latest(begin: YearMonth, asOf: YearMonth): YearMonth {
  return compareMonths(begin, asOf) > 0 ? begin : asOf
}

function round(score: number): number {
  return Math.min(0.99, Math.round(score * 100) / 100)
}

function kindOf(entry: Entry): Employment['kind'] {
  return kindIn(flatMap([entry.title, entry.employer, ...entry.loose], (segment) => segment?.words ?? []))
}
