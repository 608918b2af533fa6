import type { Education } from '@evenhand/model'
import type { DateRange } from '../dates/find-ranges.ts'
import { compareMonths } from '../dates/months.ts'
import { isDivided } from '../employment/records/record-cells.ts'
import { isOfLanguages } from '../lists/language-rows.ts'
import type { Doc, Row } from '../text/document.ts'
import { fieldOf, trimRange } from '../text/field-of.ts'
import { wordsIn } from '../text/phrase-set.ts'
import { itemBefore } from '../text/item-before.ts'
import { blankTables } from './blank-tables.ts'
import { beginsNext, isNewSchool } from './begins-next.ts'
import { type Entry, emptyEntry, takeLoose, fill } from './course-entry.ts'
import { isOnlyLabels, isOtherLabel, labelOf } from './course-labels.ts'
import { isBodyLetters, isMembership } from './course-notes.ts'
import { courseBlocks } from './course-blocks.ts'
import { atStops } from './courses-in-row.ts'
import { courseDegreeAt } from './degree-shape.ts'
import { finishEntries } from './finish-courses.ts'
import { placeUnknown } from './learn-layout.ts'
import { goesOnBelow, isNoCourse } from './no-course.ts'
import { readCourse } from './read-course.ts'
import { recordedCourses } from './recorded-courses.ts'
import type { Course } from './course.ts'
import { isPicture } from './is-picture.ts'
import { isLevelHead } from './level-head.ts'
import { type Columns, columnsOf } from './table-columns.ts'
import { toldCourses, toldParagraph } from './told-courses.ts'
import { joinWrapped } from './wrapped-rows.ts'

/** A row of more words is a paragraph. */
const LONGEST_ROW = 32
/** One of more words is not looked through for courses that follow one another. */
const LONGEST_PARAGRAPH = 120
/** So many rows without cells are no longer what a cell of a table goes on with. */
const MOST_WRAPPED = 2
/** Rows below a level in which the degree of it may stand. */
const LEVEL_ABOVE = 2
/** Words of a label that is no name of a course: "Degree(s) or Diploma(s) obtained" in a row of its own. */
const LEAST_LABEL = 3

/** Courses of study in the rows of an education section. */
export function findEducation(doc: Doc, rows: Row[], datesOf: (row: Row) => DateRange[]): Education[] {
  const rangesOf = (row: Row) => datesOf(row).filter(({ start }) => !isMarked(doc, start))
  const entries: Entry[] = []
  let entry = emptyEntry()
  const next = () => {
    if (entry.degree !== undefined || entry.school !== undefined || entry.loose.length > 0) entries.push(entry)
    entry = emptyEntry()
  }
  const own = rows.filter((row) => !isPicture(doc, row))
  const recorded = recordedCourses(doc, own, rangesOf)
  const courses = recorded ?? readCourses(doc, own, rangesOf)
  const starts = recorded === undefined ? courseBlocks(doc, courses) : undefined
  for (const [at, course] of courses.entries()) {
    const range = course.ranges.find((found) => !found.single) ?? inCells(doc, course.ranges) ?? course.ranges[0]
    if (starts !== undefined) {
      if (starts.has(at)) next()
      fill(entry, course, { range, at })
      continue
    }
    if (isFieldBelow(doc, course, entry)) {
      fill(entry, { ...course, degreeSpan: undefined, field: course.degreeSpan }, { range, at })
      continue
    }
    if (isLeaving(doc, course, { entry, range })) {
      entry.range = spanOf(entry.range!, range!)
      fill(entry, course, { range: undefined, at })
      continue
    }
    if (beginsNext(doc, course, { entry, range, next: courses[at + 1] })) {
      const whole = entry.degree !== undefined && entry.school !== undefined && course.school === undefined
      const carried = course.degreeSpan === undefined || whole ? takeLoose(entry, at - 1) : undefined
      const above =
        carried !== undefined && isToldWhole(entry) && isDates(course) ? takeLoose(entry, at - 2) : undefined
      next()
      if (carried !== undefined) {
        const loose = above === undefined ? [carried] : [above, carried]
        entry = { ...emptyEntry(), loose, rows: courses.slice(at - loose.length, at).map(({ row }) => row) }
      }
    }
    fill(entry, course, { range, at })
  }
  next()
  const told = entries.filter((found) => !isMembershipOf(doc, found))
  return finishEntries(doc, placeUnknown(doc, told)).flatMap((found) => splitDegrees(doc, found))
}

