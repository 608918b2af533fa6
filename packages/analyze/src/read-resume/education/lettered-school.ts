import { LETTERED_FIELDS } from '../../knowledge/reading/study-fields.ts'
import { type Doc, isCapitals } from '../text/document.ts'
import { phraseAt } from '../text/phrase-set.ts'
import type { Course } from './course.ts'
import type { Place } from './degree-span.ts'
import { courseDegreeAt } from './degree-shape.ts'
import { GRADES } from './grade-of.ts'
import { isSchool, isStudied } from './school-shape.ts'

const FIELDS = new Set(LETTERED_FIELDS.split('|'))
const COLLEGE = new Set(['bachelor', 'master', 'doctorate'])
/** Fewer letters are a field's: "B.Tech, CSE". */
const LETTERS = /^\p{Lu}{4,7}$/u

/** "MBA, INSEAD", "B.Tech - JNTU": a school by its letters, in a row that is not all in capitals and names no other. */
export function isLetteredSchool(doc: Doc, course: Course, { segments, segment }: Place): boolean {
  const { words, sign, start, slot } = segment
  if (words.length > 1 || slot !== undefined || (sign !== 'comma' && sign !== 'dash')) return false
  const [word] = words
  if (course.school !== undefined || !LETTERS.test(doc.text.slice(start, word!.end)) || isField(word!.key)) return false
  // "B.Tech - CGPA: 8.2"
  if (phraseAt(words, 0, GRADES) > 0) return false
  if (!COLLEGE.has(course.degree?.level ?? '') || courseDegreeAt(doc, words) !== undefined) return false
  return !segments.some((other) => isSchool(doc, other.words)) && !isCapitals(course.row)
}

function isField(key: string): boolean {
  return FIELDS.has(key) || isStudied(key)
}
