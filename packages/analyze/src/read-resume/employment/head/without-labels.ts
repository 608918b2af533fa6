import type { Doc } from '../../text/document.ts'
import type { Segment } from '../words/segment.ts'
import { type Slot, slotOf } from '../words/slot-labels.ts'

const COLON = 58
/** A row of nothing but asides tells of the firm above it: it stays as it is. */
const NAMING = new Set<Slot>(['title', 'employer'])
/** What is told besides of whom, as what and when. */
const ASIDE = new Set<Slot>(['aside', 'serial', 'duty'])

/**
 * "2014 - 2019 Contract: permanent, Position: Clerk, Hours: 40": the parts of a row without its labels, and without what
 * those of asides introduce.
 */
export function withoutLabels(doc: Doc, segments: Segment[]): Segment[] {
  // Most rows hold no colon behind a part.
  if (!segments.some((segment) => isBeforeColon(doc, segment))) return segments
  const slots = segments.map((segment) => (isBeforeColon(doc, segment) ? slotOf(segment.words) : undefined))
  const isNaming = slots.some((slot) => slot !== undefined && NAMING.has(slot))
  if (!isNaming || !slots.some((slot) => isAside(slot))) return segments
  return segments.filter((_, at) => slots[at] === undefined && !isAside(slots[at - 1]))
}

function isBeforeColon({ codes }: Doc, { end }: Segment): boolean {
  return codes[end] === COLON
}

function isAside(slot: Slot | undefined): boolean {
  return slot !== undefined && ASIDE.has(slot)
}
