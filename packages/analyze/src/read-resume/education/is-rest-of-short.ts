import type { Doc } from '../text/document.ts'
import type { Word } from '../text/phrase-set.ts'

/** "P.S.E.B.": the letters behind the first of a short form are none of their own. */
export function isRestOfShort(doc: Doc, words: Word[], { first, count }: { first: number; count: number }): boolean {
  if (count === 1 || first === 0) return false
  const before = words[first - 1]!
  const glued = before.end + 1 === words[first]!.start && doc.fold[before.end] === '.'
  return glued && words.slice(first - 1, first + count).every(({ start, end }) => end === start + 1)
}
