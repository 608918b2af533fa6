import type { Doc } from '../text/document.ts'
import type { Anchor } from './find-anchors.ts'
import type { HeadRow } from './head-row.ts'
import { isCapital } from '../text/letter-case.ts'
import { LONGEST_TOWN, someAreKnown } from './known-towns.ts'
import { UNKNOWN } from './slot-likeness.ts'
import type { Segment } from './split-head.ts'

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

/** Rows above the dates in which title and employer may stand with their town. */
const NAMED = [0, -1, -2]

/**
 * "Merrow Hospital — Pharmacist — Tarnford" where most posts have a third part that may be a town, and some of them is known or where
 * the person lives: the towns are left out.
 */
export function withoutClosingTowns(doc: Doc, anchors: Anchor[]): Anchor[] {
  for (const distance of NAMED) {
    const closed = anchors.filter(({ rows }) => closesWithTown(doc, rows.get(distance)))
    if (closed.length < FEWEST || closed.length * 2 <= anchors.length) continue
    if (
      !someAreKnown(
        doc,
        closed.map(({ rows }) => rows.get(distance)!.parts.at(-1)!),
      )
    )
      continue
    const bare = new Set(closed)
    return anchors.map((anchor) => {
      const own = anchor.rows.get(distance)
      if (own === undefined || !bare.has(anchor)) return anchor
      const rows = new Map(anchor.rows).set(distance, { ...own, parts: own.parts.slice(0, -1), slots: {} })
      return { ...anchor, rows }
    })
  }
  return anchors
}

/** A few words in capitals that tell no post, behind two others and the sign that parts these. */
function closesWithTown(doc: Doc, row: HeadRow | undefined): boolean {
  const [, second, ...others] = row?.parts ?? []
  const town = others.at(-1)
  if (row === undefined || second === undefined || town === undefined || !PARTING.has(town.sign)) return false
  if (town.sign !== second.sign || town.words.length > LONGEST_TOWN) return false
  if (!town.words.every(({ start }) => isCapital(doc, start) || doc.fold[start - 1] === '-')) return false
  return row.likeness.ofTitle(town) <= UNKNOWN && row.likeness.ofEmployer(town) <= UNKNOWN
}

const PARTING = new Set<Segment['sign']>(['dash', 'bar'])

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
