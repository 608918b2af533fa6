import { FIELDS_OF_WORK } from '../../../knowledge/reading/title-words.ts'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import type { Doc } from '../../text/document.ts'
import { compilePhrases, isMadeOf } from '../../text/phrase-set.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

const FIELDS = compilePhrases(FIELDS_OF_WORK, 'and')
const LONGEST_FIELD = 5
/** Letters of " - ". */
const LONGEST_DASH = 3

/** "Executive - Accounts & Finance", "Engineer – Quality": what any firm has a department of is the title's, and names no firm. */
export function joinFields(doc: Doc, segments: Segment[], titles: TermMatch[]): Segment[] {
  if (!segments.some(({ sign }) => sign === 'dash')) return segments
  const joined: Segment[] = []
  for (const segment of segments) {
    const previous = joined.at(-1)
    if (
      previous !== undefined &&
      isFieldBehind(doc, previous, segment) &&
      titleScore(previous.words, titles) >= KNOWN_TITLE
    )
      joined[joined.length - 1] = { ...previous, end: segment.end }
    else joined.push(segment)
  }
  return joined
}

function isFieldBehind(doc: Doc, previous: Segment, { sign, start, words }: Segment): boolean {
  if (sign !== 'dash' || start - previous.end > LONGEST_DASH || words.length > LONGEST_FIELD) return false
  return doc.fold[previous.end] === ' ' && isMadeOf(words, FIELDS)
}
