import { TIMES_BEFORE_TITLES } from '../../../knowledge/reading/small-words.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import type { Word } from '../../text/phrase-set.ts'

const TIMES = phraseListOf(TIMES_BEFORE_TITLES)

/** "Previously Shift Leader", "Before that Machine Operator": how many words tell when a title was held, from a word on. */
export function timeAt(words: Word[], at: number): number {
  return listedAt(words, at, TIMES)
}
