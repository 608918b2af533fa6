import type { Doc } from '../../text/document.ts'
import type { Segment } from '../words/segment.ts'

/** Letters that stand for who may hold a post, in any order: "m/w/d", "H/F", "k/m". */
const GENDERS = /^(?:[mfwdhkxg]|div|gn|ż)(?:\s?[/|*,]\s?(?:[mfwdhkxi]|div|gn|ż)){1,3}$/

/** "Clerk (m/w/d) Sales": of whom the title is true parts nothing; what follows the bracket goes on with the title. */
export function joinGenders(doc: Doc, segments: Segment[]): Segment[] {
  if (!segments.some(({ sign }) => sign === 'bracket')) return segments
  const joined: Segment[] = []
  let closed = -1
  for (const segment of segments) {
    const previous = joined.at(-1)
    const goesOn = previous !== undefined && segment.start - closed === 1 && segment.sign === 'bracket'
    if (goesOn) {
      joined[joined.length - 1] = { ...previous, end: segment.end, words: [...previous.words, ...segment.words] }
    } else if (previous !== undefined && isGenders(doc, segment)) {
      closed = segment.end + 1
      joined[joined.length - 1] = { ...previous, end: closed }
    } else joined.push(segment)
  }
  return joined
}

function isGenders(doc: Doc, { sign, start, end }: Segment): boolean {
  return sign === 'bracket' && doc.fold[end] === ')' && GENDERS.test(doc.fold.slice(start, end))
}
