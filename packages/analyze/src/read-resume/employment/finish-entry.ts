import type { Employment, YearMonth } from '@evenhand/model'
import { POST_KINDS } from '../../knowledge/reading/entry-labels.ts'
import { compareMonths, monthSpan } from '../dates/months.ts'
import type { Doc, Row } from '../text/document.ts'
import { fieldOf } from '../text/field-of.ts'
import { compilePhrases, hasPhrase } from '../text/phrase-set.ts'
import type { Entry } from './build-entries.ts'
import type { Segment } from './split-head.ts'

const KINDS = Object.entries(POST_KINDS).map(
  ([kind, list]) => [kind as Employment['kind'], compilePhrases(list)] as const,
)

export type EntryHints = { asOf: YearMonth; fallback: Employment['kind'] }

/** A post as the profile has it. Undefined where nothing but dates was read. */
export function finishEntry(doc: Doc, entry: Entry, { asOf, fallback }: EntryHints): Employment | undefined {
  const { title, employer } = completed(entry)
  if (title === undefined && employer === undefined) return undefined
  const { begin, end } = entry.range ?? {}
  const single = entry.range?.single === true
  const current = entry.range?.current === true
  const stop = current ? undefined : end
  const span = begin === undefined ? undefined : monthSpan(begin, stop ?? (current ? latest(begin, asOf) : begin))
  const rows = [...entry.heads, ...entry.details].toSorted((a, b) => a.start - b.start)
  return {
    ...(title === undefined
      ? {}
      : { title: fieldOf(doc, [title.start, title.end], round(Math.max(0.5, entry.titleScore))) }),
    ...(employer === undefined
      ? {}
      : { employer: fieldOf(doc, [employer.start, employer.end], round(Math.max(0.5, entry.employerScore))) }),
    ...(entry.place === undefined ? {} : { place: fieldOf(doc, [entry.place.start, entry.place.end], 0.8) }),
    ...(begin === undefined ? {} : { start: begin }),
    ...(stop === undefined || (single && begin === undefined && stop === undefined) ? {} : { end: stop }),
    current,
    ...(entry.range === undefined ? {} : { dates: { start: entry.range.start, end: entry.range.stop } }),
    kind: kindOf(entry, fallback),
    ...(span === undefined ? {} : { months: span.last - span.first + 1 }),
    details: entry.details.map(({ start, end: until }) => ({ start, end: until })),
    span: { start: rows[0]!.start, end: Math.max(...rows.map((row) => row.end)) },
  }
}

function latest(begin: YearMonth, asOf: YearMonth): YearMonth {
  return compareMonths(begin, asOf) > 0 ? begin : asOf
}

function round(score: number): number {
  return Math.min(0.99, Math.round(score * 100) / 100)
}

/** Fills a missing title or employer from the loose words beside what is known. */
function completed(entry: Entry): { title?: Segment; employer?: Segment } {
  let { title, employer } = entry
  const loose = entry.loose.filter((segment) => segment.words.length <= 8 && segment !== title && segment !== employer)
  const opening = loose.find((segment) => segment === entry.opening)
  if (title === undefined && opening !== undefined && (employer !== undefined || loose.length >= 2)) {
    title = opening
    employer ??= loose.find((segment) => segment !== opening)
  } else if (employer === undefined) employer = loose[0]
  return { title, employer }
}

function kindOf(entry: Entry, fallback: Employment['kind']): Employment['kind'] {
  if (fallback !== 'job') return fallback
  const words = [entry.title, entry.employer, ...entry.loose].flatMap((segment) => segment?.words ?? [])
  for (const [kind, set] of KINDS) if (hasPhrase(words, set)) return kind
  return 'job'
}

/** Rows of a post's own lines, for the skills they show. */
export function rowsOf(entry: Entry): Row[] {
  return [...entry.heads, ...entry.details]
}
