import type { TermMatch } from '../../../knowledge/match-terms.ts'
import type { Doc } from '../../text/document.ts'
import { employerScore, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

/** Names before the dates: a title, and where it was held. */
const FEWEST_NAMES = 2
/** Behind a sign, with a number; "3M" is a firm, and so may be what small letters tell without one. */
const NOTE = /^[,;(] ?(?:\d{1,4} \p{Ll}|\p{Ll}{2,12} \d)/u
const LONGEST = 16

/** "Driver - Merrow Parcels, 2013-2017, 90 drops a day": without what a number opens, or small letters before one, behind the dates that close the names. */
export function withoutNote(doc: Doc, segments: Segment[], titles: TermMatch[]): Segment[] {
  if (segments.length <= FEWEST_NAMES) return segments
  const from = segments.findIndex(
    ({ sign, start }, at) =>
      at >= FEWEST_NAMES && sign === 'date' && NOTE.test(doc.text.slice(start - 2, start + LONGEST)),
  )
  if (from < 0) return segments
  const isTitle = ({ words }: Segment) => titleScore(words, titles) >= KNOWN_TITLE
  const isName = (part: Segment) => isTitle(part) || employerScore(doc, part.words) >= KNOWN_EMPLOYER
  const names = segments.slice(0, from)
  return names.some(isTitle) && !segments.slice(from).some(isName) ? names : segments
}
