import { FIELD_BRANCHES } from '../../knowledge/reading/degree-words.ts'
import { ENTRY_LABELS } from '../../knowledge/reading/entry-labels.ts'
import { BEFORE_FIELDS, BETWEEN_PARTNERS } from '../../knowledge/reading/small-words.ts'
import { employerScore } from '../employment/words/employer-shape.ts'
import type { Doc } from '../text/document.ts'
import { opensLarge } from '../text/letter-case.ts'
import { compilePhrases, hasPhrase, isPhrase, isUnspaced, phraseAt, type Word } from '../text/phrase-set.ts'
import { findCourseDegree } from './degree-shape.ts'
import { isLetteredSchool } from './lettered-school.ts'
import { takeFieldAndSchool } from './field-and-school.ts'
import { GRADES, tellsKind } from './grade-of.ts'
import { isMinor, isFieldOf, LONGEST_SUBJECT, FIELD_LABEL } from './is-field-of.ts'
import type { Course } from './course.ts'
import { placedSchool } from './placed-school.ts'
import { isFaculty, isSchool, isStudied } from './school-shape.ts'
import type { CourseSegment } from './split-course.ts'

const FIELD_OPENERS = new Set(BEFORE_FIELDS.split('|'))

const BRANCHES = compilePhrases(ENTRY_LABELS.field, FIELD_BRANCHES)

export type Place = { segments: CourseSegment[]; at: number; segment: CourseSegment }

/** Takes in the field: after "in", after a comma, dash or in brackets behind the degree. */
export function extendByField(doc: Doc, course: Course, { segments, at, segment }: Place): void {
  const from = course.degree?.end ?? course.degreeSpan![0]
  const rest = segment.words.filter((word) => word.start >= from && word.end <= course.degreeSpan![1])
  const ranked = behindRank(rest)
  const opener = ranked[0] !== undefined && FIELD_OPENERS.has(ranked[0].key)
  const own = opener ? ranked.slice(1) : ranked
  if (own.length > 0) course.field = [own[0]!.start, course.degreeSpan![1]]
  // "Wirtschaftsrecht LL.B."
  const before =
    own.length > 0 ? [] : segment.words.filter(({ end }) => end <= from && end <= (course.degree?.start ?? 0))
  if (before.length > 0 && before.length <= LONGEST_SUBJECT && isNamedField(doc, course, before))
    course.field ??= [before[0]!.start, before.at(-1)!.end]
  // "Pedagogy (specialist)", "Gıda Mühendisliği, Lisans": the field before it, in the row's only other unknown words.
  takeFieldBefore(doc, course, { segments, at, segment })
  for (let i = at + 1; i < segments.length; i++) {
    const next = segments[i]!
    if (i === at + 1 && isShortForm(doc, next)) {
      course.degreeSpan = [course.degreeSpan![0], next.end]
      continue
    }
    if (isLabelledField(doc, next, course)) {
      course.field = [next.start, next.end]
      course.degreeSpan = [course.degreeSpan![0], next.end]
      return
    }
    if (takeSchoolBehind(doc, course, { segments, at: i, segment: next })) return
    if (isLength(doc, next, segments[i + 1])) continue
    const behind = segments[i + 1]
    const last = behind === undefined || isSchool(doc, behind.words)
    if (!isFieldOf(doc, next, { degree: course, named: own.length > 0, last })) return
    // "Master, «Food Technology»": in quotation marks behind a comma the field stands for itself.
    if (next.sign === 'comma' && doc.fold[next.start - 1] === '"') {
      course.field ??= [next.start, next.end]
      return
    }
    const before = course.degreeSpan![1]
    // "Técnico em Agropecuária, Agropecuária": the field once more; "Doctor of Law - JD, Law" is how a network says it.
    if (
      next.sign === 'comma' &&
      !(i === at + 2 && isShortForm(doc, segments[at + 1]!)) &&
      doc.fold.slice(course.degreeSpan![0], before).includes(doc.fold.slice(next.start, next.end))
    )
      return
    if (!isHonours(next.words)) course.field ??= [next.start, next.end]
    const close = doc.fold[next.end] === ')' ? next.end + 1 : next.end
    if ((next.sign === 'comma' || next.sign === 'dash') && !isHonours(next.words)) {
      if (employerScore(doc, next.words) >= 0.9) return
      if (!isPhrase(next.words[0], FIELD_LABEL)) course.tail = { segment: next, before }
    }
    course.degreeSpan = [course.degreeSpan![0], close]
    const listed = isSubject(course, next) && behind !== undefined && isSubject(course, behind)
    const more = listed || isListOfFields(doc, segments, i + 1)
    const ends = !more && !isBranch(behind) && !leadsToMinor(doc, behind) && !(behind && tellsKind(behind.words))
    if (next.sign !== 'bracket' && ends) return
  }
}

/** A school right behind the degree: with the field, by its letters or by its town. */
function takeSchoolBehind(doc: Doc, course: Course, place: Place): boolean {
  if (takeFieldAndSchool(doc, course, place.segment)) return true
  const school = isLetteredSchool(doc, course, place) ? place.segment : placedSchool(doc, course, place)
  course.school ??= school
  return school !== undefined
}

/** "Level 4 Tourism", behind "QQI Level" no more than "5 Healthcare": the words behind what says which of its kind a degree is. */
function behindRank(words: Word[]): Word[] {
  // "MS Degree – Botany": the word says nothing of the field.
  const count = tellsKind(words.slice(0, 2)) ? 2 : /^(?:\d|degree)$/.test(words[0]?.key ?? '') ? 1 : 0
  return words.slice(count)
}

