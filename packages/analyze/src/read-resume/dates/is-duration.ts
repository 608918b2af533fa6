import { DURATION_UNITS } from '../../knowledge/reading/present-words.ts'
import { phraseKey } from '../text/phrase-set.ts'

const UNITS = new Set(Object.values(DURATION_UNITS).flatMap((list) => list.split('|').map((unit) => phraseKey(unit))))

/** "4 years 10 months" */
export function isDuration(keys: string[]): boolean {
  const pairs = keys.length === 2 || keys.length === 4
  return pairs && keys.every((key, at) => (at % 2 === 0 ? /^\d{1,2}$/.test(key) : UNITS.has(key)))
}
