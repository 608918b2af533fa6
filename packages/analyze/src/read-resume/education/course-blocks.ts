import type { Segment } from '../employment/words/segment.ts'
import { type Doc, valueOf } from '../text/document.ts'
import { opensSmall } from '../text/letter-case.ts'
import { wordsIn } from '../text/phrase-set.ts'
import type { Course } from './course.ts'
import { isBodyLetters } from './course-notes.ts'
import { isMark } from './grade-of.ts'
import { isNameLike, isSaid } from './name-like.ts'
import { isStudied } from './school-shape.ts'

/** Rows of a block, counted from its first: which names the degree, which the school, which is dated; -1 for none. */
type Form = { degree: number; school: number; dated: number; isBefore: boolean }

const MOST_ROWS = 4

/**
 * Where courses of study begin that are written one like the other, each in a block of its own: between empty rows, lists
 * of bullets, or always so many rows. What one block names in words not known stands where the others have it.
 */
export function courseBlocks(doc: Doc, courses: Course[]): Set<number> | undefined {
  for (const starts of partings(courses)) {
    const form = starts.length > 1 ? formOf(doc, courses, starts) : undefined
    if (form === undefined) continue
    for (const [at, start] of starts.entries()) placeNames(doc, courses.slice(start, starts[at + 1]), form)
    return new Set(starts)
  }
  return undefined
}

/** Ways in which rows may be parted into blocks: the indices at which these begin. */
function* partings(courses: Course[]): Generator<number[]> {
  if (courses.length < 2) return
  const isHead = (at: number) => at === 0 || (!courses[at]!.row.bullet && courses[at - 1]!.row.bullet)
  const apart = courses.flatMap(({ row }, at) => (isHead(at) || (row.gap && !row.bullet) ? [at] : []))
  yield apart
  const heads = courses.flatMap(({ row }, at) => (row.bullet ? [] : [at]))
  for (let rows = 1; rows <= MOST_ROWS && rows * 2 <= heads.length; rows++)
    if (heads[0] === 0 && heads.length % rows === 0) yield heads.filter((_, at) => at % rows === 0)
}

/** The form that all blocks have; undefined where they differ, or where none names both a degree and a school. */
function formOf(doc: Doc, courses: Course[], starts: number[]): Form | undefined {
  const form: Form = { degree: -1, school: -1, dated: -1, isBefore: true }
  let [whole, dated] = [0, 0]
  const blockOf = (at: number) => courses.slice(starts[at], starts[at + 1])
  for (const [at, start] of starts.entries()) {
    const own = ownForm(courses, start, starts[at + 1] ?? courses.length)
    if (own === undefined) return undefined
    for (const part of ['degree', 'school', 'dated'] as const) {
      if (own[part] < 0) continue
      if (form[part] >= 0 && form[part] !== own[part]) return undefined
      form[part] = own[part]
    }
    if (own.dated >= 0) dated++
    // Of entering and of leaving a school two blocks may tell.
    if (at > 0 && own.degree < 0 && own.school >= 0 && isSameSchool(doc, blockOf(at), blockOf(at - 1))) return undefined
    if (
      starts.length === courses.length &&
      (own.degree < 0 || own.school < 0) &&
      courses[start]!.spare.length === 0 &&
      courses[start]!.tail === undefined
    )
      return undefined
    if (own.degree < 0 || own.school < 0) continue
    if (whole > 0 && form.isBefore !== own.isBefore) return undefined
    form.isBefore = own.isBefore
    whole++
  }
  const isDated = dated === starts.length
  return whole > 0 && (isDated || (dated === 0 && whole * 2 >= starts.length)) ? form : undefined
}

function isSameSchool(doc: Doc, one: Course[], other: Course[]): boolean {
  const [name, before] = [one, other].map((block) => block.find(({ school }) => school !== undefined)?.school)
  return (
    name !== undefined &&
    before !== undefined &&
    valueOf(doc, name.start, name.end) === valueOf(doc, before.start, before.end)
  )
}

