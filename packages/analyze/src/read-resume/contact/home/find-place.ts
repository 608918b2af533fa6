import { PHONE_PLACES } from '../../../knowledge/reading/phone-places.ts'
import {
  AREA_OPENERS,
  AREA_WORDS,
  CITIES,
  COUNTIES,
  COUNTRIES,
  COUNTRIES_ABROAD,
  PLACE_BLANKS,
  REGION_ENDINGS,
  STATE_CODES,
  STATE_SHORTS,
  STATES,
  TOWN_MARKS,
} from '../../../knowledge/reading/place-words.ts'
import type { Doc } from '../../text/document.ts'
import { CAPITAL, caseOf } from '../../text/letter-case.ts'
import { compilePhrases, phraseAt, phraseKeys, type Word } from '../../text/phrase-set.ts'
import { WordSet } from '../../text/word-set.ts'

/** Countries whose towns are seldom what units, firms and families elsewhere are named after. */
const FAR = 'IE AT BE CH CZ DE DK ES FI FR IT LU NL NO PL PT SE SK BR'.split(' ')
/** Towns of theirs that are, nevertheless, or are another word. */
const FAMILIES = new Set(['moss', 'lund', 'bray', 'ennis', 'киров', 'суми', 'ниш', 'русе'])
/** Towns in Greek and Cyrillic letters. */
const EASTERN_TOWNS = Object.values(PHONE_PLACES).flatMap(({ towns }) =>
  towns.split('|').filter((town) => /^[\u0370-\u04ff -]+$/.test(town)),
)
const OTHER_TOWNS = [...FAR.flatMap((code) => PHONE_PLACES[code]?.towns.split('|') ?? []), ...EASTERN_TOWNS]
  .filter((town) => !FAMILIES.has(town))
  .join('|')
const PLACES = compilePhrases(CITIES, COUNTRIES, COUNTRIES_ABROAD, STATES, OTHER_TOWNS, PLACE_BLANKS)
const REGIONS = compilePhrases(COUNTRIES, COUNTRIES_ABROAD, STATES, COUNTIES)
const PROVINCES = compilePhrases(STATES)
const TOWNS = compilePhrases(CITIES, EASTERN_TOWNS.join('|'))
const BLANKS = new Set(PLACE_BLANKS.split('|'))
const BLANK_TOWNS = new Set(phraseKeys(PLACE_BLANKS).map((key) => key.slice(0, key.indexOf(' '))))
const AREAS = compilePhrases(AREA_WORDS)
const MARKS = new WordSet(phraseKeys(TOWN_MARKS))
const ENDINGS = new WordSet(phraseKeys(REGION_ENDINGS))
const OPENERS = new WordSet(AREA_OPENERS.split('|'))
const CODES = new Set(STATE_CODES.split('|'))
const LONGEST_CODE = Math.max(...[...CODES].map((code) => code.length))
const SHORTS = new Set(STATE_SHORTS.split('|'))
const LONGEST_SHORT = Math.max(LONGEST_CODE, ...[...SHORTS].map((short) => short.length))
const STOP = 46
/** Letters stand behind it in the order of characters. */
const NINE = 57
const LEAST_DIGITS = 3

/** "Austin, TX", "Pune, Maharashtra", "Berlin": whether the whole stretch names a place. */
export function isPlace(doc: Doc, words: Word[]): boolean {
  if (words.length === 0 || words.length > 8) return false
  if (isMarkedTown(doc, words)) return true
  // "Greater Chicago Area", "San Francisco Bay Area".
  const opens = words.length > 2 && OPENERS.has(words[0]!) ? 1 : 0
  let known = opens
  let at = opens
  while (at < words.length) {
    const length = phraseAt(words, at, PLACES) || (at > opens ? phraseAt(words, at, AREAS) : 0)
    if (length > 0) {
      known += length
      at += length
    } else if (at === 1 && ENDINGS.has(words[at]!) && known === 0) {
      // "Ивановская область"
      known = 2
      at++
    } else if ((at > 0 && isCode(doc, words[at]!)) || isPostcode(words[at]!)) {
      known++
      at++
    } else if (at < 3 && caseOf(doc.written[words[at]!.start]!) === CAPITAL) at++
    else return false
  }
  const unknown = words.length - known
  if (known <= opens || unknown === 0) return known > opens
  // An unknown town counts when a known state or country follows its comma.
  return doc.fold.slice(words[0]!.start, words.at(-1)!.end).includes(',') && isKnownTail(doc, words)
}

/** "г. Тарн", "м. Нове Місто": a town by the word before its name, whether it is known or not. */
function isMarkedTown(doc: Doc, words: Word[]): boolean {
  if (doc.latin) return false
  const [mark, ...town] = words
  if (town.length === 0 || town.length > 2 || !MARKS.has(mark!) || doc.codes[mark!.end] !== STOP) return false
  return town.every(({ start }) => caseOf(doc.written[start]!) === CAPITAL)
}

/** Whether words are a place, or open with what stands in place of one. */
export function opensWithPlace(doc: Doc, words: Word[]): boolean {
  return isPlace(doc, words) || isBlankPlace(doc, words)
}

/** "City , State": what words open with in place of a town and its state, with capitals as it is written there. */
export function isBlankPlace(doc: Doc, [town, state]: Word[]): boolean {
  if (town === undefined || state === undefined || !BLANK_TOWNS.has(town.key)) return false
  return BLANKS.has(`${doc.text.slice(town.start, town.end)} ${doc.text.slice(state.start, state.end)}`)
}

/** Whether a word is a state's short form: in capitals ("PA"), or with its full stop ("Mich."). */
function isCode(doc: Doc, { key, start, end }: Word): boolean {
  if (end - start > LONGEST_SHORT) return false
  if (end - start <= LONGEST_CODE && CODES.has(doc.text.slice(start, end))) return true
  return doc.codes[end] === STOP && SHORTS.has(key) && caseOf(doc.written[start]!) === CAPITAL
}

/** Whether a word is a number of three to six digits. */
function isPostcode({ key, start, end }: Word): boolean {
  return key.charCodeAt(0) <= NINE && end - start >= LEAST_DIGITS && /^\d{3,6}$/.test(key)
}

function isKnownTail(doc: Doc, words: Word[]): boolean {
  const last = words.at(-1)!
  if (isCode(doc, last) || isPostcode(last)) return true
  for (let from = Math.max(0, words.length - 3); from < words.length; from++) {
    if (phraseAt(words, from, PLACES) === words.length - from) return true
  }
  return false
}

/** "PA" behind a comma: a state's short form, whatever else it may stand for. */
export function isStateCode(doc: Doc, words: Word[]): boolean {
  return words.length === 1 && isCode(doc, words[0]!)
}

/** A state, its short form, or a country: what stands before its comma is a town. */
export function isRegion(doc: Doc, words: Word[]): boolean {
  return isStateCode(doc, words) || (words.length > 0 && phraseAt(words, 0, REGIONS) === words.length)
}

/** A state or its short form: what stands before its comma is a town, and seldom a firm. */
export function isState(doc: Doc, words: Word[]): boolean {
  return isStateCode(doc, words) || (words.length > 0 && phraseAt(words, 0, PROVINCES) === words.length)
}

/** A known town, before which another town does not stand. */
export function isTown(words: Word[]): boolean {
  return phraseAt(words, 0, TOWNS) > 0
}
