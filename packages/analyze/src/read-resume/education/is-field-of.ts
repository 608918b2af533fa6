import { ALONE_MARKS } from '../../knowledge/reading/degree-words.ts'
import { ENTRY_LABELS } from '../../knowledge/reading/entry-labels.ts'
import { isPlace } from '../contact/home/find-place.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Doc } from '../text/document.ts'
import { isCapital, opensLarge } from '../text/letter-case.ts'
import { compilePhrases, isPhrase, isUnspaced, phraseAt, type Word } from '../text/phrase-set.ts'
import { isOtherLabel } from './course-labels.ts'
import { isDitto, isNote } from './course-notes.ts'
import { findCourseDegree } from './degree-shape.ts'
import { GRADES, isMark, tellsKind } from './grade-of.ts'
import type { Course } from './course.ts'
import { opensWithSchool } from './school-in.ts'
import { isFaculty, isSchool } from './school-shape.ts'
import type { CourseSegment } from './split-course.ts'

export const FIELD_LABEL = compilePhrases(ENTRY_LABELS.field)

export const LONGEST_FIELD = 6

/** "Gesamtnote 1,9"; "Hons 2.1" is printed as part of the degree. */
function holdsDecimal(doc: Doc, { start, end }: Segment): boolean {
  return /^(?!hon).*\d[.,]\d/.test(doc.fold.slice(start, Math.min(end, start + 60)))
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

/** Words of a subject: "English Language (B)". */
export const LONGEST_SUBJECT = 3

/** "BS Physics, Minor in Music", "..., Second Major in Music": the second field of study. */
export function isMinor(doc: Doc, [first, ...rest]: Word[]): boolean {
  const second = /^(?:second|double|dual)$/.test(first!.key) && rest[0]?.key === 'major'
  const joint = second ? rest[1] : first!.key === 'minor' ? rest[0] : undefined
  return joint?.key === 'in' && rest.at(-1) !== joint && opensLarge(doc, first!)
}

/** Whether a stretch behind a degree is its field or honours, and no school, place, mark or another degree. */
export function isFieldOf(
  doc: Doc,
  next: CourseSegment,
  { degree, named, last }: { degree: Course; named: boolean; last: boolean },
): boolean {
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
  if (named && next.sign !== 'bracket' && next.sign !== 'comma' && !goesOn && !branch && !(last && isBranch(doc, next)))
    return false
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

/** "Certificate in Engineering – Fabrication": a branch of the field, behind a dash with blanks at the end of the row. */
function isBranch(doc: Doc, { sign, start, words }: CourseSegment): boolean {
  if (sign !== 'dash' || !isCapital(doc, words[0]!.start) || isPlainMark(words) || isMark(doc, words)) return false
  return /\s[-\u2013\u2014]\s$/.test(doc.fold.slice(start - 3, start))
}

/** "Credit", "Upper Credit": how well, where nothing else is told. */
function isPlainMark(words: Word[]): boolean {
  return words.length <= 2 && PLAIN_MARKS.has(words.at(-1)!.key)
}

const PLAIN_MARKS = new Set(ALONE_MARKS.split('|'))

/** "K.C.S.E - B+": how well. */
function isLetterMark([first, ...rest]: Word[]): boolean {
  return /^[a-e]$/.test(first!.key) && (rest.length === 0 || /^(?:plus|minus)$/.test(rest[0]!.key))
}

/** "Bacharelado, Engenharia Civil": what is a degree where it stands alone is the field of one before it. */
export function isFieldOnly({ key }: Word): boolean {
  return key === 'engenharia' || key === 'ingenieria'
}
