import type { Doc } from '../../text/document.ts'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

/** Letters of the longest number of a course: "ENGL 1010W". */
const LONGEST_NUMBER = 12
const NUMBER = /^[A-Z]{2,5}[ -]?\d{3,4}[A-Z]{0,2}$/

/**
 * "Owls of the North, BIO 251, Teaching Assistant, Fell University": what was taught, with its number, beside the title of who taught
 * it is neither title nor employer.
 */
export function withoutTaught(doc: Doc, parts: Segment[], titles: TermMatch[]): Segment[] {
  if (parts.length < 3) return parts
  const at = parts.findIndex((part) => isNumber(doc, part))
  const isTitle = ({ words }: Segment) => titleScore(words, titles) >= KNOWN_TITLE
  if (at < 0 || !parts.some(isTitle)) return parts
  const name = parts[at - 1]
  const from = name !== undefined && parts[at]!.sign === 'comma' && !isTitle(name) && at === 1 ? at - 1 : at
  return parts.filter((_, index) => index < from || index > at)
}

function isNumber(doc: Doc, { start, end, sign, words }: Segment): boolean {
  if (words.length > 2 || end - start > LONGEST_NUMBER || sign === 'bracket') return false
  return NUMBER.test(doc.text.slice(start, end))
}
