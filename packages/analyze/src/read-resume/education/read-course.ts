import { ENTRY_LABELS } from '../../knowledge/reading/entry-labels.ts'
import { ONGOING_WORDS } from '../../knowledge/reading/degree-words.ts'
import { isPlace } from '../contact/find-place.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import { type Segment, splitHead } from '../employment/split-head.ts'
import type { Doc, Row } from '../text/document.ts'
import { trimRange } from '../text/field-of.ts'
import { compilePhrases, hasPhrase, isUnspaced, phraseAt, type Word } from '../text/phrase-set.ts'
import { type DegreeMatch, findDegree } from './degree-shape.ts'
import { gradeOf, GRADES } from './grade-of.ts'
import { rankStart } from './rank-start.ts'
import { isNamedSchool, isSchool, isSchoolWord } from './school-shape.ts'

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
  /** Words not known that open the row. */
  loose?: [number, number]
  /** A place follows those words: they name a town or a school, not a degree. */
  placed: boolean
  ongoing: boolean
}

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
  const course: Course = { row, ranges, placed: false, ongoing: hasPhrase(row.words, ONGOING) }
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
  if (course.degreeSpan === undefined)
    course.loose = unknownOpening(doc, row, { segments, ranges, school: course.school })
  course.placed = segments.slice(1, 3).some(({ words, sign }) => sign === 'comma' && isPlace(doc, words))
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
    const end = split?.degreeEnd ?? beforeLabel(doc, segment, beforeMark(segment, degree))
    course.degreeSpan = trimRange(doc, rankStart(segment, degree), end)
    fieldIn(doc, course, { segments, at })
    if (split !== undefined) course.school ??= split.school
    return
  }
  if (isSchool(doc, segment.words)) {
    course.school ??= withFaculty(doc, segment, segments[at + 1])
    return
  }
  if (isPlace(doc, segment.words)) course.place ??= segment
}

/** "…大学 薬学部": the faculty behind a blank belongs to the school's name. */
function withFaculty(doc: Doc, school: Segment, next: Segment | undefined): Segment {
  const isBehind = next !== undefined && doc.fold.slice(school.end, next.start) === ' ' && next.words.length === 1
  if (!isBehind || !/(?:学部|学科|研究科|学院|学系|專業|专业|학과|학부)$/.test(next.words[0]!.key)) return school
  return { ...school, end: next.end, words: [...school.words, ...next.words] }
}

const LONGEST_NAME = 9
/** Opens a row that tells of a course, and names none. */
const NO_COURSE = /^(?:graduat|still|certificate|thesis|dissertation|coursework|relevant|attended|completed|year)/

/** "... Literature summa cum laude", "... with an average of 3.4": where the mark behind the degree begins. */
function beforeMark({ words, end }: Segment, degree: DegreeMatch): number {
  for (let at = degree.first + degree.count; at < words.length; at++) {
    const marked = phraseAt(words, at, GRADES) > 1
    const told = words[at]!.key === 'with' && words.slice(at + 1).some(({ key }) => /^\d/.test(key))
    if (marked || told) return words[at - 1]!.end
  }
  return end
}

/** "Bachelor of Technology Specialization: ...": the label behind the degree names its field. */
function beforeLabel(doc: Doc, { words }: Segment, end: number): number {
  const last = words.findLastIndex((word) => word.end <= end)
  if (last < 2 || words[last]!.key.length <= 4 || !FIELD_LABEL.keys.has(words[last]!.key)) return end
  const cut = words[last - 1]!.end
  return ')]'.includes(doc.fold[cut] ?? ' ') ? cut + 1 : cut
}

type Opening = { segments: Segment[]; ranges: DateRange[]; school?: Segment }

/**
 * The opening of a row, or what follows its date, that begins as names do: up to a tab, bar, dash, date or the
 * school's name; brackets and commas belong to it.
 */
function unknownOpening(doc: Doc, row: Row, { segments, ranges, school }: Opening): [number, number] | undefined {
  const [first] = segments
  if (first === undefined || first === school || row.bullet || /[.:]/.test(doc.fold[row.end - 1]!)) return undefined
  const dated = ranges[0] !== undefined && ranges[0].start <= row.start + 2 && ranges[0].stop <= first.start
  if (first.start > row.start + 1 && !dated) return undefined
  const letter = doc.text[first.start]!
  if (letter === letter.toLowerCase() && letter !== letter.toUpperCase()) return undefined
  let end = first.end
  for (const next of segments.slice(1)) {
    if ((next.sign !== 'comma' && next.sign !== 'bracket') || next === school || isPlace(doc, next.words)) break
    end = doc.fold[next.end] === ')' ? next.end + 1 : next.end
  }
  const words = row.words.filter((word) => word.start >= first.start && word.start < end)
  const known = hasPhrase(words, GRADES) && !doc.fold.slice(first.start, end).includes('(')
  if (words.length === 0 || words.length > LONGEST_NAME || known || isPlace(doc, words)) return undefined
  if (/^\d+$/.test(words.at(-1)!.key) || NO_COURSE.test(words[0]!.key) || hasPhrase(words, ONGOING)) return undefined
  const left = /^(?:卒業|修了|毕业|畢業)/.exec(doc.fold.slice(end, end + 2))
  return [first.start, end + (left?.[0].length ?? 0)]
}

