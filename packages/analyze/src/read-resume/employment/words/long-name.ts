import { SMALL_IN_LONG_NAMES, SMALL_IN_NAMES } from '../../../knowledge/reading/small-words.ts'
import type { Doc, Row } from '../../text/document.ts'
import { CAPITAL, caseOf, isSmall } from '../../text/letter-case.ts'
import type { Word } from '../../text/phrase-set.ts'
import { WordSet } from '../../text/word-set.ts'

/** Words of the longest name of an organisation: "Association for the Advancement of ..., Inc." */
const LONGEST_NAME = 20
/** Words of the longest row of names. */
const LONGEST_ROW = 24
const SMALL = new WordSet([...SMALL_IN_NAMES.split('|'), ...SMALL_IN_LONG_NAMES.split('|')])

/**
 * "Società Cooperativa per la Tutela dei Vigneti Storici", however long: every word but articles and prepositions begins
 * with a capital, as in no sentence.
 */
export function isLongName(doc: Doc, words: Word[]): boolean {
  return words.length <= LONGEST_NAME && isWrittenAsNames(doc, words)
}

/** "Case Manager, Association for the Advancement of Rural Housing, Toledo": names in small and large letters. */
export function isRowOfNames(doc: Doc, { words, bullet, letters, capitals }: Row): boolean {
  return !bullet && capitals * 2 < letters && words.length <= LONGEST_ROW && isWrittenAsNames(doc, words)
}

/** Whether every word but articles and prepositions begins with a capital, and no fewer than half do; none of a script without capitals. */
function isWrittenAsNames(doc: Doc, words: Word[]): boolean {
  if (words.length === 0 || isSmall(doc.text[words[0]!.start]!)) return false
  let capitals = 0
  for (const word of words) {
    if (caseOf(doc.written[word.start]!) === CAPITAL) capitals++
    else if (isSmall(doc.text[word.start]!) && !SMALL.has(word)) return false
  }
  return capitals * 2 >= words.length
}
