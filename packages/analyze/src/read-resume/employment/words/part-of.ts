import type { Doc } from '../../text/document.ts'
import type { Word } from '../../text/phrase-set.ts'
import type { Segment } from './segment.ts'

/** Some neighbouring words of a part of a row, with the full stop of a short form that ends them. */
export function partOf(doc: Doc, segment: Segment, words: Word[]): Segment {
  const [first, last] = [words[0]!, words.at(-1)!]
  return {
    ...segment,
    start: first === segment.words[0] ? segment.start : first.start,
    end: last === segment.words.at(-1) ? segment.end : last.end + (doc.fold[last.end] === '.' ? 1 : 0),
    words,
  }
}

/** The index of the word behind the last comma; 0 where there is none. */
export function lastComma(doc: Doc, words: Word[]): number {
  for (let at = words.length - 1; at > 0; at--) {
    const { end } = words[at - 1]!
    // "Merrow, Inc., Tarnford"
    if (doc.fold[doc.fold[end] === '.' ? end + 1 : end] === ',') return at
  }
  return 0
}
