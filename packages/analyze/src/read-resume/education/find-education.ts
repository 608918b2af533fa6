import type { Education } from '@evenhand/model'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Segment } from '../employment/split-head.ts'
import type { Doc, Row } from '../text/document.ts'
import { fieldOf, trimRange, withShortName } from '../text/field-of.ts'
import { wordsOf } from '../text/phrase-set.ts'
import { findDegree } from './degree-shape.ts'
import { type Course, readCourse } from './read-course.ts'
import { isSchool } from './school-shape.ts'

type Loose = { at: number; span: [number, number]; placed: boolean }

type Entry = {
  degree?: Course
  school?: Segment
  /** Which rows of the section name the degree and the school. */
  degreeAt?: number
  schoolAt?: number
  field?: [number, number]
  grade?: [number, number]
  range?: DateRange
  /** The dates stand in the entry's first row: so they do in the next. */
  opensWithRange?: boolean
  /** Rows of unknown words that open with a capital: a degree or school of a wording not known. */
  loose: Loose[]
  ongoing: boolean
  rows: Row[]
}

function emptyEntry(): Entry {
  return { loose: [], ongoing: false, rows: [] }
}

/** A row of more words is a paragraph. */
const LONGEST_ROW = 25

/** Courses of study in the rows of an education section. */
export function findEducation(doc: Doc, rows: Row[], rangesOf: (row: Row) => DateRange[]): Education[] {
  const entries: Entry[] = []
  let entry = emptyEntry()
  const next = () => {
    if (entry.degree !== undefined || entry.school !== undefined || isUnknownPair(entry)) entries.push(entry)
    entry = emptyEntry()
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
    if (clash) {
      const carried = course.degreeSpan === undefined ? takeLoose(entry, at - 1) : undefined
      next()
      if (carried !== undefined) entry = { ...emptyEntry(), loose: [carried], rows: [rows[at - 1]!] }
    }
    fill(entry, course, { range, at })
  }
  next()
  return entries.flatMap((found) => splitDegrees(doc, toEducation(doc, found)))
}

/** "Bachelor of Laws/Bachelor of Arts": a degree each. */
function splitDegrees(doc: Doc, course: Education): Education[] {
  const [span] = course.degree?.spans ?? []
  const slash = span === undefined ? -1 : doc.fold.slice(span.start, span.end).search(/\s?\/\s?/)
  if (span === undefined || slash <= 0) return [course]
  const [left, right] = [trimRange(doc, span.start, span.start + slash), trimRange(doc, span.start + slash, span.end)]
  const words = (part: readonly [number, number]) => wordsOf(doc.fold, part[0], part[1])
  const parts = [left, right].map((part) => ({ part, match: findDegree(doc, words(part)) }))
  if (parts.some(({ match }) => match === undefined || match.first > 0)) return [course]
  return parts.map(({ part, match }) => ({ ...course, degree: fieldOf(doc, part, 0.8), level: match!.level }))
}

/** A span of time with two rows of unknown words: the one course and the other its school. */
function isUnknownPair({ range, loose }: Entry): boolean {
  return range !== undefined && !range.single && loose.length >= 2 && loose[1]!.at === loose[0]!.at + 1
}

/** Unknown words right above the row that begins the next entry belong to it, where this one has a degree. */
function takeLoose(entry: Entry, at: number): Loose | undefined {
  const last = entry.loose.at(-1)
  if (last?.at !== at || (entry.degree === undefined && (entry.loose.length < 2 || entry.opensWithRange)))
    return undefined
  entry.loose.pop()
  entry.rows.pop()
  return last
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

function fill(entry: Entry, course: Course, { range, at }: { range: DateRange | undefined; at: number }): void {
  entry.rows.push(course.row)
  if (course.loose !== undefined) entry.loose.push({ at, span: course.loose, placed: course.placed })
  if (course.degreeSpan !== undefined) {
    entry.degree = course
    entry.degreeAt = at
  }
  if (course.school !== undefined) entry.schoolAt ??= at
  entry.school ??= course.school
  entry.field ??= course.field
  entry.grade ??= course.grade
  if (range !== undefined && entry.range === undefined) {
    entry.range = range
    entry.opensWithRange = entry.rows.length === 1
  }
  entry.ongoing ||= course.ongoing
}

function toEducation(doc: Doc, entry: Entry): Education {
  const { degree, school, range } = entry
  const field = degree?.field ?? entry.field
  const beside = (at: number | undefined, loose = entry.loose) =>
    at === undefined ? undefined : loose.find((words) => Math.abs(words.at - at) <= 1)?.span
  const pair = degree === undefined && school === undefined
  const unknownDegree = pair
    ? entry.loose[0]!.span
    : degree === undefined
      ? beside(
          entry.schoolAt,
          entry.loose.filter(({ placed }) => !placed),
        )
      : undefined
  const named = pair ? entry.loose[1]!.span : school === undefined ? beside(entry.degreeAt) : undefined
  const unknownSchool = named && ([named[0], commaIn(doc, named)] as const)
  const end = range?.current ? undefined : range?.end
  return {
    ...(unknownDegree && { degree: fieldOf(doc, trimRange(doc, ...unknownDegree), 0.5) }),
    ...(unknownSchool && { school: fieldOf(doc, trimRange(doc, ...unknownSchool), 0.5) }),
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

/** The place of a school stands behind a comma. */
function commaIn(doc: Doc, [start, end]: [number, number]): number {
  const comma = doc.fold.slice(start, end).indexOf(',')
  return comma > 0 ? start + comma : end
}
