import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { BUSINESS_ENDS, HEADCOUNT_ENDS } from '../../../knowledge/reading/employer-words.ts'
import type { Segment } from './segment.ts'
import { KNOWN_TITLE, titleScore } from './title-shape.ts'

const HEADCOUNT = new RegExp(`^\\d{1,6}(?:${HEADCOUNT_ENDS})$`)

/**
 * "食品/饮料 | 150-500人 | 民营公司", "財務/審計 | 少於50人": what a firm deals in and how many it employs, and neither its name nor
 * a post. A plain number may be of those whom somebody led: "店長 | 12名".
 */
export function isFirmFacts(segments: Segment[], titles: TermMatch[]): boolean {
  if (segments.length === 1 && isBusiness(segments[0]!.words)) return true
  const count = segments.find(({ words }) => isHeadcount(words))
  if (count === undefined) return false
  const isExact = count.words.length === 1 && /^\d+\p{Script=Han}$/u.test(count.words[0]!.key)
  return !isExact || segments.every(({ words }) => titleScore(words, titles) < KNOWN_TITLE)
}

const BUSINESS = new RegExp(`(?:${BUSINESS_ENDS})$`)

/** "橡膠及塑膠製品業 30~100人": a line of business, and between which numbers those lie whom it employs. */
export function isBusiness(words: Segment['words']): boolean {
  const [business, ...count] = words
  return count.length === 2 && business!.unspaced && BUSINESS.test(business!.key) && isHeadcount(count)
}

/** "150-500人", "少于50人": nothing else stands in the part. */
function isHeadcount(words: Segment['words']): boolean {
  const last = words.at(-1)!
  if (!last.unspaced || words.length > 2) return false
  return (
    HEADCOUNT.test(last.key.replace(/^\D{1,3}(?=\d)/u, '')) && words.slice(0, -1).every(({ key }) => /^\d+$/.test(key))
  )
}
