import { isRegion, isState, isStateCode } from '../../contact/home/find-place.ts'
import { isSchoolWord } from '../../education/school-shape.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital, isSmall } from '../../text/letter-case.ts'
import type { Word } from '../../text/phrase-set.ts'
import { itemBefore } from '../../text/item-before.ts'
import { endsWithLegalForm, isKindOfEmployer, isLegalForm } from '../words/employer-shape.ts'
import { LONGEST_TOWN } from '../words/known-towns.ts'
import { partOf } from '../words/part-of.ts'
import type { Segment } from '../words/segment.ts'
import { isKnownTown, isTownAbroad, isTwofold } from '../words/town-shape.ts'
import { withoutStop } from './stopped-parts.ts'
import { withBlankPlaces } from './with-blank-places.ts'
import { withOpeningPlace } from './with-opening-place.ts'
import { flatMap } from '../../text/flat-map.ts'

/** Codes of states that are posts or qualifications, too: "Merrow Clinic, MD Radiologist". */
const AMBIGUOUS = new Set(['MD', 'PA', 'VA', 'MA', 'MS', 'PR', 'CO'])

/**
 * `isNext`: whether words may open what stands behind the state; `mayOpen`: whether a name that nobody knows may open the row with
 * its town.
 */
type Behind = { isNext: (words: Word[]) => boolean; mayOpen: boolean }

/**
 * "Merrow Freight Denver, CO Controller": employer, town, state and title with nothing between them but the comma, as a
 * widespread resume builder writes them. The parts between the signs of a row, divided around the town.
 */
export function splitAtTown(doc: Doc, segments: Segment[], { isNext, mayOpen }: Behind): Segment[] {
  if (!segments.some(({ sign }) => sign === 'comma')) return segments
  const placed = withBlankPlaces(doc, segments)
  const parts = withTowns(doc, mayOpen ? withOpeningPlace(doc, placed) : placed)
  const found: Segment[] = []
  for (let at = 0; at < parts.length; at++) {
    const [segment, next] = [parts[at]!, parts[at + 1]]
    const { town, state, length } = placeAt(doc, parts, { at, isNext, mayOpen })
    const rest = next?.words.slice(length) ?? []
    const divides = town > 0 || (state !== undefined && !AMBIGUOUS.has(state) && rest.length > 0 && isNext(rest))
    if (!divides) {
      found.push(segment)
      continue
    }
    const code = next!.words.slice(0, next!.words.length - rest.length)
    const name = segment.words.slice(0, segment.words.length - town)
    const part = partOf(doc, segment, name)
    const [own, before] = [{ ...part, end: withoutStop(doc, part) }, found.at(-1)]
    // "Merrow, Inc. Denver, CO"
    if (before !== undefined && isLegalForm(name))
      found[found.length - 1] = { ...before, end: own.end, words: [...before.words, ...name] }
    else found.push(own)
    const place = [...segment.words.slice(name.length), ...code]
    found.push({ start: place[0]!.start, end: code.at(-1)!.end, words: place, sign: 'comma' })
    if (rest.length > 0) found.push({ ...partOf(doc, next!, rest), sign: 'tab' })
    at++
  }
  return found
}

/** How many words at the end of a part are its town, and how many that open the next are the state; `state`: where it is a code. */
type Place = { town: number; state: string | undefined; length: number }

function placeAt(doc: Doc, parts: Segment[], { at, isNext, mayOpen }: Behind & { at: number }): Place {
  const [segment, next] = [parts[at]!, parts[at + 1]]
  const state = next && stateOf(doc, next)
  if (state === undefined && (next === undefined || endsWithLegalForm(segment.words)))
    return { town: 0, state, length: 1 }
  const named = state === undefined ? namedStateAt(doc, next!, isNext) : 0
  const place = { state, length: named || 1 }
  if (state === undefined && named === 0) return { town: 0, ...place }
  const known = townAt(doc, segment) || (mayOpen ? townAbroadAt(doc, segment) : 0)
  const mayBeUnknown = state !== undefined || isBehindTown(doc, parts, { at, named })
  if (known > 0 || !mayBeUnknown) return { town: known, ...place }
  const town = townBehindCapitals(doc, segment) || unknownTownAt(doc, segment, mayOpen && at === 0)
  return { town, ...place }
}

/** Whether a town may stand before the name of a state: none before a country, or between two commas ("Tarn Pools, Ohio, USA"). */
function isBehindTown(doc: Doc, parts: Segment[], { at, named }: { at: number; named: number }): boolean {
  const { words } = parts[at + 1]!
  return isState(doc, words.slice(0, named)) && (named < words.length || parts[at + 2]?.sign !== 'comma')
}

/** "Merrow Freight - Bath, ME": behind a dash, what stands before a state is its town, known or not. */
function withTowns(doc: Doc, segments: Segment[]): Segment[] {
  const isTownOf = (town: Segment | undefined, state: Segment | undefined) =>
    town?.sign === 'dash' &&
    town.words.length <= LONGEST_TOWN &&
    town.words.every(({ start }) => isCapital(doc, start)) &&
    state?.sign === 'comma' &&
    isRegion(doc, state.words)
  return flatMap(segments, (segment, at) => {
    if (isTownOf(itemBefore(segments, at), segment)) return []
    const state = segments[at + 1]
    return isTownOf(segment, state)
      ? [{ ...segment, end: state!.end, words: [...segment.words, ...state!.words] }]
      : [segment]
  })
}

