import type { Span } from '@evenhand/model'
import { codesOf } from './codes.ts'
import { fold, foldLower } from './fold.ts'
import { knownWords } from './vocabulary.ts'

/**
 * Words of a text as parallel arrays, so that a long text costs few objects. Offsets are into the text. `numbers`: which
 * known word each is; 0 for one of which nothing is known.
 */
export type Tokens = { keys: string[]; starts: number[]; ends: number[]; numbers: number[] }

/** Letters of scripts that part no words by blanks. */
export const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const SPACE = 1
const LETTER = 2
/** Scripts written without spaces between words: every character is a token. */
const IDEOGRAPH = 3
const OTHER = 4

const UNKNOWN = 0
/** Kinds of characters, as far as they have been asked for. */
const KINDS = new Uint8Array(65536)
const LETTER_OR_DIGIT = /[\p{L}\p{M}\p{N}]/u

function kindOf(code: number): number {
  const known = KINDS[code]!
  return known === UNKNOWN ? (KINDS[code] = askKind(code)) : known
}

function askKind(code: number): number {
  if (code === 32 || code === 9 || code === 10) return SPACE
  if ((code >= 0x0e00 && code <= 0x0eff) || (code >= 0x3040 && code <= 0x30ff)) return IDEOGRAPH
  if ((code >= 0x3400 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7af)) return IDEOGRAPH
  if (code >= 0xd800 && code <= 0xdfff) return LETTER
  return LETTER_OR_DIGIT.test(String.fromCharCode(code)) ? LETTER : OTHER
}

const APOSTROPHE = /['\u2019]/gu

/**
 * Splits into words: letters and digits; a trailing + or # belongs to the word (C++, C#), so does a dot before
 * one (.NET) and an ampersand inside one (R&D); an apostrophe inside is dropped from the key (driver's, drivers).
 */
export function tokenize(text: string, start = 0, end = text.length): Readonly<Tokens> {
  const tokens: Tokens = { keys: [], starts: [], ends: [], numbers: [] }
  split(tokens, text, { start, end })
  return tokens
}

/** The words of a part of a text whose words are known. */
export function tokensBetween(text: string, tokens: Tokens, { start, end }: Span): Readonly<Tokens> {
  const { keys, starts, ends, numbers } = tokens
  const first = firstFrom(starts, start)
  const after = firstFrom(starts, end)
  const isCut = (first > 0 && ends[first - 1]! > start) || (after > first && ends[after - 1]! > end)
  if (isCut) return tokenize(text, start, end)
  return {
    keys: keys.slice(first, after),
    starts: starts.slice(first, after),
    ends: ends.slice(first, after),
    numbers: numbers.slice(first, after),
  }
}

/**
 * The words of a text in which some stretches were blanked, by the words it had before: only what stood beside these stretches
 * without a blank between is split again. `blanked`: sorted, at the same offsets.
 */
export function tokensAround(text: string, before: Tokens, blanked: readonly Span[]): Readonly<Tokens> {
  const tokens: Tokens = { keys: [], starts: [], ends: [], numbers: [] }
  let word = 0
  let reached = 0
  for (const { start, end } of blanked) {
    // Split with a stretch before it: of many in one long word none is gone through again.
    if (end <= reached) continue
    const from = Math.max(reached, blankBefore(text, start))
    reached = Math.max(reached, blankAfter(text, end))
    word = takeOver(tokens, before, { first: word, until: from })
    split(tokens, text, { start: from, end: reached })
    while (word < before.starts.length && before.starts[word]! < reached) word++
  }
  takeOver(tokens, before, { first: word, until: Infinity })
  return tokens
}

/** Adds the words that start before an offset; returns the number of the next one. */
function takeOver(tokens: Tokens, before: Tokens, { first, until }: { first: number; until: number }): number {
  let word = first
  for (; word < before.starts.length && before.starts[word]! < until; word++) {
    tokens.keys.push(before.keys[word]!)
    tokens.starts.push(before.starts[word]!)
    tokens.ends.push(before.ends[word]!)
    tokens.numbers.push(before.numbers[word]!)
  }
  return word
}

function blankBefore(text: string, offset: number): number {
  let at = offset
  while (at > 0 && kindOf(text.charCodeAt(at - 1)) !== SPACE) at--
  return at
}

function blankAfter(text: string, offset: number): number {
  let at = offset
  while (at < text.length && kindOf(text.charCodeAt(at)) !== SPACE) at++
  return at
}

/** The number of the first word that starts at an offset or later. */
function firstFrom(starts: number[], offset: number): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle]! < offset) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * A part of a text, in small letters where these are as many, and the codes of its letters. `offset`: where it begins in the
 * text: one letter early, if it can, since what stands before a dot says whether the dot opens a word.
 */
