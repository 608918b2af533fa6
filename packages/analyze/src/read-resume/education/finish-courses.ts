import { fieldSpan } from './field-span.ts'
import type { DegreeLevel, Education, Field, Span } from '@evenhand/model'
import { BETWEEN_PARTNERS } from '../../knowledge/reading/small-words.ts'
import { DEPARTMENT_ENDS } from '../../knowledge/reading/told-study-words.ts'
import { isTroop, isTroopWord } from '../employment/words/is-troop.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Doc } from '../text/document.ts'
import { fieldOf, trimRange } from '../text/field-of.ts'
import { opensSmall } from '../text/letter-case.ts'
import { wordsIn } from '../text/phrase-set.ts'
import { balanced } from './balanced.ts'
import type { Entry, Loose } from './course-entry.ts'
import type { Course } from './course.ts'
import { isBranchLabel } from './degree-span.ts'
import { fieldBefore } from './field-before.ts'
import { isCapitalName, isNameLike, isSaid } from './name-like.ts'
import { isBeforeState, isTownAndState } from './state-code.ts'
import { withoutMarks } from './without-marks.ts'
import { schoolEnd } from './school-end.ts'
import { schoolRange } from './school-range.ts'
import { isStudied } from './school-shape.ts'

type Stretch = readonly [start: number, end: number]

const STRONG = new Set(['tab', 'bar', 'dash', 'at', 'stop', 'date', ''])

/** The entries as the profile has them, in order; what is named by "the same" is taken from above. */
export function finishEntries(doc: Doc, entries: Entry[]): Education[] {
  let above: Field | undefined
  let heads = false
  return entries.map((entry, at) => {
    // "BSc in Owls, BA in Larks" below the school and the date of both.
    const before = heads && entry.range === undefined ? entries[at - 1] : undefined
    const isBoth = before !== undefined && entry.school === undefined && isBeside(entry, before)
    if (isBoth) entry.range = before.range
    const course = toEducation(doc, entry)
    heads = entry.school === undefined ? heads : isHead(entry)
    const shared = entry.ditto || (heads && at > 0 && isListed(entry, entries[at - 1]!))
    const school = course.school ?? (shared ? above : undefined)
    if (school === undefined) heads = false
    above = school ?? above
    return school === course.school ? course : { ...course, school }
  })
}

/** A school in a row of its own above its degree: further degrees may follow. */
function isHead({ schoolAt, degreeAt }: Entry): boolean {
  return schoolAt !== undefined && degreeAt !== undefined && schoolAt < degreeAt
}

const COLLEGE_LEVELS = new Set<DegreeLevel>(['bachelor', 'master', 'doctorate', 'associate'])

/** A degree of a college behind another in its row, or in the row right below with nothing beside it that might be a school. */
function isListed(entry: Entry, before: Entry): boolean {
  const { degree, loose, spare, rows } = entry
  const level = degree?.degree?.level
  if (level === undefined || !COLLEGE_LEVELS.has(level)) return false
  if (isBeside(entry, before)) return true
  const near = !rows[0]!.gap && rows[0]!.index === before.rows.at(-1)!.index + 1
  return near && loose.length === 0 && spare.length === 0
}

/** Whether an entry begins in the row with which the one before it ends. */
function isBeside({ rows }: Entry, before: Entry): boolean {
  return rows[0]!.index === before.rows.at(-1)!.index
}

function toEducation(doc: Doc, entry: Entry): Education {
  const { range } = entry
  const department = departmentOf(doc, entry)
  const named = degreeOf(doc, entry)
  const { level } = named
  const studied = department ?? (entry.field !== undefined && isDepartment(doc, entry.field) ? entry.field : undefined)
  const degree = named.degree ?? (studied && { span: studied, confidence: 0.5 })
  const school = schoolOf(doc, entry)
  const span =
    school?.tail === true ? ([entry.degree!.degreeSpan![0], entry.degree!.tail!.before] as const) : degree?.span
  const told = entry.degree?.field ?? entry.field ?? department ?? fieldBefore(doc, entry)
  const field = told && fieldSpan(doc, told, span)
  const end = range?.current ? undefined : range?.end
  const course: Partial<Education> = {}
  if (span !== undefined) {
    const whole = withoutGloss(doc, balanced(doc, withoutMarks(doc, span, level)))
    course.degree = fieldOf(doc, trimRange(doc, ...whole), degree!.confidence)
  }
  if (level !== undefined) course.level = level
  if (field !== undefined) course.field = fieldOf(doc, trimRange(doc, ...field), 0.7)
  if (school !== undefined) course.school = fieldOf(doc, schoolRange(doc, school.span), school.confidence)
  if (range?.begin !== undefined && !range.single) course.start = range.begin
  if (end !== undefined) course.end = end
  if (entry.grade !== undefined) course.grade = fieldOf(doc, entry.grade, 0.8)
  course.ongoing = entry.ongoing || range?.current === true
  course.span = reachOf(entry, course)
  return course as Education
}

