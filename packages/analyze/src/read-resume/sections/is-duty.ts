import { DUTY_LABELS } from '../../knowledge/reading/entry-labels.ts'
import { compilePhrases, phraseAt, type Word } from '../text/phrase-set.ts'

const DUTIES = compilePhrases(DUTY_LABELS)

/** "Job profile:" within a post, whose duties follow. */
export function isDuty(words: Word[]): boolean {
  return phraseAt(words, 0, DUTIES) === words.length
}
