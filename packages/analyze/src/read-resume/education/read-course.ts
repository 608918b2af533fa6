import { COURSE_OPENERS, FIELD_OPENERS } from '../../knowledge/reading/course-words.ts'
import { ENTRY_LABELS } from '../../knowledge/reading/entry-labels.ts'
import { ANSWERS } from '../../knowledge/reading/record-labels.ts'
import { isPlace } from '../contact/home/find-place.ts'
import { opensRow } from '../dates/date-in-row.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Doc, Row } from '../text/document.ts'
import { trimRange } from '../text/field-of.ts'
import { isSmall } from '../text/letter-case.ts'
import { compilePhrases, hasPhrase, isPhrase, phraseAt, phraseKey, type Word } from '../text/phrase-set.ts'
import { isOtherLabel } from './course-labels.ts'
import { isDitto, isNote, isOfThesis, isPlainNote, isTitleOfWork, ONGOING } from './course-notes.ts'
import { isLeavingRow } from './before-date.ts'
import { type Course, emptyCourse } from './course.ts'
import { introduces, isLabel } from './is-label.ts'
import { courseDegreeAt, findCourseDegree } from './degree-shape.ts'
import { degreeEnd, withoutOpener, withoutRepeat } from './degree-end.ts'
import { extendByField } from './degree-span.ts'
import { gradeOf, GRADES } from './grade-of.ts'
import { isFieldOnly } from './is-field-of.ts'
import { learnTrade } from './learned-trade.ts'
import { rankStart } from './rank-start.ts'
import { schoolIn } from './school-in.ts'
import { isSchoolKind } from './school-kind.ts'
import { isFaculty, isSchool } from './school-shape.ts'
import { schoolOfGraduate, splitAtSchool, unknownFrom } from './split-at-school.ts'
import { presentBefore } from './present-before.ts'
import { type CourseSegment, splitCourse } from './split-course.ts'
import type { Columns } from './table-columns.ts'
import { splitAtPlace } from './split-at-place.ts'
import { takeSchool } from './take-school.ts'

const OPENERS = compilePhrases(COURSE_OPENERS)
const FIELD_LABELS = compilePhrases(ENTRY_LABELS.field, FIELD_OPENERS)

/** Levels of education, which a profession or a school's name follows. */
const ONLY_LEVEL =
  /^(?:неполное |незаконченное |неоконченное )?(?:высшее|среднее|средне|начальное|вища|середня|висше|средно)(?:\s|$)/

/** What one row says of a course of study. */
export function readCourse(doc: Doc, row: Row, { ranges, columns }: { ranges: DateRange[]; columns: Columns }): Course {
  const segments = withoutGuides(doc, splitCourse(doc, row, { ranges, columns }))
  const course = emptyCourse(row, ranges)
  course.ongoing = hasPhrase(row.words, ONGOING) || presentBefore(doc, row.words) >= 0
  course.grade = gradeOf(doc, row)
  if (isLeavingRow(row, ranges) || isRemark(doc, segments) || isTitled(doc, row)) return course
  if (learnTrade(doc, course, segments)) return course
  for (const [at, segment] of segments.entries()) readSegment(doc, course, { segments, at, segment })
  if (course.degreeSpan === undefined)
    course.loose = unknownOpening(doc, row, { segments, ranges, school: course.school })
  course.placed = segments.slice(1, 3).some(({ words, sign }) => sign === 'comma' && isPlace(doc, words))
  return course
}

/** "PhD Botany, Fell University. Advisor: ...", "Thesis: ...": what a course's work was, and who guided it, closes its row. */
function withoutGuides(doc: Doc, segments: CourseSegment[]): CourseSegment[] {
  const at = segments.findIndex((segment, index) => index > 0 && introduces(doc, segment) && isOfThesis(segment.words))
  return at < 0 ? segments : segments.slice(0, at)
}

type At = { segments: CourseSegment[]; at: number; segment: CourseSegment }

