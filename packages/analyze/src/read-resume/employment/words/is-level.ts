import { TITLE_LEVELS } from '../../../knowledge/reading/title-words.ts'
import { foldText } from '../../text/fold-text.ts'
import type { Doc } from '../../text/document.ts'
import type { Word } from '../../text/phrase-set.ts'

const LEVELS = new Set(TITLE_LEVELS.split('|').map((level) => foldText(level)))

/** "Grade 3", "Level II", "Grades K-5", "Grade D6", "Band 8a". */
export function isLevel([kind, ...numbers]: Word[]): boolean {
  if (!LEVELS.has(kind!.key) || numbers.length === 0 || numbers.length > 2) return false
  return numbers.every(({ key }) => /^(?:[a-z]?\d{1,2}[a-z]?|k|[ivx]{1,4})$/.test(key))
}

/** "P-4", "NO-B", "SCS1", "D6": how a civil service counts its posts, by the letters of a class and a number. */
export function isGrade(doc: Doc, { start, end }: { start: number; end: number }): boolean {
  return end - start <= LONGEST_GRADE && GRADE.test(doc.text.slice(start, end))
}

const GRADE = /^(?:[A-Z]{1,4}[- ]?\d{1,2}[A-Za-z]?|[A-Z]{1,3}-[A-Z])$/
/** Letters of such a code. */
const LONGEST_GRADE = 8
