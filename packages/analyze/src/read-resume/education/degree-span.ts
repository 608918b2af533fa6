import type { DegreeLevel } from '@evenhand/model'
import { FIELD_BRANCHES, GAINED_WORDS } from '../../knowledge/reading/degree-words.ts'
import { BEFORE_FIELDS } from '../../knowledge/reading/small-words.ts'
import { ENTRY_LABELS } from '../../knowledge/reading/entry-labels.ts'
import { isPlace } from '../contact/find-place.ts'
import { employerScore } from '../employment/employer-shape.ts'
import type { Segment } from '../employment/split-head.ts'
import type { Doc } from '../text/document.ts'
import { opensLarge } from '../text/letter-case.ts'
import { foldText } from '../text/fold-text.ts'
import { compilePhrases, hasPhrase, isPhrase, isUnspaced, phraseAt, type Word } from '../text/phrase-set.ts'
import { isOtherLabel } from './course-labels.ts'
import { isDitto, isNote, isPlainNote, ONGOING } from './course-notes.ts'
import { type DegreeMatch, findCourseDegree } from './degree-shape.ts'
import { GRADES, isMark, tellsKind } from './grade-of.ts'
import type { Course } from './read-course.ts'
import { opensWithSchool } from './school-in.ts'
import { fieldBeforeSchool, isFaculty, isSchool, isStudied } from './school-shape.ts'
import { splitAtSchool } from './split-at-school.ts'
import type { CourseSegment } from './split-course.ts'

const FIELD_LABEL = compilePhrases(ENTRY_LABELS.field)
const FIELD_OPENERS = new Set(BEFORE_FIELDS.split('|'))
const BRANCHES = compilePhrases(ENTRY_LABELS.field, FIELD_BRANCHES)
/** What a sentence says of a degree behind it. */
const GAINED = new Set(foldText(GAINED_WORDS).split('|'))
const LONGEST_FIELD = 6
const COLLEGE = new Set<DegreeLevel>(['associate', 'bachelor', 'master', 'doctorate'])
/** Letters of a short form that ends with a full stop. */
const LONGEST_SHORT = 5

/** Where the degree's own words end in its stretch: before marks, and before the label of its field. */
export function degreeEnd(doc: Doc, segment: Segment, degree: DegreeMatch): number {
  return beforeLabel(doc, segment, beforeMark(doc, segment, degree))
}

/** "... Literature summa cum laude", "... with an average of 3.4": where the mark behind the degree begins. */
function beforeMark(doc: Doc, { words, end }: Segment, degree: DegreeMatch): number {
  for (let at = degree.first + degree.count; at < words.length; at++) {
    const marked = phraseAt(words, at, GRADES) > 1
    const told = words[at]!.key === 'with' && words.slice(at + 1).some(({ key }) => /^\d/.test(key))
    // "... Droit des affaires en cours", "... Cuisine en alternance"
    const rest = words.slice(at)
    const ongoing = phraseAt(rest, 0, ONGOING) === rest.length || (rest.length > 1 && isPlainNote(rest))
    // "... elettronico conseguito nel", before its year
    const gained = GAINED.has(words[at]!.key) && !opensLarge(doc, words[at]!)
    // "BSc Health Sciences. 60 credits, then ...": a sentence ends behind a word that is no short form.
    const before = words[at - 1]!
    const stops = before.key.length > LONGEST_SHORT && /^\.\s/.test(doc.fold.slice(before.end, words[at]!.start))
    // "matura: dobry"
    const graded = isColon(doc.fold.slice(words[at - 1]!.end, words[at]!.start)) && isMark(doc, words.slice(at))
    if (marked || told || ongoing || gained || graded || stops) return words[at - 1]!.end
  }
  return end
}

function isColon(gap: string): boolean {
  return gap.trim() === ':'
}

/** "Bachelor of Technology Specialization: ...": the label behind the degree names its field. */
function beforeLabel(doc: Doc, { words }: Segment, end: number): number {
  const last = words.findLastIndex((word) => word.end <= end)
  if (last < 2 || words[last]!.key.length <= 4 || !isPhrase(words[last], FIELD_LABEL)) return end
  const cut = words[last - 1]!.end
  return ')]'.includes(doc.fold[cut] ?? ' ') ? cut + 1 : cut
}

