import type { Doc } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import type { Anchor } from './find-anchors.ts'
import type { HeadRow } from './head-row.ts'
import { LONGEST_TOWN } from '../words/known-towns.ts'
import { type Towned, withTowned } from './parted-towns.ts'
import type { Segment } from '../words/segment.ts'

/** Words of a name, at least. */
const FEWEST_WORDS = 2
/** Rows in which an employer may stand, counted from the dates. */
const NAMED = [-1, 1, -2, 0]

/**
 * "Merrow & Sons-Tarnford", as a job site prints employers: where most posts have a name and a town that a hyphen without blanks
 * joins, and some town is known or where the person lives, they are two parts.
 */
export function withPartedTowns(doc: Doc, anchors: Anchor[]): Anchor[] {
  return withTowned(doc, anchors, { distances: NAMED, townedIn: (row) => partedAt(doc, row) })
}

/** The first part of a row, parted at its last hyphen, behind which a few words in capitals stand. */
function partedAt(doc: Doc, { parts: [first, ...others] }: HeadRow): Towned | undefined {
  if (first === undefined) return undefined
  const { words } = first
  const at = words.findLastIndex(
    ({ start }, index) => index > 0 && doc.fold[start - 1] === '-' && doc.fold[start - 2] !== ' ',
  )
  const behind = words.slice(at)
  if (at < FEWEST_WORDS || behind.length > LONGEST_TOWN || !behind.every(({ start }) => isCapital(doc, start)))
    return undefined
  const name: Segment = { ...first, words: words.slice(0, at), end: words[at - 1]!.end }
  const town: Segment = { ...first, words: behind, start: behind[0]!.start, sign: 'comma' }
  return { town, parts: [name, town, ...others] }
}
