import { isPlace } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { linksOf } from '../head/split-at-in.ts'
import type { Word } from '../../text/phrase-set.ts'
import { partOf } from '../words/part-of.ts'
import type { Segment } from '../words/segment.ts'
import { NEAR, withParts } from './anchor-rows.ts'
import type { Anchor } from './find-anchors.ts'
import type { HeadRow } from './head-row.ts'

/** Fewer posts do not tell how the others are written. */
const FEWEST = 2
/** Evidence of a title by its own words. */
const SURE_TITLE = 1

/**
 * "Camarera en Nordvik, 2018 - 2019": where most posts have such a word between two names, and one in two of these at least a known
 * title before it, the others have, too. The name behind it then stands in its row as behind "at".
 */
export function withLinkedEmployers(doc: Doc, anchors: Anchor[]): Anchor[] {
  // Behind "in" stand departments and subjects as often.
  const links = linksOf(doc).filter((link) => link !== 'in')
  if (links.length === 0) return anchors
  const found = new Map<Anchor, Anchor>()
  let [parted, known] = [0, 0]
  for (const anchor of anchors) {
    if (anchor.header !== undefined) continue
    if (NEAR.some((distance) => isParted(anchor.rows.get(distance)))) parted++
    const at = NEAR.find((distance) => linkIn(doc, anchor.rows.get(distance), links) > 0)
    if (at === undefined) continue
    const row = anchor.rows.get(at)!
    const [part, ...others] = row.parts
    const link = linkIn(doc, row, links)
    const title = partOf(doc, part!, part!.words.slice(0, link))
    const employer: Segment = { ...partOf(doc, part!, part!.words.slice(link + 1)), sign: 'at' }
    if (row.likeness.ofTitle(title) >= SURE_TITLE) known++
    const parts = [title, employer, ...others]
    found.set(anchor, withParts(anchor, at, parts))
  }
  const all = found.size + parted
  if (found.size === 0 || all < FEWEST || all * 2 <= anchors.length || (known + parted) * 2 < all) return anchors
  return anchors.map((anchor) => found.get(anchor) ?? anchor)
}

/** Whether a known title and a name behind such a word are two parts of a row already. */
function isParted(row: HeadRow | undefined): boolean {
  const [title, name] = row?.parts ?? []
  return title !== undefined && name?.sign === 'at' && row!.likeness.ofTitle(title) >= SURE_TITLE
}

/** At which word of the first part of a row a link stands before a name that is no place; 0 where none does. */
function linkIn(doc: Doc, row: HeadRow | undefined, links: string[]): number {
  const words = row?.parts[0]?.words ?? []
  // "Mitarbeiter:in"
  const isLink = ({ key, start }: Word) => links.includes(key) && doc.fold[start - 1] === ' '
  const at = words.findIndex((word, index) => index > 0 && isLink(word))
  const name = words.slice(at + 1)
  if (at < 1 || name.length === 0 || isSmall(doc.text[name[0]!.start]!)) return 0
  return isPlace(doc, name) ? 0 : at
}
