import type { Field } from '@evenhand/model'
import { AWAY_WORDS, BESIDE_NUMBERS, SCHOOL_TOWNS, WISH_WORDS } from '../../../knowledge/reading/home-words.ts'
import { ORIGIN_WORDS } from '../../../knowledge/reading/phone-places.ts'
import { GIVEN_PLACES } from '../../../knowledge/reading/place-words.ts'
import { opensWithDegree } from '../../education/degree-cell.ts'
import { isSchool } from '../../education/school-shape.ts'
import { KNOWN_TITLE, titleScore } from '../../employment/words/title-shape.ts'
import type { Part } from '../../sections/find-sections.ts'
import type { Doc, Row } from '../../text/document.ts'
import { fieldOf } from '../../text/field-of.ts'
import { isCapital } from '../../text/letter-case.ts'
import { overlapping } from '../../text/overlapping.ts'
import { compilePhrases, phraseAt, wordsIn } from '../../text/phrase-set.ts'
import { itemBefore } from '../../text/item-before.ts'
import { endBelow } from './home-below.ts'
import { homeBesideName } from './home-beside-name.ts'
import { type HomePiece, homePieces, LABEL_SCORES, mayBeLabelled } from './home-pieces.ts'
import { homePlace, type Place, PLACE_SCORES } from './home-place.ts'
import { townUntil } from '../name/network-page.ts'
import { homeRows } from './home-rows.ts'
import { toldHome } from './told-home.ts'
import { flatMap } from '../../text/flat-map.ts'

/** `fields`: how to reach the candidate; `name`: theirs; `isTerm`: how much a stretch is a skill or a title of the knowledge. */
export type HomeHints = {
  parts: Part[]
  fields: Field[]
  name: Field | undefined
  isTerm: (start: number, end: number) => number
}

const AWAY = compilePhrases(AWAY_WORDS, WISH_WORDS, ORIGIN_WORDS)
const BESIDE_REACH = compilePhrases(BESIDE_NUMBERS)
const GIVEN = compilePhrases(GIVEN_PLACES)
const TOWNS = compilePhrases(SCHOOL_TOWNS)
/** Numbers and addresses beside which an address is looked for. */
const MOST_FIELDS = 20
/** Words of a row of an address, and of one that tells no more than a town. */
const LONGEST_ADDRESS = 14
const LONGEST_TOWN = 4
/** Words of a post that may be the name of a town. */
const SHORTEST_POST = 2
/** Letters of an unknown town. */
const SHORTEST_TOWN = 2
/** Letters of what is nothing but a town, with the signs around it. */
const LONGEST_PIECE = 50
/** So many rows from a number or an e-mail address an address may stand. */
const NEAR = 3
/** How much more a place counts right beside one. */
const BESIDE = 0.3

/** Where the candidate lives: the town, with the region or country behind it, and without street and postal code. */
export function findHome(doc: Doc, { fields, ...others }: HomeHints): Field | undefined {
  const hints = { ...others, fields: fields.slice(0, MOST_FIELDS) }
  const rows = homeRows(doc, hints)
  const reached = withName(doc, reachedRows(doc, hints.fields), hints.name)
  let best: Place | undefined
  for (let at = 0; at < rows.length; at++) {
    if (!mayTell(doc, rows[at]!, { reached, known: best?.score ?? 0 })) continue
    const places = placesIn(doc, rows, { at, hints, reached })
    for (const place of places) if (best === undefined || place.score > best.score + 1e-9) best = place
  }
  // A sentence that tells the home says more than words near a number that may be a town.
  const told = best === undefined || best.score < PLACE_SCORES.town ? toldHome(doc, hints.parts) : undefined
  if (told !== undefined) return fieldOf(doc, told, 0.6)
  // A town in a row of its own may be anybody's, far from a number and an address.
  const isFar = best === undefined || (best.score <= PLACE_SCORES.town && distanceFrom(doc, best, reached) > NEAR)
  const beside = isFar ? homeBesideName(doc, hints, best !== undefined) : undefined
  if (beside !== undefined) return fieldOf(doc, beside, 0.5)
  if (best === undefined) return undefined
  return fieldOf(doc, [best.start, best.end], best.score >= PLACE_SCORES.town ? 0.8 : 0.6)
}

