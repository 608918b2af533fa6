import { CITIES, COUNTRIES, STATES, STREET_WORDS } from '../../knowledge/reading/place-words.ts'
import {
  DOCUMENT_WORDS,
  NAME_PARTICLES,
  NAME_TITLES,
  POST_NOMINALS,
  TRADE_NAMES,
} from '../../knowledge/reading/name-words.ts'
import { EMPLOYER_WORDS, LEGAL_FORMS } from '../../knowledge/reading/employer-words.ts'
import { SCHOOL_WORDS } from '../../knowledge/reading/school-words.ts'
import { TITLE_NOUNS } from '../../knowledge/reading/title-words.ts'
import { findDegree } from '../education/degree-shape.ts'
import { isPlace } from './find-place.ts'
import { knownHeading } from '../sections/heading-kind.ts'
import type { Doc } from '../text/document.ts'
import { classAt, IDEOGRAPH } from '../text/fold-text.ts'
import { compilePhrases, hasPhrase, phraseAt, type Word, wordsOf } from '../text/phrase-set.ts'

const PARTICLES = compilePhrases(NAME_PARTICLES)
const TITLES = compilePhrases(NAME_TITLES)
const AFTER = compilePhrases(POST_NOMINALS)
const DOCUMENT = compilePhrases(DOCUMENT_WORDS)
const ORGANISATION = compilePhrases(SCHOOL_WORDS, EMPLOYER_WORDS, LEGAL_FORMS.replace('|s a|', '|'))
const PLACES = compilePhrases(CITIES, COUNTRIES, STATES)
const STREETS = compilePhrases(STREET_WORDS)
const JOBS = compilePhrases(TITLE_NOUNS)
const TRADES = compilePhrases(TRADE_NAMES)

/** "Baker", "Cook": a trade that people are called by, too. */
export function isTradeName(word: Word): boolean {
  return TRADES.keys.has(word.key)
}

/** A stretch of text that may be a person's name, without titles and letters after it. */
export type NameShape = { start: number; end: number; words: Word[]; score: number }

const MOST_WORDS = 6

/** "RN, BSN": letters after a name, which are no headline. */
export function isPostNominal(words: Word[]): boolean {
  return phraseAt(words, 0, AFTER) === words.length
}

/** Rows that only say what the document is: "Curriculum vitae". */
export function documentWords(row: { words: Word[] }): boolean {
  return row.words.length <= 5 && hasPhrase(row.words, DOCUMENT)
}