type Source = { text: string; offset: number; isLower: boolean; codes: Uint16Array }

function sourceOf(text: string, start: number, end: number): Source {
  const offset = Math.max(0, start - 1)
  const part = text.slice(offset, end)
  const lower = part.toLowerCase()
  const isLower = lower.length === part.length
  const read = isLower ? lower : part
  return { text: read, offset, isLower, codes: codesOf(read) }
}

function split(tokens: Tokens, text: string, { start, end }: Span): void {
  const source = sourceOf(text, start, end)
  const { codes } = source
  let at = start - source.offset
  while (at < codes.length) {
    const kind = kindOf(codes[at]!)
    if (kind === IDEOGRAPH) {
      push(tokens, source, at, at + 1)
      at++
    } else if (kind === LETTER || isDotNet(codes, at)) {
      const from = at
      at = wordEnd(codes, at + 1)
      push(tokens, source, from, at)
    } else at++
  }
}

/**
 * The keys of a wording's words alone. Each key is kept once, by the word as written: a hundred thousand wordings hold a
 * quarter of a million words, of which one in seven is another.
 */
export function keysOf(wording: string, kept: Map<string, string>): string[] {
  const source = sourceOf(wording, 0, wording.length)
  const { codes, text } = source
  const keys: string[] = []
  let at = 0
  while (at < codes.length) {
    const kind = kindOf(codes[at]!)
    const from = at++
    if (kind === LETTER || (kind !== IDEOGRAPH && isDotNet(codes, from))) at = wordEnd(codes, at)
    else if (kind !== IDEOGRAPH) continue
    const word = text.slice(from, at)
    let key = kept.get(word)
    if (key === undefined) kept.set(word, (key = keyOf(source, from, at)))
    keys.push(key)
  }
  return keys
}

function wordEnd(codes: Uint16Array, from: number): number {
  let at = from
  while (at < codes.length && (kindOf(codes[at]!) === LETTER || isInside(codes, at))) at++
  while (at < codes.length && (codes[at] === 43 || codes[at] === 35)) at++
  return at
}

/** Whether an ampersand or apostrophe stands before a letter. */
function isInside(codes: Uint16Array, at: number): boolean {
  const code = codes[at]!
  if (code !== 38 && code !== 39 && code !== 0x2019) return false
  return at + 1 < codes.length && kindOf(codes[at + 1]!) === LETTER
}

function isDotNet(codes: Uint16Array, at: number): boolean {
  if (codes[at] !== 46 || at + 1 === codes.length || codes[at + 1]! <= 57 || kindOf(codes[at + 1]!) !== LETTER)
    return false
  const before = at === 0 ? SPACE : kindOf(codes[at - 1]!)
  return before === SPACE || before === OTHER
}

function push(tokens: Tokens, source: Source, start: number, end: number): void {
  const { text, codes, isLower, offset } = source
  tokens.starts.push(start + offset)
  tokens.ends.push(end + offset)
  // A known word need not be cut out of the text.
  const seen = isLower ? knownWords.numberAt(codes, start, end) : 0
  if (seen > 0) {
    tokens.keys.push(knownWords.wordOf(seen))
    tokens.numbers.push(seen)
  } else if (isLower && isPlain(codes, start, end)) {
    tokens.keys.push(text.slice(start, end))
    tokens.numbers.push(0)
  } else {
    const key = keyOf(source, start, end)
    tokens.keys.push(key)
    tokens.numbers.push(knownWords.numberOf(key))
  }
}

/** Whether a word is its own key. */
function isPlain(codes: Uint16Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (codes[at] === 39 || codes[at]! > 127) return false
  return true
}

function keyOf({ text, isLower }: Source, start: number, end: number): string {
  const word = text.slice(start, end)
  const key = isLower ? foldLower(word) : fold(word)
  return key.includes("'") || key.includes('\u2019') ? key.replace(APOSTROPHE, '') : key
}
