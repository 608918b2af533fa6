import { opensRow } from '../../dates/date-in-row.ts'
import type { Doc, Row } from '../../text/document.ts'
import { holds } from '../../text/holds.ts'
import { overlapping } from '../../text/overlapping.ts'
import { emptyEntry, type Entry } from '../entry/build-entries.ts'
import { correctEntry, LEAST_TITLE_FIT } from './correct-entry.ts'
import { type Filled, fillForm } from './fill-form.ts'
import { withBracketedEmployers } from './bracketed-employers.ts'
import { withBracketedTitles } from './bracketed-titles.ts'
import { type Anchor, findAnchors } from './find-anchors.ts'
import { withPartedTowns } from './glued-towns.ts'
import { withLinkedEmployers } from './linked-employers.ts'
import { isPause, KNOWN_EMPLOYER_FIT, type LearntForm, learnForm } from './learn-form.ts'
import type { Head } from '../head/read-head.ts'
import { isBreak, isDitto } from '../words/slot-likeness.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'
import { opensUnit } from '../words/head-parts.ts'
import { isPlace } from '../../contact/home/find-place.ts'
import { isSmall } from '../../text/letter-case.ts'
import { matchTerms } from '../../../knowledge/match-terms.ts'
import type { Segment } from '../words/segment.ts'
import { withoutTowns } from './towns-behind-titles.ts'
import { withoutAsides } from './without-asides.ts'
import { withoutClosingTowns, withoutTownCells } from './without-town-cells.ts'

/** Evidence from which on a date that words alone made no post is one. */
const LEAST_NEW = 1.2
/** The same where nearly all other posts fit. */
const LEAST_LIKE = 0.8
const ALL_SURE = 0.75
const LEAST_SURE = 0.4
/** The same where a post of unknown words is set as most of the others are, and these are mostly sure. */
const LEAST_SET = -0.2
const MOSTLY_SURE = 0.6
const KNOWN_FIT = 0.3

/**
 * Corrects posts by the form in which the whole section writes them: each dated post gets as title and employer what
 * stands where the others have theirs. Posts without dates stay as they were read.
 */
export function applyForm(doc: Doc, heads: Head[], entries: Entry[]): Entry[] {
  const anchors = anchorsIn(doc, heads)
  const form = learnForm(doc, anchors)
  if (form === undefined) return entries
  const byDate = new Map(
    entries.flatMap((entry) => (entry.range === undefined ? [] : [[entry.range.start, entry] as const])),
  )
  const fills = new Map(anchors.map((anchor) => [anchor, believed(fillForm(doc, anchor, form), form)]))
  const housed = [...fills.values()].filter(({ employerFit }) => employerFit >= KNOWN_EMPLOYER_FIT)
  const nested = form.employer < 0 && form.employer < form.title && housed.length * 2 > fills.size
  const claims = claimsOf(fills)
  const common = commonest([...fills].flatMap(([anchor, { titleFit }]) => (titleFit >= 1 ? lookOf(anchor, form) : [])))
  const isSet = (anchor: Anchor, { title, employer, titleFit, employerFit }: Filled) =>
    form.sure >= MOSTLY_SURE &&
    title !== undefined &&
    employer !== undefined &&
    Math.min(titleFit, employerFit) >= LEAST_SET &&
    lookOf(anchor, form) === common
  let employer: Entry | undefined
  const kept: Entry[] = []
  const roles: Role[] = []
  for (const anchor of anchors) {
    const known = byDate.get(anchor.range.start)
    const filled = fills.get(anchor)!
    if (isPause(doc, anchor) || (filled.title !== undefined && isBreak(doc, filled.title))) {
      if (known !== undefined) known.left = true
      continue
    }
    if (
      known === undefined &&
      !isSet(anchor, filled) &&
      (filled.fit < (form.sure >= ALL_SURE ? LEAST_LIKE : LEAST_NEW) || filled.titleFit < LEAST_TITLE_FIT)
    )
      continue
    const entry = known ?? newEntry(anchor)
    if (known === undefined) kept.push(entry)
    correctEntry(doc, entry, {
      filled,
      isForeign: (own) => isForeign(own, { anchor, claims, below: isBelow(filled, form), nested }),
    })
    const isOwn = (row: Row) => (claims.get(row) ?? anchor) === anchor
    if (entry.heads.some(isOwn)) entry.heads = entry.heads.filter(isOwn)
    entry.details = entry.details.filter(isOwn)
    inherit(doc, entry, { filled, above: employer, nested: form.employer < form.title })
    if (entry.employer !== undefined) employer = entry
    roles.push({ anchor, entry })
  }
  if (form.employer > form.title) inheritBelow(roles)
  // "Merrow Ltd, 2015 - present" above its roles is none of them.
  const whole = new Set(anchors.flatMap(({ header }) => header?.head.ranges.map(({ start }) => start) ?? []))
  const isHeader = ({ title: own, range }: Entry) => own === undefined && range !== undefined && whole.has(range.start)
  const posts = [...entries.filter((entry) => entry.left !== true && !isHeader(entry)), ...kept]
  const all = withoutTowns(doc, posts, { anchors, form })
  const dated = all.flatMap(({ range, title, employer }) => (range === undefined ? [] : [title, employer]))
  // An undated post whose title became a dated one's, or stands in the name of its employer, is that one.
  const names = dated.filter((name) => name !== undefined).toSorted((a, b) => a.start - b.start)
  const isTaken = ({ start }: Segment) => overlapping(names, start, start + 1).length > 0
  const own = all.filter(({ range, title }) => range !== undefined || title === undefined || !isTaken(title))
  const ordered = own.toSorted((a, b) => startOf(a) - startOf(b))
  return form.sure >= MOSTLY_SURE ? withoutAsides(ordered) : ordered
}

