import { COUNTY_ENDS, COUNTY_OPENERS, HOME_REGIONS, TOWN_OPENERS } from '../../../knowledge/reading/home-words.ts'
import { MONTH_NAMES } from '../../../knowledge/reading/month-names.ts'
import { PHONE_PLACES } from '../../../knowledge/reading/phone-places.ts'
import {
  ADDRESS_OPENERS,
  AREA_WORDS,
  CITIES,
  COUNTRIES,
  HOUSE_STREETS,
  STATES,
  STREET_ENDS,
  STREET_OPENERS,
  STREET_WORDS,
} from '../../../knowledge/reading/place-words.ts'
import type { Doc } from '../../text/document.ts'
import { trimRange } from '../../text/field-of.ts'
import { isCapital } from '../../text/letter-case.ts'
import { matchesOf } from '../../text/matches-of.ts'
import { hasDigits } from '../../sections/rail-heading.ts'
import { Endings } from '../../text/endings.ts'
import { compilePhrases, isMadeOf, isPhrase, mayOpen, phraseAt, type Word, wordsIn } from '../../text/phrase-set.ts'
import { isPlace, isStateCode } from './find-place.ts'

/**
 * A part of an address between commas, brackets or dashes, without its postal code. `code`: where one stands, in it or alone
 * beside it, weak where it may be a year or a grade; `region`: from which of its words on it is a county, a state or a country, none where it does not end with one;
 * `town`: a town of the knowledge; `street`: how surely it is a street, a house or a box; `aside`: in brackets.
 */
export type HomeCell = {
  start: number
  end: number
  words: Word[]
  code: '' | 'before' | 'behind' | 'weak'
  region: number
  town: boolean
  street: number
  aside: boolean
}

/** How surely a part is one of a street: by its word, or by a number alone. */
export const [BY_WORD, BY_NUMBER] = [2, 1] as const

const PLACES = Object.values(PHONE_PLACES)
const STREETS = compilePhrases(STREET_WORDS, HOUSE_STREETS, STREET_ENDS)
const OPENERS = compilePhrases(STREET_OPENERS, ADDRESS_OPENERS)
const REGIONS = compilePhrases(COUNTRIES, STATES, HOME_REGIONS, ...PLACES.map(({ names }) => names))
/** Towns of the knowledge. */
export const TOWNS = compilePhrases(CITIES.replace('|remote|hybrid|worldwide', ''), ...PLACES.map(({ towns }) => towns))
const FIRST = compilePhrases(COUNTY_OPENERS)
const LAST = compilePhrases(COUNTY_ENDS)
const AREA = compilePhrases(AREA_WORDS)
const TOWN_FIRST = compilePhrases(TOWN_OPENERS)
const MONTHS = compilePhrases(Object.values(MONTH_NAMES).join(' ').replaceAll(/[ /]/g, '|'))

/** Between the parts of an address. */
const SIGN =
  /[,،、，;()（）[\]]|\s[-–—/]\s|\s?[–—]\s?(?=\d)|\/(?=\p{Lu})|[\n\t]|(?<=\p{Script=Han})-(?=\p{Script=Han})|\s\.\s|(?<=\d\p{L}?)\s(?=(?:\p{Lu}{1,3}-)?\d{4,5}\s\p{Lu})/gu
const OPENING_BRACKETS = '(（['
/** What opens a postal code, and the code before its town: "75011", "D-80331", "779 00", "9571 BZ", "2450-110", "C.P. 04100". */
const CODE_BEFORE =
  /^(?:(?:c\.?\s?p\.?|cep|pin(?:\s?code)?|zip(?:\s?code)?|plz|post(?:al)?\s?code)[\s.:-]{0,3})?(?:〒\s?|\p{Lu}{1,3}-\s?)?(?:\d{4}\s?[A-Z]{2}(?=\s)|\d{3}\s\d{2}(?=\s|$)|\d{2}-\d{3}|\d{4,5}-\d{3}|\d{3}-\d{4}|\d{4,6})(?=\s|$)[\s,.-]*/iu
/** The same behind it: "LS8 3QJ", "LS8", "K1A 0B1", "600042", "H91 X2Y7", "11238-1234", "LV-3001". */
const CODE_BEHIND =
  /[\s,.:–-]*(?<![\p{L}\d])(?:[A-Z]{1,2}\d{1,2}[A-Z]?(?:\s?\d[A-Z]{2})?|[A-Z]\d[A-Z](?:[ -]?\d[A-Z]\d)?|[A-Z]\d{2}\s[A-Z\d]{4}|D6W\s[A-Z\d]{4}|(?:c\.?p\.?|CEP|PIN(?:\s?code)?|zip)?[\s:.-]{0,3}(?:\d{5}-\d{3,4}|(?:[A-Z]{1,2}-)?\d{4,6}|\d{3}\s\d{2,3}))\.?$/iu
