import { AWARD_TIMES } from '../../../knowledge/reading/told-words.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'

/** "Employee of the Month, May 2012": what somebody won, also in the midst of a row, which is no post; "of the Year" ends no title. */
export function isAward(doc: Doc, { words }: Row): boolean {
  for (let at = LEAST_AWARD; at < words.length && at < LONGEST_AWARD; at++) {
    if (words[at - 1]!.key !== 'the' || words[at - 2]!.key !== 'of' || !AWARDED.has(words[at]!.key)) continue
    // "clients. Employee of the Month, May 2012.": told in the midst of a row.
    return at > LEAST_AWARD || isCapital(doc, words[0]!.start)
  }
  return false
}

const AWARDED = new Set(AWARD_TIMES.split('|'))
/** Words of "employee of the", and of the longest that stand before the span of time. */
const LEAST_AWARD = 3
const LONGEST_AWARD = 12
