import { SCHOOL_WORDS } from '../../knowledge/reading/school-words.ts'
import type { Doc } from '../text/document.ts'
import { compilePhrases, hasPhrase, type Word } from '../text/phrase-set.ts'

const SCHOOLS = compilePhrases(SCHOOL_WORDS)
const LONGEST = 14

/** Whether these words name a place of learning. */
export function isSchool(doc: Doc, words: Word[]): boolean {
  if (words.length === 0 || words.length > LONGEST || !hasPhrase(words, SCHOOLS)) return false
  const first = doc.text[words[0]!.start]!
  return first !== first.toLowerCase() || first.toLowerCase() === first.toUpperCase()
}