/** "CPA, Tarn": letters of a body beside which no school is known, and in whose rows around none may stand, are no course. */
function isMembershipOf(doc: Doc, { degree, school, ditto, loose }: Entry): boolean {
  if (school !== undefined || ditto || loose.length > 0 || degree?.degree === undefined) return false
  return isBodyLetters(wordsIn(doc, degree.degree.start, degree.degree.end))
}

/** A course with all that is told of one: two rows of unknown words above the next dates belong to these. */
function isToldWhole({ degree, school, range }: Entry): boolean {
  return degree !== undefined && school !== undefined && range !== undefined
}

function isDates({ degreeSpan, school, ranges }: Course): boolean {
  return degreeSpan === undefined && school === undefined && ranges.length > 0
}

/** "GPA: 3.67/4.00": a mark, though it may be read as two months. */
function isMarked(doc: Doc, start: number): boolean {
  return MARK_LABEL.test(doc.fold.slice(Math.max(0, start - LONGEST_MARK_LABEL), start))
}

const MARK_LABEL = /\b(?:[cs]?gpa|cpi|ipk|grade|average|score|marks?|note|moyenne|promedio|media)[ \t:=(-]{1,4}$/
const LONGEST_MARK_LABEL = 14

/** The courses of the rows, a table's head left out; its columns say what the rows below hold. */
function readCourses(doc: Doc, rows: Row[], rangesOf: (row: Row) => DateRange[]): Course[] {
  let columns: Columns = []
  let undivided = 0
  let other = false
  const courses: Course[] = []
  const tables = blankTables(doc, rows, rangesOf)
  const { plain, told } = apart(doc, tables.rest)
  for (const paragraph of told) courses.push(...toldCourses(doc, paragraph, rangesOf))
  const wrapped = joinWrapped(doc, plain, rangesOf)
  for (const [at, { row, ranges }] of wrapped.entries()) {
    if (row.words.length > LONGEST_PARAGRAPH || isMembership(row.words)) continue
    other = isNoCourse(doc, row) || isOfLanguages(doc, row) || (other && goesOnBelow(doc, row))
    if (other) continue
    const below = wrapped.slice(at + 1, at + 1 + LEVEL_ABOVE).map((next) => next.row)
    if (isLevelHead(doc, row, below)) continue
    undivided = isDivided(doc, row) ? 0 : undivided + 1
    if (undivided === MOST_WRAPPED || (undivided > 0 && isNumbered(doc, row))) columns = []
    if (isBareLabel(doc, row)) continue
    const head =
      ranges.length === 0 ? columnsOf(doc, row, [itemBefore(wrapped, at)?.row, wrapped[at + 1]?.row]) : undefined
    if (head !== undefined) columns = head
    else
      for (const part of atStops(doc, row, ranges)) {
        if (part.row.words.length <= LONGEST_ROW) courses.push(readCourse(doc, part.row, { ...part, columns }))
      }
  }
  if (tables.courses.length === 0) return courses
  return [...courses, ...tables.courses].toSorted((a, b) => a.row.start - b.row.start)
}

/** A label whose value stands below it: by its length, or by its colon ("Degree/Diploma:"). */
function isBareLabel(doc: Doc, row: Row): boolean {
  const { words, end } = row
  if (isStrokedHead(doc, row)) return true
  return doc.fold[end - 1] === ':' ? isOnlyLabels(words) : words.length >= LEAST_LABEL && labelOf(words) !== undefined
}

/** "Name of institution / Qualification / Year": the head of rows whose parts strokes divide. */
function isStrokedHead(doc: Doc, { words, start, end }: Row): boolean {
  if (words.length > LONGEST_HEAD || !doc.fold.slice(start, end).includes(' / ')) return false
  const parts: Row['words'][] = [[]]
  for (const [at, word] of words.entries()) {
    if (at > 0 && doc.fold.slice(words[at - 1]!.end, word.start) === ' / ') parts.push([])
    parts.at(-1)!.push(word)
  }
  return parts.length > 1 && parts.every((part) => labelOf(part) !== undefined || isOtherLabel(part))
}

const LONGEST_HEAD = 14

/** "7. Language skills": the next item of a form, and no row of the table above. */
function isNumbered(doc: Doc, { start }: Row): boolean {
  return /^\d{1,2}[.)]\s/.test(doc.fold.slice(start, start + 4))
}

