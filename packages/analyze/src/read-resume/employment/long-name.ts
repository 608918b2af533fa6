import { SMALL_IN_LONG_NAMES, SMALL_IN_NAMES } from '../../knowledge/reading/small-words.ts'
import type { Doc } from '../text/document.ts'
import { isSmall } from '../text/letter-case.ts'
import type { Word } from '../text/phrase-set.ts'

/** Words of the longest name of an organisation: "Association for the Advancement of ..., Inc." */
const LONGEST_NAME = 20
const SMALL = new Set([...SMALL_IN_NAMES.split('|'), ...SMALL_IN_LONG_NAMES.split('|')])

/**
 * "Società Cooperativa per la Tutela dei Vigneti Storici", however long: every word but articles and prepositions begins
 * with a capital, as in no sentence.
 */
export function isLongName(doc: Doc, words: Word[]): boolean {
  if (words.length > LONGEST_NAME || isSmall(doc.text[words[0]!.start]!)) return false
  let small = 0
  for (const { key, start } of words) {
    if (!isSmall(doc.text[start]!)) continue
    if (!SMALL.has(key)) return false
    small++
  }
  return small * 2 <= words.length
}