/** How much a stretch of text looks like a person's name by itself; undefined when it cannot be one. */
export function nameShape(doc: Doc, start: number, end: number): NameShape | undefined {
  if (end - start > 80 || end - start < 2 || doc.fold.slice(start, end).trim().includes('\t')) return undefined
  let words = wordsOf(doc.fold, start, end)
  // "Curriculum vitae Jane Miller"
  const announced = phraseAt(words, 0, DOCUMENT)
  if (announced > 0 && words.length > announced) words = words.slice(announced)
  const titled = phraseAt(words, 0, TITLES)
  if (titled > 0 && words.length > titled) words = words.slice(titled)
  words = withoutPostNominals(doc, words)
  while (words.length > 1 && isNoName(words.at(-1)!)) words = words.slice(0, -1)
  if (words.length === 0 || countNames(doc, words) > MOST_WORDS) return undefined
  if (findDegree(doc, words) !== undefined) return undefined
  const from = words[0]!.start + gluedTitle(words[0]!.key)
  let until = words.at(-1)!.end
  if (words.at(-1)!.key.length === 1 && doc.fold[until] === '.') until++
  const text = doc.fold.slice(from, until)
  if (/[0-9@:;!?%$#&*=/\\|<>]/.test(text) || knownHeading(words) !== undefined) return undefined
  const score = isIdeographic(text)
    ? ideographicScore(text, words)
    : alphabeticScore(doc, words, { titled: titled > 0 })
  return score === undefined ? undefined : { start: from, end: until, words, score }
}

/** How many names: "O'Connor-Ndiaye" is one, "de" and "van" are none. */
function countNames(doc: Doc, words: Word[]): number {
  return words.filter(({ key, start }, at) => {
    const before = words[at - 1]
    if (before !== undefined && start - before.end === 1 && "-'".includes(doc.fold[before.end]!)) return false
    return at === 0 || !PARTICLES.keys.has(key)
  }).length
}

/** Length of a Thai form of address written into the first name. */
function gluedTitle(key: string): number {
  const title = ['นางสาว', 'นาย', 'นาง'].find((form) => key.startsWith(form) && key.length > form.length + 1)
  return title?.length ?? 0
}

/** A heading's word or a blank ("XXXX") at the end belongs to what follows the name. */
function isNoName(word: Word): boolean {
  return knownHeading([word]) !== undefined || /^x{2,}$/.test(word.key)
}

function withoutPostNominals(doc: Doc, words: Word[]): Word[] {
  let kept = words
  for (let count = 0; count < 6 && kept.length > 1; count++) {
    const tail = [3, 2, 1].find((length) => kept.length > length && phraseAt(kept.slice(-length), 0, AFTER) === length)
    if (tail === undefined) break
    const first = kept[kept.length - tail]!
    const before = kept[kept.length - tail - 1]!
    const comma =
      doc.fold.slice(before.end, first.start).includes(',') || doc.fold.slice(before.end, first.start).includes('(')
    const written = doc.text.slice(first.start, kept.at(-1)!.end)
    const upper =
      written.length > 1 && written.replaceAll(/[^\p{L}]/gu, '').length > 1 && !/^\p{Lu}\p{Ll}/u.test(written)
    // "Ma" and "Do" are surnames, too: only letters after a comma, or capitals after a name that is not.
    const restUpper = /^[^\p{Ll}]*$/u.test(doc.text.slice(kept[0]!.start, before.end))
    if (!comma && (!upper || restUpper)) break
    kept = kept.slice(0, -tail)
  }
  return kept
}

function isIdeographic(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (classAt(text, at) === IDEOGRAPH) return true
  return false
}

function ideographicScore(text: string, words: Word[]): number | undefined {
  const signs = text.replaceAll(/[\s・•]/gu, '')
  if (signs.length < 2 || signs.length > 12 || hasPhrase(words, DOCUMENT) || hasPhrase(words, ORGANISATION))
    return undefined
  if (hasPhrase(words, JOBS) || hasPhrase(words, PLACES)) return undefined
  const hangul = /^[\uac00-\ud7af]+$/u.test(signs)
  if (signs.length <= 4) return hangul || signs.length <= 3 ? 0.6 : 0.5
  return /[\u30a0-\u30ff]/u.test(signs) ? 0.35 : 0.15
}

function alphabeticScore(doc: Doc, words: Word[], { titled }: { titled: boolean }): number | undefined {
  let score = 0.4
  let long = 0
  for (const [at, word] of words.entries()) {
    const first = doc.text[word.start]!
    const cased = first.toLowerCase() !== first.toUpperCase()
    if (cased && first === first.toLowerCase() && !PARTICLES.keys.has(word.key)) {
      // Lower-case words are rarely names: only a short line of them may be.
      if (words.length > 3 || at > 0) return undefined
      score -= 0.4
    }
    if (DOCUMENT.keys.has(word.key) || knownHeading([word]) !== undefined) return undefined
    // "Dean", "Baker" and "Cook" are names, too: an address or the look of the row must speak for them.
    if (JOBS.keys.has(word.key)) score -= TRADES.keys.has(word.key) ? 0.05 : 0.35
    if (STREETS.keys.has(word.key) && word.key.length > 3 && at === words.length - 1) score -= 0.2
    if (word.key.length >= 2) long++
  }
  if (long === 0) return undefined
  if (hasPhrase(words, DOCUMENT)) return undefined
  const last = words.at(-1)!.key
  if (words.length > 1 && JOBS.keys.has(last) && !TRADES.keys.has(last)) score -= 0.15
  if (hasPhrase(words, ORGANISATION)) score -= 0.35
  // "Washington", "Kenya" and "Austin" are names of people: only a place as a whole is none.
  if (hasPhrase(words, PLACES)) score -= isPlace(doc, words) ? 0.5 : words.length > 3 ? 0.2 : 0.05
  // "van der", "de la" between capitals is the mark of a name.
  const inner = words.slice(1, -1)
  if (
    inner.length > 0 &&
    inner.every((word) => PARTICLES.keys.has(word.key) && doc.text[word.start] === doc.fold[word.start])
  )
    score += 0.15
  const names = countNames(doc, words)
  if (names === 2 || names === 3) score += 0.2
  if (names === 1) score -= 0.1
  if (names >= 5) score -= 0.1
  return titled ? score + 0.25 : score
}
