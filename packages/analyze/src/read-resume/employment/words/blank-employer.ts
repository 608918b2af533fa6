import { EMPLOYER_BLANKS } from '../../../knowledge/reading/employer-words.ts'
import { isBlankPlace } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { compilePhrases, phraseAt, type Word } from '../../text/phrase-set.ts'

const BLANKS = new Set(EMPLOYER_BLANKS.split('|'))
const KEYS = compilePhrases(EMPLOYER_BLANKS)
/** Words of such a blank. */
const LENGTH = 2
const known = new WeakMap<Doc, boolean>()

/**
 * Whether words end with what stands in place of an employer where a resume was made anonymous, with capitals as it is written there:
 * a resume whose places are blank, too. Elsewhere "Company Name" is a label.
 */
export function endsWithBlank(doc: Doc, words: Word[]): boolean {
  const at = words.length - LENGTH
  if (at < 0 || phraseAt(words, at, KEYS) !== LENGTH) return false
  return BLANKS.has(doc.text.slice(words[at]!.start, words[at + 1]!.end)) && isAnonymous(doc)
}

function isAnonymous(doc: Doc): boolean {
  const before = known.get(doc)
  if (before !== undefined) return before
  const is = doc.rows.some(({ words }) => words.some((_, at) => isBlankPlace(doc, words.slice(at, at + LENGTH))))
  known.set(doc, is)
  return is
}
