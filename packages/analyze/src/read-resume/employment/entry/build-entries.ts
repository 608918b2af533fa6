import type { DateRange } from '../../dates/find-ranges.ts'
import type { Row } from '../../text/document.ts'
import { dateOrder } from './date-order.ts'
import { datedBlocks } from './dated-blocks.ts'
import { KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { continues } from '../rows/continues.ts'
import { inheritEmployers } from './inherit-employers.ts'
import type { Promotion } from '../head/promotion-in.ts'
import type { Head } from '../head/read-head.ts'
import type { Role } from '../head/roles-in-row.ts'
import type { Segment } from '../words/segment.ts'
import { takeTitleBelow } from './title-below.ts'

/** A post in the making. */
export type Entry = {
  title?: Segment
  titleScore: number
  employer?: Segment
  employerScore: number
  place?: Segment
  range?: DateRange
  /** Candidates for a missing title or employer, in order. */
  loose: Segment[]
  /** Loose words that open the row of the dates. */
  opening?: Segment
  /** Words behind the title's comma: its specialty, unless nothing else names the employer. */
  tail?: Segment
  heads: Row[]
  details: Row[]
  /** Time between posts. */
  left?: boolean
  /** The next title in the same post. */
  promotion?: Promotion | undefined
  /** Further titles with their own dates. */
  roles?: Role[] | undefined
  /** A label names its title or employer. */
  labelled?: boolean | undefined
  /** A label below the head has told its title. */
  told?: boolean | undefined
}

/** With all it may hold, so that the engine that runs us keeps every entry in one form. */
export function emptyEntry(): Entry {
  return {
    title: undefined,
    titleScore: 0,
    employer: undefined,
    employerScore: 0,
    place: undefined,
    range: undefined,
    loose: [],
    opening: undefined,
    tail: undefined,
    heads: [],
    details: [],
    left: undefined,
    promotion: undefined,
    roles: undefined,
    labelled: undefined,
    told: undefined,
  }
}

/**
 * Gathers the rows of an employment section into posts. A post's head is a run of head rows that fills each slot
 * once; a row that would fill a slot twice begins the next post. Rows of detail close the head.
 */
export function buildEntries(heads: Head[]): Entry[] {
  const order = dateOrder(heads)
  const dated = heads.filter((head) => head.ranges.some((range) => !range.single)).length >= 2
  const blocks = datedBlocks(heads)
  const entries: Entry[] = []
  let entry = emptyEntry()
  let open = true
  const next = () => {
    if (isEntry(entry)) entries.push(entry)
    else {
      const last = entries.at(-1)
      for (const row of [...entry.heads, ...entry.details]) last?.details.push(row)
    }
    entry = emptyEntry()
    open = true
  }
  for (const [at, head] of heads.entries()) {
    if (blocks.has(at) && entry.range !== undefined) next()
    if (head.detail && head.title === undefined && head.ranges.length === 0) {
      entry.details.push(head.row)
      open = entry.range === undefined && entry.title === undefined && entry.heads.length < 3
      continue
    }
    const range = head.ranges.find((found) => !found.single) ?? head.ranges[0]
    if (dated && range === undefined && isComplete(entry) && tellsMore(heads, at, entry)) {
      takeTitleBelow(entry, head)
      // The head has all it needs: what follows tells of the post, whatever words it holds.
      entry.details.push(head.row)
      open = false
      continue
    }
    const conflict = conflicts(entry, head, range)
    const opens = head.title !== undefined || range !== undefined || head.employerScore >= 0.6
    if (!opens) {
      // A short line with nothing known in it: part of a head if one follows or is open, else a detail.
      if (isFollowedByHead(heads, at) && (!open || isEntry(entry)) && entry.details.length > 0) next()
      if (open || entry.heads.length === 0) entry.loose.push(...head.loose)
      if (head.place !== undefined && open) entry.place ??= head.place
      if (entry.details.length > 0 || (!open && entry.heads.length > 0)) entry.details.push(head.row)
      else entry.heads.push(head.row)
      continue
    }
    const closed =
      order === 'last'
        ? head.title !== undefined && entry.range !== undefined && entry.title === undefined
        : order === 'first' && range !== undefined && entry.title !== undefined
    if (
      conflict ||
      (closed && !(range !== undefined && entry.range !== undefined && continues(entry.range, range))) ||
      (!open &&
        entry.details.length > 0 &&
        (range !== undefined || (head.titleScore >= 0.7 && !completes(entry, head)))) ||
      (range === undefined && isComplete(entry) && entry.details.length > 0) ||
      (!open && (isNextEmployer(entry, head, heads[at + 1]) || isNextUntitled(heads, at, entry)))
    )
      next()
    fill(entry, head, range)
  }
  next()
  return inheritEmployers(entries)
}

/** "Position: Clerk" below the dates and the line of business: what the post lacks still, by its label or its rows. */
function completes(entry: Entry, head: Head): boolean {
  if (head.title === undefined || entry.title !== undefined || entry.range === undefined) return false
  return head.parts === undefined || isOfBlock(entry, head)
}

/** A title below an employer and its dates, from which short rows alone part it: "Salary: $48,000". */
function isOfBlock({ employer, details }: Entry, { ranges, row }: Head): boolean {
  if (employer === undefined || ranges.length > 0 || row.bullet || row.gap || row.apart) return false
  return details.every(({ bullet, words }) => !bullet && words.length <= LONGEST_NOTE)
}

/** Words of a row that tells of a post what is no sentence. */
const LONGEST_NOTE = 8

function isComplete(entry: Entry): boolean {
  const { title, range, employer, loose, tail } = entry
  return title !== undefined && range !== undefined && (employer ?? loose.find((other) => other !== tail)) !== undefined
}

/** Whether an undated row below a whole post tells of it, whatever its words: no known title, and no head of the next. */
function tellsMore(heads: Head[], at: number, entry: Entry): boolean {
  const head = heads[at]!
  // "Client: Merrow Bank", "Role: Developer" below a post that no label names: what it was done for.
  if (head.labelled === true && entry.labelled !== true) return true
  return head.titleScore < SURE && !beginsPost(heads, at, entry)
}

/** The least of a title that the knowledge has as a whole, or that a label says is one. */
const SURE = 0.9

/** Rows a head may take before its dates. */
const LONGEST_HEAD = 3

/** Whether an undated row after a whole post opens the next: dates follow before any detail, or it alone is bold. */
function beginsPost(heads: Head[], at: number, entry: Entry): boolean {
  const { row } = heads[at]!
  if (row.bullet) return false
  for (const [distance, next] of heads.slice(at, at + LONGEST_HEAD).entries()) {
    const span = next.ranges.some((range) => !range.single || range.begin !== undefined)
    if (distance > 0 && span) return true
    if (next.detail && distance > 0) break
  }
  return row.bold && entry.details.length > 0 && entry.details.every((detail) => !detail.bold)
}

function isEntry(entry: Entry): boolean {
  return (
    entry.title !== undefined || (entry.range !== undefined && (entry.employer !== undefined || entry.loose.length > 0))
  )
}

function conflicts(entry: Entry, head: Head, range: DateRange | undefined): boolean {
  if (range !== undefined && entry.range !== undefined && !continues(entry.range, range)) return true
  if (head.title !== undefined && entry.title !== undefined && head.titleScore >= 0.5) return true
  return (
    head.employer !== undefined &&
    entry.employer !== undefined &&
    head.employerScore >= KNOWN_EMPLOYER &&
    entry.employerScore >= KNOWN_EMPLOYER &&
    entry.title !== undefined &&
    entry.range !== undefined
  )
}

/** An employer below what was done in a post that has its own, and right above a title: the next post, though nothing is dated. */
function isNextEmployer(entry: Entry, { employer, title, ranges }: Head, below: Head | undefined): boolean {
  if (employer === undefined || title !== undefined || ranges.length > 0 || entry.range !== undefined) return false
  const isNamed = entry.employer !== undefined || entry.loose.some(({ sign }) => sign === '')
  return entry.title !== undefined && isNamed && entry.details.length > 0 && below?.title !== undefined
}

/** "Merrow Ltd" / "2018 - 2022" / what was done / "Quarn Foods" / "2015 - 2018": the next post, though none has a title. */
function isNextUntitled(heads: Head[], at: number, entry: Entry): boolean {
  const { employer, title, ranges } = heads[at]!
  if (employer === undefined || title !== undefined || ranges.length > 0 || entry.title !== undefined) return false
  return (
    entry.range !== undefined &&
    entry.employer !== undefined &&
    entry.details.length > 0 &&
    beginsPost(heads, at, entry)
  )
}

function fill(entry: Entry, head: Head, range: DateRange | undefined): void {
  entry.heads.push(head.row)
  entry.promotion ??= head.promotion
  entry.roles ??= head.roles
  entry.labelled ||= head.labelled
  if (head.title !== undefined && entry.title === undefined) {
    entry.title = head.title
    entry.titleScore = head.titleScore
    entry.tail = head.tail
  }
  if (head.employer !== undefined && (entry.employer === undefined || head.employerScore > entry.employerScore)) {
    entry.employer = head.employer
    entry.employerScore = head.employerScore
  }
  entry.place ??= head.place
  entry.loose.push(...head.loose)
  if (range !== undefined && head.loose[0]?.sign === '') entry.opening ??= head.loose[0]
  if (range === undefined) return
  if (entry.range === undefined) entry.range = range
  else if (continues(entry.range, range)) {
    const { begin, start } = entry.range
    entry.range = { ...range, begin, start, single: false, bare: false }
  }
}

function isFollowedByHead(heads: Head[], at: number): boolean {
  for (const next of heads.slice(at + 1, at + 3)) {
    if (next.detail) return false
    if (next.title !== undefined || next.ranges.length > 0) return true
  }
  return false
}
