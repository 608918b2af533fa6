import type { DegreeLevel } from '@evenhand/model'
import type { Doc } from '../text/document.ts'
import { opensLarge } from '../text/letter-case.ts'
import { LONGEST_FIELD } from './is-field-of.ts'
import type { Course } from './course.ts'
import { fieldBeforeSchool, isFaculty, isSchool, isStudied } from './school-shape.ts'
import { splitAtSchool } from './split-at-school.ts'
import type { CourseSegment } from './split-course.ts'

const COLLEGE = new Set<DegreeLevel>(['associate', 'bachelor', 'master', 'doctorate'])

/** "Master of Science (MSc) in Botany from Fell University": behind the bracket the field, and then its school. */
export function takeFieldAndSchool(doc: Doc, course: Course, next: CourseSegment): boolean {
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

/** "Master of Arts, Psychology from Fell College", "BSc (Hons) Physics Fell University": a known field and its school. */
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
