import { isPlace, isRegion, isStateCode } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { isContract } from '../words/before-contract.ts'
import { employerScore, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import type { BothReading, HeadRow, SlotReading } from './head-row.ts'
import { employerOf, joinedSegments, opensUnit, titleOf } from '../words/head-parts.ts'
import { isFieldOfTitle } from '../head/is-field-of-title.ts'
import { isStreet } from '../words/is-street.ts'
import { isCapital, isSmall } from '../../text/letter-case.ts'
import { itemBefore } from '../../text/item-before.ts'
import { employerLikeness, isSelf, UNKNOWN } from '../words/slot-likeness.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

/** What speaks against a title that opens with a part of unknown words. */
const STRETCHED = 0.5
/** Evidence of the sign at which the other posts' rows are parted. */
const USUAL_CUT = 1.5
/** Evidence of words that are a title, and all of one. */
const SURE_TITLE = 1.6
/** What speaks against a title over a gap. */
const GAP = 0.5
/** What speaks for a title with its specialty. */
const SPECIALTY = 0.05

/** The row as a title. `dashed`: a dash ends the title, as in the other posts. */
export function readAsTitle(doc: Doc, row: HeadRow, dashed = false): SlotReading {
  return dashed ? titleReading(doc, row, dashed) : (row.slots.title ??= titleReading(doc, row, dashed))
}

/** The row as an employer. */
export function readAsEmployer(doc: Doc, row: HeadRow): SlotReading {
  return (row.slots.employer ??= employerReading(doc, row))
}

/** Which of title and employer stands first in a row, and the sign that parts them in the other posts. */
export type Shared = { first: 'title' | 'employer'; cut: string | undefined }

/** The row as title and employer. */
export function readAsBoth(doc: Doc, row: HeadRow, { first, cut }: Shared): BothReading {
  const name = row.parts[0]
  // "Quarn Trailers, Edmonton, AB": a name and where it is, and no title.
  if (name !== undefined && (row.slots.placed ??= isPlaced(doc, row, name)))
    return { employer: { segment: name, fit: PLACED } }
  const read = cut === undefined ? sharedOf(doc, row, first) : splitShared(doc, row, { first, cut })
  // The title has taken the name in, and what is left is a place.
  const isLeft = first === 'title' && read.title?.segment.start === row.parts[0]?.start && (read.employer?.fit ?? 0) < 0
  return (isLeft ? turnedOf(doc, row) : undefined) ?? read
}

function sharedOf(doc: Doc, row: HeadRow, first: Shared['first']): BothReading {
  const { slots } = row
  if (first === 'title') return (slots.titleFirst ??= splitShared(doc, row, { first, cut: undefined }))
  return (slots.employerFirst ??= splitShared(doc, row, { first, cut: undefined }))
}

/** "Merrow Computers (repairs), Owner, Tarnford, WI": a sure title behind a name, where the other posts begin with theirs. */
function turnedOf(doc: Doc, { parts, likeness }: HeadRow): BothReading | undefined {
  const [name, next] = parts
  if (next === undefined || likeness.ofTitle(name!) >= UNKNOWN || isPlace(doc, name!.words)) return undefined
  const at = next.sign === 'bracket' ? 2 : 1
  const [title, ...behind] = parts.slice(at)
  if (title?.sign !== 'comma' || likeness.ofTitle(title) < SURE_TITLE) return undefined
  const last = behind.at(-1)?.words
  if (last === undefined || behind.length > 2 || !(isPlace(doc, last) || isStateCode(doc, last))) return undefined
  return {
    title: { segment: title, fit: likeness.ofTitle(title) },
    employer: { segment: name!, fit: likeness.ofEmployer(name!) },
  }
}

/** The sign at which a row is parted in two, as the same one in another row has it. */
export function cutOf(doc: Doc, row: HeadRow, { first }: Shared): string | undefined {
  const { title, employer } = readAsBoth(doc, row, { first, cut: undefined })
  const second = (first === 'title' ? employer : title)?.segment
  const at = row.parts.findIndex(({ start }) => start === second?.start)
  return at < 1 ? undefined : signAt(doc, row.parts, at)
}

function signAt(doc: Doc, parts: Segment[], at: number): string {
  const { sign, start, turned } = parts[at]!
  const written = /[@|;/:-]/.exec(doc.fold.slice(parts[at - 1]!.end, start))?.[0] ?? ''
  return [sign, turned === true, written].join(' ')
}

function titleReading(doc: Doc, row: HeadRow, dashed: boolean): SlotReading {
  const segment = titleOf(doc, row.parts, { titles: row.head.titles, alone: true, dashed })!
  return { segment, fit: fitOfTitle(doc, segment, row) }
}

function employerReading(doc: Doc, row: HeadRow): SlotReading {
  const segment = employerOf(doc, behindPlace(doc, withAt(doc, row)))!
  const fit = fitOfEmployer(doc, segment, row)
  return { segment, fit: fit < PLACED && isPlaced(doc, row, segment) ? PLACED : fit }
}

/** "Dayton, OH 45402 | Merrow Mills": without the place that has a cell of its own before the name. */
function behindPlace(doc: Doc, parts: Segment[]): Segment[] {
  const at = parts.findIndex(({ sign }, index) => index > 0 && sign !== 'comma' && sign !== 'bracket')
  const [place, name] = [parts.slice(isStreet(parts[0]!.words) ? 1 : 0, at), itemBefore(parts, at + 1)]
  if (name === undefined || (name.sign !== 'bar' && name.sign !== 'tab') || isPlace(doc, name.words)) return parts
  return isPlace(
    doc,
    place.flatMap(({ words }) => words),
  )
    ? parts.slice(at)
    : parts
}

/** Evidence of a name behind which a place stands, and nothing else. */
const PLACED = 1.3

/** "Quarnlight - Denver, CO": words of unknown meaning before a town and its state or country. */
function isPlaced(doc: Doc, { parts, likeness, head }: HeadRow, name: Segment): boolean {
  const [first, ...behind] = parts
  if (first === undefined || first.start !== name.start || behind.length === 0) return false
  // "My location: Denver": a label.
  if (doc.fold.slice(first.end, behind[0]!.start).includes(':')) return false
  if (likeness.ofTitle(first) >= UNKNOWN || isPlace(doc, first.words)) return false
  // "Merrow Annex, Tarn, TX" without dates may be where the employer above has an office.
  const dated = head.ranges.length > 0
  if (
    !behind.every(
      ({ sign, words }) => sign !== 'bracket' && (isPlace(doc, words) || (dated && isStateCode(doc, words))),
    )
  )
    return false
  // "Halifax, Nova Scotia, Canada": a town that nobody knows, before where it is.
  return behind.some(({ words }) => !isRegion(doc, words) && !isStateCode(doc, words))
}

/** "The Foundry at Pulaski Mills": in a row without a title, "at" is a word of the name. */
function withAt(doc: Doc, { parts, likeness }: HeadRow): Segment[] {
  const [first, second, ...rest] = parts
  if (second?.sign !== 'at' || likeness.ofTitle(first!) >= UNKNOWN) return parts
  const small = doc.fold.slice(first!.end, second.start).trim()
  return small.length > 0 && small !== '@' ? [joinedSegments(doc, [first!, second]), ...rest] : parts
}

/** A title with a specialty behind its comma is as sure as what stands before the comma. */
function fitOfTitle(doc: Doc, title: Segment, { parts, likeness }: HeadRow): number {
  const first = parts.find((part) => part.start >= title.start)
  const whole = townLess(doc, title, parts) + likeness.ofTitle(title)
  if (first === undefined || first.end >= title.end) return whole
  const opening = likeness.ofTitle(first)
  // "Oakham - Trainee Solicitor": what a title ends is often not all of it.
  return opening < UNKNOWN ? Math.max(opening, whole - STRETCHED) : Math.max(whole, opening)
}

/** "Merrow Inc., Berkeley, CA": what speaks against a title between an employer and its state, or where this stands. */
function townLess(doc: Doc, { start, end, sign, words }: Segment, parts: Segment[]): number {
  if (sign !== 'comma' || start <= parts[0]!.start) return 0
  // "Merrow College, Philadelphia, PA": no physician's assistant.
  if (isStateCode(doc, words) && isPlace(doc, parts.findLast((part) => part.end <= start)!.words)) return -STATE
  return isRegion(doc, words) || isBeforeRegion(doc, end, parts) ? -TOWN : 0
}

/** Whether a comma and a state or country follow. */
function isBeforeRegion(doc: Doc, end: number, parts: Segment[]): boolean {
  const behind = parts.find((part) => part.start >= end)
  return behind?.sign === 'comma' && isRegion(doc, behind.words)
}

const TOWN = 0.6
/** What speaks against a title that is a state's short form behind a known town. */
const STATE = 3

/** "Sorriso, Mato Grosso": before a state or country stands a town. */
export function fitOfEmployer(doc: Doc, employer: Segment, row: HeadRow | undefined): number {
  const fit = row === undefined ? employerLikeness(doc, employer, []) : row.likeness.ofEmployer(employer)
  const town = fit < 0.5 && row !== undefined && isBeforeRegion(doc, employer.end, row.parts)
  return town ? fit - TOWN : fit
}

/** An employer before its title: without the town behind its comma, or what has a cell of its own. */
function employerBefore(doc: Doc, parts: Segment[]): Segment {
  const listed = parts.slice(1).every(({ sign }) => sign === 'comma' || sign === 'tab' || sign === 'bar')
  return listed ? employerOf(doc, parts)! : joinedSegments(doc, parts)
}

/** "Nurse, Oncology, Merrow Hospital": words between a title and an organisation, which are no unit of it and no place. */
function isSpecialty(doc: Doc, { head, parts }: HeadRow): boolean {
  const [title, middle, employer, next] = parts
  if (middle?.sign !== 'comma' || employer?.sign !== 'comma' || titleScore(title!.words, head.titles) < KNOWN_TITLE)
    return false
  if (isSmallSpecialty(doc, middle)) return isCapital(doc, title!.start) && isCapital(doc, employer.start)
  if (next?.sign === 'comma' || employerScore(doc, employer.words) < KNOWN_EMPLOYER) return false
  if (isPlace(doc, middle.words) || isPlace(doc, employer.words) || opensUnit(middle.words)) return false
  return employerScore(doc, middle.words) < KNOWN_EMPLOYER && !middle.words.some(({ key }) => /^\d/.test(key))
}

/** "Consulting engineer, structures, Norconsult, Bergen": in small letters, as no name is. */
function isSmallSpecialty(doc: Doc, segment: Segment): boolean {
  if (segment.words.some(({ start }) => !isSmall(doc.text[start]!))) return false
  if (isSelf(segment) || isContract(segment.words)) return false
  return !isPlace(doc, segment.words) && !opensUnit(segment.words)
}

/** "Van Driver / Warehouse Assistant": the stroke between two titles parts no title from an employer. */
function isStroke(doc: Doc, { head, parts }: HeadRow, at: number): boolean {
  const { sign, start, words } = parts[at]!
  if (sign !== 'bar' || !/^\s?\/\s?$/.test(doc.fold.slice(parts[at - 1]!.end, start))) return false
  return titleScore(words, head.titles) >= KNOWN_TITLE && titleScore(parts[at - 1]!.words, head.titles) >= KNOWN_TITLE
}

type Pair = { title: Segment; employer: Segment }

/** Title and employer in one row: the cut between two parts that makes the better of both. */
function splitShared(doc: Doc, row: HeadRow, { first, cut }: Shared): BothReading {
  const { head, parts, likeness } = row
  let best: Pair | undefined
  let most = -Infinity
  for (let at = 1; at < Math.min(parts.length, 5); at++) {
    const [left, right] = [parts.slice(0, at), parts.slice(at)]
    if (right[0]!.sign === 'bracket' || isStroke(doc, row, at)) continue
    const pair =
      first === 'title'
        ? { title: joinedSegments(doc, left), employer: employerOf(doc, right)! }
        : { employer: employerBefore(doc, left), title: titleOf(doc, right, { titles: head.titles, alone: true })! }
    const fit = fitOfTitle(doc, pair.title, row) + likeness.ofEmployer(pair.employer)
    const strong = right[0]!.turned === true || ['tab', 'bar', 'at', 'date'].includes(right[0]!.sign) ? 0.5 : 0
    // Parts that belong together are joined only for a reason.
    const isWhole = at === 2 && first === 'title' && (isSpecialty(doc, row) || isFieldOfTitle(doc, parts, head.titles))
    // A title goes over no gap: "Clerk<tab>Merrow, Quarn and Tolle<tab>Tarnford".
    const gaps = first === 'title' ? left.slice(1).filter(({ sign }) => sign === 'tab').length : 0
    const cost = isWhole ? -SPECIALTY : 0.2 * (at - 1) + GAP * gaps
    const usual = cut !== undefined && signAt(doc, parts, at) === cut ? USUAL_CUT : 0
    if (fit + strong + usual - cost > most) {
      most = fit + strong + usual - cost
      best = pair
    }
  }
  const title = best?.title ?? (first === 'title' ? titleOf(doc, parts, head)! : undefined)
  const employer = best?.employer ?? (first === 'employer' ? employerOf(doc, parts)! : undefined)
  return {
    title: title && { segment: title, fit: fitOfTitle(doc, title, row) },
    employer: employer && { segment: employer, fit: fitOfEmployer(doc, employer, row) },
  }
}