/** "Technikum Elektryczne", "Bandon High School": the word names the school here. */
function isSchoolKind(doc: Doc, segment: Segment, degree: DegreeMatch): boolean {
  if (degree.level !== 'school' && degree.level !== 'vocational') return false
  const [first] = segment.words
  // One word of a script without blanks: the name of a school that ends in its kind.
  if (segment.words.length === 1 && isUnspaced(first!.key)) return isNamedSchool(first!.key)
  if (segment.words.length <= degree.count) return false
  // "Merrow Matriculation Higher Secondary School": all of it is the school's name.
  const last = segment.words.slice(-1)
  if (degree.first > 0 && degree.first < 4 && isSchoolWord(last) && isSchool(doc, segment.words)) return true
  return isSchool(doc, segment.words) && isSchoolWord(segment.words.slice(degree.first, degree.first + degree.count))
}

const FROM = new Set(['from', 'at', 'an', 'der', 'à', 'a', 'en', 'na', 'presso', 'aan', 'w', 'with', 'by', 'de'])

/** "B.Sc in Physics from Delhi University": the school begins after "from"; "B.E Anna University" at the name. */
function splitAtSchool(
  doc: Doc,
  segment: Segment,
  degree: DegreeMatch,
): { degreeEnd: number; school: Segment } | undefined {
  const { words } = segment
  const behind = degree.first + degree.count
  for (let at = behind; at < words.length; at++) {
    // "Diploma in Nursing of Merrow University", and not "Bachelor of ...".
    const isOf = words[at]!.key === 'of' && at > behind + 1
    if (!isOf && (!FROM.has(words[at]!.key) || words[at]!.key.length < 2)) continue
    const article = words[at + 1]?.key === 'the' && doc.text[words[at + 1]!.start] === 't'
    const rest = words.slice(article ? at + 2 : at + 1)
    if (isSchool(doc, rest) && !FIELD_OPENERS.has(rest[0]!.key)) return parted(segment, { at, rest })
  }
  const rest = words.slice(behind)
  const direct = isSchool(doc, rest) && !FIELD_OPENERS.has(rest[0]!.key)
  return direct ? parted(segment, { at: behind, rest }) : undefined
}

function parted(segment: Segment, { at, rest }: { at: number; rest: Word[] }): { degreeEnd: number; school: Segment } {
  return {
    degreeEnd: segment.words[at - 1]!.end,
    school: { start: rest[0]!.start, end: segment.end, words: rest, sign: 'at' },
  }
}

/** The field: after "in", after a comma, dash or in brackets behind the degree. */
function fieldIn(doc: Doc, course: Course, { segments, at }: { segments: Segment[]; at: number }): void {
  const segment = segments[at]!
  const degree = course.degree!
  const rest = segment.words.filter((word) => word.start >= degree.end && word.end <= course.degreeSpan![1])
  const opener = rest[0] !== undefined && FIELD_OPENERS.has(rest[0].key)
  const own = opener ? rest.slice(1) : rest
  if (own.length > 0) course.field = [own[0]!.start, course.degreeSpan![1]]
  for (let i = at + 1; i < segments.length; i++) {
    const next = segments[i]!
    if (!isFieldOf(doc, next, { degree: course, named: own.length > 0 })) return
    if (!isHonours(next.words)) course.field ??= [next.start, next.end]
    const close = doc.fold[next.end] === ')' ? next.end + 1 : next.end
    course.degreeSpan = [course.degreeSpan![0], close]
    if (next.sign !== 'bracket') return
  }
}

/** "(500 points)", "(cum laude honours)": how well, not what. */
function isMark(words: Word[]): boolean {
  return hasPhrase(words, GRADES) || words.some(({ key }) => /^\d/.test(key) && key.length < 4)
}

function isHonours(words: Word[]): boolean {
  return words.every((word) => /^hon(?:ou?r)?s?$/.test(word.key)) || hasPhrase(words, GRADES)
}

/** Whether a stretch behind a degree is its field or honours, and no school, place, mark or another degree. */
function isFieldOf(doc: Doc, next: Segment, { degree, named }: { degree: Course; named: boolean }): boolean {
  if (next.sign === 'tab' || next.sign === 'date' || next.sign === 'at') return false
  // Words right behind a bracket go on with the degree: "BSc (Hons) Adult Nursing".
  const close = doc.fold.slice(degree.degreeSpan![1] - 1, next.start)
  const goesOn = close === ') '
  if (named && next.sign !== 'bracket' && next.sign !== 'comma' && !goesOn) return false
  if (next.sign === 'bracket' && isMark(next.words)) return false
  if (isSchool(doc, next.words) || isPlace(doc, next.words) || next.words.length > 6) return false
  if (next.sign !== 'bracket' && phraseAt(next.words, 0, GRADES) > 0) return false
  return findDegree(doc, next.words) === undefined || next.sign === 'bracket'
}
