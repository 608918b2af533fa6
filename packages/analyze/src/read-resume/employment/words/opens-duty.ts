import { DUTY_OPENERS } from '../../../knowledge/reading/entry-labels.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import type { Word } from '../../text/phrase-set.ts'

const OPENERS = phraseListOf(DUTY_OPENERS)

/** "In charge of the night shift", "Zuständig für den Hof": what somebody answered for, told in several words, and no title. */
export function opensWithDuty(words: Word[]): boolean {
  return listedAt(words, 0, OPENERS) > 1
}
