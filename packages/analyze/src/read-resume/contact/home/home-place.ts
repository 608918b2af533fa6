import { knownHeading } from '../../sections/heading-kind.ts'
import type { Doc } from '../../text/document.ts'
import { NO_PLACES, UNIONS } from '../../../knowledge/reading/home-words.ts'
import { COUNTRIES, HOUSE_STREETS } from '../../../knowledge/reading/place-words.ts'
import { PRESENT_WORDS } from '../../../knowledge/reading/present-words.ts'
import { STILL_HELD } from '../../../knowledge/reading/record-labels.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import { compilePhrases, isMadeOf, isPhrase, keyOf } from '../../text/phrase-set.ts'
import { isCapital } from '../../text/letter-case.ts'
import { itemBefore } from '../../text/item-before.ts'
import { BY_WORD, type HomeCell, homeCells, isTownLike } from './home-cells.ts'
import { homeByScript } from './home-by-script.ts'
import { isLabels } from '../name/no-name.ts'

/** A place, and how much tells that it is one. */
export type Place = { start: number; end: number; score: number }

/** Between which offsets a place is looked for; `labelled`: a label says that it is one. */
export type Stretch = { start: number; end: number; labelled: boolean }

const NOWHERE = compilePhrases(NO_PLACES)
const STREETS = compilePhrases(HOUSE_STREETS)
/** "2022 - Present" has the form of a postal code and its town. */
const STILL = compilePhrases(PRESENT_WORDS, STILL_HELD)
/** How sure a place is: by its script's signs, its code or its region, by its name, behind a street, or by its letters. */
export const PLACE_SCORES = { signs: 5, code: 5, region: 4.5, town: 4, street: 3, letters: 1 } as const
/** Parts of a place that nothing but its letters tells. */
const MOST_PARTS = 2

/** The town and its region in a stretch. `isOther`: whether a part is a title, a skill or a name. */
export function homePlace(
  doc: Doc,
  { start, end, labelled }: Stretch,
  isOther: (start: number, end: number) => boolean,
): Place | undefined {
  const signed = homeByScript(doc, { start, end, labelled })
  if (signed !== undefined) return { ...signed, score: PLACE_SCORES.signs }
  const all = homeCells(doc, start, end)
  if (isRegionList(all)) return undefined
  const cells = all.filter((cell) => !isMadeOf(cell.words, STILL) && (isTelling(cell) || !isNone(doc, cell, isOther)))
  const street = cells.findLastIndex((cell) => cell.street === BY_WORD)
  const isStreet = street >= 0 || (labelled && cells.some((cell) => cell.street > 0))
  const coded = cells.findIndex((cell) => isCoded(cell, isStreet))
  if (coded >= 0) {
    const place = aroundCode(doc, cells, coded)
    if (place !== undefined) return place
  }
  return (
    beforeRegion(doc, cells) ??
    knownTown(doc, cells) ??
    (isStreet
      ? behindStreet(doc, cells, labelled)
      : all.length === cells.length
        ? byLetters(doc, cells, labelled)
        : undefined)
  )
}

/** "Benelux - Germany - Poland", "UK, France": countries side by side are where somebody works; "Wales, UK" is a home. */
function isRegionList(cells: HomeCell[]): boolean {
  if (cells.length < 2) return false
  const countries = cells.filter(
    ({ region, words, town }) => region === 0 && !town && listedAt(words, 0, NATIONS) === words.length,
  )
  if (countries.length < 2) return false
  return countries.length > 2 || !WHOLES.has(keyOf(countries[1]!.words))
}

const NATIONS = phraseListOf(COUNTRIES)
const WHOLES = new Set(UNIONS.split('|'))

const isRegion = ({ region, words }: HomeCell) => region === 0 && words.length > 0
/** "Austin TX" */
const isTailed = ({ region, words }: HomeCell) => region > 0 && region < words.length
const isTelling = (cell: HomeCell) => cell.town || cell.region < cell.words.length
const isCoded = ({ code, town }: HomeCell, isStreet: boolean) =>
  code === 'before' || code === 'behind' || (code === 'weak' && (town || isStreet))

