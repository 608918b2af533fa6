import type { SectionKind } from '@evenhand/model'
import { isPlace } from '../contact/find-place.ts'
import { fillsRow } from '../dates/date-in-row.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Part } from '../sections/find-sections.ts'
import type { Doc, Row } from '../text/document.ts'
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
/** Rows above a degree that may hold its school, its town and its dates. */
const ABOVE = 3

type RangesOf = (row: Row) => DateRange[]

/**
 * "Honors: ...", "Courses: ...", "Thesis" below a course head what belongs to it, and the next course follows: from that
 * row on, the part is one of education again.
 */
export function backToCourses(doc: Doc, parts: Part[], rangesOf: RangesOf): Part[] {
  let studied = false
  return parts.flatMap((part) => {
    studied = part.kind === 'education' || (studied && ASIDES.has(part.kind))
    const at = studied && part.kind !== 'education' ? nextCourse(doc, part.rows, rangesOf) : undefined
    if (at === undefined) return [part]
    const rest: Part = { kind: 'education', rows: part.rows.slice(at), title: '' }
    const own = { ...part, rows: part.rows.slice(0, at) }
    return own.heading === undefined && at === 0 ? [rest] : [own, rest]
  })
}

/** Index of the row that begins a course: a degree of a college, with its school beside it, above or below. */
function nextCourse(doc: Doc, rows: Row[], rangesOf: RangesOf): number | undefined {
  for (const [at, row] of rows.entries()) {
    if (!namesDegree(doc, row)) continue
    const { first, named } = headOf(doc, rows, { at, rangesOf })
    const below = rows[at + 1]
    if (named || rowOfSchool(doc, row) || (below !== undefined && rowOfSchool(doc, below))) return first
  }
  return undefined
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
