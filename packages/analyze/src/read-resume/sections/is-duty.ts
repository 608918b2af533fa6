import { DUTY_LABELS } from '../../knowledge/reading/entry-labels.ts'
import { BESIDE_DUTIES, DUTY_NOUNS, MORE_DUTY_LABELS } from '../../knowledge/reading/row-labels.ts'
import { compilePhrases, phraseAt, type Word } from '../text/phrase-set.ts'
import { WordSet } from '../text/word-set.ts'

const DUTIES = compilePhrases(DUTY_LABELS, MORE_DUTY_LABELS)
const NOUNS = new WordSet(DUTY_NOUNS.split('|'))
const BESIDE = new Set(BESIDE_DUTIES.split('|'))

/** "Job profile:" within a post, whose duties follow. */
export function isDuty(words: Word[]): boolean {
  return phraseAt(words, 0, DUTIES) === words.length || namesDuties(words)
}

/** "DUTIES, ACCOMPLISHMENTS AND RELATED SKILLS:", which within a post heads nothing else. */
export function namesDuties(words: Word[]): boolean {
  return words.some((word) => NOUNS.has(word)) && words.every((word) => NOUNS.has(word) || BESIDE.has(word.key))
}
