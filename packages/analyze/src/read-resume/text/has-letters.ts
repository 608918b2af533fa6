import type { Word } from './phrase-set.ts'

/** Whether a letter stands in the words, and not only digits. */
export function hasLetters(words: Word[]): boolean {
  return words.some(({ key }) => isLatin(key.charCodeAt(0)) || /\p{L}/u.test(key))
}

/** Most words are told by their first letter, without a pattern. */
function isLatin(code: number): boolean {
  return code >= 97 && code <= 122
}
