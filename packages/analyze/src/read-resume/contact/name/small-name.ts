import { NAME_PARTICLES } from '../../../knowledge/reading/name-words.ts'
import type { Doc } from '../../text/document.ts'
import { compilePhrases, isPhrase, type Word } from '../../text/phrase-set.ts'

/** "de", "van der": small words within a name. */
const PARTICLES = compilePhrases(NAME_PARTICLES)

/** Two to four words, all in small letters, as some write their names. */
export function isSmallName(doc: Doc, words: Word[]): boolean {
  const names = words.filter((word) => !isPhrase(word, PARTICLES))
  if (
    names.length < 2 ||
    names.length > 4 ||
    names.some(({ key }) => key.length < 2 || !/^\p{L}+(?:'\p{L}+)?$/u.test(key))
  )
    return false
  const [from, until] = [words[0]!.start, words.at(-1)!.end]
  const text = doc.text.slice(from, until)
  return text === text.toLowerCase() && text !== text.toUpperCase() && !text.includes(',')
}
