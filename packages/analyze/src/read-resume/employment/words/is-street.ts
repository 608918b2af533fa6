import { HOUSE_STREETS } from '../../../knowledge/reading/place-words.ts'
import { opensWithDigit } from '../../text/is-short-number.ts'
import { compilePhrases, isPhrase, type Word } from '../../text/phrase-set.ts'

/** What a street is called behind its own name. */
export const HOUSE_STREET_WORDS = compilePhrases(HOUSE_STREETS)
const SHORTEST_STREET = 3
const LONGEST_STREET = 6

/** "1400 Front Street": the number of a house and the name of its street, and no employer. */
export function isStreet(words: Word[]): boolean {
  if (words.length < SHORTEST_STREET || words.length > LONGEST_STREET) return false
  return isHouseNumber(words[0]!) && isPhrase(words.at(-1), HOUSE_STREET_WORDS)
}

/** "1400", "12b" */
export function isHouseNumber(word: Word): boolean {
  return opensWithDigit(word) && /^\d{1,5}[a-z]?$/.test(word.key)
}