/** The dated rows of a section, with towns apart from names, and with what brackets hold as their title or their employer. */
function anchorsIn(doc: Doc, heads: Head[]): Anchor[] {
  const towned = withoutTownCells(doc, withPartedTowns(doc, findAnchors(doc, heads)))
  const linked = withLinkedEmployers(doc, withoutClosingTowns(doc, towned))
  return withBracketedEmployers(doc, withBracketedTitles(doc, linked))
}

/** Whose each row is in which a form finds a post's title or employer. */
function claimsOf(fills: Map<Anchor, Filled>): Map<Row, Anchor> {
  return new Map([...fills].flatMap(([anchor, { rows }]) => rows.map(({ head }) => [head.row, anchor] as const)))
}

/** The look that more than half of them have. */
function commonest(looks: string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const look of looks) counts.set(look, (counts.get(look) ?? 0) + 1)
  return [...counts].find(([, count]) => count * 2 > looks.length)?.[0]
}

/** How a post is set: whether its dates stand alone, or at which end of their row, and the look of its title's row. */
function lookOf({ range, rows }: Anchor, { title }: LearntForm): string {
  const own = rows.get(0)
  const dates = own === undefined || own.parts.length === 0 ? 'alone' : opensRow(own.head.row, range)
  const { bold, bullet, gap } = rows.get(title)?.head.row ?? {}
  return [dates, bold, bullet, title < 0 && gap].join(' ')
}

function startOf({ heads, range }: Entry): number {
  return heads[0]?.start ?? range?.start ?? 0
}

function newEntry({ range }: Anchor): Entry {
  return { ...emptyEntry(), range }
}

/** Unknown words are a title only where most of the others' are known ones. */
function believed(filled: Filled, { sure }: LearntForm): Filled {
  return filled.titleFit >= KNOWN_FIT || sure >= LEAST_SURE ? filled : { ...filled, titleFit: -Infinity }
}

/**
 * `below`: all posts begin with their dates; what stands above these tells of the post before. `nested`: employers stand
 * above their roles; what stands below a role tells what was done in it.
 */
type Placing = { anchor: Anchor; claims: Map<Row, Anchor>; below: boolean; nested: boolean }

function isBelow(filled: Filled, { title, employer }: LearntForm): boolean {
  return title >= 0 && employer >= 0 && filled.title !== undefined
}

