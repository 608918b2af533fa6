import { isPlace } from '../../contact/home/find-place.ts'
import { beginsBlock } from '../../text/begins-block.ts'
import type { Doc } from '../../text/document.ts'
import { UNKNOWN } from '../words/slot-likeness.ts'
import type { Form } from './fill-form.ts'
import type { Anchor } from './find-anchors.ts'

/** Where the row stands that opens a post whose title and dates have the rows below it. */
const OPENING = -2
/** The part of the posts that open so. */
const MOSTLY = 0.75
/** Words of a name. */
const LONGEST_NAME = 8

/**
 * "Quillbrook" / "Team Leader, Night Team" / "2016 - 2017 | Tarnford": whether below an empty row most posts open with a short row that is
 * no title and no place, and right below it stand title and dates. It tells for whom, whatever stands behind the title's comma.
 */
export function openWithNames(doc: Doc, anchors: Anchor[]): boolean {
  return anchors.filter((anchor) => opensWithName(doc, anchor)).length >= anchors.length * MOSTLY
}

function opensWithName(doc: Doc, { rows }: Anchor): boolean {
  const [name, title, dates] = [rows.get(OPENING), rows.get(OPENING + 1), rows.get(0)]
  if (name === undefined || title === undefined || name.head.row.bullet || name.head.ranges.length > 0) return false
  const { parts, likeness, head } = name
  if (head.row.words.length > LONGEST_NAME || !beginsBlock(doc, head.row)) return false
  if ([title, dates].some((row) => row !== undefined && beginsBlock(doc, row.head.row))) return false
  return likeness.ofTitle(parts[0]!) < UNKNOWN && !isPlace(doc, parts[0]!.words)
}

/** Whether a form makes nothing of the row that opens the posts. */
export function leavesOpening({ title, employer }: Form): boolean {
  return title !== OPENING && employer !== OPENING
}
