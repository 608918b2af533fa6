import type { Field } from '@evenhand/model'
import type { CountryCode } from 'libphonenumber-js/max'
import {
  LANGUAGE_COUNTRIES,
  ORIGIN_WORDS,
  PHONE_PLACES,
  POSTCODE_COUNTRIES,
  STATE_COUNTRIES,
} from '../../../knowledge/reading/phone-places.ts'
import type { Part } from '../../sections/find-sections.ts'
import { hasDigits } from '../../sections/rail-heading.ts'
import type { Doc, Row } from '../../text/document.ts'
import { caseOf, SMALL } from '../../text/letter-case.ts'
import {
  bitOf,
  compilePhrases,
  holdsUnspaced,
  isPhrase,
  mayOpen,
  phraseAt,
  phraseKey,
  phraseKeys,
  type Word,
} from '../../text/phrase-set.ts'
import { type Evidence, readAbroad } from './read-number.ts'

type Table = Map<string, CountryCode[]>
const PLACES = Object.entries(PHONE_PLACES) as [CountryCode, { names: string; towns: string }][]
const NAMES = tableOf(PLACES.map(([country, { names }]) => [country, names]))
const TOWNS = tableOf(PLACES.map(([country, { towns }]) => [country, towns]))
const NAME_SET = compilePhrases(...PLACES.map(([, { names }]) => names))
const TOWN_SET = compilePhrases(...PLACES.map(([, { towns }]) => towns))
const ORIGINS = compilePhrases(ORIGIN_WORDS)
const CODES = STATE_COUNTRIES.map(({ country, languages, codes }) => ({
  country: country as CountryCode,
  languages: new Set(languages.split('|')),
  codes: new Set(codes.split('|')),
}))
const STATES = bitOf(CODES.flatMap(({ codes }) => [...codes].map(phraseKey)))
const POSTCODES = POSTCODE_COUNTRIES.map(({ country, languages, code }) => ({
  country: country as CountryCode,
  languages: languages?.split('|'),
  code,
}))
/** A longer row is a sentence, which may speak of other places. */
const ADDRESS_WORDS = 16
/** Rows at the top that tell of the candidate, where no heading says so; posts and schools stand elsewhere. */
const HEAD_ROWS = 12
const POSTS = new Set<Part['kind']>(['employment', 'education', 'projects', 'publications'])
/** Rows of the parts that tell how to reach the candidate. */
const MOST_ROWS = 40
/** Letters of a row and rows of the rest that are looked into. */
const ROW_LETTERS = 240
const MOST_OTHERS = 400

function tableOf(lists: [CountryCode, string][]): Table {
  const table: Table = new Map()
  for (const [country, phrases] of lists) {
    for (const key of phraseKeys(phrases)) {
      if (key !== '') table.set(key, [...(table.get(key) ?? []), country])
    }
  }
  return table
}

/**
 * Where the numbers without a country's code may belong, the surest evidence first: the candidate's address, other numbers,
 * the language where one country alone writes it, the places of the posts, the language. No name of a person tells anything.
 */
export function* homeCountries(doc: Doc, parts: Part[], name: Field | undefined): Generator<Evidence> {
  const language = doc.resume.language ?? ''
  const spoken = (LANGUAGE_COUNTRIES[language]?.split('|') ?? []) as CountryCode[]
  const [near, others] = rowsOf(doc, parts)
  const isNamed = ({ start }: Pick<Word, 'start'>) =>
    name?.spans.some((span) => start >= span.start && start < span.end) ?? false
  const told = (row: Row) => {
    const isText = mayHoldAddress(doc, row) ? (word: Word) => isOfText(doc, word) : () => true
    return withoutOrigin(doc, row.words).filter((word) => isText(word) && !isNamed(word))
  }
  const postcodes = POSTCODES.filter(({ languages }) => languages?.includes(language) ?? true)
  const codes = (row: Row) => [...postcodesIn(doc, row, postcodes), ...statesIn(doc, row, { language, isNamed })]
  const named = (row: Row) => [...(mayHold(row, NAME_SET) ? placesIn(told(row), NAMES, NAME_SET) : []), ...codes(row)]
  const isCapital = ({ start }: Word) => caseOf(doc.written[start]!) !== SMALL
  const towns = (row: Row, isTold: (word: Word) => boolean = () => true) =>
    mayHold(row, TOWN_SET) ? placesIn(told(row).filter(isTold), TOWNS, TOWN_SET) : []
  yield { countries: new Set(near.flatMap(named)), sure: true }
  yield { countries: new Set(near.flatMap((row) => callingIn(doc, row))), sure: true }
  yield { countries: new Set(near.flatMap((row) => towns(row))), sure: true }
  if (spoken.length === 1) yield { countries: new Set(spoken), sure: true }
  yield { countries: toldTwice(others.map(named)), sure: false, alone: true }
  yield { countries: toldTwice(others.map((row) => towns(row, isCapital))), sure: false, alone: true }
  yield { countries: new Set(spoken), sure: false }
}

