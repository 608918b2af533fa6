import { ARM_WORDS, TROOP_WORDS } from '../../../knowledge/reading/employer-words.ts'
import { compilePhrases, isPhrase, type Word } from '../../text/phrase-set.ts'

const TROOPS = compilePhrases(TROOP_WORDS)
const ARMS = compilePhrases(ARM_WORDS)

/** "Fort", "battalion": a part of an army, or what its camps are called by. */
export function isTroopWord(word: Word | undefined): boolean {
  return isPhrase(word, TROOPS)
}

/** "546th Supply Company", "Camp Merrow": where one served in an army that stands above. */
export function isTroop(words: Word[]): boolean {
  if (words.length < 2) return false
  return isTroopWord(words[0]) || (/^\d/.test(words[0]!.key) && isTroopWord(words.at(-1)))
}

/** "Bravo Company, 5th Engineers": behind a part of an army and its comma, the larger one that it is of. */
export function isTroopOf(part: Word[], whole: Word[]): boolean {
  if (part.length < 2 || whole.length < 2 || whole.length > LONGEST_TROOP || !/^\d/.test(whole[0]!.key)) return false
  return isTroopWord(part.at(-1)) && (isTroopWord(whole.at(-1)) || isPhrase(whole.at(-1), ARMS))
}

const LONGEST_TROOP = 5
