import type { Education } from '@evenhand/model'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Segment } from '../employment/split-head.ts'
import type { Doc, Row } from '../text/document.ts'
import { fieldOf, trimRange, withShortName } from '../text/field-of.ts'
import { type Course, readCourse } from './read-course.ts'
import { isSchool } from './school-shape.ts'

type Entry = {
  degree?: Course
  school?: Segment
  field?: [number, number]
  grade?: [number, number]
  range?: DateRange
  ongoing: boolean
  rows: Row[]
}

/** A row of more words is a paragraph. */
const LONGEST_ROW = 25

/** Courses of study in the rows of an education section. */
export function findEducation(doc: Doc, rows: Row[], rangesOf: (row: Row) => DateRange[]): Education[] {
  const entries: Entry[] = []
  let entry: Entry = { ongoing: false, rows: [] }
  const next = () => {
    if (entry.degree !== undefined || entry.school !== undefined) entries.push(entry)
    entry = { ongoing: false, rows: [] }
  }
  for (const [at, row] of rows.entries()) {
    if (row.words.length > LONGEST_ROW) continue
    const course = readCourse(doc, row, rangesOf(row))
    continueBelow(doc, course, rows[at + 1])
    const range = course.ranges.find((found) => !found.single) ?? course.ranges[0]
    const clash =
      (course.degreeSpan !== undefined && entry.degree !== undefined) ||
      (course.school !== undefined && entry.school !== undefined && !isPartOf(entry)) ||
      (range !== undefined && entry.range !== undefined && !range.bare)
    if (clash) next()
    fill(entry, course, range)
  }
  next()
  return entries.map((found) => toEducation(doc, found))
}

const OPEN_ENDS = new Set([
  'of',
  'in',
  'and',
  'for',
  'de',
  'en',
  'der',
  'für',
  'fur',
  'et',
  'und',
  'y',
  'di',
  'e',
  'the',
])

/** "Institute of" and below it "Technology": a name that goes on in the next row. */
function continueBelow(doc: Doc, course: Course, next: Row | undefined): void {
  if (next === undefined || next.bullet || next.words.length > 8) return
  const comma = doc.fold.slice(next.start, next.end).search(/[,(|\t]|\s-\s/)
  const words = comma < 0 ? next.words : next.words.filter((word) => word.end <= next.start + comma)
  const last = words.at(-1)
  if (
    last === undefined ||
    /\d/.test(words[0]!.key) ||
    isSchool(doc, words) !== (course.school !== undefined && isSchool(doc, words))
  )
    return
  const ends = (end: number) =>
    OPEN_ENDS.has(course.row.words.findLast((word) => word.end <= end)?.key ?? '') && end >= course.row.end - 1
  if (course.degreeSpan !== undefined && ends(course.degreeSpan[1])) course.degreeSpan[1] = last.end
  else if (course.school !== undefined && ends(course.school.end)) course.school = { ...course.school, end: last.end }
}

/** A second school's name right after the first is its faculty or its board. */
function isPartOf(entry: Entry): boolean {
  return entry.degree === undefined && entry.rows.length === 1 && entry.range === undefined
}

function fill(entry: Entry, course: Course, range: DateRange | undefined): void {
  entry.rows.push(course.row)
  if (course.degreeSpan !== undefined) entry.degree = course
  entry.school ??= course.school
  entry.field ??= course.field
  entry.grade ??= course.grade
  if (range !== undefined) entry.range ??= range
  entry.ongoing ||= course.ongoing
}

function toEducation(doc: Doc, entry: Entry): Education {
  const { degree, school, range } = entry
  const field = degree?.field ?? entry.field
  const end = range?.current ? undefined : range?.end
  return {
    ...(degree === undefined
      ? {}
      : { degree: fieldOf(doc, trimRange(doc, ...degree.degreeSpan!), 0.85), level: degree.degree!.level }),
    ...(field === undefined ? {} : { field: fieldOf(doc, trimRange(doc, ...field), 0.7) }),
    ...(school === undefined
      ? {}
      : { school: fieldOf(doc, trimRange(doc, school.start, withShortName(doc, school.end)), 0.85) }),
    ...(range?.begin === undefined || range.single ? {} : { start: range.begin }),
    ...(end === undefined ? {} : { end }),
    ...(entry.grade === undefined ? {} : { grade: fieldOf(doc, entry.grade, 0.8) }),
    ongoing: entry.ongoing || range?.current === true,
    span: { start: entry.rows[0]!.start, end: entry.rows.at(-1)!.end },
  }
}
