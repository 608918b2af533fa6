import type { TermMatch } from '../../../knowledge/match-terms.ts'
import type { Doc } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { employerScore, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

/** Names before the dates: a title, and where it was held. */
const FEWEST_NAMES = 2

/** "Driver - Merrow Parcels, 2013-2017, 90 drops a day": without what small letters or a number open behind the dates that close the names. */
export function withoutNote(doc: Doc, segments: Segment[], titles: TermMatch[]): Segment[] {
  if (segments.length <= FEWEST_NAMES) return segments
  const from = segments.findIndex(
    ({ sign, start }, at) => at >= FEWEST_NAMES && sign === 'date' && /^(?:\d|\p{Ll})/u.test(doc.text[start]!),
  )
  if (from < 0 || (isSmall(doc.text[segments[0]!.start]!) && !/\d/.test(doc.text[segments[from]!.start]!)))
    return segments
  const isTitle = ({ words }: Segment) => titleScore(words, titles) >= KNOWN_TITLE
  const isName = (part: Segment) => isTitle(part) || employerScore(doc, part.words) >= KNOWN_EMPLOYER
  const names = segments.slice(0, from)
  return names.some(isTitle) && !segments.slice(from).some(isName) ? names : segments
}