/** What one row alone tells of the posts may be a client's or a journey's. */
function toldTwice(rows: CountryCode[][]): Set<CountryCode> {
  const once = new Set<CountryCode>()
  const twice = new Set<CountryCode>()
  for (const country of rows.flatMap((row) => (row.length > 1 ? [...new Set(row)] : row))) {
    if (once.has(country)) twice.add(country)
    once.add(country)
  }
  return twice
}

/** Rows that tell how to reach the candidate, and those of the other parts but of the referees. */
function rowsOf(doc: Doc, parts: Part[]): [near: Row[], others: Row[]] {
  const near: Row[] = []
  const others: Row[] = []
  const head = doc.rows[HEAD_ROWS]?.start ?? doc.text.length
  for (const { kind, heading, rows } of parts) {
    if (kind === 'references') continue
    for (const row of heading === undefined ? rows : [heading, ...rows]) {
      const isHead = kind === 'contact' || (row.start < head && !POSTS.has(kind))
      const isShort = () => row.words.length <= ADDRESS_WORDS || doc.fold.slice(row.start, row.end).includes('@')
      const isNear = kind === 'personal' || (isHead && isShort())
      if (isNear && near.length < MOST_ROWS) near.push(row)
      else if (others.length < MOST_OTHERS) others.push(row)
    }
  }
  return [near, others]
}

/** Without what stands behind "Nationality:" or "Born in", up to the next entry of the row. */
function withoutOrigin({ fold }: Doc, words: Word[]): Word[] {
  const at = words.findIndex((word, index) => phraseAt(words, index, ORIGINS) > 0 || holdsUnspaced(word, ORIGINS))
  if (at < 0) return words
  const next = words.findIndex(
    ({ start }, index) => index > at && /[|\t;•]/u.test(fold.slice(words[index - 1]!.end, start)),
  )
  return next < 0 ? words.slice(0, at) : [...words.slice(0, at), ...words.slice(next)]
}

/** Not a piece of an e-mail or web address, which may be made of names. */
function isOfText({ fold, codes }: Doc, { start, end }: Word): boolean {
  let from = start
  let until = end
  while (from > 0 && start - from < LONGEST_ADDRESS && blanks[codes[from - 1]!] === 0) from--
  while (until < fold.length && until - end < LONGEST_ADDRESS && blanks[codes[until]!] === 0) until++
  return !/@|www\.|:\/\/|\w\.[a-z]{2,4}\//u.test(fold.slice(from, until))
}

const LONGEST_ADDRESS = 60

/** Whether an address may stand in a row, or reach into it: in most rows none does. */
function mayHoldAddress({ fold }: Doc, { start, end }: Row): boolean {
  return /[@/]|www\./.test(fold.slice(Math.max(0, start - LONGEST_ADDRESS), end + LONGEST_ADDRESS))
}

/** By code, whether a folded letter ends an address. */
const blanks = new Uint8Array(0x10000)
for (const blank of ' \t\n|•;,') blanks[blank.charCodeAt(0)] = 1

