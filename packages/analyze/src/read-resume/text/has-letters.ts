import type { Word } from './phrase-set.ts'

/** Whether a letter stands in the words, and not only digits. */
export function hasLetters(words: Word[]): boolean {
  return words.some(({ key }) => /\p{L}/u.test(key))
}
