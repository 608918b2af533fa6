import type { Segment } from '../words/segment.ts'
import type { Anchor } from './find-anchors.ts'
import { emptySlots } from './head-row.ts'

/** Distances from the dates at which a row may hold both names of a post. */
export const NEAR = [0, -1, 1]

/** An anchor whose row at a distance has other parts; what these are is read anew. */
export function withParts(anchor: Anchor, distance: number, parts: Segment[]): Anchor {
  const row = anchor.rows.get(distance)!
  return { ...anchor, rows: new Map(anchor.rows).set(distance, { ...row, parts, slots: emptySlots() }) }
}