/** "CO", "CO Controller": the code of a state that opens what stands behind a comma. */
function stateOf(doc: Doc, { sign, words }: Segment): string | undefined {
  const first = words.slice(0, 1)
  return sign === 'comma' && isStateCode(doc, first) ? doc.text.slice(first[0]!.start, first[0]!.end) : undefined
}

/**
 * "Merrow Freight Denver, Colorado", "Denver, Colorado Controller": how many words behind a comma are the name of a state or a
 * country, as a whole or before what `isNext` knows.
 */
function namedStateAt(doc: Doc, { sign, words }: Segment, isNext: (words: Word[]) => boolean): number {
  if (sign !== 'comma') return 0
  if (isRegion(doc, words)) return words.length
  for (let length = Math.min(LONGEST_STATE, words.length - 1); length > 0; length--)
    if (isRegion(doc, words.slice(0, length)) && isNext(words.slice(length))) return length
  return 0
}

const LONGEST_STATE = 3

/** Words of a town's name, the longest first. */
const LENGTHS = Array.from({ length: LONGEST_TOWN }, (_, at) => LONGEST_TOWN - at)

/** How many words at the end of a name are a town: a known one, or what stands behind "Bank" or "Inc." */
export function townAt(doc: Doc, { words }: Segment): number {
  const lengths = LENGTHS.filter((length) => length < words.length && mayEnd(doc, words, length))
  const known = lengths.find((length) => isKnownTown(doc, words.slice(-length)))
  // "Merrow University Hospital": kinds of organisations are no town; College Park and Fort Mill are.
  const isTownLike = (town: Word[]) => !town.every((word) => isKindOfEmployer(word) || isSchoolWord([word]))
  return (
    known ?? lengths.findLast((length) => endsName(words.slice(0, -length)) && isTownLike(words.slice(-length))) ?? 0
  )
}

/** "Quarnix Leeds, West Yorkshire": the same of a town of any country; none in "University of New York, NY", nor York in it. */
function townAbroadAt(doc: Doc, { words }: Segment): number {
  const isOne = (town: Word[]) => isTownAbroad(town) || isKnownTown(doc, town)
  const town = LENGTHS.find((length) => length < words.length && isOne(words.slice(-length))) ?? 0
  return town > 0 && mayEnd(doc, words, town) ? town : 0
}

/**
 * "May 2013 - June 2016 LMQ Aerospace Lenmere, KS", "Quarnix Tarn Falls, KS Clerk": behind dates or in front, where no sign parts
 * anything, the last word is the town, or the last two, where towns are called so. None where nothing stands before it.
 */
function unknownTownAt(doc: Doc, { sign, words }: Segment, mayOpen: boolean): number {
  if (!(sign === 'date' || mayOpen) || words.length < FEWEST_NAMED || words.length > MOST_NAMED) return 0
  if (!words.every(({ start }) => isCapital(doc, start)) || endsName(words)) return 0
  // "Merrow Spring Hill Spring Hill, KS": a name and a town that both end so.
  const town = isTwofold(words) ? 2 : 1
  return town < words.length ? town : 0
}

/** "MERROW DENTAL SUPPLY Lenmere, IA": behind a name in capitals, the words that are not are the town. */
function townBehindCapitals(doc: Doc, { words }: Segment): number {
  const turn = words.findIndex((word) => !isInCapitals(doc, word))
  if (turn < 1 || words.length - turn > LONGEST_TOWN || words[turn - 1]!.end - words[0]!.start < FEWEST_CAPITALS)
    return 0
  const town = words.slice(turn)
  return town.every((word) => isCapital(doc, word.start) && !isInCapitals(doc, word)) ? town.length : 0
}

/** Letters of a name in capitals; fewer may open a name that is not, "IBM Merrow". */
const FEWEST_CAPITALS = 6

function isInCapitals(doc: Doc, { start, end }: Word): boolean {
  const written = doc.text.slice(start, end)
  return written === written.toUpperCase() && written !== written.toLowerCase()
}

const FEWEST_NAMED = 2
const MOST_NAMED = 6

/** Whether so many words at the end are written as a town, and what stands before them may be a name. */
function mayEnd(doc: Doc, words: Word[], length: number): boolean {
  // "Université Laval, Québec": a kind of school alone is no name.
  if (words.length - length === 1 && isSchoolWord(words.slice(0, 1))) return false
  // "University of New York": a town in the name.
  return (
    words.slice(-length).every(({ start }) => isCapital(doc, start)) &&
    !isSmall(doc.text[words.at(-length - 1)!.start]!)
  )
}

function endsName(name: Word[]): boolean {
  const last = name.slice(-1)
  return endsWithLegalForm(name) || (name.length > 1 && (isSchoolWord(last) || isKindOfEmployer(last[0])))
}
