import type { Doc } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import type { Anchor } from './find-anchors.ts'
import type { HeadRow } from './head-row.ts'
import { LONGEST_TOWN } from '../words/known-towns.ts'
import { type Towned, withTowned } from './parted-towns.ts'
import { UNKNOWN } from '../words/slot-likeness.ts'
import type { Segment } from '../words/segment.ts'

/**
 * "2012 - 2015 Merrowfield<tab>Cook" above "Quarn Ltd": leaves out the town below the dates of a narrow column where most
 * posts have one, and some of them is known or where the person lives.
 */
export function withoutTownCells(doc: Doc, anchors: Anchor[]): Anchor[] {
  return withTowned(doc, anchors, { distances: [0], townedIn: (row, anchor) => behindDates(doc, row, anchor) })
}

/** Rows above the dates in which title and employer may stand with their town. */
const NAMED = [0, -1, -2]

/**
 * "Merrow Hospital — Pharmacist — Tarnford" where most posts have a third part that may be a town, and some of them is known or where
 * the person lives: the towns are left out.
 */
export function withoutClosingTowns(doc: Doc, anchors: Anchor[]): Anchor[] {
  return withTowned(doc, anchors, { distances: NAMED, townedIn: (row) => closingTown(doc, row) })
}

/** A few words in capitals that tell no post, behind two others and the sign that parts these. */
function closingTown(doc: Doc, { parts, likeness }: HeadRow): Towned | undefined {
  const [, second, ...others] = parts
  const town = others.at(-1)
  if (second === undefined || town === undefined || !PARTING.has(town.sign)) return undefined
  if (town.sign !== second.sign || town.words.length > LONGEST_TOWN) return undefined
  if (!town.words.every(({ start }) => isCapital(doc, start) || doc.fold[start - 1] === '-')) return undefined
  if (likeness.ofTitle(town) > UNKNOWN || likeness.ofEmployer(town) > UNKNOWN) return undefined
  return { town, parts: parts.slice(0, -1) }
}

const PARTING = new Set<Segment['sign']>(['dash', 'bar'])

/** A few words of no post right behind the dates, a cell of its own behind these, and a row below. */
function behindDates(doc: Doc, { parts, likeness }: HeadRow, { range, rows }: Anchor): Towned | undefined {
  const [town, next] = parts
  if (town === undefined || next?.sign !== 'tab' || !isBelow(rows.get(1))) return undefined
  if (doc.fold.slice(range.stop, town.start).trim() !== '' || doc.fold.slice(range.stop, town.start).includes('\t'))
    return undefined
  if (town.start < range.stop || town.words.length > LONGEST_TOWN) return undefined
  if (likeness.ofTitle(town) > UNKNOWN || likeness.ofEmployer(town) > UNKNOWN) return undefined
  return { town, parts: parts.slice(1) }
}

function isBelow(row: HeadRow | undefined): boolean {
  return row !== undefined && !row.head.row.bullet && row.head.ranges.length === 0
}
