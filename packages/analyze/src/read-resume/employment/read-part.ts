import type { Employment, Span } from '@evenhand/model'
import { closesRow, opensRow } from '../dates/date-in-row.ts'
import type { Part } from '../sections/find-sections.ts'
import type { Doc, Row } from '../text/document.ts'
import { overlapping } from '../text/overlapping.ts'
import { itemBefore } from '../text/item-before.ts'
import { employerHabit } from './entry/employer-habit.ts'
import type { EmploymentHints } from './employment-hints.ts'
import { withoutCountedSkills } from './rows/counted-skills.ts'
import { withoutContracts } from './rows/contract-rows.ts'
import { withoutFactRows } from './rows/fact-rows.ts'
import { withoutIndustries } from './rows/industry-rows.ts'
import { withRaisedDates } from './rows/fallen-dates.ts'
import { withoutFirmFacts } from './rows/firm-facts.ts'
import { finishEntry } from './entry/finish-entry.ts'
import { indentedRows } from './rows/indented-rows.ts'
import { steppedRows } from './rows/stepped-rows.ts'
import { withListedHeads } from './rows/listed-heads.ts'
import { withLengths } from './rows/lasting-rows.ts'
import { ownDates } from './rows/own-dates.ts'
import { withPooledDates } from './entry/pooled-dates.ts'
import { withScatteredDates } from './entry/scattered-dates.ts'
import { readEntries } from './read-entries.ts'
import { splitTitlesOffNames } from './entry/title-before-name.ts'
import { splitTownsOff } from './entry/town-column.ts'
import { type Unit, unwrapRows } from './rows/unwrap-rows.ts'

/** What is read in a section, without what is no more than unknown words set unlike the sure posts. */
export function readPart(doc: Doc, part: Part, hints: EmploymentHints): Employment[] {
  const posts = entriesIn(doc, part, hints)
  const sure = posts.filter(isSure)
  const most = sure.length >= FEWEST_ALIKE ? LIKELY : UNKNOWN
  // One post alone does not tell how the others are set.
  if (sure.length === 1 || !posts.some((post) => isGuess(post, most))) return posts
  const told = sure.length > 0 ? sure : posts.filter((post) => !isGuess(post, most))
  const forms = new Set([...told.map((post) => formOf(doc, part.rows, post)), ...habitsOf(doc, part, posts)])
  const isUnlike = (post: Employment) => isGuess(post, most) && !forms.has(formOf(doc, part.rows, post))
  // Where no title is known, an employer may be all that is told of a post.
  return posts.filter((post) => (sure.length === 0 && post.title === undefined) || !isUnlike(post))
}

/** Everything in a section that is set as a post, whatever its words. */
export function entriesIn(doc: Doc, part: Part, { titlesOf, rangesOf, asOf }: EmploymentHints): Employment[] {
  const rows = withListedHeads(doc, part.rows, rangesOf)
  const indented = indentedRows(doc, rows, (row) => rangesOf(row).some((range) => opensRow(row, range)))
  const stepped = steppedRows(doc, rows, { titlesOf, rangesOf })
  const held = withoutAsides(doc, unwrapRows(doc, rows, { rangesOf, titlesOf }))
  const units = withLengths(doc, ownDates(doc, withRaisedDates(doc, held)))
  const titlesIn = ({ start, end }: Span) => overlapping(part.rows, start, end).flatMap(titlesOf)
  const read = (some: Unit[]) => readEntries(doc, some, { indented, stepped })
  const entries = withScatteredDates(doc, units, { entries: withPooledDates(doc, units, read), entriesOf: read })
  splitTitlesOffNames(doc, entries, titlesIn)
  splitTownsOff(doc, entries)
  const habit = employerHabit(entries)
  return entries.flatMap((entry, at) => finishEntry(doc, entry, { asOf, habit, above: itemBefore(entries, at) }))
}

/** Without what boards, networks and forms put between the rows of a post: contracts, branches, facts of the firm, counted skills. */
function withoutAsides(doc: Doc, units: Unit[]): Unit[] {
  const skilled = withoutContracts(doc, withoutCountedSkills(doc, units))
  return withoutFirmFacts(doc, withoutFactRows(doc, withoutIndustries(doc, skilled)))
}

/** From so many posts with a known title on, a section's other dated rows are projects, clients or talks. */
export const FEWEST_SURE = 2
const SURE = 0.75

/** A known title, and when it was held. */
export function isSure({ title, dates }: Employment): boolean {
  return title !== undefined && title.confidence >= SURE && dates !== undefined
}

/** A title, an employer, and when. */
export function isWhole({ title, employer, dates }: Employment): boolean {
  return title !== undefined && employer !== undefined && dates !== undefined
}

/** Nothing but words of unknown meaning beside a date. `most`: how sure their meaning may be at most. */
export function isGuess({ title, employer }: Employment, most: number): boolean {
  if (title === undefined) return (employer?.confidence ?? 0) < 0.9
  return title.confidence <= most && (employer?.confidence ?? 0) <= most
}

export const UNKNOWN = 0.5
/** What is likely is asked to look like the others where so many posts are sure. */
const LIKELY = 0.8
const FEWEST_ALIKE = 5

/**
 * Below a heading of work where no title is known: how posts of unknown words are set that all tell title, firm, span and duties,
 * more of them than one.
 */
function habitsOf(doc: Doc, { kind, rows }: Part, posts: Employment[]): string[] {
  if (kind !== 'employment' || posts.some(isSure)) return []
  const told = posts.filter((post) => isWhole(post) && isSpan(post) && post.details.length > 0)
  const forms = told.map((post) => formOf(doc, rows, post))
  return forms.filter((form, at) => forms.indexOf(form) !== at)
}

function isSpan({ start, end, current }: Employment): boolean {
  return start?.month !== undefined && (current || end?.month !== undefined)
}

/**
 * How a post's dates stand in their row, the look of the row, and how far from it the title stands: the posts
 * of one resume are set alike.
 */
function formOf(doc: Doc, rows: Row[], { dates, title }: Employment): string {
  const [row] = dates === undefined ? [] : overlapping(rows, dates.start, dates.start + 1)
  if (dates === undefined || row === undefined) return 'undated'
  const opens = opensRow(row, dates)
  const closes = closesRow(row, { stop: dates.end })
  const gap = doc.fold.slice(Math.max(row.start, dates.start - 3), dates.start).replaceAll(/[^\t(|,-]/g, '')
  const [titled] = title === undefined ? [] : overlapping(rows, title.spans[0]!.start, title.spans[0]!.start + 1)
  const apart = titled === undefined ? 'untitled' : titled.index - row.index
  return [opens, closes, row.bold, row.bullet, gap, apart].join(' ')
}