/** The form of one block; undefined where it names more than one degree, school or date, or none of them. */
function ownForm(courses: Course[], start: number, end: number): Form | undefined {
  const form: Form = { degree: -1, school: -1, dated: -1, isBefore: true }
  for (let at = start; at < end; at++) {
    const { degreeSpan, school, ranges, ditto, row } = courses[at]!
    if (row.bullet && at > start) {
      if (degreeSpan !== undefined || school !== undefined) return undefined
      continue
    }
    if (ditto || ranges.length > 1) return undefined
    const told = { degree: degreeSpan !== undefined, school: school !== undefined, dated: ranges.length > 0 }
    for (const part of ['degree', 'school', 'dated'] as const) {
      if (!told[part]) continue
      if (form[part] >= 0) return undefined
      form[part] = at - start
    }
    if (degreeSpan !== undefined && school !== undefined) form.isBefore = degreeSpan[0] < school.start
  }
  return form.degree < 0 && form.school < 0 && form.dated < 0 ? undefined : form
}

/** Takes the degree or the school of a block from where the form has it, if words not known stand there. */
function placeNames(doc: Doc, block: Course[], { degree, school, isBefore }: Form): void {
  const [taught, at] = [block[degree], block[school]]
  if (taught === undefined || at === undefined || taught.row.bullet || at.row.bullet) return
  if (taught.degreeSpan === undefined && at.school !== undefined) {
    const { start } = at.school
    const free = namesIn(doc, taught).filter((name) => taught !== at || name.start < start === isBefore)
    const found = free.find((name) => taught !== at || isBefore || !mayBeTown(name))
    if (found !== undefined && !isHanging(doc, found)) takeDegree(taught, found, taught === at ? start : taught.row.end)
  } else if (at.school === undefined && taught.degreeSpan !== undefined && !isOfBody(doc, taught)) {
    const [start] = taught.degreeSpan
    const free = namesIn(doc, at).filter(
      (name) => isNameLike(doc, name) && (taught !== at || name.start > start === isBefore),
    )
    const [found] = free
    if (taught === at && isBefore && taught.tail !== undefined)
      at.school = found?.sign === 'comma' ? undefined : (found ?? tailOf(doc, at))
    else at.school = found
    at.spare = at.spare.filter((segment) => segment !== at.school)
  }
}

/** "CPA, Tarn": letters of a professional body, beside which no school need stand. */
function isOfBody(doc: Doc, { degree }: Course): boolean {
  return degree !== undefined && isBodyLetters(wordsIn(doc, degree.start, degree.end))
}

/** Words not known that may be a name. */
function namesIn(doc: Doc, { spare }: Course): Segment[] {
  return spare.filter(({ words }) => !isMark(doc, words) && !isSaid(doc, words))
}

/** One word behind the comma of a school. */
function mayBeTown({ sign, words }: Segment): boolean {
  return sign === 'comma' && words.length === 1
}

/** "and Law", in English: the rest of what was said above. */
function isHanging(doc: Doc, { words }: Segment): boolean {
  return (doc.resume.language ?? 'en') === 'en' && opensSmall(doc, words)
}

/** With the brackets and commas of words not known, before the school. */
function takeDegree(course: Course, segment: Segment, until: number): void {
  const [start, end] = course.loose ?? [0, 0]
  course.degreeSpan = [segment.start, start === segment.start && end <= until ? end : segment.end]
  course.spare = course.spare.filter((other) => other.start >= course.degreeSpan![1])
  course.loose = undefined
}

/** "MBA, Quarnix", between "BSc, Fell University" and its like: the last part of the degree is its school. */
function tailOf(doc: Doc, course: Course): Segment | undefined {
  const { tail, degreeSpan, field } = course
  if (tail === undefined || degreeSpan === undefined || tail.before <= degreeSpan[0]) return undefined
  if (!isNameLike(doc, tail.segment) || isStudied(tail.segment.words.at(-1)!.key)) return undefined
  course.degreeSpan = [degreeSpan[0], tail.before]
  if (field !== undefined && field[0] >= tail.before) course.field = undefined
  course.tail = undefined
  return tail.segment
}
