import { BIRTH_NAME_MARKS } from '../../../knowledge/reading/name-words.ts'
import type { Doc } from '../../text/document.ts'
import { compilePhrases, phraseAt, type Word } from '../../text/phrase-set.ts'

const MARKS = compilePhrases(BIRTH_NAME_MARKS)

/** How many words stand before the name somebody was born with ("Anna Miller née Holt": 2); all where none is named. */
export function wordsBeforeBirthName(doc: Doc, words: Word[]): number {
  for (let at = 1; at < words.length - 1; at++) {
    const small = doc.text[words[at]!.start] === doc.fold[words[at]!.start]
    if (small && phraseAt(words, at, MARKS) > 0) return at
  }
  return words.length
}