/** From the first row to the last: what is set as a heading behind all that is told of a course opens something else. */
function reachOf({ rows }: Entry, { degree, school, field, grade }: Partial<Education>): Span {
  const told = Math.max(...[degree, school, field, grade].flatMap((part) => part?.spans ?? []).map(({ end }) => end))
  const next = rows.findIndex(({ level, start }) => level !== 'body' && start >= told)
  return { start: rows[0]!.start, end: (next > 0 ? rows[next - 1]! : rows.at(-1)!).end }
}

/** "Diploma di perito meccanico (mechanical technician)": in English, without what explains the degree of another country. */
function withoutGloss({ text, resume }: Doc, [start, end]: Stretch): Stretch {
  if ((resume.language ?? 'en') !== 'en') return [start, end]
  const gloss = GLOSS.exec(text.slice(start, end))
  return gloss === null ? [start, end] : [start, start + gloss.index]
}

/** Two words and more in small letters. */
const GLOSS = /(?<=\p{L}.{6,}) \((?!with |by |in |of )\p{Ll}[\p{Ll}-]+(?:,? [\p{Ll}-]+)+\)$/u

/** "保育学科", "商学部 流通学科", behind a school's name: the department is the field, and all that is told of the degree. */
const DEPARTMENT = new RegExp(`(?:${DEPARTMENT_ENDS})$`)

function isDepartment(doc: Doc, span: Stretch): boolean {
  return DEPARTMENT.test(doc.fold.slice(...span))
}

/** Takes departments out of what might be a degree. */
function departmentOf(doc: Doc, entry: Entry): Stretch | undefined {
  if (entry.school === undefined) return undefined
  const isOne = (start: number, end: number) => isDepartment(doc, [start, end])
  const found = entry.spare.find(({ segment }) => isOne(segment.start, segment.end))?.segment
  const loose = entry.loose.find(({ span }) => isOne(...span))?.span
  entry.spare = entry.spare.filter(({ segment }) => segment !== found)
  entry.loose = entry.loose.filter(({ span }) => span !== loose)
  if (found === undefined) return loose
  // "商学部 流通学科": the faculty and its department, one behind the other.
  const next = entry.spare.find(
    ({ segment: { start, end } }) => isOne(start, end) && /^[ \t\u3000]+$/.test(doc.text.slice(found.end, start)),
  )?.segment
  entry.spare = entry.spare.filter(({ segment }) => segment !== next)
  return [found.start, next?.end ?? found.end]
}

type Degree = { span: Stretch; confidence: number }

/** The degree: by its words, else by what stands beside the school, else the first of two rows of unknown words. */
function degreeOf(doc: Doc, entry: Entry): { degree?: Degree; level?: DegreeLevel } {
  const { degree, school } = entry
  const level = degree?.degree?.level
  const known = degree && { span: degree.degreeSpan!, confidence: degree.degree === undefined ? 0.6 : 0.85 }
  if (known !== undefined && !degree!.onlyLevel) return { degree: known, ...(level && { level }) }
  const near = school && spareDegree(doc, entry, school)
  if (near !== undefined) return { degree: { span: [near.start, near.end], confidence: 0.6 }, ...(level && { level }) }
  if (known !== undefined) return { degree: known, ...(level && { level }) }
  // The town of a school stands in its name, too.
  const name = school === undefined ? '' : doc.fold.slice(school.start, school.end)
  const unplaced = entry.loose.filter(({ placed, span }) => !placed && !name.includes(doc.fold.slice(...span)))
  const loose = school === undefined ? entry.loose[0] : beside(entry.schoolAt, unplaced)
  return loose === undefined ? {} : { degree: { span: loose.span, confidence: 0.5 } }
}

/** "of pass": the rest of a sentence or of a heading. */
const HANGS = /^(?:of|in|at|from|with|to|and|by|for|on|or)$/

