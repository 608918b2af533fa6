import { isPlace, isStateCode } from '../contact/find-place.ts'
import type { Doc } from '../text/document.ts'
import { holds } from '../text/holds.ts'
import { isCapital } from '../text/letter-case.ts'
import { isLengthOfPost } from './before-contract.ts'
import type { HeadRow } from './head-row.ts'
import type { Segment } from './split-head.ts'

/** Rows that hold a place, or a length of time, and nothing else. */
export function isAside(doc: Doc, { head, parts }: HeadRow): boolean {
  if (head.ranges.length > 0) return false
  const { place } = head
  return (
    isLengthOfPost(head.row.words) ||
    (place !== undefined && parts.every((part) => holds(place, part))) ||
    parts.every((part) => isPlace(doc, part.words) || isStateCode(doc, part.words) || isAddress(doc, part))
  )
}

/** "www.quarnlight.example": where the employer is found; "Quarnlight.example" is its name. */
function isAddress(doc: Doc, { start, end }: Segment): boolean {
  if (isCapital(doc, start) && !doc.fold.startsWith('www.', start) && !doc.fold.startsWith('http', start)) return false
  return /^(?:https?:..)?[a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,40}){1,4}\/?$/.test(
    doc.fold.slice(start, Math.min(end, start + 120)),
  )
}