/** Whether words stand in the row of the dates, or in the one of an employer above several roles. */
function isBeside({ rows, header }: Anchor, own: Segment): boolean {
  return [rows.get(0), header].some((row) => row !== undefined && holds(row.head.row, own))
}

/** What the reading by words alone took over from another post: far off, or in a row that is the other's. */
function isForeign(own: Segment, { anchor, claims, below, nested }: Placing): boolean {
  if (nested && own.start > (anchor.rows.get(0)?.head.row.end ?? anchor.range.stop)) return true
  if (below && own.end <= anchor.range.start && !isBeside(anchor, own)) return true
  const near = [...anchor.rows.values(), anchor.header].find((row) => row !== undefined && holds(row.head.row, own))
  if (near === undefined) return true
  return near !== anchor.header && (claims.get(near.head.row) ?? anchor) !== anchor
}

/** A role without an employer of its own is held where the one above it was; so is one whose employer says "same". */
function inherit(
  doc: Doc,
  entry: Entry,
  { filled, above, nested }: { filled: Filled; above: Entry | undefined; nested: boolean },
): void {
  const own = nested && entry.employer === undefined && filled.title !== undefined ? ownEmployer(doc, entry) : undefined
  if (own !== undefined) {
    entry.employer = own
    entry.employerScore = LEAST_OWN
    return
  }
  const ditto = entry.employer !== undefined && isDitto(entry.employer)
  const bare = nested && entry.employer === undefined && filled.title !== undefined && !isNamedBefore(entry)
  if (above?.employer === undefined || (!ditto && !bare)) return
  entry.employer = above.employer
  entry.employerScore = above.employerScore
}

/** "2015 - 2019  Merrow, Clerk": unknown words with a capital between the dates and the comma before a known title. */
function ownEmployer(doc: Doc, { loose, title, titleScore: known, heads, range }: Entry): Segment | undefined {
  const row = heads.find((head) => title !== undefined && holds(head, title))
  if (title === undefined || row === undefined || known < KNOWN_TITLE) return undefined
  const opening = loose.find((own) => (own.sign === 'date' || own.sign === '') && own.end < title.start)
  if (opening === undefined || !holds(row, opening) || range === undefined || !opensRow(row, range)) return undefined
  if (!/^,\s/.test(doc.fold.slice(opening.end, title.start)) || isSmall(doc.text[opening.start]!)) return undefined
  if (opening.words.length > LONGEST_OWN || isDitto(opening) || isPlace(doc, opening.words) || opensUnit(opening.words))
    return undefined
  return titleScore(opening.words, []) < KNOWN_TITLE &&
    matchTerms(opening.words.map(({ key }) => key).join(' ')).length === 0
    ? opening
    : undefined
}

const LEAST_OWN = 0.6
const LONGEST_OWN = 4

type Role = { anchor: Anchor; entry: Entry }

/** "Manager, 2016 - 2020" right above "Clerk, 2012 - 2016" and "Merrow Ltd": roles in rows one below the other, their employer below. */
function inheritBelow(roles: Role[]): void {
  for (const [at, { anchor, entry }] of [...roles.entries()].toReversed()) {
    const below = roles[at + 1]
    const isNext = below !== undefined && below.anchor.at === anchor.at + 1
    const [row, next] = [anchor.rows.get(0)?.head.row, below?.anchor.rows.get(0)?.head.row]
    if (!isNext || entry.title === undefined || entry.employer !== undefined || next === undefined) continue
    if (row === undefined || next.gap || next.apart || below.entry.employer === undefined) continue
    entry.employer = below.entry.employer
    entry.employerScore = below.entry.employerScore
  }
}

/** "Merrow Yard (Owner) | 2009 - 2018" in a block of its own: a name opens the row of the dates, before the title. */
function isNamedBefore({ opening, title, heads }: Entry): boolean {
  const [first] = heads
  if (opening === undefined || title === undefined || first === undefined) return false
  return (first.gap || first.apart) && holds(first, opening) && holds(first, title) && opening.end < title.start
}
