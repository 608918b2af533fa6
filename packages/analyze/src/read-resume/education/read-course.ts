import { ENTRY_LABELS } from '../../knowledge/reading/entry-labels.ts'
import { GRADE_WORDS, ONGOING_WORDS } from '../../knowledge/reading/degree-words.ts'
import { isPlace } from '../contact/find-place.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import { type Segment, splitHead } from '../employment/split-head.ts'
import type { Doc, Row } from '../text/document.ts'
import { trimRange } from '../text/field-of.ts'
import { compilePhrases, hasPhrase, phraseAt, type Word } from '../text/phrase-set.ts'
import { type DegreeMatch, findDegree } from './degree-shape.ts'
import { isSchool } from './school-shape.ts'

/** What one row says of a course of study. */
export type Course = {
  row: Row
  ranges: DateRange[]
  degree?: DegreeMatch
  /** The degree with its field, as written. */
  degreeSpan?: [number, number]
  field?: [number, number]
  school?: Segment
  place?: Segment
  grade?: [number, number]
  loose?: Segment
  ongoing: boolean
}

const GRADES = compilePhrases(GRADE_WORDS)
const ONGOING = compilePhrases(ONGOING_WORDS)
const FIELD_LABEL = compilePhrases(ENTRY_LABELS.field)
const SCHOOL_LABEL = compilePhrases(ENTRY_LABELS.school)
const DEGREE_LABEL = compilePhrases(ENTRY_LABELS.degree)
const FIELD_OPENERS = new Set([
  'in',
  'of',
  'im',
  'en',
  'em',
  'de',
  'des',
  'der',
  'di',
  'w',
  'по',
  'în',
  'i',
  'inom',
  'for',
  'with',
  'major',
  'majoring',
  'specialization',
  'specializing',
  'في',
])

export function readCourse(doc: Doc, row: Row, ranges: DateRange[]): Course {
  const course: Course = { row, ranges, ongoing: hasPhrase(row.words, ONGOING) }
  const label = labelOf(doc, row.words)
  const segments = splitHead(doc, row, ranges).filter((segment) =>
    segment.words.some((word) => /\p{L}/u.test(word.key)),
  )
  if (label === 'field' && row.words.length < 12) {
    const rest = segments.filter((segment) => segment.sign !== '')
    if (rest[0] !== undefined) course.field = [rest[0].start, rest.at(-1)!.end]
    return course
  }
  for (const [at, segment] of segments.entries()) readSegment(doc, course, { segments, at, segment })
  if (course.degree === undefined && label === 'school' && segments[1] !== undefined) course.school = segments[1]
  course.grade = gradeOf(doc, row)
  return course
}

function labelOf(doc: Doc, words: Word[]): 'field' | 'school' | 'degree' | undefined {
  for (const [kind, set] of [
    ['field', FIELD_LABEL],
    ['school', SCHOOL_LABEL],
    ['degree', DEGREE_LABEL],
  ] as const) {
    const length = phraseAt(words, 0, set)
    if (length > 0 && /^\s?:/.test(doc.fold.slice(words[length - 1]!.end, words[length - 1]!.end + 3))) return kind
  }
  return undefined
}

type At = { segments: Segment[]; at: number; segment: Segment }

function readSegment(doc: Doc, course: Course, { segments, at, segment }: At): void {
  const degree = course.degree === undefined ? findDegree(doc, segment.words) : undefined
  const split = degree && splitAtSchool(doc, segment, degree)
  if (degree !== undefined && !isSchoolKind(doc, segment, degree)) {
    course.degree = degree
    const end = split?.degreeEnd ?? segment.end
    course.degreeSpan = trimRange(doc, degree.first <= 2 ? segment.start : degree.start, end)
    if (degree.first <= 2 && degree.first > 0) course.degreeSpan[0] = degree.start
    fieldIn(doc, course, { segments, at })
    if (split?.school !== undefined) course.school ??= split.school
    return
  }
  if (isSchool(doc, segment.words)) {
    course.school ??= segment
    return
  }
  if (isPlace(doc, segment.words)) course.place ??= segment
  else if (course.degreeSpan !== undefined && segment.start < course.degreeSpan[1]) return
  else if (course.loose === undefined && !hasPhrase(segment.words, GRADES)) course.loose = segment
}

