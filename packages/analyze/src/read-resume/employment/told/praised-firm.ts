import { PRAISED_FIRMS } from '../../../knowledge/reading/told-words.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital, isSmall } from '../../text/letter-case.ts'
import type { Word } from '../../text/phrase-set.ts'

const PRAISE = new Set(PRAISED_FIRMS.praise.split('|'))
const KINDS = new Set(PRAISED_FIRMS.kinds.split('|'))
const NAMED = new Set(PRAISED_FIRMS.named.split('|'))
/** Words of "a reputed and well known construction company". */
const LONGEST = 9

/** "a reputed & well known company Merrow Ltd", "the leading firm named Merrow": how many words lead up to the name. */
export function praiseBefore(doc: Doc, words: Word[], from: number): number {
  let praised = false
  for (let at = from; at < Math.min(words.length - 1, from + LONGEST); at++) {
    const [word, next] = [words[at]!, words[at + 1]!]
    if (praised && KINDS.has(word.key)) {
      let name = at + 1
      while (NAMED.has(words[name]?.key ?? '') && isSmall(doc.text[words[name]!.start]!)) name++
      const first = words[name]
      return first !== undefined && isCapital(doc, first.start) ? name - from : 0
    }
    if (/[.;:(]/.test(doc.fold.slice(word.end, next.start))) return 0
    praised ||= PRAISE.has(word.key)
  }
  return 0
}
