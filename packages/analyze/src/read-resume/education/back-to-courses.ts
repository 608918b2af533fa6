import type { SectionKind } from '@evenhand/model'
import { isPlace } from '../contact/home/find-place.ts'
import { fillsRow } from '../dates/date-in-row.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Part } from '../sections/find-sections.ts'
import type { Doc, Row } from '../text/document.ts'
import { findCourseDegree } from './degree-shape.ts'
import { namesDegree, rowOfSchool } from './stray-courses.ts'

/** Parts that may stand within the list of courses: what one got, took or wrote in one of them. */
const ASIDES = new Set<SectionKind>([
  'awards',
  'projects',
  'certificates',
  'skills',
  'interests',
  'publications',
  'volunteering',
])
/** What one took or got in a course: in a row with its words, it is told of the course above. */
const TOLD_OF_COURSE = /\b(?:course(?:s|work)?|modules|subjects|honou?rs|thesis|activities)\b/
/** Rows above a degree that may hold its school, its town and its dates. */
const ABOVE = 3
/** Rows below it that may hold its date. */
const REACH = 2
const LONGEST_ROW = 20

type RangesOf = (row: Row) => DateRange[]

/**
 * "Honors: ...", "Courses: ...", "Thesis" below a course head what belongs to it, and the next course follows: from that
 * row on, the part is one of education again.
 */
export function backToCourses(doc: Doc, parts: Part[], rangesOf: RangesOf): Part[] {
  let studied = false
  return parts.flatMap((part) => {
    studied = part.kind === 'education' || (studied && ASIDES.has(part.kind))
    const at = studied && part.kind !== 'education' ? nextCourse(doc, part, rangesOf) : undefined
    if (at === undefined) return [part]
    const rest: Part = { kind: 'education', rows: part.rows.slice(at), title: '' }
    const own = { ...part, rows: part.rows.slice(0, at) }
    return own.heading === undefined && at === 0 ? [rest] : [own, rest]
  })
}

/**
 * Index of the row that begins a course: a degree of a college, with its school beside it, above or below; below a row
 * that tells of the course above any degree, wherever it stands in its row, where it has a school and a date.
 */
function nextCourse(doc: Doc, part: Part, rangesOf: RangesOf): number | undefined {
  const { rows } = part
  const aside = isAside(doc, part)
  for (const [at, row] of rows.entries()) {
    const whole = namesDegree(doc, row)
    if (!whole && !(aside && at > 0 && holdsDegree(doc, row))) continue
    const { first, named } = headOf(doc, rows, { at, rangesOf })
    const below = rows[at + 1]
    const taught = named || rowOfSchool(doc, row) || (below !== undefined && rowOfSchool(doc, below))
    const dated = whole || rows.slice(first, at + REACH + 1).some((near) => rangesOf(near).length > 0)
    if (taught && dated) return first
  }
  return undefined
}

/** "Relevant Coursework: Statistics, Ethics": the label and what it introduces in one row. */
function isAside(doc: Doc, { heading, rows }: Part): boolean {
  return (
    heading !== undefined &&
    rows[0]?.index === heading.index &&
    TOLD_OF_COURSE.test(doc.fold.slice(heading.start, Math.min(heading.end, rows[0].start)))
  )
}

function holdsDegree(doc: Doc, { words }: Row): boolean {
  return words.length <= LONGEST_ROW && findCourseDegree(doc, words) !== undefined
}

/** The first of the rows above a degree that hold its school, its town or its dates, and whether one is a school. */
function headOf(doc: Doc, rows: Row[], { at, rangesOf }: { at: number; rangesOf: RangesOf }) {
  let [first, named] = [at, false]
  for (let i = at - 1; i >= Math.max(0, at - ABOVE); i--) {
    const row = rows[i]!
    const school = !named && rowOfSchool(doc, row)
    const dated = rangesOf(row).some((range) => fillsRow(row, range))
    if (!school && !dated && !isPlace(doc, row.words)) break
    named ||= school
    if (school || dated) first = i
  }
  return { first, named }
}
