import { WordNumbers } from '../../knowledge/word-numbers.ts'
import { classAt, foldText, IDEOGRAPH, LETTER, DIGIT } from './fold-text.ts'

/** A word of a folded text. `number`: which of the first words of all phrases it is; 0 for one that opens none. */
export type Word = { key: string; start: number; end: number; number: number }

/** The first words of all phrases, which are compiled before any text is read: a set says by a word's number what it opens. */
const openers = new WordNumbers(1 << 15)

export function createWord(key: string, start: number, end: number): Word {
  return { key, start, end, number: openers.numberOf(key) }
}

/** Words of a folded text: runs of letters and digits; an ideographic run is one word. Offsets are into the text. */
export function wordsOf(fold: string, start: number, end: number): Word[] {
  const words: Word[] = []
  let at = start
  while (at < end) {
    const kind = classAt(fold, at)
    if (kind < DIGIT) {
      at++
      continue
    }
    const from = at
    while (at < end && classAt(fold, at) >= DIGIT) at++
    // "driver's" is one word; "l'école" is two, the second of which counts.
    if (fold[at] === "'" && fold[at + 1] === 's' && classAt(fold, at + 2) < DIGIT) at += 2
    words.push(createWord(fold.slice(from, at), from, at))
  }
  return words
}

/** Folded words of a phrase joined by one blank: the form in which phrases are compared. */
export function phraseKey(phrase: string): string {
  const fold = foldText(phrase)
  return wordsOf(fold, 0, fold.length)
    .map((word) => word.key)
    .join(' ')
}

const UNSPACED = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u

/**
 * Phrases to be found among the words of a line. Those of scripts without blanks are found inside words, too.
 * `openings`: by a word's number, the most words of a phrase that begins with it.
 */
export type PhraseSet = { keys: Set<string>; openings: Uint8Array; longest: number; unspaced: string[] }

export function compilePhrases(...lists: string[]): PhraseSet {
  const keys = new Set<string>()
  const unspaced: string[] = []
  for (const phrase of lists.flatMap((list) => list.split('|'))) {
    const key = phraseKey(phrase)
    if (key === '') continue
    keys.add(key)
    if (UNSPACED.test(key) && key.length > 1) unspaced.push(key)
  }
  const openings = openingsOf(keys)
  return { keys, openings, longest: openings.reduce((most, length) => Math.max(most, length), 1), unspaced }
}

/** For each word, by its number, the most words of a phrase that begins with it. */
export function openingsOf(keys: Iterable<string>): Uint8Array {
  const lengths: number[] = [0]
  for (const key of keys) {
    const words = key.split(' ')
    const number = openers.learn(words[0]!)
    lengths[number] = Math.max(lengths[number] ?? 0, words.length)
  }
  return Uint8Array.from({ length: openers.last + 1 }, (_, number) => lengths[number] ?? 0)
}

/** How many words, from `at`, make the longest phrase of the set; 0 if none does. */
export function phraseAt(words: Word[], at: number, set: PhraseSet): number {
  const first = words[at]
  if (first === undefined) return 0
  const longest = set.openings[first.number] ?? 0
  if (longest === 0) return 0
  let key = first.key
  let best = set.keys.has(key) ? 1 : 0
  const until = Math.min(words.length, at + longest)
  for (let i = at + 1; i < until; i++) {
    key = `${key} ${words[i]!.key}`
    if (set.keys.has(key)) best = i - at + 1
  }
  return best
}

/** Whether the words hold a phrase of the set. */
export function hasPhrase(words: Word[], set: PhraseSet): boolean {
  for (let at = 0; at < words.length; at++) {
    if (phraseAt(words, at, set) > 0) return true
    if (set.unspaced.length > 0 && holdsUnspaced(words[at]!.key, set)) return true
  }
  return false
}

/** Whether a phrase stands inside a word of a script without blanks. */
export function holdsUnspaced(key: string, set: PhraseSet): boolean {
  return isUnspaced(key) && set.unspaced.some((phrase) => key.includes(phrase))
}

const FIRST_UNSPACED = 0x0e00

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