/** Whether a row may tell a likelier place than the one that is known: by a label, or near a number or an e-mail address. */
function mayTell(doc: Doc, row: Row, { reached, known }: { reached: number[]; known: number }): boolean {
  const { words, index } = row
  if (known >= LABEL_SCORES.present) return false
  const isNear = words.length <= LONGEST_TOWN || distanceOf(index, reached) <= NEAR || reached.length === 0
  if (isNear && known < PLACE_SCORES.code) return true
  return mayBeLabelled(words) || townUntil(doc, row) !== undefined
}

function distanceOf(index: number, reached: number[]): number {
  return Math.min(...reached.map((other) => Math.abs(other - index)))
}

function distanceFrom(doc: Doc, { start, end }: Place, reached: number[]): number {
  return distanceOf(overlapping(doc.rows, start, end)[0]!.index, reached)
}

/** Lines that hold a number or an e-mail address of the candidate. */
function reachedRows(doc: Doc, fields: Field[]): number[] {
  const spans = fields.flatMap((field) => field.spans.slice(0, 1))
  return spans.flatMap(({ start, end }) => overlapping(doc.rows, start, end)).map(({ index }) => index)
}

/** And the line of the name, where a bar beside the page has put numbers and addresses far above it: the town stands below the name. */
function withName(doc: Doc, reached: number[], name: Field | undefined): number[] {
  if (name === undefined || reached.length === 0) return reached
  const [own] = reachedRows(doc, [name])
  return own === undefined || own < Math.min(...reached) || distanceOf(own, reached) <= NEAR
    ? reached
    : [...reached, own]
}

type Search = { at: number; hints: HomeHints; reached: number[] }

function placesIn(doc: Doc, rows: Row[], { at, hints, reached }: Search): Place[] {
  const row = rows[at]!
  const above = itemBefore(rows, at)
  if (above !== undefined && isOfOthers(above)) return []
  const fields = hints.name === undefined ? hints.fields : [...hints.fields, hints.name]
  const distance = distanceOf(row.index, reached)
  const isOther = (start: number, end: number) => hints.isTerm(start, end) > 0
  return flatMap(homePieces(doc, row, fields), (piece): Place[] => {
    if (piece.label === LABEL_SCORES.other) return []
    const end = piece.last && !piece.prose ? endBelow(doc, rows, { at, piece, fields }) : piece.end
    const place = homePlace(doc, { start: piece.start, end, labelled: piece.label !== undefined }, isOther)
    if (place === undefined) return []
    if (piece.label !== undefined) return [{ ...place, score: piece.label + place.score / 10 }]
    const score = place.score + (distance <= 1 ? BESIDE : 0)
    return isLikely(doc, { row, piece, place, distance }) ? [{ ...place, score }] : []
  })
}

/** "Nationality": whether a row is a label of other places and nothing more; its value stands below. */
function isOfOthers({ words }: Row): boolean {
  return words.length > 0 && words.length <= LONGEST_TOWN && phraseAt(words, 0, AWAY) === words.length
}

type Found = { row: Row; piece: HomePiece; place: Place; distance: number }

/** Whether a place without a label is the candidate's. */
function isLikely(doc: Doc, { row, piece, place, distance }: Found): boolean {
  const words = wordsIn(doc, place.start, place.end)
  // "Schatzmeisterin der Partei Brandenburg": what somebody is there.
  if (words.length > SHORTEST_POST && titleScore(words, []) >= KNOWN_TITLE) return false
  // "BS Computer Engineering, Ohio State": what somebody has studied, and where.
  if (opensWithDegree(doc, words) || (isSchool(doc, words) && phraseAt(words, 0, TOWNS) === 0)) return false
  if (place.score >= PLACE_SCORES.region) return distance <= NEAR || row.words.length <= LONGEST_ADDRESS
  if (place.score >= PLACE_SCORES.town) {
    const isGiven = phraseAt(words, 0, GIVEN) === words.length
    return distance <= (isGiven ? 0 : NEAR) || (!isGiven && row.words.length <= LONGEST_TOWN)
  }
  if (place.score >= PLACE_SCORES.street) return distance <= NEAR
  if (distance > 0 || words.length > LONGEST_TOWN || piece.end - piece.start > LONGEST_PIECE) return false
  // "0400 123 456 (H)": at home.
  if (place.end - place.start < SHORTEST_TOWN || phraseAt(words, 0, BESIDE_REACH) === words.length) return false
  return !piece.gap && words.every((word) => isCapital(doc, word.start))
}
