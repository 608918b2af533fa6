import {
  BEFORE_SCHOOLS,
  ONLY_BEFORE_SCHOOLS,
  SCHOOL_OR_FIELD,
  SCHOOL_ARTICLES,
} from '../../knowledge/reading/small-words.ts'
import { STUDENT_WORDS } from '../../knowledge/reading/course-words.ts'
import { isPlace } from '../contact/home/find-place.ts'
import type { Segment } from '../employment/words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../employment/words/title-shape.ts'
import type { Doc } from '../text/document.ts'
import { isCapital, isSmall, opensLarge } from '../text/letter-case.ts'
import { phraseKeys, type Word } from '../text/phrase-set.ts'
import type { DegreeMatch } from './degree-shape.ts'
import { rankStart, tellsOfStudy } from './rank-start.ts'
import { fieldBeforeSchool, isSchool, isShortName, isStudied, schoolOpening } from './school-shape.ts'

const FROM = new Set(BEFORE_SCHOOLS.split('|'))
const ARTICLES = new Set(SCHOOL_ARTICLES.split('|'))
/** Behind these a field is named as often as a school: a known kind of school must follow at once. */
const FIELD_OPENERS = new Set(SCHOOL_OR_FIELD.split('|'))
/** Behind these, written small, stands a school, whatever it is called. */
const BEFORE_NAMES = new Set(ONLY_BEFORE_SCHOOLS.split('|'))

type Split = { degreeStart?: number; degreeEnd?: number; school: Segment }

/**
 * A degree and its school in one stretch: "B.Sc in Physics from Delhi University", "B.E Anna University",
 * "Studium der Physik an der Universität Merrow", "Merrow College NVQ Level 3".
 */
export function splitAtSchool(doc: Doc, segment: Segment, degree: DegreeMatch): Split | undefined {
  const { words } = segment
  const behind = degree.first + degree.count
  // "Bachillerato en", "Diplom in": what the degree's own words end with leads to its school as well as to its field.
  const from = degree.count > 1 && FROM.has(words[behind - 1]!.key) ? behind - 1 : behind
  for (let at = from; at < words.length; at++) {
    // "Diploma in Nursing of Merrow University", and not "Bachelor of ...".
    const isOf = words[at]!.key === 'of' && at > behind + 1
    // "B.Tech From Merrow University": in capitals, too, no name holds this one.
    const isLarge = words[at]!.key !== 'from' && opensLarge(doc, words[at]!)
    if (!isOf && (!FROM.has(words[at]!.key) || isLarge)) continue
    const article = ARTICLES.has(words[at + 1]?.key ?? '') && !opensLarge(doc, words[at + 1]!)
    const rest = words.slice(article ? at + 2 : at + 1)
    const isFrom = words[at]!.key === 'from' && rest[0] !== undefined && opensLarge(doc, rest[0])
    const named = !isLarge && BEFORE_NAMES.has(words[at]!.key) && rest[0] !== undefined && opensLarge(doc, rest[0])
    if (rest.length === 0 || (!isFrom && !named && !isSchool(doc, rest))) continue
    // "Diploma de la Escuela ...", and not "Licenciatura en Historia de la Universidad ...", which goes on.
    if (schoolOpening(doc, rest, 1) > 0 && FIELD_OPENERS.has(words[at]!.key)) continue
    return parted(segment, at, rest)
  }
  // "BSc in Marketing Merrow University"
  const named = FIELD_OPENERS.has(words[behind]?.key ?? '') ? behind + 1 : behind
  const field = fieldBeforeSchool(doc, words.slice(named))
  if (field > 0) return parted(segment, named + field, words.slice(named + field))
  const direct = words.slice(behind)
  const small = smallBefore(doc, direct)
  if (small > 0) return parted(segment, behind + small, direct.slice(small))
  if (
    direct.length > 0 &&
    isSchool(doc, direct) &&
    !FIELD_OPENERS.has(direct[0]!.key) &&
    schoolOpening(doc, direct, 1) < 0
  )
    return parted(segment, behind, direct)
  const opening = schoolOpening(doc, words, behind)
  // "MFA Weir School of Art": a town right behind the degree opens the school's name.
  if (opening > behind && isPlace(doc, words.slice(behind, opening))) return parted(segment, behind, direct)
  // "havo Jacob Merrowlyceum": what one leaves school with has no field.
  const first = words.slice(behind, opening)
  if (
    opening > behind &&
    degree.level === 'school' &&
    first.every((word) => opensLarge(doc, word) && !isStudied(word.key))
  )
    return parted(segment, behind, direct)
  if (opening > 0) return parted(segment, opening, words.slice(opening))
  return schoolBefore(doc, segment, degree)
}

const LONGEST_COURSE = 5

