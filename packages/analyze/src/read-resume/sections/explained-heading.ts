import type { SectionKind } from '@evenhand/model'
import { HEADING_CHOICES, HEADING_LEVELS, HEADING_ORDERS } from '../../knowledge/reading/heading-words.ts'
import type { Doc, Row } from '../text/document.ts'
import { LETTER, SPACE } from '../text/fold-text.ts'
import { isCapital } from '../text/letter-case.ts'
import { compilePhrases, hasPhrase, isPhrase, phraseKeys, type Word } from '../text/phrase-set.ts'
import { bareHeading, withoutNumbers } from './bare-heading.ts'
import { knownHeading } from './heading-kind.ts'
import { hasDigits } from './rail-heading.ts'

/** How far into a row its heading may end. */
const LONGEST = 60
const LONGEST_EXPLANATION = 9
const LONGEST_REQUEST = 20
/** Words of a heading with a length of time. */
const LONGEST_LASTING = 9
/** "17 years 3 months", "12 Jahre", "총 16년 2개월". */
const LENGTH_OF_TIME =
  /^\(?(?:\p{L}{1,12}[\s:]\s?)?\d{1,2}[\s.,]{0,2}\p{L}{1,12}\.?(?:[\s,]{1,2}(?:\p{L}{1,3}\s)?\d{1,2}\s?\p{L}{1,12}\.?)?\)?$/u

type Looks = { isMarked: () => boolean; isAboveDates: () => boolean }

