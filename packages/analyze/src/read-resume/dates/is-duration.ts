import { DURATION_UNITS } from '../../knowledge/reading/present-words.ts'
import { isShortNumber } from '../text/is-short-number.ts'
import { isUnspaced, phraseKeys, type Word } from '../text/phrase-set.ts'

const UNITS = new Set(Object.values(DURATION_UNITS).flatMap((list) => phraseKeys(list)))

/** "8年8个月", "5년 10개월": languages that write the unit in one word with its number. */
const glued = (months: string) => unspacedOf(DURATION_UNITS[months]!)
const GLUED = new RegExp(`^(?:\\d{1,2}(?:${glued('12')}))?(?:\\d{1,2}(?:${glued('1')}))?$`)
/** Letters of the longest, and words in which it is written. */
const LONGEST_GLUED = 10
const MOST_GLUED = 4

function unspacedOf(list: string): string {
  const units = list.split('|').filter((unit) => isUnspaced(unit))
  return units.toSorted((a, b) => b.length - a.length).join('|')
}

/** "4 years 10 months" */
export function isDuration(words: Word[]): boolean {
  if (words.at(-1)?.unspaced === true && words.length <= MOST_GLUED) {
    const text = words.map(({ key }) => key).join('')
    return text.length <= LONGEST_GLUED && GLUED.test(text)
  }
  const pairs = words.length === 2 || words.length === 4
  return pairs && words.every((word, at) => (at % 2 === 0 ? isShortNumber(word) : UNITS.has(word.key)))
}
