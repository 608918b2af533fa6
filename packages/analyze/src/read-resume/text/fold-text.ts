import { codesOf } from '../../knowledge/codes.ts'

/** Classes of folded characters, for scanning. */
export const SPACE = 1
export const PUNCTUATION = 2
export const DIGIT = 3
export const LETTER = 4
/** Chinese, Japanese and Korean characters: words are not divided by spaces. */
export const IDEOGRAPH = 5

const folded = new Uint16Array(65536)
const classes = new Uint8Array(65536)

const DASHES = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\ufe58\ufe63\uff0d\u30fc'
const QUOTES = '\u2018\u2019\u201b\u2032\u02bc\u0060\u00b4\uff07\u05f3'
const DOUBLE_QUOTES = '\u201c\u201d\u201e\u2033\u00ab\u00bb\uff02\u05f4'
const BULLETS =
  '\u2022\u2023\u2756\u27a2\u27a4\u2714\u2713\u2605\u2606\u2666\u00b7\u2219\u22c4\u22c5\u2027\u30fb\u203a\u204c\u00a7\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf095\uf082\uf0a8\uf0b2\uf02d'
const SAME: Record<string, string> = {
  '\uff1a': ':',
  '\uff0c': ',',
  '\u3001': ',',
  '\u060c': ',',
  '\uff1b': ';',
  '\u061b': ';',
  '\uff08': '(',
  '\uff09': ')',
  '\u3010': '[',
  '\u3011': ']',
  '\uff5c': '|',
  '\u2502': '|',
  '\u00a6': '|',
  '\u2016': '|',
  '\u2223': '|',
  '\u2503': '|',
  '\u2551': '|',
  '\uff0f': '/',
  '\u2044': '/',
  '\u301c': '~',
  '\uff5e': '~',
  '\u3002': '.',
  '\uff0e': '.',
  '\uff20': '@',
  '\u2192': '>',
  '\u21d2': '>',
  '\u2794': '>',
  '\u279c': '>',
  ß: 's',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  æ: 'a',
  œ: 'o',
  ð: 'd',
  þ: 't',
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  ة: 'ه',
  ё: 'е',
  ς: 'σ',
}

function classOf(char: string): number {
  if (/[\s\u200b-\u200f\ufeff\u00ad]/u.test(char)) return SPACE
  if (/\p{Nd}/u.test(char)) return DIGIT
  if (/[\p{L}\p{M}\p{Nl}]/u.test(char)) {
    return /[\u3005\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uac00-\ud7af]/u.test(char) ? IDEOGRAPH : LETTER
  }
  return PUNCTUATION
}

function foldChar(char: string): string {
  if (DASHES.includes(char) && char !== '\u30fc') return '-'
  if (QUOTES.includes(char)) return "'"
  if (DOUBLE_QUOTES.includes(char)) return '"'
  if (BULLETS.includes(char) || isGeometric(char)) return '•'
  if (SAME[char] !== undefined) return SAME[char]
  if (/\p{Nd}/u.test(char)) return String(digitOf(char))
  if (/\s/u.test(char)) return char === '\n' || char === '\t' ? char : ' '
  const lower = char.toLowerCase()
  if (SAME[lower[0]!] !== undefined) return SAME[lower[0]!]!
  // Hangul would fall apart into its letters; other scripts' marks carry the vowels.
  const base = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\uff00-\uffef]/u.test(char)
    ? lower.normalize('NFKD')
    : lower
  return base[0] ?? char
}

/** Geometric shapes, of which any may part a row or open it: "●", "◉", "⬥". */
function isGeometric(char: string): boolean {
  return (char >= '\u25a0' && char <= '\u25ff') || (char >= '\u2b12' && char <= '\u2b2f')
}

/** Decimal digits of every script stand in blocks of ten that begin with zero. */
function digitOf(char: string): number {
  let code = char.charCodeAt(0)
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCharCode(code - 1))) {
    code--
    value++
  }
  return value
}

function learn(code: number): void {
  const char = String.fromCharCode(code)
  const result = foldChar(char).charCodeAt(0)
  folded[code] = result
  classes[code] = code >= 0xd800 && code < 0xe000 ? PUNCTUATION : classOf(String.fromCharCode(result))
}

/** SPACE, PUNCTUATION, DIGIT, LETTER or IDEOGRAPH. */
export function classAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (classes[code] === 0) learn(code)
  return classes[code]!
}

/**
 * A text without case and accents, with ASCII digits, plain dashes, quotes and bullets, and of the SAME LENGTH: an offset
 * into one is an offset into the other. `codes`: those of the folded letters; `kinds`: their classes.
 */
export type Folded = { fold: string; codes: Uint16Array; kinds: Uint8Array }

/** A resume, folded. `written`: the codes of its letters before. */
export function foldWhole(text: string): Folded & { written: Uint16Array } {
  const written = codesOf(text)
  return { ...foldCodes(text, written.slice()), written }
}

/** A phrase of the knowledge, or another short text, folded. */
export function foldPhrase(phrase: string): Folded {
  return foldCodes(phrase, codesOf(phrase))
}

/** A short text without case and accents. */
export function foldText(phrase: string): string {
  return foldPhrase(phrase).fold
}

/** Whether a character folds to its small letter, as nearly all of ASCII does. */
function isPlain(code: number): boolean {
  return code < 128 && code !== 96 && (code > 31 || code === 9 || code === 10)
}

/** Pieces of a text that are kept apart at most, before they are put together. */
const MOST_PIECES = 4096

function foldCodes(text: string, codes: Uint16Array): Folded {
  const lower = text.toLowerCase()
  // The dotted capital of Turkish has a small letter of two characters.
  const isSame = lower.length === text.length
  const base = isSame ? lower : text
  const kinds = new Uint8Array(codes.length)
  const pieces: string[] = []
  let from = 0
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at]!
    if (classes[code] === 0) learn(code)
    const found = folded[code]!
    codes[at] = found
    kinds[at] = classes[code]!
    if ((isSame && isPlain(code)) || found === base.charCodeAt(at)) continue
    pieces.push(base.slice(from, at), String.fromCharCode(found))
    from = at + 1
    if (pieces.length > MOST_PIECES) pieces.splice(0, pieces.length, pieces.join(''))
  }
  pieces.push(base.slice(from))
  return { fold: from === 0 ? base : pieces.join(''), codes, kinds }
}
