import { WORKING_WAYS } from '../../../knowledge/reading/home-words.ts'
import { isPlace, isStateCode } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { holds } from '../../text/holds.ts'
import { isCapital, isSmall } from '../../text/letter-case.ts'
import { compilePhrases, phraseAt } from '../../text/phrase-set.ts'
import { isLengthOfPost } from '../words/before-contract.ts'
import type { HeadRow } from './head-row.ts'
import type { Head } from '../head/read-head.ts'
import type { Segment } from '../words/segment.ts'
import { LEAST_TITLE, titleScore } from '../words/title-shape.ts'

/** Rows that hold a place, or a length of time, and nothing else. */
export function isAside(doc: Doc, { head, parts }: HeadRow): boolean {
  if (head.ranges.length > 0) return false
  const { place } = head
  return (
    isLengthOfPost(head.row.words) ||
    (place !== undefined && parts.every((part) => holds(place, part))) ||
    parts.every((part) => isPlace(doc, part.words) || isStateCode(doc, part.words) || isAddress(doc, part)) ||
    isPlaceAndBlurb(doc, head, parts) ||
    isPlaceAndWay(doc, head, parts)
  )
}

const WAYS = compilePhrases(WORKING_WAYS)

/** "Leeds · On-site", "Tarn, Kent · Hybrid": where one works, and where from, as networks write it; "Merrow Ltd - Remote" is a firm. */
function isPlaceAndWay(doc: Doc, { row }: Head, parts: Segment[]): boolean {
  const way = parts.at(-1)
  if (way === undefined || row.bullet || phraseAt(way.words, 0, WAYS) !== way.words.length) return false
  const before = doc.fold.slice(row.start, way.start).trimEnd()
  return before.length === 0 || before.endsWith('•') || parts.slice(0, -1).every(({ words }) => isPlace(doc, words))
}

/** "Tarnford, TN – Law firm of forty attorneys": where an employer is, and what it does, in small words. */
function isPlaceAndBlurb(doc: Doc, { row, titles, place }: Head, parts: Segment[]): boolean {
  const at = parts.findIndex(({ sign }) => sign === 'dash')
  const where = parts.slice(0, Math.max(0, at))
  // A town that nobody knows stands before its state.
  const inState = where.length === 2 && isStateCode(doc, where[1]!.words)
  if (at < 0 || row.bullet || !(inState || where.every(({ words }) => isPlace(doc, words)))) return false
  if (at === 0 && (place === undefined || place.end > parts[0]!.start)) return false
  const told = row.words.filter(({ start }) => start >= parts[at]!.start)
  const [first, ...rest] = told
  if (rest.length < FEWEST_TOLD || !isCapital(doc, first!.start)) return false
  if (rest.filter(({ start }) => isSmall(doc.text[start]!)).length < rest.length * MOSTLY) return false
  // Languages that write titles small are asked what the words are.
  return (doc.resume.language ?? 'en') === 'en' || titleScore(told, titles) < LEAST_TITLE
}

const FEWEST_TOLD = 2
const MOSTLY = 0.7

/** "www.quarnlight.example": where the employer is found; "Quarnlight.example" is its name. */
function isAddress(doc: Doc, { start, end }: Segment): boolean {
  if (isCapital(doc, start) && !doc.fold.startsWith('www.', start) && !doc.fold.startsWith('http', start)) return false
  return /^(?:https?:..)?[a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,40}){1,4}\/?$/.test(
    doc.fold.slice(start, Math.min(end, start + 120)),
  )
}
