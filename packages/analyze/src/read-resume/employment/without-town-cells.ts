import type { Doc } from '../text/document.ts'
import type { Anchor } from './find-anchors.ts'
import type { HeadRow } from './head-row.ts'
import { LONGEST_TOWN, someAreKnown } from './known-towns.ts'
import { UNKNOWN } from './slot-likeness.ts'

/** Fewer posts do not tell how the others are written. */
const FEWEST = 2

/**
 * "2012 - 2015 Merrowfield<tab>Cook" above "Quarn Ltd": leaves out the town below the dates of a narrow column where most
 * posts have one, and some of them is known or where the person lives.
 */
export function withoutTownCells(doc: Doc, anchors: Anchor[]): Anchor[] {
  const towned = anchors.filter((anchor) => isTowned(doc, anchor))
  if (towned.length < FEWEST || towned.length * 2 <= anchors.length) return anchors
  const towns = towned.map(({ rows }) => rows.get(0)!.parts[0]!)
  if (!someAreKnown(doc, towns)) return anchors
  const bare = new Set(towned)
  return anchors.map((anchor) => {
    const own = anchor.rows.get(0)
    if (own === undefined || !bare.has(anchor)) return anchor
    const rows = new Map(anchor.rows).set(0, { ...own, parts: own.parts.slice(1), slots: {} })
    return { ...anchor, rows }
  })
}

/** A few words of no post right behind the dates, a cell of its own behind these, and a row below. */
function isTowned(doc: Doc, { range, rows }: Anchor): boolean {
  const own = rows.get(0)
  const [town, next] = own?.parts ?? []
  if (own === undefined || town === undefined || next?.sign !== 'tab' || !isBelow(rows.get(1))) return false
  if (doc.fold.slice(range.stop, town.start).trim() !== '' || doc.fold.slice(range.stop, town.start).includes('\t'))
    return false
  if (town.start < range.stop || town.words.length > LONGEST_TOWN) return false
  return own.likeness.ofTitle(town) <= UNKNOWN && own.likeness.ofEmployer(town) <= UNKNOWN
}

function isBelow(row: HeadRow | undefined): boolean {
  return row !== undefined && !row.head.row.bullet && row.head.ranges.length === 0
}