/** Paragraphs that tell of studies in sentences, and the other rows. */
function apart(doc: Doc, rows: Row[]): { plain: Row[]; told: Row[][] } {
  const plain: Row[] = []
  const told: Row[][] = []
  for (let at = 0; at < rows.length; at++) {
    const paragraph = toldParagraph(doc, rows, at)
    if (paragraph === undefined) plain.push(rows[at]!)
    else {
      told.push(paragraph)
      at += paragraph.length - 1
    }
  }
  return { plain, told }
}

/** "Course: Optics", below "Degree: BSc": of two labels that both may name a degree, the second names its field. */
function isFieldBelow(doc: Doc, { row, degree, degreeSpan, school }: Course, entry: Entry): boolean {
  if (degreeSpan === undefined || degree !== undefined || school !== undefined) return false
  const above = entry.degree
  const isFormal = above?.degree !== undefined && entry.field === undefined && entry.degreeAt !== undefined
  return (
    isFormal &&
    COURSE_LABEL.test(doc.fold.slice(row.start, row.end)) &&
    DEGREE_LABEL.test(doc.fold.slice(above.row.start, above.row.end))
  )
}

const COURSE_LABEL = /^(?:course|programme?|stream) ?: /
const DEGREE_LABEL = /^(?:degree|qualification|examination|exam|standard|level|certificate) ?: /

/** Of entering and of leaving a school two rows tell, with a date each. */
function isLeaving(
  doc: Doc,
  course: Course,
  { entry, range }: { entry: Entry; range: DateRange | undefined },
): boolean {
  if (course.school === undefined || entry.school === undefined || isNewSchool(doc, course, entry)) return false
  const single = range?.single === true && entry.range?.single === true && entry.rows.length === 1
  return single && (entry.degree === undefined || course.degreeSpan === undefined)
}

/** "2014<tab>2015" below "From" and "To": the two dates of a row, in cells side by side. */
function inCells(doc: Doc, [one, other, ...more]: DateRange[]): DateRange | undefined {
  if (one?.begin === undefined || other?.begin === undefined || more.length > 0) return undefined
  const isSide = doc.fold.slice(one.stop, other.start) === '\t' && compareMonths(one.begin, other.begin) <= 0
  return isSide ? { ...spanOf(one, other), stop: other.stop } : undefined
}

function spanOf(one: DateRange, other: DateRange): DateRange {
  const points = [one.begin ?? one.end!, other.begin ?? other.end!].toSorted(compareMonths)
  return { ...one, begin: points[0]!, end: points[1]!, single: false, current: other.current }
}

/** "Bachelor of Laws/Bachelor of Arts": a degree each. */
function splitDegrees(doc: Doc, course: Education): Education[] {
  const [span] = course.degree?.spans ?? []
  const slash = span === undefined ? -1 : doc.fold.slice(span.start, span.end).search(/\s?\/\s?/)
  // "WASC/GCE": one examination under its names.
  if (span === undefined || slash <= 0 || course.level === 'school') return [course]
  const [left, right] = [trimRange(doc, span.start, span.start + slash), trimRange(doc, span.start + slash, span.end)]
  const words = (part: readonly [number, number]) => wordsIn(doc, part[0], part[1])
  const parts = [left, right].map((part) => ({ part, match: courseDegreeAt(doc, words(part)) }))
  if (parts.some(({ match }) => match === undefined)) return [course]
  return parts.map(({ part, match }) => ({ ...course, degree: fieldOf(doc, part, 0.8), level: match!.level }))
}