export type Place = { segments: CourseSegment[]; at: number; segment: CourseSegment }

/** Takes in the field: after "in", after a comma, dash or in brackets behind the degree. */
export function extendByField(doc: Doc, course: Course, { segments, at, segment }: Place): void {
  const from = course.degree?.end ?? course.degreeSpan![0]
  const rest = segment.words.filter((word) => word.start >= from && word.end <= course.degreeSpan![1])
  const opener = rest[0] !== undefined && FIELD_OPENERS.has(rest[0].key)
  const own = opener ? rest.slice(1) : rest
  if (own.length > 0) course.field = [own[0]!.start, course.degreeSpan![1]]
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
    if (takeFieldAndSchool(doc, course, next)) return
    if (!isFieldOf(doc, next, { degree: course, named: own.length > 0 })) return
    // "Master, «Food Technology»": in quotation marks behind a comma the field stands for itself.
    if (next.sign === 'comma' && doc.fold[next.start - 1] === '"') {
      course.field ??= [next.start, next.end]
      return
    }
    const before = course.degreeSpan![1]
    // "Técnico em Agropecuária, Agropecuária": the field once more.
    if (
      next.sign === 'comma' &&
      doc.fold.slice(course.degreeSpan![0], before).includes(doc.fold.slice(next.start, next.end))
    )
      return
    if (!isHonours(next.words)) course.field ??= [next.start, next.end]
    const close = doc.fold[next.end] === ')' ? next.end + 1 : next.end
    const leaving = course.degree?.level === 'school' && next.sign === 'dash'
    if ((next.sign === 'comma' || leaving) && !isHonours(next.words)) {
      if (employerScore(doc, next.words) >= 0.9) return
      if (!isPhrase(next.words[0], FIELD_LABEL)) course.tail = { segment: next, before }
    }
    course.degreeSpan = [course.degreeSpan![0], close]
    const listed = isSubject(course, next) && segments[i + 1] !== undefined && isSubject(course, segments[i + 1]!)
    const behind = segments[i + 1]
    const ends = !listed && !isBranch(behind) && !leadsToMinor(doc, behind) && !(behind && tellsKind(behind.words))
    if (next.sign !== 'bracket' && ends) return
  }
}

/** "Master of Science (MSc) in Botany from Fell University": behind the bracket the field, and then its school. */
function takeFieldAndSchool(doc: Doc, course: Course, next: CourseSegment): boolean {
  const [opener] = next.words
  if (takeStudied(doc, course, next)) return true
  if (doc.fold.slice(course.degreeSpan![1] - 1, next.start) !== ') ' || opener!.key !== 'in') return false
  const split = splitAtSchool(doc, next, { ...course.degree!, first: 0, count: 1 })
  if (split?.degreeEnd === undefined || split.degreeEnd <= opener!.end) return false
  course.field = [next.words[1]!.start, split.degreeEnd]
  course.degreeSpan = [course.degreeSpan![0], split.degreeEnd]
  course.school ??= split.school
  return true
}

/** "Master of Arts, Counseling Psychology from Fell College", "BSc (Hons) Physics Fell University": a known field, and the school behind it. */
function takeStudied(doc: Doc, course: Course, next: CourseSegment): boolean {
  const { words } = next
  const behind = doc.fold.slice(course.degreeSpan![1] - 1, next.start) === ') '
  const parts = next.sign === 'comma' || next.sign === 'dash' || behind
  if (!parts || next.slot !== undefined || !COLLEGE.has(course.degree?.level ?? 'school')) return false
  const from = words.findIndex(({ key }) => key === 'from' || key === 'at')
  const count = from > 0 ? from : fieldBeforeSchool(doc, words)
  const rest = words.slice(from > 0 ? from + 1 : count)
  if (count <= 0 || count > LONGEST_FIELD || !isStudied(words[count - 1]!.key)) return false
  if (rest.length === 0 || !opensLarge(doc, rest[0]!) || !isSchool(doc, rest)) return false
  const field = words.slice(words[0]!.key === 'in' ? 1 : 0, count)
  if (field.length === 0 || isSchool(doc, field) || isFaculty(field)) return false
  course.field ??= [field[0]!.start, field.at(-1)!.end]
  course.degreeSpan = [course.degreeSpan![0], field.at(-1)!.end]
  course.school ??= { start: rest[0]!.start, end: next.end, words: rest, sign: 'at' }
  return true
}

