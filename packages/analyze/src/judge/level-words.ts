import { LEVEL_WORDS } from '../knowledge/judging/general-words.ts'
import { wordsOf } from './words-of.ts'

const levels = new Set(wordsOf(LEVEL_WORDS).stems)

/** Whether a stem of a title says the level, not the work. */
export function isLevelWord(stem: string): boolean {
  return levels.has(stem)
}
