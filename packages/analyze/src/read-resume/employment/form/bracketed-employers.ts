import { POST_TERMS } from '../../../knowledge/reading/title-words.ts'
import { isPlace, isStateCode } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital, isSmall } from '../../text/letter-case.ts'
import { compilePhrases, hasPhrase } from '../../text/phrase-set.ts'
import { endsWithLegalForm } from '../words/employer-shape.ts'
import { isContract } from '../words/before-contract.ts'
import { NEAR, withParts } from './anchor-rows.ts'
import type { Anchor } from './find-anchors.ts'
import { firmInTown, wordsBeforeComma } from '../words/firm-in-town.ts'
import type { HeadRow } from './head-row.ts'
import { isLevel } from '../words/is-level.ts'
import type { Segment } from '../words/segment.ts'
import { isUnknownName } from '../words/unknown-name.ts'

const TERMS = compilePhrases(POST_TERMS)
/** Fewer posts do not tell how the others are written. */
const FEWEST = 2
/** Posts that tell by brackets of unknown words that these are firms. */
const FEWEST_STRANGE = 3
/** Part of the posts from which on all but a few are written so. */
const MOST = 0.75
/** Evidence of a title, and of an employer, by their own words. */
const SURE_TITLE = 1
/** The same of words that nobody knows, or that say nothing of a post. */
const UNKNOWN_TITLE = -0.1
const KNOWN_EMPLOYER = 1.3

/**
 * "Clerk (Merrow Hospital), 2010 - 2014": where most posts have a bracket behind their title, and one in two of these at
 * least holds a known employer, or nearly all posts have one and some is known, or most are words that nobody knows, the others' brackets hold theirs. They then stand
 * in their rows as behind "at".
 */
export function withBracketedEmployers(doc: Doc, anchors: Anchor[]): Anchor[] {
  const found = new Map<Anchor, Bracket>()
  let [known, strange] = [0, 0]
  for (const anchor of anchors) {
    const bracket = bracketOf(doc, anchor)
    if (bracket === undefined) continue
    found.set(anchor, bracket)
    const { row, part } = bracket
    if (row.likeness.ofEmployer(withoutPlace(doc, part)) >= KNOWN_EMPLOYER || isFirmInTown(doc, anchor, part)) known++
    if (isStrange(doc, anchor, bracket)) strange++
  }
  const areFirms = known > 0 || (found.size >= FEWEST_STRANGE && strange * 2 > found.size)
  if (
    found.size < FEWEST ||
    found.size * 2 <= anchors.length ||
    (known * 2 < found.size && (!areFirms || found.size < anchors.length * MOST))
  )
    return anchors
  return anchors.map((anchor) => {
    const bracket = found.get(anchor)
    if (bracket === undefined) return anchor
    const { at, row, part } = bracket
    const parts = row.parts.map((other) => (other === part ? { ...withoutPlace(doc, part), sign: 'at' } : other))
    return withParts(anchor, at, parts)
  })
}

/** A bracket that may hold an employer, in a row at this distance from the dates. */
type Bracket = { at: number; row: HeadRow; part: Segment }

/** Behind a known title words that nobody knows, and no other row that may name the employer. */
function isStrange(doc: Doc, { rows }: Anchor, { row, part }: Bracket): boolean {
  const isAside = (other: HeadRow) => other === row || other.parts.every(({ words }) => isPlace(doc, words))
  return (
    row.likeness.ofTitle(row.parts[0]!) >= SURE_TITLE && isUnknownName(part.words) && [...rows.values()].every(isAside)
  )
}

/** In the row of the dates, or in the next one above or below. */
function bracketOf(doc: Doc, anchor: Anchor): Bracket | undefined {
  for (const at of NEAR) {
    const row = anchor.rows.get(at)
    const part = row && bracketIn(doc, anchor, row)
    if (row !== undefined && part !== undefined) return { at, row, part }
  }
  return undefined
}

/** Words behind the comma of a bracket that say where the employer is, at most: "Tarnford, KS". */
const MOST_PLACED = 4

/** "Merrow Hospital" of "(Merrow Hospital, Tarnford)", but "Merrow, Inc." as it is. */
function withoutPlace(doc: Doc, part: Segment): Segment {
  const count = wordsBeforeComma(doc, part.words)
  const place = part.words.slice(count)
  if (count === 0 || place.length === 0 || place.length > MOST_PLACED || endsWithLegalForm(part.words)) return part
  if (!place.every(({ start }) => isCapital(doc, start) || doc.fold[start - 1] === '-')) return part
  return { ...part, words: part.words.slice(0, count), end: doc.fold.indexOf(',', part.words[count - 1]!.end) }
}

/** The last bracket behind the title that opens a row, if it may hold a name; none where another row may have the employer. */
function bracketIn(doc: Doc, { rows, header, range }: Anchor, { parts, likeness }: HeadRow): Segment | undefined {
  const [title, ...others] = parts
  if (title === undefined || others.length === 0 || header !== undefined) return undefined
  const part = others.findLast((other) => !isPlace(doc, other.words) && !isStateCode(doc, other.words)) ?? others[0]!
  const isTitles = (other: Segment) => other.sign === 'comma' && likeness.ofEmployer(other) < KNOWN_EMPLOYER
  const until = others.indexOf(part) + 1
  if (others.slice(0, until).some((other) => other.sign !== 'bracket' && (other === part || !isTitles(other))))
    return undefined
  if (likeness.ofTitle(title) < UNKNOWN_TITLE) return undefined
  if (doc.fold[part.start - 1] !== '(' || (part.end > range.start + 1 && range.stop > part.start)) return undefined
  const { words } = part
  if (isSmall(doc.text[part.start]!) || isPlaceAlone(doc, part) || isContract(words) || isLevel(words)) return undefined
  if (hasPhrase(words, TERMS) || likeness.ofTitle(part) >= SURE_TITLE) return undefined
  return [rows.get(-1), rows.get(1)].some((row) => row !== undefined && row.parts !== parts && isEmployer(row))
    ? undefined
    : part
}

/** "(Tarnford, KS)", but not "(Merrow, Leeds)". */
function isPlaceAlone(doc: Doc, part: Segment): boolean {
  return isPlace(doc, part.words) && firmInTown(doc, part) === 0
}

/** "(Merrow, Leeds)" where no row beside it may name the employer instead. */
function isFirmInTown(doc: Doc, { rows }: Anchor, part: Segment): boolean {
  const isName = (row: HeadRow | undefined) =>
    row !== undefined && !row.head.row.bullet && row.parts.length > 0 && !row.parts.includes(part)
  return firmInTown(doc, part) > 0 && !isName(rows.get(-1)) && !isName(rows.get(1))
}

function isEmployer({ parts: [first], likeness, head }: HeadRow): boolean {
  return first !== undefined && !head.row.bullet && likeness.ofEmployer(first) >= KNOWN_EMPLOYER
}
