import { BRANCH_WORDS } from '../../../knowledge/reading/employer-words.ts'
import { isPlace, isStateCode } from '../../contact/home/find-place.ts'
import { LONGEST_TOWN, someAreKnown } from '../words/known-towns.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import { compilePhrases, isPhrase } from '../../text/phrase-set.ts'
import type { Anchor } from './find-anchors.ts'
import type { HeadRow } from './head-row.ts'
import type { Form } from './fill-form.ts'
import type { Entry } from '../entry/build-entries.ts'
import { UNKNOWN } from '../words/slot-likeness.ts'
import type { Segment } from '../words/segment.ts'

const BRANCHES = compilePhrases(BRANCH_WORDS)

/** Fewer titles do not tell what stands behind them. */
const FEWEST = 2

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
 * Towns behind the commas of titles, by the title's own part: "Cook, Berlin" tells what "Waiter, Merrowfield" is, and so
 * does the town where the person lives. None where any of them is written as a town is not, or where the employer stands
 * in the same row.
 */
export function townsBehindTitles(doc: Doc, anchors: Anchor[], { title, employer }: Form): Map<Segment, Segment> {
  const found = new Map<Segment, Segment>()
  const rows = title === employer ? [] : anchors.flatMap((anchor) => anchor.rows.get(title) ?? [])
  const tailed = rows.filter((row) => isTailed(doc, row))
  if (tailed.length < FEWEST || tailed.length * 2 <= rows.length) return found
  const isKnown = ({ parts }: HeadRow) => isPlace(doc, parts[1]!.words)
  if (!tailed.every((row) => isKnown(row) || isTownLike(doc, row))) return found
  const towns = tailed.map(({ parts }) => parts[1]!)
  // "Clerk, Quarnford HQ" and "Area Manager, Tarnford"
  if (!towns.some(({ words }) => words.length > 1 && isPhrase(words.at(-1), BRANCHES)) && !someAreKnown(doc, towns))
    return found
  for (const { parts } of tailed) found.set(parts[0]!, parts[1]!)
  return found
}

/** "Cook, Berlin", "Waiter, Merrowfield, OH" */
function isTailed(doc: Doc, { parts }: HeadRow): boolean {
  const [, town, state] = parts
  if (town?.sign !== 'comma') return false
  return parts.length === 2 || (parts.length === 3 && state!.sign === 'comma' && isStateCode(doc, state!.words))
}

/** A few words in capitals that say nothing of a post. */
function isTownLike(doc: Doc, { parts, likeness }: HeadRow): boolean {
  const { words } = parts[1]!
  const isLarge = words.every(({ start }) => isCapital(doc, start) || doc.fold[start - 1] === '-')
  return words.length <= LONGEST_TOWN && isLarge && likeness.ofTitle(parts[1]!) <= UNKNOWN
}
