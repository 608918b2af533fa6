import { WISH_OPENINGS } from '../../../knowledge/reading/told-words.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import type { Word } from '../../text/phrase-set.ts'

const WISHES = phraseListOf(WISH_OPENINGS)

/** "To work as a nurse in a hospital": what somebody wants to be. */
export function isWish(words: Word[]): boolean {
  return listedAt(words, 0, WISHES) > 0
}
