import type { Span } from '@evenhand/model'
import { classAt, DIGIT, type Folded, foldPhrase, IDEOGRAPH, LETTER } from './fold-text.ts'
import { goesOn, isWhole, learnPhrase, nextBit, type PhraseBit, phraseWords, withNext } from './phrase-table.ts'

/**
 * A word of a folded text. `number`: which word of the phrases it is; 0 for one that stands in none. `unspaced`: of a script
 * without blanks. `opening` and `closing`: its first and its last three letters as numbers, by which it is seen what it cannot
 * be; 0 of a shorter word.
 */
export type Word = {
  key: string
  start: number
  end: number
  number: number
  unspaced: boolean
  opening: number
  closing: number
}

/** A word of these folded letters, which were not found as one in the text. */
export function createWord(key: string, start: number, end: number): Word {
  const [number, unspaced] = [phraseWords.numberOf(key), isUnspaced(key)]
  return { key, start, end, number, unspaced, opening: openingOf(key), closing: closingOf(key) }
}

/** Letters of a word's opening. */
export const OPENING_LETTERS = 3

/** The first three letters of a word as a number; 0 of a shorter word. */
export function openingOf(key: string): number {
  if (key.length < OPENING_LETTERS) return 0
  return mixed(key.charCodeAt(0), key.charCodeAt(1), key.charCodeAt(2))
}

/** The same of its last three letters. */
export function closingOf(key: string): number {
  return openingOf(key.slice(-OPENING_LETTERS))
}

/** The opening of the word that begins at an offset. */
export function openingOfCodes(codes: Uint16Array, at: number): number {
  return mixed(codes[at]!, codes[at + 1]!, codes[at + 2]!)
}

function mixed(first: number, second: number, third: number): number {
  return first * 961 + second * 31 + third
}

/** Words of a folded text: runs of letters and digits; an ideographic run is one word. Offsets are into the text. */
export function wordsIn({ fold, codes, kinds }: Folded, start: number, end: number): Word[] {
  const words: Word[] = []
  let at = start
  while (at < end) {
    if (kinds[at]! < DIGIT) {
      at++
      continue
    }
    const from = at
    at = endOfWord(codes, kinds, { from, end })
    const number = phraseWords.numberAt(codes, from, at)
    const key = number > 0 ? phraseWords.wordOf(number) : fold.slice(from, at)
    const unspaced = (codes[from]! >= FIRST_UNSPACED || codes[at - 1]! >= FIRST_UNSPACED) && isUnspaced(key)
    const isShort = at - from < OPENING_LETTERS
    const opening = isShort ? 0 : openingOfCodes(codes, from)
    const closing = isShort ? 0 : openingOfCodes(codes, at - OPENING_LETTERS)
    words.push({ key, start: from, end: at, number, unspaced, opening, closing })
  }
  return words
}

/** "driver's" is one word; "l'école" is two, the second of which counts. */
function endOfWord(codes: Uint16Array, kinds: Uint8Array, { from, end }: { from: number; end: number }): number {
  let at = from
  while (at < end && kinds[at]! >= DIGIT) at++
  const isOwned = codes[at] === APOSTROPHE && codes[at + 1] === LETTER_S && !(kinds[at + 2]! >= DIGIT)
  return isOwned ? at + 2 : at
}

/** Whether a phrase of the set may begin with the first of the words between two offsets, which need not be read for it. */
export function mayOpenWith({ codes, kinds }: Folded, set: PhraseBit, { start, end }: Span): boolean {
  let from = start
  while (from < end && kinds[from]! < DIGIT) from++
  const number = phraseWords.numberAt(codes, from, endOfWord(codes, kinds, { from, end }))
  return isWhole(number, set) || goesOn(number, set)
}

const APOSTROPHE = 39
const LETTER_S = 115

/** Folded words of a phrase joined by one blank: the form in which phrases are compared. */
export function phraseKey(phrase: string): string {
  return keyOf(wordsIn(foldPhrase(phrase), 0, phrase.length))
}

/** The phrases of a list, which '|' divides, in that form: folded all at once, which is quicker than one by one. */
export function phraseKeys(list: string): string[] {
  const folded = foldPhrase(list)
  const keys: string[] = []
  for (let start = 0; start <= list.length;) {
    const bar = list.indexOf('|', start)
    const end = bar < 0 ? list.length : bar
    const key = keyOf(wordsIn(folded, start, end))
    if (key !== '') keys.push(key)
    start = end + 1
  }
  return keys
}

/** Words of a text in the same form. */
export function keyOf(words: Word[]): string {
  let keys = words[0]?.key ?? ''
  for (let at = 1; at < words.length; at++) keys += ` ${words[at]!.key}`
  return keys
}

const UNSPACED = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u

/** Phrases to be found among the words of a line. Those of scripts without blanks are found inside words, too. */
export type PhraseSet = PhraseBit & { keys: Set<string>; longest: number; unspaced: string[] }