/** What parts a heading from what is said of it. */
const SIGN = /\s?[([,:]\s?|\s-{1,2}\s/
/** What is said of the order of a section's entries. */
export const ORDERS = compilePhrases(HEADING_ORDERS)
/** Levels of studies that stand behind their heading: "학력 대학교(4년) 졸업". */
const LEVELS = compilePhrases(HEADING_LEVELS)
/** The same in one word, or that some of them are chosen. */
const CHOICES = new Set(phraseKeys(HEADING_CHOICES))

/**
 * A known heading with what is said of it: "Experience — 17 years 3 months", "PUBLICATIONS (5 of 71)",
 * "WORK, newest first:", "3. Work (with all gaps)". `isMarked`: whether the row looks like a heading; `isAboveDates`: whether
 * a span of time stands below it.
 */
export function explainedHeading(doc: Doc, row: Row, { isMarked, isAboveDates }: Looks): SectionKind | undefined {
  // Letters without capitals open a heading as well.
  if (doc.written[row.start] === doc.codes[row.start] && row.letters > 0 && !isNumbered(doc, row)) return undefined
  const twice = toldTwice(doc, row)
  if (twice !== undefined) return twice
  const until = Math.min(row.end, row.start + LONGEST)
  const sign = mayHoldSign(doc, row.start, until) ? SIGN.exec(doc.fold.slice(row.start, until)) : null
  if (sign === null) return hasDigits(doc, row) && (isMarked() || isAboveDates()) ? lasting(doc, row) : undefined
  if (sign.index < (row.letters > 0 ? 3 : 2)) return undefined
  const from = row.start + sign.index
  const named = row.words.filter((word) => word.end <= from)
  const label = isNumbered(doc, row) ? bareHeading(withoutNumbers(named)) : named
  const kind = knownHeading(label, doc.fold)
  // "1. Short films (Harbour Lights)" in a list: a number alone marks what is no list by itself.
  const numbered = label !== named && (kind === 'employment' || kind === 'education')
  if (kind === undefined) return inBracket(doc, row, { from, label: named })
  const rest = doc.fold.slice(from + sign[0].length, Math.min(row.end, from + LONGEST)).trim()
  if (LENGTH_OF_TIME.test(rest) && !sign[0].includes(',')) return kind
  const behind = row.words.slice(named.length)
  const isLoud = isUpper(doc.text.slice(row.start, from))
  // "QUALIFICATIONS (please ensure that proof of each is attached)": what a form asks for.
  if (behind.length > (isLoud && /[([]/.test(sign[0]) ? LONGEST_REQUEST : LONGEST_EXPLANATION)) return undefined
  const bracket =
    (isMarked() || numbered || isLoud || isOrder(behind)) &&
    /[([]/.test(sign[0]) &&
    CLOSED.test(doc.fold.slice(row.start, row.end))
  const order = sign[0].includes(',') && isOrder(behind)
  return bracket || order ? kind : undefined
}

/** A bracket that ends a row, or stands before the signs around its words: "~~ Bank and agency (alongside) ~~". */
const CLOSED = /[)\]]:?(?:\s?[~=*#:+<>|-]{1,6})*$/

function isOrder(words: Word[]): boolean {
  return hasPhrase(words, ORDERS) || words.some(({ key }) => CHOICES.has(key))
}

/** "3. Work": its number opens the row, and a capital what it is called. */
function isNumbered(doc: Doc, { start, words }: Row): boolean {
  const [number, next] = words
  if (number?.start !== start || next === undefined || number.opening !== 0) return false
  return NUMBER.test(doc.fold.slice(start, next.start)) && isCapital(doc, next.start)
}

const NUMBER = /^(?:\d{1,2}|[a-z])[.)]\s/

/** "COACHING (jobs)": capitals of another wording, and in the bracket behind them a word that names posts. */
function inBracket(doc: Doc, row: Row, { from, label }: { from: number; label: Word[] }): SectionKind | undefined {
  if (label.length > LONGEST_LABEL || row.words.length - label.length > LONGEST_LABEL) return undefined
  if (!isUpper(doc.text.slice(row.start, from)) || !/^\s?\([^()]+\):?$/.test(doc.fold.slice(from, row.end)))
    return undefined
  return knownHeading(row.words.slice(label.length), doc.fold) === 'employment' ? 'employment' : undefined
}

const LONGEST_LABEL = 4

const SIGNS = new Uint8Array(0x10000)
for (const sign of '([,:') SIGNS[sign.charCodeAt(0)] = 1
const DASH = 45

/** Whether any of the signs stands where a heading may end: in most rows none does. A dash is one behind a blank only. */
function mayHoldSign({ codes, kinds }: Doc, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    if (SIGNS[codes[at]!] === 1 || (codes[at] === DASH && at > start && kinds[at - 1] === SPACE)) return true
  }
  return false
}

/** "경력 총 8년 2개월", "ERFARING 12 år": a known heading with nothing behind it but how long that was. */
function lasting(doc: Doc, row: Row): SectionKind | undefined {
  if (row.words.length > LONGEST_LASTING) return undefined
  for (let until = 1; until < row.words.length; until++) {
    const rest = doc.fold.slice(row.words[until]!.start, row.end)
    if (!LENGTH_OF_TIME.test(rest)) continue
    const kind = knownHeading(row.words.slice(0, until), doc.fold)
    if (kind !== undefined) return kind
  }
  return undefined
}

/**
 * "학력 최종학력 | 대학교(4년) 졸업": two headings of one kind in scripts without capitals, and what the second tells; or the highest
 * level right behind the first.
 */
function toldTwice(doc: Doc, { start, end, words, bullet }: Row): SectionKind | undefined {
  const [first, second] = words
  if (bullet || second === undefined || words.length > LONGEST_LASTING || !first!.unspaced || !second.unspaced)
    return undefined
  if (doc.fold.slice(first!.end, second.start) !== ' ') return undefined
  const kind = knownHeading([first!])
  // In a table's head what stands behind the level heads other columns.
  if (kind === 'education' && isPhrase(second, LEVELS))
    return doc.fold.slice(start, end).includes('\t') ? undefined : kind
  return kind !== undefined && knownHeading([second]) === kind && !OF_NONE.has(kind) ? kind : undefined
}

/** Kinds of section whose headings are words of other things, too. */
const OF_NONE = new Set<SectionKind>(['skills', 'summary', 'contact', 'other'])

function isUpper(label: string): boolean {
  return label === label.toUpperCase() && label !== label.toLowerCase()
}

/** "~ school ~", "== Work ==": signs around the words that set them apart. */
export function isDecorated(doc: Doc, row: Row): boolean {
  const line = doc.resume.lines[row.index]
  if (line === undefined || row.words.length > 6 || doc.kinds[row.end - 1] === LETTER) return false
  const text = doc.fold.slice(line.start, line.end).trim()
  return /^([~=*#:+<>-])\1{0,5}\s?[^~=*#:+<>]{3,40}\s?[~=*#:+<>-]{1,6}$/.test(text)
}