/** "magister, kierunek: Ekonomia": the field with its label, right behind the degree's comma. */
function isLabelledField(doc: Doc, { slot, start }: CourseSegment, { degreeSpan }: Course): boolean {
  return slot === 'field' && /^, ?\p{L}+(?: \p{L}+)?: ?$/u.test(doc.fold.slice(degreeSpan![1], start))
}

function leadsToMinor(doc: Doc, next: CourseSegment | undefined): boolean {
  return next?.sign === 'comma' && isMinor(doc, next.words)
}

/** "Gesamtnote 1,9"; "Hons 2.1" is printed as part of the degree. */
function holdsDecimal(doc: Doc, { start, end }: Segment): boolean {
  return /^(?!hon).*\d[.,]\d/.test(doc.fold.slice(start, Math.min(end, start + 60)))
}

/** "..., option Polymères, parcours Verre": the label of a branch of the field. */
function isBranch(next: CourseSegment | undefined): boolean {
  return next?.sign === 'comma' && next.words.length > 1 && phraseAt(next.words, 0, BRANCHES) > 0
}

function takeFieldBefore(doc: Doc, course: Course, { segments, at, segment }: Place): void {
  const [before] = course.spare
  const { degree } = course
  if (before === undefined || course.spare.length > 1 || at === 0 || segments[at - 1] !== before) return
  if (degree === undefined || degree.start > segment.start + 1 || degree.level === 'school') return
  const end = course.degreeSpan![1]
  const bracket = segment.sign === 'bracket' && doc.fold[end] === ')' && !isUnspaced(segment.words[0]!.key)
  if ((segment.sign !== 'comma' && !bracket) || segment.slot !== undefined || course.field !== undefined) return
  // "Whitcombe, MBA": in English a field is known by its last word, and other words are a school.
  if ((doc.resume.language ?? 'en') === 'en' && !isStudied(before.words.at(-1)!.key)) return
  course.field = [before.start, before.end]
  course.spare = []
  // "obor Pozemní stavby (Bc.)", "Hukuk Bölümü (Lisans)": what is labelled as a field, or a faculty, is no part of the degree.
  if (bracket && !isPhrase(before.words[0], FIELD_LABEL) && !isFaculty(before.words))
    course.degreeSpan = [before.start, end + 1]
}

/** "(diploma)": what was given. */
const PAPERS = /^(?:diploma|diplom|certificate|certificaat|certificado|zertifikat|dyplom|диплом|attestato|oklevel)$/

/** "(in progress)": how it was studied or ended; "(2nd grade)" is the degree's own. */
function isSaid(words: Word[]): boolean {
  if (words.length === 1 && PAPERS.test(words[0]!.key)) return true
  return isNote(words) && !tellsKind(words) && !(words.length <= 2 && /^\d{1,2}\p{L}/u.test(words[0]!.key))
}

/** "(Hons)", "(Distinction)": printed as part of the degree. */
function isClass(words: Word[]): boolean {
  return words.every((word) => /^(?:hon(?:ou?r)?s?|distinction)$/.test(word.key))
}

function isHonours(words: Word[]): boolean {
  return words.every((word) => /^hon(?:ou?r)?s?$/.test(word.key)) || hasPhrase(words, GRADES)
}

/** "Bachelor of Science - BS, Biology": the degree's short form, as a widespread export has it. */
function isShortForm(doc: Doc, { sign, start, end, words }: CourseSegment): boolean {
  return (
    sign === 'dash' &&
    words.length === 1 &&
    /^\p{Lu}[\p{L}.]{1,5}$/u.test(doc.text.slice(start, end)) &&
    /\p{Lu}\.?$/u.test(doc.text.slice(start, end)) &&
    findCourseDegree(doc, words) !== undefined
  )
}

/** Words of a subject: "English Language (B)". */
const LONGEST_SUBJECT = 3