/** A title, a name, a heading, a label: no part of an address. */
function isNone(doc: Doc, { start, end, words }: HomeCell, isOther: (start: number, end: number) => boolean): boolean {
  return isMadeOf(words, NOWHERE) || isOther(start, end) || knownHeading(words) !== undefined || isLabels(words)
}

/** The town with its postal code, which may stand behind the county: "Kettering, Northants NN15 7AB". */
function aroundCode(doc: Doc, cells: HomeCell[], at: number): Place | undefined {
  const cell = cells[at]!
  const score = PLACE_SCORES.code
  const above = itemBefore(cells, at)
  if (cell.code !== 'before' && above !== undefined && (isRegion(cell) || (above.town && !cell.town))) {
    const town = isRegion(cell) ? townOf(doc, above) : above
    if (town !== undefined) return { ...upTo(doc, cells, { from: at - 1, until: at }), start: town.start, score }
  }
  const town = townOf(doc, cell)
  if (town === undefined) return undefined
  // "Papamoa, Tauranga 3118"
  const isQuarter = at === 1 && cell.code === 'behind' && cell.town && isTownLike(doc, above!)
  if (isQuarter) return { start: above!.start, end: cell.end, score }
  const place = cell.code === 'before' || cell.code === 'weak' ? upTo(doc, cells, { from: at }) : cell
  return { start: town.start, end: place.end, score }
}

/** The town before a county, a state or a country. */
function beforeRegion(doc: Doc, cells: HomeCell[]): Place | undefined {
  const score = PLACE_SCORES.region
  for (const [at, cell] of cells.entries()) {
    if (isTailed(cell) && !cell.town) {
      const town = townOf(doc, cell)
      if (town !== undefined) return { ...upTo(doc, cells, { from: at }), start: town.start, score }
    }
    if (!isRegion(cell) || at === 0) continue
    const above = cells[at - 1]!
    // "Wyoming, Michigan": a town that is called as a state, or a county and its country.
    const town = isRegion(above) && !above.town ? (at === 1 ? above : undefined) : townOf(doc, above)
    if (town === undefined) continue
    // "Banepa, Kavrepalanchok, Nepal": what nothing tells is the district of a town, if that stands first.
    const first = cells[at - 2]
    const isDistrict =
      first !== undefined &&
      !above.town &&
      !first.aside &&
      isTownLike(doc, first) &&
      (at === 2 || first.town || cells[at - 3]!.street > 0)
    return { ...upTo(doc, cells, { from: at - 1 }), start: isDistrict ? first.start : town.start, score }
  }
  // A country or a county alone.
  const alone = cells.length === 1 && isRegion(cells[0]!) && !cells[0]!.town ? cells[0] : undefined
  return alone && { start: alone.start, end: alone.end, score: PLACE_SCORES.letters }
}

/**
 * The last of the known towns; with the quarter or the town before it, where no street tells that it is a part of an address:
 * "Salthill, Galway", "Dos Hermanas (Sevilla)".
 */
function knownTown(doc: Doc, cells: HomeCell[]): Place | undefined {
  const own = cells.findLastIndex(({ town, aside }) => town && !aside)
  const at = own < 0 ? cells.findLastIndex(({ town }) => town) : own
  if (at < 0) {
    const tailed = cells.findLast((cell) => cell.street > 0 && endsWithTown(doc, cell) !== undefined)
    return tailed && { start: endsWithTown(doc, tailed)!, end: tailed.end, score: PLACE_SCORES.town }
  }
  const cell = cells[at]!
  const before = itemBefore(cells, at)
  const isOf = cell.aside
    ? before !== undefined && isTownLike(doc, before)
    : before?.town && (!cells.some(({ street }) => street > 0) || doc.text.slice(before.end, cell.start) === '/')
  const from = isOf && !before!.aside ? before! : cell
  // "Remote (Berlin)"
  const end = from.aside ? from.end : upTo(doc, cells, { from: at }).end
  return { start: from.start, end, score: PLACE_SCORES.town }
}