function readSegment(doc: Doc, course: Course, place: At): void {
  const { segments, at, segment } = place
  if (course.degreeSpan !== undefined && segment.start < course.degreeSpan[1]) return
  if (segment.slot === 'other' || isWithin(segment, course.school)) return
  // "Abschluss: Ja": what a form's question is answered with.
  if (segment.slot !== undefined && isAnswer(segment.words)) return
  if (segment.slot === 'field') course.field ??= [segment.start, segment.end]
  else if (isDitto(segment.words) && (at > 0 || segments.length === 1)) course.ditto = true
  else if (segment.slot === 'school') course.school ??= segment
  else if (!readDegree(doc, course, place)) {
    const school = isNamedField(segment) ? undefined : schoolIn(doc, course, segment)
    if (school !== undefined && isBoard(doc, course, { segments, at, segment })) return
    if (school !== undefined) takeSchool(doc, course, { segments, at, segment: school })
    else if (isNamedField(segment)) course.field ??= [segment.words[1]!.start, segment.end]
    else if (
      !isPlace(doc, segment.words) &&
      !isNote(segment.words) &&
      !isOtherLabel(segment.words) &&
      !isLabel(doc, place) &&
      !isGrade(doc, segment) &&
      !(segment.sign === 'at' && isSmall(doc.text[segment.start]!))
    )
      course.spare.push(segment)
  }
}

/** "HSC (State Board) - Fell College": in brackets right behind the degree who examined, where the school follows. */
function isBoard(doc: Doc, { degreeSpan, school }: Course, { segments, at, segment }: At): boolean {
  if (segment.sign !== 'bracket' || school !== undefined || degreeSpan === undefined) return false
  if (segment.start > degreeSpan[1] + 2 || segment.start < degreeSpan[1]) return false
  const next = segments[at + 1]
  return next !== undefined && next.sign !== 'bracket' && !isFaculty(next.words) && isSchool(doc, next.words)
}

/** "청담대학교 대학원": what the school's name took in. */
function isWithin({ start }: Segment, school: Segment | undefined): boolean {
  return school !== undefined && start > school.start && start < school.end
}

/** "학점 3.62/4.5", "GPA 4.1": a mark behind its word. */
function isGrade(doc: Doc, { words, start, end }: Pick<Segment, 'words' | 'start' | 'end'>): boolean {
  return phraseAt(words, 0, GRADES) > 0 && /\d/.test(doc.fold.slice(start, end))
}

/** "Diploma notu 82,50": a word of two for a mark, and the mark. */
function isMarkOf(words: Word[]): boolean {
  const label = phraseAt(words, 0, GRADES)
  return label > 1 && label < words.length && words.slice(label).every(({ key }) => /^\d/.test(key))
}

/** "obor Pozemní stavby", "Fachrichtung Gartenbau": a label without a sign says that a field follows. */
function isNamedField({ words }: Segment): boolean {
  return words.length > 1 && isPhrase(words[0], FIELD_LABELS)
}

/** "Grade of the degree: 1.9", "Working title: ...", "Duration: 2008 - 2010": a mark, or an unknown label, behind which no course and no school opens. */
function isRemark(doc: Doc, [label, content]: CourseSegment[]): boolean {
  if (label === undefined || label.slot !== undefined || !introduces(doc, label)) return false
  // "Diploma: Ja"
  if (content !== undefined && isAnswer(content.words)) return true
  if (/^\s?:\s?\d/.test(doc.fold.slice(label.end, label.end + 4)) && hasPhrase(label.words, GRADES)) return true
  if (isOfThesis(label.words)) return true
  if (isSchool(doc, label.words) || findCourseDegree(doc, label.words) !== undefined) return false
  return content === undefined || !(isSchool(doc, content.words) || courseDegreeAt(doc, content.words) !== undefined)
}

/** "- Title: what owls hear", in an item of the list below a course: its work. */
function isTitled(doc: Doc, { words, bullet }: Row): boolean {
  if (!bullet || words.length < 2 || !isTitleOfWork(words.slice(0, 1))) return false
  return introduces(doc, words[0]!) && findCourseDegree(doc, words.slice(1)) === undefined
}

/** Answers of two letters and more: "A" and "Y" may be a name. */
const ANSWERED = new Set(
  ANSWERS.split('|')
    .map(phraseKey)
    .filter((key) => key.length > 1),
)

function isAnswer([word, more]: Word[]): boolean {
  return more === undefined && ANSWERED.has(word?.key ?? '')
}

