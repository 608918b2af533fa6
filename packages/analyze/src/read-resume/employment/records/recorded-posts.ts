import type { Employment, SectionKind } from '@evenhand/model'
import { closesRow } from '../../dates/date-in-row.ts'
import { lookOf } from '../../sections/heading-looks.ts'
import type { Doc } from '../../text/document.ts'
import type { EmploymentHints } from '../employment-hints.ts'
import { withHeadlines } from './headline-titles.ts'
import { withFirms } from './firm-of-clients.ts'
import { labelledPosts } from './labelled-posts.ts'
import { movePosts } from './move-posts.ts'
import type { Stretch } from './post-draft.ts'
import { type PostRecord, recordPost } from './record-post.ts'
import { stackedPosts } from './stacked-columns.ts'
import { tablePosts } from './table-posts.ts'
import { withTitlesTold } from './titles-told.ts'

/** Sections whose labels and tables tell of other things. */
const OTHERS = new Set<SectionKind>([
  'projects',
  'education',
  'references',
  'publications',
  'volunteering',
  'languages',
  'personal',
  'cover-letter',
])

/**
 * Posts whose parts have labels or columns, and the rows that tell them, by index. `assigned`: all of them name a client and
 * no employer, as what somebody did for a firm's clients is told.
 */
export type Recorded = { posts: Employment[]; rows: Set<number>; assigned: boolean }

/** The posts that stand in labels or in tables with a head row, in the order of the resume. */
export function recordedPosts(doc: Doc, { parts, rangesOf, titlesOf, dates: hints, asOf }: EmploymentHints): Recorded {
  const posts: Employment[] = []
  const taken = new Set<number>()
  let assigned = true
  for (const stretch of stretchesOf(parts)) {
    const moves = movePosts(doc, stretch.rows, { rangesOf, titlesOf })
    const unmoved = withoutRecords(stretch, moves)
    const stacked = stackedPosts(doc, unmoved)
    const others = withoutRecords(unmoved, stacked)
    const tabled = tablePosts(doc, others, { dates: hints, titlesOf })
    const labelled = labelledPosts(doc, withoutRecords(others, tabled), rangesOf)
    const housed = withFirms(doc, labelled, { rows: stretch.rows, rangesOf, titlesOf })
    const records = withinSection([...moves, ...stacked, ...tabled, ...housed], stretch)
    let above: Employment | undefined
    for (const record of records) {
      const post = recordPost(doc, timed(record, rangesOf), { asOf, hints, above })
      if (record.heading !== undefined) taken.add(record.heading.index)
      for (const row of [...record.rows, ...record.details]) taken.add(row.index)
      if (post !== undefined) posts.push(post)
      assigned &&= record.slots.keys().next().value === 'client' && !record.slots.has('employer')
      if (post?.employer !== undefined) above = post
    }
  }
  const told = withTitlesTold(doc, withHeadlines(doc, posts, taken))
  return { posts: told.toSorted((a, b) => a.span.start - b.span.start), rows: taken, assigned }
}

/** "Client: Merrow Bank<tab>2017 - 2019": with the span that ends its row, where no label tells the time. */
function timed(record: PostRecord, rangesOf: EmploymentHints['rangesOf']): PostRecord {
  if (record.range !== undefined || (['dates', 'from', 'to'] as const).some((slot) => record.slots.has(slot)))
    return record
  const told = record.slots.get('client')?.[0]
  const row = record.rows.find(({ index }) => index === told?.index)
  const range = row && rangesOf(row).find((span) => !span.single && closesRow(row, span))
  return range === undefined ? record : { ...record, range }
}

/** The last record of a stretch without what stands below the heading of the next section: no label of a post follows it. */
function withinSection(records: PostRecord[], { headings }: Stretch): PostRecord[] {
  const [first, ...others] = records
  if (first === undefined) return records
  const last = others.reduce((one, other) => (other.rows[0]!.start > one.rows[0]!.start ? other : one), first)
  const end = last.details.findIndex((row) => headings.has(row))
  if (end < 0) return records
  return records.map((record) => (record === last ? { ...record, details: record.details.slice(0, end) } : record))
}

function withoutRecords(stretch: Stretch, records: PostRecord[]): Stretch {
  if (records.length === 0) return stretch
  const taken = new Set(
    records.flatMap(({ heading, rows: own, details }) => [...own, ...details, ...(heading ? [heading] : [])]),
  )
  return { ...stretch, rows: stretch.rows.filter((row) => !taken.has(row)) }
}

/** Runs of sections in which posts may stand: a label inside a post may look like a heading. */
function stretchesOf(parts: EmploymentHints['parts']): Stretch[] {
  const stretches: Stretch[] = []
  let open: Stretch | undefined
  for (const { kind, heading, rows } of parts) {
    // "BOARD COMMITTEES": what looks like a heading is no label of a post.
    if (OTHERS.has(kind) || (kind === 'memberships' && heading !== undefined && lookOf(heading) !== undefined)) {
      open = undefined
      continue
    }
    // A rail's heading shares its row with what it heads; so does a cell that looks like one.
    const shared = heading !== undefined && rows[0]?.index === heading.index
    const own = heading === undefined || shared ? rows : [heading, ...rows]
    if (open === undefined || (kind === 'employment' && heading !== undefined && !shared)) {
      open = { rows: [...own], posts: kind === 'employment', headings: new Set() }
      stretches.push(open)
    } else {
      for (const row of own) open.rows.push(row)
      if (kind === 'employment') open.posts = true
    }
    if (heading !== undefined) open.headings.add(heading)
  }
  return stretches
}
