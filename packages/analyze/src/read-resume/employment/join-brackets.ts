import type { Doc } from '../text/document.ts'
import type { Segment } from './split-head.ts'

const LONGEST = 80

/** "(jam, pickles and tea)": what stands in one bracket is one part, whatever signs divide it. */
export function joinBrackets(doc: Doc, segments: Segment[]): Segment[] {
  if (!segments.some(({ sign }) => sign === 'bracket')) return segments
  const joined: Segment[] = []
  let closing = -1
  for (const segment of segments) {
    const previous = joined.at(-1)
    if (previous !== undefined && segment.start < closing && !['tab', 'date'].includes(segment.sign)) {
      joined[joined.length - 1] = {
        ...previous,
        end: segment.end,
        words: [...previous.words, ...segment.words],
      }
      continue
    }
    joined.push(segment)
    closing = segment.sign === 'bracket' && doc.fold[segment.start - 1] === '(' ? bracketEnd(doc, segment.start) : -1
  }
  return joined
}

function bracketEnd(doc: Doc, from: number): number {
  const text = doc.fold.slice(from, from + LONGEST)
  const close = text.indexOf(')')
  return close < 0 || /[(\n]/.test(text.slice(0, close)) ? -1 : from + close
}