/** Sets by their lists: files that ask for the same lists share a bit, of which there are not many. */
const compiled = new Map<string, PhraseSet>()

/** The set of the phrases of some lists, which '|' divides. */
export function compilePhrases(...lists: string[]): PhraseSet {
  const all = lists.join('|')
  const known = compiled.get(all) ?? compileSet(all)
  compiled.set(all, known)
  return known
}

function compileSet(list: string): PhraseSet {
  const keys = new Set(phraseKeys(list))
  const unspaced = [...keys].filter((key) => key.length > 1 && UNSPACED.test(key))
  return { ...bitOf(keys), keys, longest: longestOf(keys), unspaced }
}

function longestOf(keys: Set<string>): number {
  return [...keys].reduce((most, key) => Math.max(most, key.split(' ').length), 1)
}

/** Learns phrases as a set, which has a bit of its own. */
export function bitOf(keys: Iterable<string>): PhraseBit {
  const set = nextBit()
  for (const key of keys) learnPhrase(key.split(' '), set)
  return set
}

/** Whether a word is a phrase of the set by itself; none is not. */
export function isPhrase(word: Word | undefined, set: PhraseBit): boolean {
  return word !== undefined && isWhole(word.number, set)
}

/** Whether a phrase of the set is a word, or begins with it. */
export function mayOpen({ number }: Word, set: PhraseBit): boolean {
  return isWhole(number, set) || goesOn(number, set)
}

/** How many words, from `at`, make the longest phrase of the set; 0 if none does. */
export function phraseAt(words: Word[], at: number, set: PhraseBit): number {
  if (at >= words.length) return 0
  let beginning = words[at]!.number
  let best = isWhole(beginning, set) ? 1 : 0
  for (let next = at + 1; next < words.length && goesOn(beginning, set); next++) {
    beginning = withNext(beginning, words[next]!.number)
    if (isWhole(beginning, set)) best = next - at + 1
  }
  return best
}

const NONE: readonly number[] = []

/** How many words each phrase of the set has that stands at a word: the shortest first. */
export function phrasesAt(words: Word[], at: number, set: PhraseBit): readonly number[] {
  let beginning = words[at]!.number
  if (!isWhole(beginning, set) && !goesOn(beginning, set)) return NONE
  const lengths = isWhole(beginning, set) ? [1] : []
  for (let next = at + 1; next < words.length && goesOn(beginning, set); next++) {
    beginning = withNext(beginning, words[next]!.number)
    if (isWhole(beginning, set)) lengths.push(next - at + 1)
  }
  return lengths
}

/** Whether there are words, and phrases of the set are all there is. */
export function isMadeOf(words: Word[], set: PhraseBit): boolean {
  let at = 0
  while (at < words.length) {
    const length = phraseAt(words, at, set)
    if (length === 0) return false
    at += length
  }
  return at > 0
}

/** The words with which the phrases of a set end. */
export function lastWordsOf({ keys }: PhraseSet): PhraseBit {
  return bitOf([...keys].map((key) => key.slice(key.lastIndexOf(' ') + 1)))
}

/** Whether the words end with a phrase of the set; `last`: the words with which its phrases end, where many are asked. */
export function endsWithPhrase(words: Word[], set: PhraseSet, last?: PhraseBit): boolean {
  if (last !== undefined && !isPhrase(words.at(-1), last)) return false
  for (let from = Math.max(0, words.length - set.longest); from < words.length; from++) {
    if (phraseAt(words, from, set) === words.length - from) return true
  }
  return false
}

/** Whether the words hold a phrase of the set. */
export function hasPhrase(words: Word[], set: PhraseSet): boolean {
  for (let at = 0; at < words.length; at++) {
    if (phraseAt(words, at, set) > 0) return true
    if (words[at]!.unspaced && holdsUnspaced(words[at]!, set)) return true
  }
  return false
}

/** Whether a phrase stands inside a word of a script without blanks. */
export function holdsUnspaced({ key, unspaced }: Word, set: PhraseSet): boolean {
  return unspaced && set.unspaced.some((phrase) => key.includes(phrase))
}

const FIRST_UNSPACED = 0x0e00

/** Whether a word is of a script without blanks between words. */
export function isUnspaced(key: string): boolean {
  if (key.charCodeAt(0) < FIRST_UNSPACED && key.charCodeAt(key.length - 1) < FIRST_UNSPACED) return false
  const kind = classAt(key, key.length - 1)
  return kind === IDEOGRAPH || (kind === LETTER && key.charCodeAt(0) >= 0x0e00 && key.charCodeAt(0) < 0x0f00)
}

/** Index of the first word that begins at or behind an offset. */
export function firstWordFrom(words: Word[], offset: number): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]!.start < offset) low = middle + 1
    else high = middle
  }
  return low
}
