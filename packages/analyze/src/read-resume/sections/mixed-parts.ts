import { fillsRow } from '../dates/date-in-row.ts'
import { findDegree } from '../education/degree-shape.ts'
import { isNoCourse } from '../education/no-course.ts'
import { namesDegree, rowOfSchool } from '../education/stray-courses.ts'
import { employerScore, KNOWN_EMPLOYER } from '../employment/words/employer-shape.ts'
import type { Doc, Row } from '../text/document.ts'
import { opensSmall } from '../text/letter-case.ts'
import type { Word } from '../text/phrase-set.ts'
import type { Part } from './find-sections.ts'
import { isTitled, type RowHints } from './guess-section.ts'
import { isQualifier } from './heading-kind.ts'
import { kindOf } from './known-headings.ts'

type Kind = 'employment' | 'education'

/** What tells the rows apart. `isPost`: whether a row begins a post with a known title and a span. */
export type MixedHints = { isPost: (row: Row) => boolean; hintsOf: RowHints }

/** Rows above a title or a degree that may hold its dates or where it was. */
const ABOVE = 2

/**
 * For the posts, what stands below "Education and appointments" or "Career and studies" in parts of its own. The
 * courses are read from the whole: many count years of research among them.
 */
export function mixedParts(doc: Doc, all: Part[], hints: MixedHints): Part[] {
  const parts = withHeaded(all, hints)
  if (!parts.some(isMixed)) return parts
  return parts.flatMap((part) => (isMixed(part) ? divided(doc, part, hints) : [part]))
}

/**
 * Posts below a heading of studies in parts of their own, where no section of posts holds any: the headings of two columns one
 * above the other, or one that was lost.
 */
export function withPostsApart(doc: Doc, parts: Part[], hintsOf: RowHints): Part[] {
  const isSpan = (row: Row) => hintsOf(row).ranges.some((range) => !range.single)
  if (parts.some(({ kind, rows }) => (kind === 'employment' || kind === 'contact') && rows.some(isSpan))) return parts
  const fewest = parts.some(({ kind }) => kind === 'employment') ? 1 : FEWEST_UNNAMED
  return parts.flatMap((part) => {
    if (part.kind !== 'education' || part.heading === undefined) return [part]
    const posts = new Set(part.rows.filter((_, at) => opensPost(doc, part.rows, { at, hintsOf })))
    return posts.size < fewest ? [part] : divided(doc, part, { isPost: (row) => posts.has(row), hintsOf })
  })
}

/** Whether a known title opens a row, and it or one of its neighbours is dated, before any degree. */
function opensPost(doc: Doc, rows: Row[], { at, hintsOf }: { at: number; hintsOf: RowHints }): boolean {
  const row = rows[at]!
  if (
    row.bullet ||
    row.words.length > LONGEST_NAME ||
    opensSmall(doc, row.words) ||
    namesDegree(doc, row) ||
    isNoCourse(doc, row)
  )
    return false
  if (!isTitled(doc, row, hintsOf)) return false
  const below = rows.slice(at, at + 1 + DATED_WITHIN)
  const degree = below.findIndex((other) => namesDegree(doc, other))
  const own = degree < 0 ? below : below.slice(0, degree)
  const isDated = (other: Row | undefined) => other !== undefined && hintsOf(other).ranges.some((range) => !range.bare)
  const above = rows[at - 1]
  return own.some(isDated) || (above !== undefined && !namesDegree(doc, above) && isDated(above))
}

/** A trade that one learned may be called as one that one worked in: posts below studies alone are several. */
const FEWEST_UNNAMED = 2

/** Rows below a title that may date it. */
const DATED_WITHIN = 2

/**
 * "Appointments", "Education", "Publications" one below the other, as columns of headings become: the posts that stand first below
 * the last belong to the first. Only where no other section holds posts.
 */
