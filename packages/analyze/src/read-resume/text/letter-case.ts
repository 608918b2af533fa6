import type { Doc } from './document.ts'
import type { Word } from './phrase-set.ts'

/** Whether a letter is a small one; digits, signs and letters of scripts without capitals are not. */
export function isSmall(letter: string): boolean {
  return letter === letter.toLowerCase() && letter !== letter.toUpperCase()
}

/** Whether words begin with a small letter; none do not. */
export function opensSmall(doc: Doc, [first]: Word[]): boolean {
  return first !== undefined && isSmall(doc.text[first.start]!)
}
