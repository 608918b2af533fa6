import type { Employment, YearMonth } from '@evenhand/model'
import type { TermMatch } from '../../knowledge/match-terms.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Part } from '../sections/find-sections.ts'
import type { Doc, Row } from '../text/document.ts'
import { overlapping } from '../text/overlapping.ts'
import { applyForm } from './apply-form.ts'
import { buildEntries, type Entry } from './build-entries.ts'
import { findProsePosts } from './find-prose-posts.ts'
import { type EmployerHabit, finishEntry } from './finish-entry.ts'
import { indentedRows } from './indented-rows.ts'
import { joinUnitRows } from './join-units.ts'
import { readHead } from './read-head.ts'
import type { Segment } from './split-head.ts'

export type EmploymentHints = {
  parts: Part[]
  /** Terms of the knowledge that stand in a row. */
  titlesOf: (row: Row) => TermMatch[]
  rangesOf: (row: Row) => DateRange[]
  asOf: YearMonth
}

/** The posts held, in the order of the resume. */
export function findEmployment(doc: Doc, hints: EmploymentHints): Employment[] {
  const sections = hints.parts.filter((part) => part.kind === 'employment')
  const posts = sections.flatMap((part) => readPart(doc, part, { ...hints, fallback: 'job' }))
  if (sections.length > 0 && posts.length > 0) return posts
  // No section says so: posts are where a title stands beside a span of time.
  const others = hints.parts.filter(
    (part) => part.kind === 'contact' || part.kind === 'other' || part.kind === 'summary' || part.kind === 'projects',
  )
  const found = others.flatMap((part) =>
    readPart(doc, part, { ...hints, fallback: 'job' }).filter(
      (post) => post.title !== undefined && post.dates !== undefined,
    ),
  )
  if (found.length > 0) return found
  return hints.parts
    .filter((part) => part.kind !== 'references')
    .flatMap((part) => part.rows)
    .flatMap((row) =>
      findProsePosts(doc, row, { titles: hints.titlesOf(row), ranges: hints.rangesOf(row), asOf: hints.asOf }),
    )
}

function readPart(
  doc: Doc,
  part: Part,
  { titlesOf, rangesOf, asOf, fallback }: EmploymentHints & { fallback: Employment['kind'] },
): Employment[] {
  const indented = indentedRows(doc, part.rows, (row) => rangesOf(row).some((range) => range.start <= row.start + 2))
  const heads = part.rows.map((row) => {
    const hints = { ranges: rangesOf(row), titles: titlesOf(row) }
    return readHead(doc, row, indented.has(row) ? { ...hints, indented: true } : hints)
  })
  const joined = joinUnitRows(doc, heads)
  const entries = applyForm(doc, joined, buildEntries(joined))
  const habit = employerHabit(entries)
  const posts = entries.flatMap((entry) => finishEntry(doc, entry, { asOf, fallback, habit }))
  const sure = posts.filter(isSure)
  if (sure.length < FEWEST_SURE) return posts
  const forms = new Set(sure.map((post) => formOf(doc, part.rows, post)))
  return posts.filter((post) => !isGuess(post) || forms.has(formOf(doc, part.rows, post)))
}

/** From so many posts with a known title on, a section's other dated rows are projects, clients or talks. */
const FEWEST_SURE = 2
const SURE = 0.75

function isSure({ title, dates }: Employment): boolean {
  return title !== undefined && title.confidence >= SURE && dates !== undefined
}

/** Nothing but words of unknown meaning beside a date. */
function isGuess({ title, employer }: Employment): boolean {
  if (title === undefined) return (employer?.confidence ?? 0) < 0.9
  return title.confidence <= 0.5 && (employer?.confidence ?? 0) <= 0.5
}

/**
 * How a post's dates stand in their row, the look of the row, and how far from it the title stands: the posts
 * of one resume are set alike.
 */
function formOf(doc: Doc, rows: Row[], { dates, title }: Employment): string {
  const [row] = dates === undefined ? [] : overlapping(rows, dates.start, dates.start + 1)
  if (dates === undefined || row === undefined) return 'undated'
  const opens = dates.start <= row.start + 2
  const closes = dates.end >= row.end - 2
  const gap = doc.fold.slice(Math.max(row.start, dates.start - 3), dates.start).replaceAll(/[^\t(|,-]/g, '')
  const [titled] = title === undefined ? [] : overlapping(rows, title.spans[0]!.start, title.spans[0]!.start + 1)
  const apart = titled === undefined ? 'untitled' : titled.index - row.index
  return [opens, closes, row.bold, row.bullet, gap, apart].join(' ')
}

function employerHabit(entries: Entry[]): EmployerHabit {
  const named = entries.flatMap(({ title, employer, loose, tail, heads }) => {
    const other = employer ?? loose.find((segment) => segment !== tail && segment.sign === '')
    return title === undefined || other === undefined ? [] : [{ title, other, heads }]
  })
  const first = named.filter(({ title, other }) => other.start < title.start)
  const apart = named.filter(({ title, other, heads }) => !heads.some((row) => holds(row, title) && holds(row, other)))
  return { employerFirst: first.length * 2 > named.length, employerApart: apart.length * 2 > named.length }
}

function holds(row: Row, { start, end }: Segment): boolean {
  return row.start <= start && row.end >= end
}
