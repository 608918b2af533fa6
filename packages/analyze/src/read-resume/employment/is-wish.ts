import { WISH_OPENINGS } from '../../knowledge/reading/told-words.ts'
import { keyOf, phraseKey, type Word } from '../text/phrase-set.ts'

const WISHES = new Set(WISH_OPENINGS.split('|').map(phraseKey))
const LONGEST_WISH = 3

/** "To work as a nurse in a hospital": what somebody wants to be. */
export function isWish(words: Word[]): boolean {
  for (let length = 1; length <= LONGEST_WISH; length++) if (WISHES.has(keyOf(words.slice(0, length)))) return true
  return false
}