/** A year, or the first half of a British code: "C1". */
const WEAK = /(?:^|\D)(?:19|20)\d{2}\D*$|(?:^|[^\dA-Z])[A-Z]{1,2}\d{1,2}\D?$/i
const LONGEST_TOWN = 5
const LONGEST_NAME = 40
const MOST_CELLS = 16

/** What was found last in a text: the same stretch is asked for again when it is seen where an address ends. */
const lastCells = new WeakMap<Doc, { start: number; end: number; cells: HomeCell[] }>()

/** The parts of an address between two offsets. */
export function homeCells(doc: Doc, start: number, end: number): HomeCell[] {
  const known = lastCells.get(doc)
  if (known !== undefined && known.start === start && known.end === end) return known.cells
  const cells = cellsIn(doc, start, end)
  lastCells.set(doc, { start, end, cells })
  return cells
}

function cellsIn(doc: Doc, start: number, end: number): HomeCell[] {
  const cells: HomeCell[] = []
  const text = doc.text.slice(start, end)
  let from = 0
  let aside = false
  let before: HomeCell['code'] = ''
  for (const sign of [...matchesOf(text, SIGN), { 0: '', index: text.length }].slice(0, MOST_CELLS)) {
    const cell = cellOf(doc, start + from, start + sign.index)
    const cut = from
    from = sign.index + sign[0].length
    const last = cells.at(-1)
    if (cell !== undefined && cell.words.length > 0) {
      cells.push({ ...cell, aside, code: cell.code || before })
      before = ''
    } else if (cell !== undefined && !isHouse(text.slice(cut, sign.index), last)) {
      // "Chennai - 600042", "610000, Kirov": a code by itself tells of the town beside it.
      if (last !== undefined && last.code === '' && last.street === 0) last.code = cell.code === 'weak' ? '' : 'behind'
      else before = cell.code === 'weak' ? '' : 'before'
    }
    if (sign[0] !== '') aside = OPENING_BRACKETS.includes(sign[0])
  }
  return cells
}

/** "Rua das Ovelhas, 1422 - Centro": the number of a house behind its street. */
function isHouse(written: string, last: HomeCell | undefined): boolean {
  return last !== undefined && last.street > 0 && /^\D*\d{1,4}\D*$/.test(written)
}

function cellOf(doc: Doc, from: number, until: number): Omit<HomeCell, 'aside'> | undefined {
  const [start, end] = trimRange(doc, from, until)
  const whole = doc.fold.slice(start, end)
  // All codes have a digit.
  const isCoded = hasDigits(doc, { start, end })
  const before = isCoded ? (CODE_BEFORE.exec(whole)?.[0].length ?? 0) : 0
  const behind = isCoded && before === 0 ? (CODE_BEHIND.exec(whole)?.[0].length ?? 0) : 0
  const [first, last] = trimRange(doc, start + before, end - behind)
  const digits = before > 0 ? whole.slice(0, before) : whole.slice(whole.length - behind)
  const code = before + behind === 0 ? '' : WEAK.test(digits) ? 'weak' : before > 0 ? 'before' : 'behind'
  const all = first < last ? wordsIn(doc, first, last) : []
  const opening = phraseAt(all, 0, TOWN_FIRST)
  const words = opening < all.length ? all.slice(opening) : all
  if (words.length === 0) return code === '' ? undefined : { ...EMPTY, code }
  const region = regionFrom(doc, words)
  const town = isCapital(doc, words[0]!.start) && isTown(doc, words)
  const street = town ? 0 : streetOf(doc, words)
  const stop = isSentenceEnd(doc, last, words.at(-1)!) ? last - 1 : last
  return { start: opening > 0 ? words[0]!.start : first, end: stop, words, code, region, town, street }
}

/** "Galway." and not "D.C." */
function isSentenceEnd({ fold }: Doc, end: number, { start, end: until }: Word): boolean {
  return fold[end - 1] === '.' && until === end - 1 && until - start > LONGEST_SHORT
}

/** Letters of a short form. */
const LONGEST_SHORT = 3
const EMPTY = { start: 0, end: 0, words: [], region: 0, town: false, street: 0 }

/** From which word on a county, a state or a country stands: "Oyo State", "Co. Clare", "TX", "Lahore Pakistan". */
function regionFrom(doc: Doc, words: Word[]): number {
  const count = words.length
  if (count > 1 && count < LONGEST_TOWN && (isPhrase(words[0], FIRST) || isPhrase(words.at(-1), LAST))) return 0
  for (let from = Math.max(0, count - LONGEST_TOWN); from < count; from++) {
    if (mayOpen(words[from]!, REGIONS) && isMadeOf(words.slice(from), REGIONS)) return from
  }
  const before = words.slice(0, -1)
  // "Quarn AB" is a firm, "Calgary AB" a town.
  // "905 Plainfield Ave NE": a quarter of the town, and no Nebraska.
  if (words.at(-1)!.key === 'ne' && isPhrase(before.at(-1), STREETS)) return count
  if (isLegalForm(words.at(-1)!.key) && before.length > 0 && !isMadeOf(before, TOWNS)) return count
  return isStateCode(doc, words.slice(-1)) && !isShouted(doc, before) ? count - 1 : count
}