/** Unknown words beside the school: those before it, else behind it where no town would stand so. */
function spareDegree(doc: Doc, { spare, schoolAt, degree }: Entry, school: Segment): Segment | undefined {
  // The town of a school stands in its name, too.
  const name = doc.fold.slice(school.start, school.end)
  const named = schoolEnd(doc, school, degree)
  const row = spare
    .filter(({ at, segment }) => at === schoolAt && (segment.start < school.start || segment.start >= named))
    .filter(({ segment }) => !isTroop(segment.words) && !isTroopWord(segment.words.at(-1)))
    .filter(({ segment }) => !name.includes(doc.fold.slice(segment.start, segment.end)))
    .map(({ segment }) => segment)
    .filter(
      ({ words, end }) =>
        !isTownAndState(doc, words) &&
        !isBeforeState(doc, end) &&
        (!HANGS.test(words[0]!.key) || !opensSmall(doc, words)),
    )
  const before = row.find((segment) => segment.end <= school.start)
  if (before !== undefined) return before
  return row.find((segment) => {
    if (segment.start < school.end) return false
    const letter = doc.text[segment.start]!
    const small = letter === letter.toLowerCase()
    return small || segment.sign !== 'comma' || segment.words.length >= 3
  })
}

/** The school: by its words, else by unknown words beside the degree. `tail`: it was the end of the degree. */
function schoolOf(doc: Doc, entry: Entry): { span: Stretch; confidence: number; tail?: true } | undefined {
  const { school, degree } = entry
  if (school !== undefined) return { span: [school.start, schoolEnd(doc, school, degree)], confidence: 0.85 }
  if (entry.ditto) return undefined
  if (degree === undefined) {
    const second = entry.loose[1]
    return second && { span: [second.span[0], commaIn(doc, second.span)], confidence: 0.5 }
  }
  const near = spareSchool(doc, entry)
  const { tail } = degree
  // "Diploma of surveying, ITG Weir, Tarn": the town stands behind the school.
  const town = tail !== undefined && near !== undefined && near.sign === 'comma' && near.start >= tail.segment.end
  if (
    tail !== undefined &&
    (town || near === undefined) &&
    (isNamed(degree, tail, town) || isCapitalName(doc, tail.segment)) &&
    isTail(doc, tail)
  )
    return { span: [tail.segment.start, tail.segment.end], confidence: 0.4, tail: true }
  if (near !== undefined) return { span: [near.start, schoolEnd(doc, near, degree)], confidence: 0.6 }
  const loose = beside(entry.degreeAt, entry.loose)
  if (loose !== undefined && !isSaid(doc, wordsIn(doc, ...loose.span)))
    return { span: [loose.span[0], commaIn(doc, loose.span)], confidence: 0.5 }
  if (tail === undefined || degree.field === undefined || degree.degree?.level !== 'school') return undefined
  return isTail(doc, tail) ? { span: [tail.segment.start, tail.segment.end], confidence: 0.4, tail: true } : undefined
}

/** Whether the degree says what was studied before its last part; a whole trade's name does. */
function isNamed({ field, degree }: Course, { segment }: NonNullable<Course['tail']>, town: boolean): boolean {
  return (field !== undefined && field[0] < segment.start) || (town && (degree?.count ?? 0) >= WHOLE_NAME)
}

const WHOLE_NAME = 3

/** Whether the last part of a degree is a name: its school. */
function isTail(doc: Doc, { segment }: NonNullable<Course['tail']>): boolean {
  // "..., Branche Verwaltung", "... de la Calidad, Medio Ambiente y SST": the list of what was studied goes on.
  const isList = (doc.resume.language ?? 'en') !== 'en' && segment.words.some(({ key }, at) => at > 0 && AND.has(key))
  if (isList || isBranchLabel(segment.words)) return false
  return isNameLike(doc, segment) && !isStudied(segment.words.at(-1)!.key)
}

const AND = new Set(BETWEEN_PARTNERS.split('|'))

/** Unknown words of the degree's row that look like a name: behind it, else before it. */
function spareSchool(doc: Doc, { spare, degree, degreeAt }: Entry): Segment | undefined {
  const row = spare
    .filter(({ at, segment }) => at === degreeAt && isNameLike(doc, segment) && !isStudied(segment.words.at(-1)!.key))
    .map(({ segment }) => segment)
  const [start, end] = degree!.degreeSpan!
  const named = degree!.field !== undefined || degree!.degree?.level === 'school'
  const behind = row.find((segment) => segment.start >= end && (named || STRONG.has(segment.sign)))
  return behind ?? row.find((segment) => segment.end <= start)
}

function beside(at: number | undefined, loose: Loose[]): Loose | undefined {
  return at === undefined ? undefined : loose.find((words) => Math.abs(words.at - at) <= 1)
}

/** The place of a school stands behind a comma. */
function commaIn(doc: Doc, [start, end]: Stretch): number {
  const comma = doc.fold.slice(start, end).indexOf(',')
  return comma > 0 ? start + comma : end
}
