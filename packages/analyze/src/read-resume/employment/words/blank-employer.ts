import { EMPLOYER_BLANKS } from '../../../knowledge/reading/employer-words.ts'
import { isBlankPlace } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { compilePhrases, phraseAt, type Word } from '../../text/phrase-set.ts'

const BLANKS = new Set(EMPLOYER_BLANKS.split('|'))
const KEYS = compilePhrases(EMPLOYER_BLANKS)
/** Words of such a blank. */
export const LENGTH_OF_BLANK = 2
const known = new WeakMap<Doc, boolean>()

/**
 * Whether what stands in place of an employer where a resume was made anonymous stands at a word, with capitals as it is written
 * there: in a resume whose places are blank, too. Elsewhere "Company Name" is a label.
 */
export function isBlankAt(doc: Doc, words: Word[], at: number): boolean {
  if (at < 0 || phraseAt(words, at, KEYS) !== LENGTH_OF_BLANK) return false
  return BLANKS.has(doc.text.slice(words[at]!.start, words[at + 1]!.end)) && isAnonymous(doc)
}

function isAnonymous(doc: Doc): boolean {
  const before = known.get(doc)
  if (before !== undefined) return before
  const is = doc.rows.some(({ words }) =>
    words.some((_, at) => isBlankPlace(doc, words.slice(at, at + LENGTH_OF_BLANK))),
  )
  known.set(doc, is)
  return is
}
