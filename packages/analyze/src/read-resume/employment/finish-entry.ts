import type { Employment, YearMonth } from '@evenhand/model'
import { POST_KINDS } from '../../knowledge/reading/entry-labels.ts'
import { compareMonths, monthSpan } from '../dates/months.ts'
import type { Doc, Row } from '../text/document.ts'
import { fieldOf, withShortName } from '../text/field-of.ts'
import { compilePhrases, hasPhrase, isUnspaced } from '../text/phrase-set.ts'
import type { Entry } from './build-entries.ts'
import type { Segment } from './split-head.ts'
import { splitTitle } from './split-title.ts'

const KINDS = Object.entries(POST_KINDS).map(
  ([kind, list]) => [kind as Employment['kind'], compilePhrases(list)] as const,
)

export type EntryHints = { asOf: YearMonth; fallback: Employment['kind'] }

/** The post as the profile has it: none where nothing but dates was read, one for each role of a double title. */
export function finishEntry(doc: Doc, entry: Entry, { asOf, fallback }: EntryHints): Employment[] {
  const { title, employer } = completed(entry)
  if (title === undefined && employer === undefined) return []
  const { begin, end } = entry.range ?? {}
  const single = entry.range?.single === true
  const current = entry.range?.current === true
  const stop = current ? undefined : end
  const span = begin === undefined ? undefined : monthSpan(begin, stop ?? (current ? latest(begin, asOf) : begin))
  const rows = [...entry.heads, ...entry.details].toSorted((a, b) => a.start - b.start)
  const post: Employment = {
    ...(title === undefined
      ? {}
      : { title: fieldOf(doc, [title.start, title.end], round(Math.max(0.5, entry.titleScore))) }),
    ...(employer === undefined
      ? {}
      : {
          employer: fieldOf(
            doc,
            [employer.start, withShortName(doc, employer.end)],
            round(Math.max(0.5, entry.employerScore)),
          ),
        }),
    ...(entry.place === undefined ? {} : { place: fieldOf(doc, [entry.place.start, entry.place.end], 0.8) }),
    ...(begin === undefined ? {} : { start: begin }),
    ...(stop === undefined || (single && begin === undefined && stop === undefined) ? {} : { end: stop }),
    current,
    ...(entry.range === undefined ? {} : { dates: { start: entry.range.start, end: entry.range.stop } }),
    kind: kindOf(entry, fallback),
    ...(span === undefined ? {} : { months: span.last - span.first + 1 }),
    details: entry.details.map(({ start, end: until }) => ({ start, end: until })),
    span: { start: rows[0]!.start, end: rows.at(-1)!.end },
  }
  const titles = title === undefined ? [] : splitTitle(doc, title)
  if (titles.length < 2) return [post]
  return titles.map((part) => ({ ...post, title: fieldOf(doc, [part.start, part.end], 0.8) }))
}

function latest(begin: YearMonth, asOf: YearMonth): YearMonth {
  return compareMonths(begin, asOf) > 0 ? begin : asOf
}

function round(score: number): number {
  return Math.min(0.99, Math.round(score * 100) / 100)
}

/** Fills a missing employer from the loose words beside the title; a post of unknown words needs a span of time. */
function completed(entry: Entry): { title?: Segment; employer?: Segment } {
  const { title, employer } = entry
  if (title !== undefined && employer === undefined)
    return { title, employer: entry.loose.find((segment) => segment.words.length <= 8) }
  if (title === undefined && employer === undefined && entry.range?.single === false) {
    const [first, second] = entry.loose
    if (first === undefined || entry.heads.length > 4 || (second === undefined && entry.details.length === 0)) return {}
    if (second === undefined) return { employer: first }
    // East Asian resumes name the employer first.
    const eastern = isUnspaced(first.words[0]!.key)
    return eastern ? { employer: first, title: second } : { title: first, employer: second }
  }
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