const WITH_CODE = /(?:\+|\b00)[ ]?\(?[1-9][\d ()./-]{7,20}\d/gu

/** Countries of the numbers with their country's code. */
function callingIn({ fold }: Doc, { start, end }: Row): CountryCode[] {
  const text = fold.slice(start, Math.min(end, start + ROW_LETTERS))
  return [...text.matchAll(WITH_CODE)].flatMap(([written]) => readAbroad(written)?.country ?? [])
}

/** Whether a place may begin with a word of the row: with most words none does. */
function mayHold({ words }: Row, set: typeof NAME_SET): boolean {
  return words.some((word) => word.unspaced || mayOpen(word, set))
}

function placesIn(words: Word[], table: Table, set: typeof NAME_SET): CountryCode[] {
  const found: CountryCode[] = []
  for (let at = 0; at < words.length; at++) {
    const length = phraseAt(words, at, set)
    if (length > 0) {
      const key = words.slice(at, at + length).map((word) => word.key)
      found.push(...(table.get(key.join(' ')) ?? []))
      at += length - 1
    } else if (words[at]!.unspaced) {
      const { key } = words[at]!
      found.push(...set.unspaced.filter((place) => key.includes(place)).flatMap((place) => table.get(place) ?? []))
    }
  }
  return found
}

/** A town, what parts it from a code, and the code with what may stand behind it. */
const CODE =
  /(?:^|[\s,])(\p{Lu}[\p{L}.'’-]+)(?:, ?| \(?)(\p{Lu}\p{L}{1,4})(?=[.)]?(?:[,;|•·\t)]|\s+\d{4,5}\b|\s*$|\s+[|•·(\d+-]))/gu

/** "M5V 2T6": countries of the postal codes, most of which have a digit. */
function postcodesIn(doc: Doc, row: Row, postcodes: typeof POSTCODES): CountryCode[] {
  const text = doc.text.slice(row.start, Math.min(row.end, row.start + ROW_LETTERS))
  if (!hasDigits(doc, row) && !text.includes(CEP)) return []
  return postcodes.filter(({ code }) => code.test(text)).map(({ country }) => country)
}

/** What opens a Brazilian postal code, and stands for it. */
const CEP = 'CEP'

/** "Columbus, OH", "Parramatta NSW 2150": countries of the states' codes. */
function statesIn(
  doc: Doc,
  row: Row,
  { language, isNamed }: { language: string; isNamed: (word: Pick<Word, 'start'>) => boolean },
): CountryCode[] {
  const isCode = (word: Word) => isPhrase(word, STATES) && doc.written[word.start] !== doc.codes[word.start]
  // The last word of a long row may be cut.
  if (row.end - row.start <= ROW_LETTERS && !row.words.some(isCode)) return []
  const text = doc.text.slice(row.start, Math.min(row.end, row.start + ROW_LETTERS))
  const states: CountryCode[] = []
  for (const { 0: whole, 1: town = '', 2: code = '', index } of text.matchAll(CODE)) {
    // "Jo Smith, MD" is no place, and "WHY ME" no town in Maine.
    if (isNamed({ start: row.start + index + whole.indexOf(town) })) continue
    const isShouted = town === town.toUpperCase() && !/[,(]/u.test(whole.slice(1))
    if (isShouted && !/^\s+\d{4}/u.test(text.slice(index + whole.length))) continue
    // "Milano, MI": a town that is known to stand elsewhere.
    const known = TOWNS.get(phraseKey(town))
    for (const { country, languages, codes } of CODES) {
      const isThere = known === undefined || known.includes(country)
      if (isThere && codes.has(code) && languages.has(language || 'en')) states.push(country)
    }
  }
  return states
}

/** "The Hague, NL", "Tabuk, K.S.A.": nothing but towns and countries of any land, and short forms behind them. */
export function isMadeOfPlaces(words: Word[]): boolean {
  let known = 0
  for (let at = 0; at < words.length;) {
    const length = Math.max(phraseAt(words, at, TOWN_SET), phraseAt(words, at, NAME_SET))
    if (length === 0 && (at === 0 || words[at]!.key.length > LONGEST_CODE)) return false
    known += length
    at += Math.max(length, 1)
  }
  return known > 0
}

/** Letters of "NL" and "KSA". */
const LONGEST_CODE = 3