/** Reads a stretch that is or holds a degree; false where it is none. */
function readDegree(doc: Doc, course: Course, { segments, at, segment }: At): boolean {
  // "Engenharia Civil<tab>Bacharelado": the field of the degree in the next cell.
  const next = segments[at + 1]
  if (next?.sign === 'tab' && isFieldOnly(segment.words[0]!) && courseDegreeAt(doc, next.words) !== undefined) {
    course.field ??= [segment.start, segment.end]
    return true
  }
  const whose = segment.slot === undefined ? schoolOfGraduate(doc, segment) : undefined
  if (whose !== undefined) {
    course.school ??= whose
    return true
  }
  const noted =
    segment.slot === undefined &&
    (isPlainNote(segment.words) || isTimeOfLeaving(doc, course, segment) || isMarkOf(segment.words))
  const degree = course.degree === undefined && !noted ? findCourseDegree(doc, segment.words) : undefined
  if (degree === undefined) {
    const named = segment.slot === undefined && !noted ? unknownFrom(doc, segment) : undefined
    if (named !== undefined && course.degreeSpan === undefined && course.school === undefined) {
      if (named.degreeEnd !== undefined) course.degreeSpan = [segment.start, named.degreeEnd]
      course.school = named.school
      return true
    }
    const opens = at === 0 && !noted && phraseAt(segment.words, 0, OPENERS) > 0 && !isSchool(doc, segment.words)
    if ((segment.slot !== 'degree' && !opens) || course.degreeSpan !== undefined) return false
    course.degreeSpan = [segment.start, segment.end]
    extendByField(doc, course, { segments, at, segment })
    return true
  }
  if (segment.slot === undefined && isSchoolKind(doc, segment, degree)) return false
  const split = splitAtSchool(doc, segment, degree) ?? splitAtPlace(doc, segments, { segment, degree })
  course.degree = degree
  course.onlyLevel = ONLY_LEVEL.test(doc.fold.slice(degree.start, segment.end))
  const start = split?.degreeStart ?? rankStart(doc, segment, degree)
  course.degreeSpan = trimRange(doc, start, withoutOpener(segment, split?.degreeEnd ?? degreeEnd(doc, segment, degree)))
  if (!course.onlyLevel && (split === undefined || split.school.end <= start))
    extendByField(doc, course, { segments, at, segment })
  course.degreeSpan = withoutRepeat(doc, course.degreeSpan)
  if (split !== undefined) course.school ??= split.school
  return true
}

/** "Graduation: May 2016", and nothing else in the row: when one left, and not what with. */
function isTimeOfLeaving(doc: Doc, { row, ranges }: Course, segment: Segment): boolean {
  const [first, second] = segment.words
  if (first === undefined || first !== row.words[0] || second !== undefined) return false
  if (!first.key.startsWith('gradua') || !introduces(doc, segment)) return false
  const [range] = ranges
  return range !== undefined && row.words.slice(1).every(({ start, end }) => start >= range.start && end <= range.stop)
}

const LONGEST_NAME = 9

type Opening = { segments: Segment[]; ranges: DateRange[]; school?: Segment }

/**
 * The opening of a row, or what follows its date, that begins as names do: up to a tab, bar, dash, date or the
 * school's name; brackets and commas belong to it.
 */
function unknownOpening(doc: Doc, row: Row, { segments, ranges, school }: Opening): [number, number] | undefined {
  const [first] = segments
  if (
    first === undefined ||
    (school !== undefined && school.start >= first.start && school.start < first.end) ||
    row.bullet ||
    isOtherLabel(first.words) ||
    isLabel(doc, { segments, at: 0, segment: first }) ||
    /[.:]/.test(doc.fold[row.end - 1]!)
  )
    return undefined
  const dated = ranges[0] !== undefined && opensRow(row, ranges[0]) && ranges[0].stop <= first.start
  if (first.start > row.start + 1 && !dated) return undefined
  if (isSmall(doc.text[first.start]!)) return undefined
  let end = first.end
  for (const next of segments.slice(1)) {
    if (next.sign === 'comma' && (isNote(next.words) || hasPhrase(next.words, ONGOING))) break
    if ((next.sign !== 'comma' && next.sign !== 'bracket') || next === school || isPlace(doc, next.words)) break
    end = doc.fold[next.end] === ')' ? next.end + 1 : next.end
  }
  const words = row.words.filter((word) => word.start >= first.start && word.start < end)
  const known = hasPhrase(words, GRADES) && !doc.fold.slice(first.start, end).includes('(')
  if (words.length === 0 || words.length > LONGEST_NAME || known || isPlace(doc, words)) return undefined
  if (isGrade(doc, { words, start: first.start, end })) return undefined
  if (/^\d+$/.test(words.at(-1)!.key) || isNote(words) || hasPhrase(words, ONGOING)) return undefined
  const left = /^(?:卒業|修了|毕业|畢業)/.exec(doc.fold.slice(end, end + 2))
  return [first.start, end + (left?.[0].length ?? 0)]
}
