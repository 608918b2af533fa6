import { DURATION_UNITS } from '../../knowledge/reading/present-words.ts'
import { isShortNumber } from '../text/is-short-number.ts'
import { phraseKey, type Word } from '../text/phrase-set.ts'

const UNITS = new Set(Object.values(DURATION_UNITS).flatMap((list) => list.split('|').map((unit) => phraseKey(unit))))

/** "4 years 10 months" */
export function isDuration(words: Word[]): boolean {
  const pairs = words.length === 2 || words.length === 4
  return pairs && words.every((word, at) => (at % 2 === 0 ? isShortNumber(word) : UNITS.has(word.key)))
}
