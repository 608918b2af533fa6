import { fold, foldLower } from './fold.ts'

/** Words of a text as parallel arrays, so that a long text costs few objects. Offsets are into the text. */
export type Tokens = { keys: string[]; starts: number[]; ends: number[] }

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
  const isWhole = start === 0 && end === text.length
  if (last?.text === text) {
    const known = isWhole ? last.tokens : between(last.tokens, start, end)
    if (known !== undefined) return known
  }
  const tokens = split(text, start, end)
  if (isWhole && text.length >= KEPT.least && text.length <= KEPT.most) last = { text, tokens }
  return tokens
}

/** The last text that was split as a whole: a resume is read for its language, its terms and its lines, one after another. */
let last: { text: string; tokens: Tokens } | undefined
const KEPT = { least: 400, most: 400_000 }

/** The words of a part of a text that was split as a whole; none where an end of the part cuts a word. */
function between({ keys, starts, ends }: Tokens, start: number, end: number): Tokens | undefined {
  const first = firstFrom(starts, start)
  const after = firstFrom(starts, end)
  if ((first > 0 && ends[first - 1]! > start) || (after > first && ends[after - 1]! > end)) return undefined
  return { keys: keys.slice(first, after), starts: starts.slice(first, after), ends: ends.slice(first, after) }
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

function split(text: string, start: number, end: number): Tokens {
  const tokens: Tokens = { keys: [], starts: [], ends: [] }
  const lower = text.slice(start, end).toLowerCase()
  const isPlain = !BEYOND_ASCII.test(lower)
  const source = { text, offset: start, lower: lower.length === end - start ? lower : undefined, isPlain }
  let at = start
  while (at < end) {
    const kind = kindOf(text.charCodeAt(at))
    if (kind === IDEOGRAPH) {
      push(tokens, source, at, at + 1)
      at++
    } else if (kind === LETTER || isDotNet(text, at, end)) {
      const from = at
      at = wordEnd(text, at + 1, end)
      push(tokens, source, from, at)
    } else at++
  }
  return tokens
}

function wordEnd(text: string, from: number, end: number): number {
  let at = from
  while (at < end) {
    const code = text.charCodeAt(at)
    if (kindOf(code) === LETTER) at++
    else if (
      (code === 38 || code === 39 || code === 0x2019) &&
      at + 1 < end &&
      kindOf(text.charCodeAt(at + 1)) === LETTER
    )
      at++
    else break
  }
  while (at < end && (text.charCodeAt(at) === 43 || text.charCodeAt(at) === 35)) at++
  return at
}

function isDotNet(text: string, at: number, end: number): boolean {
  return (
    text.charCodeAt(at) === 46 &&
    at + 1 < end &&
    kindOf(text.charCodeAt(at + 1)) === LETTER &&
    text.charCodeAt(at + 1) > 57 &&
    (at === 0 || kindOf(text.charCodeAt(at - 1)) === SPACE || kindOf(text.charCodeAt(at - 1)) === OTHER)
  )
}

const BEYOND_ASCII = /[^\u0000-\u007f]/

/** A text with the lower case of its part from `offset` on, where that has the same length; `isPlain`: it is ASCII. */
type Source = { text: string; offset: number; lower: string | undefined; isPlain: boolean }

function push(tokens: Tokens, source: Source, start: number, end: number): void {
  const key = keyOf(source, start, end)
  tokens.keys.push(key.includes("'") || key.includes('\u2019') ? key.replace(APOSTROPHE, '') : key)
  tokens.starts.push(start)
  tokens.ends.push(end)
}

function keyOf({ text, offset, lower, isPlain }: Source, start: number, end: number): string {
  if (lower === undefined) return fold(text.slice(start, end))
  const word = lower.slice(start - offset, end - offset)
  return isPlain ? word : foldLower(word)
}
