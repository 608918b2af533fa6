import type { Doc } from './document.ts'
import type { Word } from './phrase-set.ts'

export const SMALL = 1
export const CAPITAL = 2
/** A digit, a sign, or a letter of a script without capitals. */
const NEITHER = 3
/** By code, what case a letter has; 0 where it has not been asked for. */
const cases = new Uint8Array(0x10000)

/** SMALL, CAPITAL, or something else. */
export function caseOf(code: number): number {
  const known = cases[code]!
  return known > 0 ? known : (cases[code] = askCase(String.fromCharCode(code)))
}

function askCase(letter: string): number {
  if (letter.toLowerCase() !== letter) return CAPITAL
  return letter.toUpperCase() === letter ? NEITHER : SMALL
}

/** Whether a letter is a small one; digits, signs and letters of scripts without capitals are not. */
export function isSmall(letter: string): boolean {
  return caseOf(letter.charCodeAt(0)) === SMALL
}

/** Whether a capital stands at an offset, or a letter of a script without them. */
export function isCapital(doc: Doc, at: number): boolean {
  const code = doc.written[at]!
  return caseOf(code) === CAPITAL || code >= FIRST_CASELESS
}

/** Letters from which on most scripts have no capitals. */
const FIRST_CASELESS = 0x590

/** Whether words begin with a small letter; none do not. */
export function opensSmall(doc: Doc, [first]: Word[]): boolean {
  return first !== undefined && caseOf(doc.written[first.start]!) === SMALL
}

/** Whether a word begins with a letter that folding changes: a capital, or one with an accent. */
export function opensLarge(doc: Doc, { start }: Word): boolean {
  return doc.text[start] !== doc.fold[start]
}
