import { ADDRESS_OPENERS, GIVEN_PLACES, STREET_OPENERS } from '../../../knowledge/reading/place-words.ts'
import { PHONE_PLACES } from '../../../knowledge/reading/phone-places.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { matchesOf } from '../../text/matches-of.ts'
import { compilePhrases, phraseAt, type Word, wordsIn } from '../../text/phrase-set.ts'
import { areTitles } from './bare-name.ts'
import { isRegion } from '../home/find-place.ts'
import { isPostNominal, type NameShape } from './name-shape.ts'
import { isGivenName } from './spell-name.ts'
import { isLabels } from './no-name.ts'

const PLACES = Object.values(PHONE_PLACES)
const REGIONS = compilePhrases(...PLACES.map(({ names }) => names))
const TOWNS = compilePhrases(...PLACES.map(({ towns }) => towns))
const GIVEN = compilePhrases(GIVEN_PLACES)
const OPENERS = compilePhrases(ADDRESS_OPENERS, STREET_OPENERS)

/** Letters beside a stretch that tell what it is a part of. */
const NEAR = 80
/** Words of a row among which a name is looked for, at most. */
const MOST_WORDS = 80
/** "Rua das Flores, 215 -", "Rohtak - 124001", "Hay Salam, n° 44": a house's number or a postcode behind a stretch. */
const NUMBERED = /^(?:,|\s[-–])\s?(?:n[or°º]{0,2}\.?\s?)?\d{1,6}[a-z]?(?:\s?[,;–/)|•-]|\s*$)/
const STATE = /^\s?[-–/]\s?[A-Z]{2}(?=\s?[|•\t,]|\s*$)/
/** Signs at which parts of a row end that have nothing to do with each other. */
const STRONG = /[|•\t]|\s{3,}|::|\/\//g
/** Signs that part words of one phrase: "15, Adeola Close", "Fitter (Trade Qualified)". */
const WEAK = /[,(/]\s?$|\s[-–]\s$/
const WEAK_BEHIND = /^\s?[,(/)]/

/** "... 44 años   de Dos Tarnas": where somebody is from, behind what else the row says. */
const FROM = /^(?:de|da|do|du|di|from|aus|uit|z|ze|från|fra)\s/

/** Signs in front of a town, a number or an address, where nothing else tells what follows. */
const REACHING = /[📍🏠🌍🌐🏡☎📞📱✆✉📧🔗]\s?$/u

const IN_ADDRESS = 0.45
const IN_PHRASE = 0.2
const LONE_PART = 0.35
const TOWN = 0.5
const LABELLED = 0.4

/** A stretch of a row, to its end; `shape`: what of it names. */
type Place = { row: Row; end: number; shape: NameShape }

/** How much what stands beside a stretch in its row speaks against it as a name: it is a part of an address or of a phrase. */
export function rowAgainst(doc: Doc, { row, end, shape }: Place): number {
  if (isTurnedTown(doc, shape) || isLoneTown(shape) || isBelowRegion(doc, shape)) return TOWN
  const from = partFrom(doc, row, shape.start)
  const before = doc.fold.slice(from, shape.start)
  if (REACHING.test(before)) return LABELLED
  const behind = doc.fold.slice(end, Math.min(row.end, end + NEAR))
  const weak = WEAK.test(before) && !areTitles(wordsBetween(row, from, shape.start))
  if (weak && /\d/.test(before) && !before.includes('@')) return IN_ADDRESS
  if (shape.start > row.start && FROM.test(doc.text.slice(shape.start, shape.start + NEAR))) return TOWN
  if (NUMBERED.test(behind) || isOpened(doc, { row, end, shape })) return IN_ADDRESS
  if (isBeforeRegion(doc, { row, end, shape }) || isWithCode(doc, { row, end, shape })) return TOWN
  if (from > row.start && before === '' && isValue(doc, row, from)) return LABELLED
  const lone = shape.words.length === 1 && !shape.words[0]!.unspaced && (weak || WEAK_BEHIND.test(behind))
  return lone ? LONE_PART : weak ? IN_PHRASE : 0
}

/** What it says against words that they are a town and what it lies in, or a name and a town. */
export function turnedTown(doc: Doc, shape: NameShape): number {
  return isTurnedTown(doc, shape) ? TOWN : 0
}

/** Where the part of a row begins in which an offset stands. */
function partFrom(doc: Doc, row: Row, offset: number): number {
  const from = Math.max(row.start, offset - NEAR)
  const last = matchesOf(doc.fold.slice(from, offset), STRONG).at(-1)
  return last === undefined ? from : from + last.index + last[0].length
}

/** Those of the first words of a row that stand between two offsets. */
function wordsBetween({ words }: Row, from: number, until: number): Word[] {
  return words.slice(0, MOST_WORDS).filter(({ start, end }) => start >= from && end <= until)
}

/** "Place of birth<tab>Merrow": what stands in the cell behind a label other than the name's. */
function isValue(doc: Doc, row: Row, from: number): boolean {
  const until = doc.fold.slice(row.start, from).trimEnd().replace(/[|•]$/, '').length + row.start
  const start = partFrom(doc, row, until)
  const words = wordsBetween(row, start, until)
  return words.length > 0 && isLabels(words)
}

/** "Merrow, Galway": a town and what it lies in, which are no family name and given name. */
function isTurnedTown(doc: Doc, { words }: NameShape): boolean {
  const at = words.findIndex(
    ({ start }, index) => index > 0 && /[,،]/.test(doc.fold.slice(words[index - 1]!.end, start)),
  )
  if (at < 0) return false
  const tail = words.slice(at)
  const head = words.slice(0, at)
  // "Maria Weir, Tarnfell": a given name opens what stands before the comma, and none stands behind it.
  if (head.length > 1 && tail.length === 1 && isGivenName(doc, head[0]!.key) && !isGivenName(doc, tail[0]!.key))
    return true
  if (isAll(tail, GIVEN) && !isAll(head, TOWNS) && !isRegion(doc, head)) return false
  return isRegion(doc, tail) || isAll(tail, REGIONS) || isAll(tail, TOWNS)
}

/** "United States - Ohio - Merrow": what a job board says of where somebody lives, the largest first. */
function isBelowRegion(doc: Doc, { words }: NameShape): boolean {
  const at = words.findIndex(
    ({ start }, index) => index > 0 && /\s[-–]\s/.test(doc.fold.slice(words[index - 1]!.end, start)),
  )
  return at > 0 && (isRegion(doc, words.slice(0, at)) || isAll(words.slice(0, at), REGIONS))
}

function isAll(words: Word[], set: typeof TOWNS): boolean {
  return phraseAt(words, 0, set) === words.length
}

/** "Zwolle | 06 555 ...": a town, and no name. */
function isLoneTown({ words }: NameShape): boolean {
  return words.length === 1 && (isAll(words, TOWNS) || isAll(words, REGIONS)) && !isAll(words, GIVEN)
}

/** "Belo Merrow – MG": a town before, or with, the letters of its state. */
function isWithCode(doc: Doc, { row, shape: { words } }: Place): boolean {
  return words.slice(-2).some(({ end }) => {
    const behind = STATE.exec(doc.text.slice(end, Math.min(row.end, end + NEAR)))
    if (behind === null || !isSmall(doc.text[end - 1]!)) return false
    return !isPostNominal(wordsIn(doc, end, end + behind[0].length))
  })
}

/** "Brgy. San Merrow", "Vill: Merrow Dean": the word of an address stands before, and its sign. */
function isOpened(doc: Doc, { row, shape }: Place): boolean {
  const before = wordsBetween(row, row.start, shape.start).at(-1)
  return (
    before !== undefined && isAll([before], OPENERS) && /^[.:/\s]{1,3}$/.test(doc.fold.slice(before.end, shape.start))
  )
}

/** What stands behind a comma, and what behind that. */
const REGION = /^,\s([^,|•\t()@:/]{2,30}?)(?=(\s\d|\s-\s|\s–\s|,|\s\()|\s?$|\s?[|•\t]|\s{3})/

/**
 * "Sudbury, Ontario", "Grand Rapids, Michigan | ...": a region behind a comma makes a town of one word before it, and of two
 * or three where nothing else follows in their part of the row; "Ada Merrow, Ontario - ..." may be a person.
 */
function isBeforeRegion(doc: Doc, { row, end, shape }: Place): boolean {
  const region = REGION.exec(doc.fold.slice(end, Math.min(row.end, end + NEAR)))
  if (region === null) return false
  const words = wordsIn(doc, end + 1, end + region[0].length)
  if (words.length === 0 || isPostNominal(words)) return false
  // "Al Merrow, Sharjah": a quarter of a town.
  if (shape.words.length === 2 && shape.words[0]!.key === 'al' && (isAll(words, TOWNS) || isRegion(doc, words)))
    return true
  if (shape.words.length === 1 && isAll(words, TOWNS) && !isAll(words, GIVEN)) return true
  if (!isRegion(doc, words) && !isAll(words, REGIONS)) return false
  return shape.words.length === 1 || region[2] === undefined || /^\s\d/.test(region[2])
}
