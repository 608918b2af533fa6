import type { DateRange } from '../dates/find-ranges.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Row } from '../text/document.ts'
import type { Course } from './course.ts'

export type Loose = { at: number; span: [number, number]; placed: boolean }

type Spare = { at: number; segment: Segment }

export type Entry = {
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
  /** Stretches of unknown words beside what is known. */
  spare: Spare[]
  /** Its school is the one of the entry above. */
  ditto: boolean
  ongoing: boolean
  rows: Row[]
}

/** With all it may hold, so that the engine that runs us keeps every entry in one form. */
export function emptyEntry(): Entry {
  return {
    degree: undefined,
    school: undefined,
    degreeAt: undefined,
    schoolAt: undefined,
    field: undefined,
    grade: undefined,
    range: undefined,
    opensWithRange: undefined,
    loose: [],
    spare: [],
    ditto: false,
    ongoing: false,
    rows: [],
  }
}

/** Unknown words right above the row that begins the next entry belong to it, where this one has a degree. */
export function takeLoose(entry: Entry, at: number): Loose | undefined {
  const last = entry.loose.at(-1)
  if (last?.at !== at || entry.opensWithRange || (entry.degree === undefined && entry.loose.length < 2))
    return undefined
  entry.loose.pop()
  entry.rows.pop()
  return last
}

export function fill(entry: Entry, course: Course, { range, at }: { range: DateRange | undefined; at: number }): void {
  entry.rows.push(course.row)
  if (course.loose !== undefined) entry.loose.push({ at, span: course.loose, placed: course.placed })
  if (course.degreeSpan !== undefined) {
    // What stands above a degree in one entry is its field.
    entry.field ??= entry.degree?.degreeSpan
    entry.degree = course
    entry.degreeAt = at
  }
  if (course.school !== undefined) entry.schoolAt ??= at
  entry.school ??= course.school
  entry.ditto ||= course.ditto
  for (const segment of course.spare) entry.spare.push({ at, segment })
  entry.field ??= course.field
  entry.grade ??= course.grade
  if (range !== undefined && entry.range === undefined) {
    entry.range = range
    entry.opensWithRange = entry.rows.length === 1
  }
  entry.ongoing ||= course.ongoing
}
