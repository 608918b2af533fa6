import { TITLE_LEVELS } from '../../knowledge/reading/title-words.ts'
import type { Word } from '../text/phrase-set.ts'

const LEVELS = new Set(TITLE_LEVELS.split('|'))

/** "Grade 3", "Level II", "Grades K-5". */
export function isLevel([kind, ...numbers]: Word[]): boolean {
  if (!LEVELS.has(kind!.key) || numbers.length === 0 || numbers.length > 2) return false
  return numbers.every(({ key }) => /^(?:\d{1,2}|k|[ivx]{1,4})$/.test(key))
}
