import type { Doc } from '../../text/document.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

const LONGEST = 80
/** What may stand before a bracket: nothing, or dates. */
const OPENED = new Set(['bracket', 'date'])

/** "(jam, pickles and tea)": what stands in one bracket is one part, whatever signs divide it. */
export function joinBrackets(doc: Doc, segments: Segment[]): Segment[] {
  if (!segments.some(({ sign }) => OPENED.has(sign))) return segments
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
    closing =
      OPENED.has(segment.sign) && /[([] ?$/.test(doc.fold.slice(segment.start - 2, segment.start))
        ? bracketEnd(doc, segment.start)
        : -1
  }
  return joined.filter((segment) => !isTeam(doc, segment))
}

/** "10 (Manager, Analysts, Architect, DBA)": several titles in a bracket are who is in a team. */
function isTeam(doc: Doc, { sign, start, end, words }: Segment): boolean {
  if (sign !== 'bracket' || words.length < FEWEST_IN_TEAM) return false
  const commas = doc.fold.slice(start, end).split(', ').length - 1
  const first = words.slice(0, 1 + words.findIndex((word) => doc.fold[word.end] === ','))
  return commas >= FEWEST_IN_TEAM - 1 && titleScore(first, []) >= KNOWN_TITLE
}

const FEWEST_IN_TEAM = 3

function bracketEnd(doc: Doc, from: number): number {
  const text = doc.fold.slice(from, from + LONGEST)
  const close = text.indexOf(/\[ ?$/.test(doc.fold.slice(from - 2, from)) ? ']' : ')')
  return close < 0 || /[([\n]/.test(text.slice(0, close)) ? -1 : from + close
}
