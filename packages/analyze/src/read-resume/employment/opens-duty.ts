import { DUTY_OPENERS } from '../../knowledge/reading/entry-labels.ts'
import { keyOf, phraseKey, type Word } from '../text/phrase-set.ts'

const OPENERS = new Set(DUTY_OPENERS.split('|').map((opener) => phraseKey(opener)))
const LONGEST = Math.max(...[...OPENERS].map((opener) => opener.split(' ').length))
const FIRST = new Set([...OPENERS].map((opener) => opener.split(' ', 1)[0]!))

/** "In charge of the night shift", "Zuständig für den Hof": what somebody answered for, told in several words, and no title. */
export function opensWithDuty(words: Word[]): boolean {
  if (words.length < 2 || !FIRST.has(words[0]!.key)) return false
  for (let length = Math.min(LONGEST, words.length); length > 1; length--)
    if (OPENERS.has(keyOf(words.slice(0, length)))) return true
  return false
}
