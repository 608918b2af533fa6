import { knownWords } from '../../../knowledge/vocabulary.ts'
import type { Word } from '../../text/phrase-set.ts'

/** Words of fewer letters are small ones of some language. */
const SHORTEST = 4

/** Whether no word is of the knowledge, as those for subjects and specialties are ("Técnico en Farmacia"), nor a small one. */
export function isUnknownName(words: Word[]): boolean {
  return words.every(({ key }) => key.length >= SHORTEST && knownWords.numberOf(key) === 0)
}
