import type { Word } from './phrase-set.ts'

const [ZERO, NINE] = [48, 57]

/** "7", "12": whether a word is a number of one or two digits. Asked of nearly all words, too often for a pattern. */
export function isShortNumber({ key, opening }: Word): boolean {
  // Longer words have an opening, which is seen without asking for their letters.
  return opening === 0 && isDigit(key.charCodeAt(0)) && (key.length === 1 || isDigit(key.charCodeAt(1)))
}

/** "7", "1400", "3rd": whether a digit opens a word. */
export function opensWithDigit({ key }: Word): boolean {
  return isDigit(key.charCodeAt(0))
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE
}