/** "Technikum Elektryczne", "Bandon High School": the word names the school here. */
function isSchoolKind(doc: Doc, segment: Segment, degree: DegreeMatch): boolean {
  if ((degree.level !== 'school' && degree.level !== 'vocational') || segment.words.length <= degree.count) return false
  return isSchool(doc, segment.words) && isSchool(doc, segment.words.slice(degree.first, degree.first + degree.count))
}

const FROM = new Set(['from', 'at', 'an', 'der', 'à', 'a', 'en', 'na', 'presso', 'aan', 'w', 'with', 'by', 'de'])

/** "B.Sc in Physics from Delhi University": the school begins after "from"; "B.E Anna University" at the name. */
function splitAtSchool(
  doc: Doc,
  segment: Segment,
  degree: DegreeMatch,
): { degreeEnd: number; school?: Segment } | undefined {
  const { words } = segment
  for (let at = degree.first + degree.count; at < words.length; at++) {
    const opener = FROM.has(words[at]!.key) && words[at]!.key.length > 1
    const rest = words.slice(opener ? at + 1 : at)
    const direct = at === degree.first + degree.count
    if ((opener || direct) && isSchool(doc, rest) && !FIELD_OPENERS.has(rest[0]?.key ?? '')) {
      return {
        degreeEnd: words[at - 1]!.end,
        school: { start: rest[0]!.start, end: segment.end, words: rest, sign: 'at' },
      }
    }
  }
  return undefined
}

/** The field: after "in", after a comma, dash or in brackets behind the degree. */
function fieldIn(doc: Doc, course: Course, { segments, at }: { segments: Segment[]; at: number }): void {
  const segment = segments[at]!
  const degree = course.degree!
  const rest = segment.words.filter((word) => word.start >= degree.end && word.end <= course.degreeSpan![1])
  const opener = rest[0] !== undefined && FIELD_OPENERS.has(rest[0].key)
  const own = opener ? rest.slice(1) : rest
  if (own.length > 0) {
    course.field = [own[0]!.start, course.degreeSpan![1]]
    return
  }
  const next = segments[at + 1]
  if (next === undefined || next.sign === 'tab' || next.sign === 'date' || next.sign === 'at') return
  if (isSchool(doc, next.words) || isPlace(doc, next.words) || next.words.length > 6 || hasPhrase(next.words, GRADES))
    return
  if (findDegree(doc, next.words) !== undefined && next.sign !== 'bracket') return
  course.field = [next.start, next.end]
  const close = doc.fold[next.end] === ')' ? next.end + 1 : next.end
  course.degreeSpan = [course.degreeSpan![0], close]
}

/** "GPA 3.8/4.0", "CGPA: 8.2", "72%", "first class". */
function gradeOf(doc: Doc, row: Row): [number, number] | undefined {
  const text = doc.fold.slice(row.start, Math.min(row.end, row.start + 300))
  const mark =
    /(?:\d{1,2}(?:[.,]\d{1,2})?\s?%)|(?:\b(?:c?gpa|gpax|ipk|cpi|note|grade)\b[^a-z0-9]{0,8}\d{1,2}(?:[.,]\d{1,3})?(?:\s?\/\s?\d{1,2}(?:[.,]\d{1,2})?)?)/.exec(
      text,
    )
  if (mark !== null) return [row.start + mark.index, row.start + mark.index + mark[0].length]
  for (let at = 0; at < row.words.length; at++) {
    const length = phraseAt(row.words, at, GRADES)
    if (length >= 2) return [row.words[at]!.start, row.words[at + length - 1]!.end]
  }
  return undefined
}