function withHeaded(parts: Part[], { isPost }: MixedHints): Part[] {
  const posts = parts.filter(({ kind }) => kind === 'employment')
  if (posts.length === 0 || posts.some(({ rows }) => rows.length > 0)) return parts
  const isBare = (part: Part | undefined) => part?.heading !== undefined && part.rows.length === 0
  const first = parts.indexOf(posts[0]!)
  let last = first
  while (isBare(parts[last])) last++
  const below = parts[last]
  if (below?.heading === undefined || !below.rows.slice(0, ABOVE + 1).some(isPost)) return parts
  return parts.with(last, { ...below, kind: 'employment' })
}

/** Whether the heading of courses names posts as well, or that of posts courses. */
function isMixed({ kind, heading }: Part): boolean {
  if (heading === undefined || heading.words.length > LONGEST) return false
  if (kind === 'education') return names(heading.words, 'employment')
  return kind === 'employment' && names(heading.words, 'education')
}

const LONGEST = 7

/** Whether words at the end or the beginning of a heading name a section by themselves; "Academic" before "appointments" does not. */
function names(words: Word[], kind: Kind): boolean {
  for (let at = 1; at < words.length; at++) {
    if (kindOf(words, at, words.length) === kind) return true
    if (kindOf(words, 0, at) === kind && !isQualifier(words.slice(0, at))) return true
  }
  return false
}

function divided(doc: Doc, part: Part, hints: MixedHints): Part[] {
  const own = part.kind as Kind
  const told: [number, Kind][] = []
  let least = 0
  for (const [at, row] of part.rows.entries()) {
    const kind = kindOfRow(doc, row, hints)
    if (kind === undefined) continue
    told.push([headAt(doc, part.rows, { at, least, hintsOf: hints.hintsOf }), kind])
    least = at + (kind === 'education' && isSchoolBelow(doc, part.rows, at) ? 2 : 1)
  }
  if (!told.some(([, kind]) => kind !== own)) return [part]
  const pieces: Part[] = []
  for (const [index, [at, kind]] of told.entries()) {
    const rows = part.rows.slice(index === 0 ? 0 : at, told[index + 1]?.[0] ?? part.rows.length)
    const last = pieces.at(-1)
    // Not spread into one call: a section of megabytes has more rows than a call has room for.
    if (last?.kind === kind) for (const row of rows) last.rows.push(row)
    else pieces.push({ ...(index === 0 ? part : { title: '' }), kind, rows })
  }
  return pieces
}

/** "B.A. in History" and "Fell University" below it: its school. */
function isSchoolBelow(doc: Doc, rows: Row[], at: number): boolean {
  const below = rows[at + 1]
  return below !== undefined && !rowOfSchool(doc, rows[at]!) && rowOfSchool(doc, below)
}

/** Whether a row begins a course or a post: a degree opens it, or stands behind its school and dates. */
function kindOfRow(doc: Doc, row: Row, { isPost, hintsOf }: MixedHints): Kind | undefined {
  if (namesDegree(doc, row)) return 'education'
  const late = row.words.length <= LONGEST_ROW && hintsOf(row).ranges.length > 0
  if (late && findDegree(doc, row.words) !== undefined) return 'education'
  return isPost(row) ? 'employment' : undefined
}

const LONGEST_ROW = 20

/** Where the head begins whose title or degree stands at `at`: in its paragraph, at the dates or the name above. */
function headAt(
  doc: Doc,
  rows: Row[],
  { at, least, hintsOf }: { at: number; least: number; hintsOf: RowHints },
): number {
  const isHead = (row: Row) =>
    hintsOf(row).ranges.some((range) => fillsRow(row, range)) || (!row.bullet && isName(doc, row))
  let first = at
  while (first > least && at - first < ABOVE && !rows[first]!.gap && !rows[first]!.apart && isHead(rows[first - 1]!))
    first--
  return first
}

/** A school's or an employer's name, and nothing that tells of a post or a course. */
function isName(doc: Doc, row: Row): boolean {
  if (row.words.length > LONGEST_NAME || namesDegree(doc, row)) return false
  return rowOfSchool(doc, row) || employerScore(doc, row.words) >= KNOWN_EMPLOYER
}

const LONGEST_NAME = 10
