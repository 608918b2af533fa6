import { keyOf, phraseKeys, type Word } from './phrase-set.ts'
import { WordSet } from './word-set.ts'

/**
 * Phrases that are asked for where few words are: a list of them needs none of the bits of a `PhraseSet`, of which there are
 * not many. `first`: the words with which they begin.
 */
export type PhraseList = { keys: Set<string>; first: WordSet; longest: number }

/** The phrases of a list, which '|' divides. */
export function phraseListOf(list: string): PhraseList {
  const keys = new Set(phraseKeys(list))
  const words = [...keys].map((key) => key.split(' '))
  const longest = words.reduce((most, { length }) => Math.max(most, length), 0)
  return { keys, first: new WordSet(words.map(([first]) => first!)), longest }
}

/** How many words, from `at`, make the longest phrase of the list; 0 if none does. */
export function listedAt(words: Word[], at: number, { keys, first, longest }: PhraseList): number {
  if (at >= words.length || !first.has(words[at]!)) return 0
  for (let length = Math.min(longest, words.length - at); length > 0; length--)
    if (keys.has(keyOf(words.slice(at, at + length)))) return length
  return 0
}
