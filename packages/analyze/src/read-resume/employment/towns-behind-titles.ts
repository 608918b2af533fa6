import { isPlace } from '../contact/find-place.ts'
import type { Doc } from '../text/document.ts'
import type { Anchor, HeadRow } from './find-anchors.ts'
import type { Form } from './fill-form.ts'
import type { Entry } from './build-entries.ts'
import type { Segment } from './split-head.ts'

/** Fewer titles do not tell what stands behind them. */
const FEWEST = 2
const LONGEST_TOWN = 3

/** Takes the towns off titles, where all titles of a form have one behind their comma. */
export function withoutTowns(
  doc: Doc,
  entries: Entry[],
  { anchors, form }: { anchors: Anchor[]; form: Form },
): Entry[] {
  const towns = townsBehindTitles(doc, anchors, form)
  if (towns.size === 0) return entries
  const byStart = new Map([...towns].map(([title, town]) => [title.start, { title, town }]))
  for (const entry of entries) {
    const own = entry.title && byStart.get(entry.title.start)
    if (own === undefined || entry.title!.end < own.town.end) continue
    entry.title = own.title
    entry.place ??= own.town
  }
  return entries
}

/**
 * Towns behind the commas of titles, by the title's own part: "Cook, Berlin" tells what "Waiter, Merrowfield" is. None
 * where any of them is written as a town is not, or where the employer stands in the same row.
 */
function townsBehindTitles(doc: Doc, anchors: Anchor[], { title, employer }: Form): Map<Segment, Segment> {
  const found = new Map<Segment, Segment>()
  const rows = title === employer ? [] : anchors.flatMap((anchor) => anchor.rows.get(title) ?? [])
  const tailed = rows.filter(({ parts }) => parts.length === 2 && parts[1]!.sign === 'comma')
  if (tailed.length < FEWEST || tailed.length * 2 <= rows.length) return found
  const isKnown = ({ parts }: HeadRow) => isPlace(doc, parts[1]!.words)
  if (!tailed.some(isKnown) || !tailed.every((row) => isKnown(row) || isTownLike(doc, row))) return found
  for (const { parts } of tailed) found.set(parts[0]!, parts[1]!)
  return found
}

/** A few words in capitals that say nothing of a post. */
function isTownLike(doc: Doc, { parts, likeness }: HeadRow): boolean {
  const { words } = parts[1]!
  const isLarge = words.every(({ start }) => doc.text[start] !== doc.fold[start])
  return words.length <= LONGEST_TOWN && isLarge && likeness.ofTitle(parts[1]!) <= 0
}