/** The last part behind a street that may be a town. */
function behindStreet(doc: Doc, cells: HomeCell[], labelled: boolean): Place | undefined {
  const street = cells.findLastIndex((cell) => cell.street > 0)
  const behind = cells.findLastIndex((cell, index) => index > street && !cell.aside && isTownLike(doc, cell))
  // "إربد - شارع البتراء"
  const at = behind < 0 && labelled && isTownLike(doc, cells[0]!) ? 0 : behind
  return at < 0 ? undefined : { start: cells[at]!.start, end: cells[at]!.end, score: PLACE_SCORES.street }
}

/** One or two parts, all of which may be towns. */
function byLetters(doc: Doc, cells: HomeCell[], labelled: boolean): Place | undefined {
  const plain = labelled ? cells.filter(({ aside }) => !aside) : cells
  // "Town: Merrow, ready to move": behind a label what is no town is a remark.
  const stop = labelled ? plain.findIndex((cell, index) => index > 0 && !isTownLike(doc, cell)) : -1
  const own = stop < 0 ? plain : plain.slice(0, stop)
  if (own.length === 0 || own.length > MOST_PARTS || !own.every((cell) => isTownLike(doc, cell))) return undefined
  return { start: own[0]!.start, end: own.at(-1)!.end, score: PLACE_SCORES.letters }
}

/** From one part over the regions behind it, as far as nothing parts them but a comma or a bracket. */
function upTo(doc: Doc, cells: HomeCell[], { from, until = from }: { from: number; until?: number }): { end: number } {
  let last = until
  while (cells[last + 1] !== undefined && isRegion(cells[last + 1]!) && !isParted(doc, cells[last]!, cells[last + 1]!))
    last++
  const { end, aside } = cells[last]!
  return { end: aside && /[)）\]]/.test(doc.text[end] ?? '') ? end + 1 : end }
}

function isParted(doc: Doc, { end, code }: HomeCell, { start }: HomeCell): boolean {
  const between = doc.text.slice(end, start)
  return code === 'behind' || /\d/.test(between) || /^\s*[\n\t]/.test(between)
}

/** What of a part is the town: behind the number of a house "PO Box 311 Shiprock NM", before its region "Austin TX". */
function townOf(doc: Doc, cell: HomeCell): HomeCell | undefined {
  // "St. Johann in Tirol" is one name.
  const until = isTailed(cell) && isCapital(doc, cell.words[cell.region - 1]!.start) ? cell.region : cell.words.length
  const words = cell.words.slice(0, until)
  const from = cell.street > 0 && !cell.town ? words.findLastIndex(({ key }) => /\d/.test(key)) + 1 : 0
  if (from === 0 && cell.street > 0 && !cell.town) return undefined
  // "1234 North 55 Street Bellevue": the town begins behind what the street is called.
  const isNumbered = from > 1 && from < words.length - 1 && isPhrase(words[from], STREETS)
  const own = words.slice(isNumbered ? from + 1 : from)
  // "Blk 123 Tampines Street 11 Singapore"
  if (own.length === 0 && isTailed(cell))
    return { ...cell, words: cell.words.slice(until), start: cell.words[until]!.start }
  if (own.length === 0) return undefined
  const town = {
    ...cell,
    words: own,
    start: from === 0 ? cell.start : own[0]!.start,
    end: until < cell.words.length ? own.at(-1)!.end : cell.end,
    street: 0,
  }
  return cell.town || isTownLike(doc, town) ? { ...town, end: cell.end } : undefined
}

/** "Blk 123 Tampines Street 11 Singapore": where the known town begins with which a street ends. */
function endsWithTown(doc: Doc, cell: HomeCell): number | undefined {
  if (!cell.words.some(({ key }) => /\d/.test(key))) return undefined
  const town = townOf(doc, cell)
  return town === undefined || homeCells(doc, town.start, town.end)[0]?.town !== true ? undefined : town.start
}
