import type { Doc } from '../text/document.ts'
import { isCapital } from '../text/letter-case.ts'
import type { Anchor } from './find-anchors.ts'
import type { HeadRow } from './head-row.ts'
import { LONGEST_TOWN, someAreKnown } from './known-towns.ts'
import type { Segment } from './split-head.ts'

/** Fewer posts do not tell how the others are written. */
const FEWEST = 2
/** Rows in which an employer may stand, counted from the dates. */
const NAMED = [-1, 1, -2, 0]

/**
 * "Merrow & Sons-Tarnford", as a job site prints employers: where most posts have a name and a town that a hyphen without blanks
 * joins, and some town is known or where the person lives, they are two parts.
 */
export function withPartedTowns(doc: Doc, anchors: Anchor[]): Anchor[] {
  for (const distance of NAMED) {
    const glued = anchors.flatMap((anchor) => {
      const parted = partedAt(doc, anchor.rows.get(distance))
      return parted === undefined ? [] : [[anchor, parted] as const]
    })
    if (glued.length < FEWEST || glued.length * 2 <= anchors.length) continue
    if (
      !someAreKnown(
        doc,
        glued.map(([, [, town]]) => town),
      )
    )
      continue
    const parted = new Map(glued)
    return anchors.map((anchor) => {
      const own = parted.get(anchor)
      if (own === undefined) return anchor
      const row = anchor.rows.get(distance)!
      const rows = new Map(anchor.rows).set(distance, { ...row, parts: [...own, ...row.parts.slice(1)], slots: {} })
      return { ...anchor, rows }
    })
  }
  return anchors
}

/** The first part of a row, parted at its last hyphen, behind which a few words in capitals stand. */
function partedAt(doc: Doc, row: HeadRow | undefined): [name: Segment, town: Segment] | undefined {
  const [first] = row?.parts ?? []
  if (first === undefined) return undefined
  const { words } = first
  const at = words.findLastIndex(
    ({ start }, index) => index > 0 && doc.fold[start - 1] === '-' && doc.fold[start - 2] !== ' ',
  )
  const town = words.slice(at)
  if (at < FEWEST || town.length > LONGEST_TOWN || !town.every(({ start }) => isCapital(doc, start))) return undefined
  return [
    { ...first, words: words.slice(0, at), end: words[at - 1]!.end },
    { ...first, words: town, start: town[0]!.start, sign: 'comma' },
  ]
}
