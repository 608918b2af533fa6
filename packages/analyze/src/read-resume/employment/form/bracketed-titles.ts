import { isPlace, isStateCode } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import type { Segment } from '../words/segment.ts'
import { NEAR, withParts } from './anchor-rows.ts'
import type { Anchor } from './find-anchors.ts'
import type { HeadRow } from './head-row.ts'

/** Fewer posts do not tell how the others are written. */
const FEWEST = 2
/** Evidence of a title by its own words. */
const SURE_TITLE = 1

/**
 * "Merrow Hospital (Clerk), 2010 - 2014": where most posts have a bracket behind a name that is no title, and one in two of these at
 * least holds a known title, the others' brackets hold theirs. They then stand in their rows as behind a dash.
 */
export function withBracketedTitles(doc: Doc, anchors: Anchor[]): Anchor[] {
  const found = new Map<Anchor, Anchor>()
  let known = 0
  for (const anchor of anchors) {
    const at = NEAR.find((distance) => bracketIn(doc, anchor.rows.get(distance)) !== undefined)
    if (at === undefined || anchor.header !== undefined) continue
    const row = anchor.rows.get(at)!
    const part = bracketIn(doc, row)!
    if (row.likeness.ofTitle(part) >= SURE_TITLE) known++
    const parts = row.parts.map((other): Segment => (other === part ? { ...part, sign: 'dash' } : other))
    found.set(anchor, withParts(anchor, at, parts))
  }
  if (found.size < FEWEST || found.size * 2 <= anchors.length || known * 2 < found.size) return anchors
  return anchors.map((anchor) => found.get(anchor) ?? anchor)
}

/** The bracket behind the first name of a row, if nothing but a place stands beside the two and that name is no title. */
function bracketIn(doc: Doc, row: HeadRow | undefined): Segment | undefined {
  const [first, ...others] = row?.parts ?? []
  const [part, ...rest] = others.filter(({ words }) => !isPlace(doc, words) && !isStateCode(doc, words))
  if (first === undefined || part === undefined || rest.length > 0 || doc.fold[part.start - 1] !== '(') return undefined
  return row!.likeness.ofTitle(first) < SURE_TITLE ? part : undefined
}