/** "10+2 from Fell School", "Game Programming in Weir College": a course of words not known, before its school. */
export function unknownFrom(doc: Doc, segment: Segment): Split | undefined {
  const { words } = segment
  // "Multimediedesigner EASV Tarn": the letters of a university end the name of the course.
  const letters = words.findIndex((word, at) => at > 0 && isShortName(doc, word))
  if (letters > 0 && letters <= LONGEST_COURSE && isTrade(words.slice(0, letters)))
    return parted(segment, letters, words.slice(letters))
  const small = smallBefore(doc, words)
  if (small > 0) return { ...parted(segment, small, words.slice(small)), degreeEnd: words[small - 1]!.end }
  for (let at = 1; at <= Math.min(LONGEST_COURSE, words.length - 2); at++) {
    const [before, rest] = [withoutStudent(words.slice(0, at)), words.slice(at + 1)]
    if (!isBeforeSchool(words[at]!) || !isName(doc, words[at]!, rest[0]!) || !isSchool(doc, rest)) continue
    // "Graduated from Fell College": the school alone.
    if (before.length === 0 || (words[at]!.key === 'from' && before.length === 1 && tellsOfStudy(before)))
      return { school: parted(segment, at, rest).school }
    // "Licentiate in Botany from Fell College": the school stands behind the second.
    if (words[at]!.key === 'in' && rest.some(({ key, start }) => key === 'from' && isSmall(doc.text[start]!))) continue
    const small = before.some(({ key, start }) => isSmall(doc.text[start]!) && !/^(?:in|of|and|for)$/.test(key))
    const told = tellsOfStudy(before) || small || isSchool(doc, before)
    return told ? undefined : { ...parted(segment, at, rest), degreeEnd: before.at(-1)!.end }
  }
  return undefined
}

/**
 * "Vård och omsorg Merrowgymnasiet", "ICT beheerder niv 4 Merrow College": how many words before the capitals of a school's name are
 * those of a course, the last of them in small letters or a number; 0 where none are.
 */
function smallBefore(doc: Doc, words: Word[]): number {
  if (!SMALL_COURSES.has(doc.resume.language ?? 'en')) return 0
  const at = words.findLastIndex(({ start }) => !isCapital(doc, start)) + 1
  if (at < 2 || at > LONGEST_COURSE || at === words.length) return 0
  const { key, start } = words[at - 1]!
  if (FROM.has(key) || ARTICLES.has(key) || (isSmall(doc.text[start]!) && key.length < SHORTEST_FIELD)) return 0
  const [course, school] = [words.slice(0, at), words.slice(at)]
  return isSchool(doc, school) && !isSchool(doc, course) && !tellsOfStudy(course) ? at : 0
}

/** Languages that write fields and trades in small letters, which people use without a sign before the school. */
const SMALL_COURSES = new Set(['nl', 'sv', 'da', 'no', 'nb', 'fi'])
/** Letters of a word that does not tie parts of a school's name. */
const SHORTEST_FIELD = 5

/** A trade that one learns, or a field. */
function isTrade(words: Word[]): boolean {
  return isStudied(words.at(-1)!.key) || titleScore(words, []) >= KNOWN_TITLE
}

function isBeforeSchool({ key }: Word): boolean {
  return key === 'from' || key === 'in' || BEFORE_NAMES.has(key)
}

/** "Datalogi studerende på Tarn Universitet": what somebody studies, without that they do. */
function withoutStudent(words: Word[]): Word[] {
  return STUDENTS.has(words.at(-1)!.key) ? words.slice(0, -1) : words
}

const STUDENTS = new Set(phraseKeys(STUDENT_WORDS))

/** "Graduate of Fell College drawing program": of somebody the school alone is told, up to the small words behind it. */
export function schoolOfGraduate(doc: Doc, segment: Segment): Segment | undefined {
  const [who, of, ...rest] = segment.words
  if (!/^(?:(?:under|post)?graduate|student|alumn(?:us|a))$/.test(who!.key) || rest.length < 2) return undefined
  if (!/^(?:of|at|from)$/.test(of!.key) || !isName(doc, of!, rest[0]!) || !isSchool(doc, rest)) return undefined
  const small = rest.findIndex(
    (word, at) => !opensLarge(doc, word) && !rest.slice(at).some((next) => opensLarge(doc, next)),
  )
  const words = small > 1 ? rest.slice(0, small) : rest
  if (!isSchool(doc, words)) return undefined
  return { start: words[0]!.start, end: small > 1 ? words.at(-1)!.end : segment.end, words, sign: 'at' }
}

/** Whether a preposition written small stands before a capital. */
function isName(doc: Doc, preposition: Word, next: Word): boolean {
  return !opensLarge(doc, preposition) && opensLarge(doc, next)
}

function parted(segment: Segment, at: number, rest: Word[]): Split {
  return {
    degreeEnd: segment.words[at - 1]!.end,
    school: { start: rest[0]!.start, end: segment.end, words: rest, sign: 'at' },
  }
}

/** "Merrow College NVQ Level 3". */
function schoolBefore(doc: Doc, segment: Segment, degree: DegreeMatch): Split | undefined {
  const start = rankStart(doc, segment, degree)
  const words = segment.words.filter((word) => word.end <= start)
  if (words.length < 2 || !isSchool(doc, words)) return undefined
  return { degreeStart: start, school: { ...segment, end: words.at(-1)!.end, words } }
}