/** Letters of a state that are a legal form elsewhere. */
function isLegalForm(key: string): boolean {
  return key === 'ab' || key === 'sa'
}

/** "ABOUT ME": capitals before the letters of a state, which are no town that is known. */
function isShouted(doc: Doc, words: Word[]): boolean {
  const last = words.at(-1)
  if (last === undefined || isMadeOf(words, TOWNS)) return false
  const written = doc.text.slice(last.start, last.end)
  return written.length > 1 && written === written.toUpperCase()
}

/** "Leeds", "Dublin 8", "Aarhus C", "Makati City", "Greater Chicago Area". */
function isTown(doc: Doc, words: Word[]): boolean {
  if (isMadeOf(words, TOWNS)) return true
  if (words.length > 2 && isPhrase(words.at(-1), AREA)) return isPlace(doc, words)
  const rest = words.length > 1 && words.at(-1)!.key.length <= LONGEST_QUARTER ? words.slice(0, -1) : []
  return rest.length > 0 && isMadeOf(rest, TOWNS)
}

/** Letters of what tells a part of a town: "8", "14", "C". */
const LONGEST_QUARTER = 2

/** What a street, a house or a quarter is called by; "St. Albans" is a town. */
function streetOf(doc: Doc, words: Word[]): number {
  if (phraseAt(words, 0, OPENERS) > 0 && words.length > 1) return BY_WORD
  const isNamed = words.some((word, at) => (at > 0 || !SMALL_OPENERS.has(word.key)) && isPhrase(word, STREETS))
  if (words.length > 1 && isNamed) return BY_WORD
  if (words.some(isGluedStreet)) return BY_WORD
  const isNumbered = words.some((word, at) => hasDigits(doc, word) && !(at > 0 && isWard(doc, word.key, word.start)))
  return isNumbered ? BY_NUMBER : 0
}

/** "Banepa-5": a number that a hyphen joins to a town is one of its wards. */
function isWard({ fold }: Doc, key: string, start: number): boolean {
  return key.length <= LONGEST_QUARTER && fold[start - 1] === '-'
}

/** Short forms that open names of towns, too: "St. Albans", "Al Khobar". */
const SMALL_OPENERS = new Set(['st', 'al', 'os', 'via', 'post', 'pl', 'pin'])
const GLUED = new Endings(
  'strasse|straße|gasse|weg|platz|allee|straat|laan|plein|gatan|gata|vagen|vegen|gade|vej|katu|utca|iela'.split('|'),
)
/** Letters before them. */
const LEAST_BEFORE = 3

/** "Lindenweg", "Storgatan", "Dorpsstraat", "Kirkonkatu". */
function isGluedStreet(word: Word): boolean {
  const { key } = word
  return GLUED.mayEnd(word).some((ending) => key.length >= ending.length + LEAST_BEFORE && key.endsWith(ending))
}

/** Whether a part may be a town by its letters: few words, each with a capital, and no month. */
export function isTownLike(
  doc: Doc,
  { words, street, start, end }: Pick<HomeCell, 'words' | 'street' | 'start' | 'end'>,
): boolean {
  if (street > 0 || words.length === 0 || words.length > LONGEST_TOWN || end - start > LONGEST_NAME) return false
  if (
    !TOWN_LETTERS.test(doc.text.slice(start, end)) ||
    words.some((word) => isPhrase(word, MONTHS) || CONJUNCTIONS.has(word.key))
  )
    return false
  if (!isCapital(doc, words.at(-1)!.start) && words.length > 1) return false
  return words.every(
    (word, at) =>
      isCapital(doc, word.start) || (at > 0 && word.end - word.start <= LONGEST_SMALL) || isArticle(doc, word, at),
  )
}

/** "Austria and Switzerland" is no town. */
const CONJUNCTIONS = new Set(['and', 'or', 'und', 'oder', 'et', 'ou', 'och', 'og'])
const TOWN_LETTERS = /^['’]?[\p{L}\p{M}][\p{L}\p{M}\d.'’ʻ \u200c-]*$/u
/** "Castellón de la Plana", "Stratford-upon-Avon". */
const LONGEST_SMALL = 4

/** "'s-Hertogenbosch", "'t Harde". */
function isArticle(doc: Doc, { start }: Word, at: number): boolean {
  return at === 0 && /['’]/.test(doc.text[start - 1] ?? '')
}
