import type { Doc } from '../../text/document.ts'
import { withParts } from './anchor-rows.ts'
import type { Anchor } from './find-anchors.ts'
import type { HeadRow } from './head-row.ts'
import { someAreKnown } from '../words/known-towns.ts'
import type { Segment } from '../words/segment.ts'

/** Fewer posts do not tell how the others are written. */
const FEWEST = 2

/** A row's parts in which a town is told from what names the post, or left out. */
export type Towned = { town: Segment; parts: Segment[] }

/**
 * The anchors with these parts in their rows at the first of some distances from the dates at which most posts have a town, if some
 * town is known or where the person lives; as they are where there is none.
 */
export function withTowned(
  doc: Doc,
  anchors: Anchor[],
  { distances, townedIn }: { distances: number[]; townedIn: (row: HeadRow, anchor: Anchor) => Towned | undefined },
): Anchor[] {
  for (const distance of distances) {
    const found = new Map<Anchor, Anchor>()
    const towns: Segment[] = []
    for (const anchor of anchors) {
      const row = anchor.rows.get(distance)
      const towned = row && townedIn(row, anchor)
      if (row === undefined || towned === undefined) continue
      towns.push(towned.town)
      found.set(anchor, withParts(anchor, distance, towned.parts))
    }
    if (found.size < FEWEST || found.size * 2 <= anchors.length || !someAreKnown(doc, towns)) continue
    return anchors.map((anchor) => found.get(anchor) ?? anchor)
  }
  return anchors
}
