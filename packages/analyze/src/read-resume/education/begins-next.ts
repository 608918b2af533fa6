import { closesRow, fillsRow, opensRow } from '../dates/date-in-row.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import { compareMonths } from '../dates/months.ts'
import type { Segment } from '../employment/words/segment.ts'
import { type Doc, valueOf } from '../text/document.ts'
import type { Entry } from './course-entry.ts'
import { isFieldOnly } from './is-field-of.ts'
import type { Course } from './course.ts'

/** What a row adds to, the date it brings, and the row below it. */
type Place = { entry: Entry; range: DateRange | undefined; next: Course | undefined }

/** Whether a row of a section begins the next course of study: it names or dates what the entry above has. */
export function beginsNext(doc: Doc, course: Course, { entry, range, next }: Place): boolean {
  return (
    (course.degreeSpan !== undefined &&
      ((entry.degree !== undefined && !isFieldAbove(course, entry)) || isWhole(entry))) ||
    isNextDate(course, entry) ||
    (isNewSchool(doc, course, entry) && !isPartOf(entry)) ||
    isSchoolAgain(course, { entry, range, next }) ||
    (range !== undefined && entry.range !== undefined && (!range.bare || isNextYear(course, entry, range))) ||
    isDatedAlike(course, entry, range) ||
    isOfNext(course, entry, next)
  )
}

/** "Engenharia Civil" below its school and right above "Bacharelado": the field of that degree, whatever it is elsewhere. */
function isFieldAbove({ row, degreeSpan, school }: Course, { degree, range, rows, ...entry }: Entry): boolean {
  if (school !== undefined || range !== undefined || degree?.degreeSpan === undefined) return false
  const above = degree.row.words.find(({ start }) => start === degree.degreeSpan![0])
  const alone = degreeSpan![0] === row.start && degreeSpan![1] === row.end
  return alone && entry.school !== undefined && degree.row === rows.at(-1) && above !== undefined && isFieldOnly(above)
}

/** "2011 Leaving certificate" below "2011 - 2014 Cookery, Merrow Ltd": where the dates open the rows, a year opens the next entry, too. */
function isNextYear({ row }: Course, { opensWithRange, rows }: Entry, range: DateRange): boolean {
  return opensWithRange === true && rows.length === 1 && opensRow(row, range) && !fillsRow(row, range)
}

/** "Craft certificate 2013" below "Merrow Farm School, farming, 2010": both rows close with a year, and not with the same. */
function isDatedAlike({ row, degreeSpan, school }: Course, entry: Entry, range: DateRange | undefined): boolean {
  const [above, ...others] = entry.rows
  if (range === undefined || entry.range === undefined || above === undefined || others.length > 0) return false
  if (degreeSpan === undefined && school === undefined) return false
  const [one, other] = [entry.range, range].map(({ begin, end }) => end ?? begin)
  if (one === undefined || other === undefined || compareMonths(one, other) === 0) return false
  return closesRow(above, entry.range) && closesRow(row, range) && !fillsRow(above, entry.range)
}

/** A school that is not the one this entry has: of entering and leaving it, both rows tell. */
export function isNewSchool(doc: Doc, course: Course, entry: Entry): boolean {
  if (course.school === undefined || entry.school === undefined) return course.ditto && entry.school !== undefined
  // "Board of Secondary Education", below the school: who examined there.
  if (isBoard(course.school)) return false
  const name = (school: Segment) => valueOf(doc, school.start, school.end)
  return name(course.school) !== name(entry.school)
}

function isBoard({ words }: Segment): boolean {
  return words[0]!.key === 'board' || words.at(-1)!.key === 'board' || words.at(-1)!.key === 'campus'
}

/** The school of a course that is whole, named again without a date above the next degree. */
function isSchoolAgain({ school, degreeSpan }: Course, { entry, range, next }: Place): boolean {
  const told = entry.school !== undefined && entry.degree !== undefined && entry.range !== undefined
  return (
    told && school !== undefined && degreeSpan === undefined && range === undefined && next?.degreeSpan !== undefined
  )
}

/** A row that names a school beside unknown words and dates: a whole entry, which no degree below belongs to. */
function isWhole({ rows, range, school, loose, spare }: Entry): boolean {
  if (school === undefined || range === undefined || rows.length > 1) return false
  return loose.length > 0 || spare.some(({ segment }) => segment.end <= school.start)
}

/**
 * A degree with its school right below, or a school with its degree there, below an entry of which the one is known, the
 * other stands above it in words not known, and the dates are told: it begins the next.
 */
function isOfNext(course: Course, entry: Entry, next: Course | undefined): boolean {
  const { degree, school, degreeAt, schoolAt, range, loose } = entry
  if (range === undefined || next === undefined) return false
  const isAbove = (at: number) => loose.some((row) => row.at === at - 1)
  if (course.degreeSpan !== undefined && course.school === undefined && degree === undefined && school !== undefined)
    return isAbove(schoolAt!) && next.school !== undefined && next.degreeSpan === undefined
  if (course.school !== undefined && course.degreeSpan === undefined && school === undefined && degree !== undefined)
    return isAbove(degreeAt!) && next.degreeSpan !== undefined && next.school === undefined
  return false
}

/** A row that holds a date alone, as those that open the entries of the section do. */
function isNextDate({ row, ranges }: Course, entry: Entry): boolean {
  const [range] = ranges
  const alone = range !== undefined && fillsRow(row, range)
  return alone && entry.opensWithRange === true && entry.school !== undefined && entry.degree !== undefined
}

/** A second school's name right after the first is its faculty or its board. */
function isPartOf(entry: Entry): boolean {
  return entry.degree === undefined && entry.rows.length === 1 && entry.range === undefined
}
