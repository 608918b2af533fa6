import type { Doc, Row } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'

/** Letters that a row of a sentence broken at a margin has at least, and words of its rest at most. */
const SHORTEST = 55
const LONGEST_REST = 3
const ENDS = /[.,:;!?)"']\s?$/

/**
 * "... carpentry, plumbing and general" and below it "mechanic.": one or a few small words with a full stop behind them, which end
 * the long row above. Right above the dates of the next post they would be taken for its title.
 */
export function isRestOfSentence(doc: Doc, last: Row, next: Row): boolean {
  const { start, end, words } = next
  if (words.length === 0 || words.length > LONGEST_REST || doc.fold[end - 1] !== '.') return false
  if (next.bullet || next.gap || next.apart || next.level !== 'body' || last.end - last.start < SHORTEST) return false
  if (words[0]!.start !== start || !isSmall(doc.text[start]!)) return false
  return !ENDS.test(doc.fold.slice(last.end - 2, last.end))
}