/** "GCSE Maths C, English D, PE B": one of the subjects of a leaving certificate, which are listed. */
function isSubject(course: Course, { sign, words }: CourseSegment): boolean {
  return course.degree?.level === 'school' && (sign === 'comma' || sign === 'dash') && words.length <= LONGEST_SUBJECT
}

/** "BS Physics, Minor in Music", "..., Second Major in Music": the second field of study. */
function isMinor(doc: Doc, [first, ...rest]: Word[]): boolean {
  const second = /^(?:second|double|dual)$/.test(first!.key) && rest[0]?.key === 'major'
  const joint = second ? rest[1] : first!.key === 'minor' ? rest[0] : undefined
  return joint?.key === 'in' && rest.at(-1) !== joint && opensLarge(doc, first!)
}

/** Whether a stretch behind a degree is its field or honours, and no school, place, mark or another degree. */
function isFieldOf(doc: Doc, next: CourseSegment, { degree, named }: { degree: Course; named: boolean }): boolean {
  // "MBA, Graduation Date: May 2015"
  if (isOtherLabel(next.words)) return false
  if (next.slot !== undefined || next.sign === 'tab' || next.sign === 'date' || next.sign === 'at') return false
  if (next.sign === 'stop' || next.sign === 'bar' || isDitto(next.words) || opensWithSchool(doc, next.words))
    return false
  // Words right behind a bracket go on with the degree: "BSc (Hons) Adult Nursing".
  const close = doc.fold.slice(degree.degreeSpan![1] - 1, next.start)
  const goesOn = close === ') '
  if (next.sign === 'dash' && isLetterMark(next.words)) return false
  const branch = isBehindColon(doc, next, degree)
  if (named && next.sign !== 'bracket' && next.sign !== 'comma' && !goesOn && !branch) return false
  if (next.sign === 'comma' && isMinor(doc, next.words)) return true
  const said = next.sign === 'bracket' && (isMark(doc, next.words) || isSaid(next.words))
  // "BA (cum laude) in Botany": what goes on behind a mark takes it in.
  if (said && !isClass(next.words) && !/^\) in \p{Lu}/u.test(doc.text.slice(next.end, next.end + 6))) return false
  if (next.sign !== 'bracket' && (isNote(next.words) || holdsDecimal(doc, next))) return false
  if (
    (isSchool(doc, next.words) && !(next.words.length > 1 && isPhrase(next.words[0], FIELD_LABEL))) ||
    isFaculty(next.words) ||
    isPlace(doc, next.words) ||
    next.words.length > LONGEST_FIELD
  )
    return false
  if (next.sign !== 'bracket' && phraseAt(next.words, 0, GRADES) > 0) return false
  // "(本科,医学学士)": both in one bracket.
  const both = doc.fold[degree.degreeSpan![1]] === ',' && isUnspaced(next.words[0]!.key) && doc.fold[next.end] === ')'
  // "Gymnasieexamen, Hotellprogrammet": of what the leaving certificate is.
  if (
    degree.degree?.level === 'school' &&
    next.sign === 'comma' &&
    /(?:programmet|linjen|linja)$/.test(next.words.at(-1)!.key)
  )
    return true
  return (
    isFieldOnly(next.words[0]!) || findCourseDegree(doc, next.words) === undefined || next.sign === 'bracket' || both
  )
}

/** "BEng Mechanical Engineering: Heat Flow": what the field's own colon introduces, in capitals. */
function isBehindColon(doc: Doc, { start, sign, words }: CourseSegment, { degree, degreeSpan }: Course): boolean {
  if (sign !== 'dash' || degree === undefined || degree.level === 'school' || degree.level === 'vocational')
    return false
  const large = words.every((word) => opensLarge(doc, word)) && words.length < LONGEST_SUBJECT + 1
  return large && /^: ?$/.test(doc.fold.slice(degreeSpan![1], start))
}

/** "K.C.S.E - B+": how well. */
function isLetterMark([first, ...rest]: Word[]): boolean {
  return /^[a-e]$/.test(first!.key) && (rest.length === 0 || /^(?:plus|minus)$/.test(rest[0]!.key))
}

/** "Bacharelado, Engenharia Civil": what is a degree where it stands alone is the field of one before it. */
function isFieldOnly({ key }: Word): boolean {
  return key === 'engenharia' || key === 'ingenieria'
}
