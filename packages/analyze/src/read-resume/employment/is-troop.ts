import { TROOP_WORDS } from '../../knowledge/reading/employer-words.ts'
import { compilePhrases, isPhrase, type Word } from '../text/phrase-set.ts'

const TROOPS = compilePhrases(TROOP_WORDS)

/** "Fort", "battalion": a part of an army, or what its camps are called by. */
export function isTroopWord(word: Word | undefined): boolean {
  return isPhrase(word, TROOPS)
}

/** "546th Supply Company", "Camp Merrow": where one served in an army that stands above. */
export function isTroop(words: Word[]): boolean {
  if (words.length < 2) return false
  return isTroopWord(words[0]) || (/^\d/.test(words[0]!.key) && isTroopWord(words.at(-1)))
}