/** "BS (4 years) Botany": how long it takes, before the field. */
function isLength(doc: Doc, { sign, words, end }: CourseSegment, behind: CourseSegment | undefined): boolean {
  if (sign !== 'bracket' || words.length !== 2 || behind === undefined || behind.slot !== undefined) return false
  if (!/^\d$/.test(words[0]!.key) || !/^(?:years?|yrs?|semesters?)$/.test(words[1]!.key)) return false
  return doc.text.slice(end, behind.start) === ') ' && opensLarge(doc, behind.words[0]!)
}

const COLLEGE = new Set(['associate', 'bachelor', 'master', 'doctorate'])

/** In English a field is known by its last word. */
function isNamedField(doc: Doc, { degree }: Course, words: Word[]): boolean {
  if ((doc.resume.language ?? 'en') === 'en') return isStudied(words.at(-1)!.key)
  return COLLEGE.has(degree?.level ?? '') && opensLarge(doc, words[0]!) && !isSchool(doc, words)
}

/** "magister, kierunek: Ekonomia": the field with its label, right behind the degree's comma. */
function isLabelledField(doc: Doc, { slot, start }: CourseSegment, { degreeSpan }: Course): boolean {
  return slot === 'field' && /^, ?\p{L}+(?: \p{L}+)?: ?$/u.test(doc.fold.slice(degreeSpan![1], start))
}

const AND = new Set(BETWEEN_PARTNERS.split('|'))
/** Parts of "Ecology, Policy, Law, and Management" behind the second. */
const MOST_LISTED = 3
const LONGEST_LISTED = 4

/** "... Ecology, Policy" before ", and Management": the list of fields goes on up to the part that "and" opens. */
function isListOfFields(doc: Doc, segments: CourseSegment[], from: number): boolean {
  for (const { sign, words } of segments.slice(from, from + MOST_LISTED)) {
    if (sign !== 'comma' || words.length > LONGEST_LISTED || words.length === 0) return false
    if (AND.has(words[0]!.key)) return words.length > 1 && opensLarge(doc, words[1]!)
  }
  return false
}

function leadsToMinor(doc: Doc, next: CourseSegment | undefined): boolean {
  return next?.sign === 'comma' && isMinor(doc, next.words)
}

/** "..., option Polymères, parcours Verre": the label of a branch of the field. */
function isBranch(next: CourseSegment | undefined): boolean {
  return next?.sign === 'comma' && isBranchLabel(next.words)
}

/** "option Polymères": the label of a branch of the field, and what it is. */
export function isBranchLabel(words: Word[]): boolean {
  return words.length > 1 && phraseAt(words, 0, BRANCHES) > 0
}

function takeFieldBefore(doc: Doc, course: Course, { segments, at, segment }: Place): void {
  const [before] = course.spare
  const { degree } = course
  // "Fell University (Quarnford), BSc": behind a school its town stands in brackets.
  if (
    before === undefined ||
    before.sign === 'bracket' ||
    course.spare.length > 1 ||
    at === 0 ||
    segments[at - 1] !== before
  )
    return
  if (degree === undefined || degree.start > segment.start + 1 || degree.level === 'school') return
  const end = course.degreeSpan![1]
  const bracket = segment.sign === 'bracket' && doc.fold[end] === ')' && !isUnspaced(segment.words[0]!.key)
  const comma = segment.sign === 'comma'
  if (!(comma || bracket || isBehindBlank(doc, before, segment))) return
  if (segment.slot !== undefined || course.field !== undefined) return
  const language = doc.resume.language ?? 'en'
  // "Whitcombe, MBA": in English a field is known by its last word, and other words are a school.
  if (language === 'en' && !isStudied(before.words.at(-1)!.key)) return
  course.field = [before.start, before.end]
  course.spare = []
  if (!bracket && LEVEL_APART.has(language)) return
  // "obor Pozemní stavby (Bc.)", "Hukuk Bölümü (Lisans)": what is labelled as a field, or a faculty, is no part of the degree.
  // "«Food Technology», Bachelor": in quotation marks the field stands for itself.
  if (isPhrase(before.words[0], FIELD_LABEL) || isFaculty(before.words) || doc.fold[before.end] === '"') return
  course.degreeSpan = [before.start, bracket ? end + 1 : end]
}

/** Languages in which a level behind the comma of its field is told for itself. */
const LEVEL_APART = new Set(['en', 'uk'])

/** "船舶工程 本科": with a blank between them, in a cell of their own. */
function isBehindBlank(doc: Doc, before: CourseSegment, { start, words }: CourseSegment): boolean {
  if (!isUnspaced(words[0]!.key) || doc.fold.slice(before.end, start) !== ' ') return false
  return /[\n\t]/.test(doc.fold[before.start - 1] ?? '\n')
}

function isHonours(words: Word[]): boolean {
  return words.every((word) => /^hon(?:ou?r)?s?$/.test(word.key)) || hasPhrase(words, GRADES)
}

/** "Bachelor of Science - BS, Biology": the degree's short form, as a widespread export has it. */
function isShortForm(doc: Doc, { sign, start, end, words }: CourseSegment): boolean {
  return (
    sign === 'dash' &&
    words.length === 1 &&
    // "BS", "BEng", "BTech", "Ph.D."
    /^\p{Lu}[\p{L}.]{0,4}\p{Lu}[\p{L}.]{0,4}$/u.test(doc.text.slice(start, end)) &&
    findCourseDegree(doc, words) !== undefined
  )
}

/** "GCSE Maths C, English D, PE B": one of the subjects of a leaving certificate, which are listed. */
function isSubject(course: Course, { sign, words }: CourseSegment): boolean {
  return course.degree?.level === 'school' && (sign === 'comma' || sign === 'dash') && words.length <= LONGEST_SUBJECT
}
