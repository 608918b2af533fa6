import { openingOf, type PhraseSet, type Word } from './phrase-set.ts'

/** The phrases of one word that may be written in pieces, and how they begin. `mayOpen`: by the low bits of a word's opening. */
export type Spelled = { keys: Set<string>; openings: Set<string>; mayOpen: Uint8Array }

const OPENING_BITS = 0x3fff

/** The phrases of a set that may be spelled, as "R E S U M E" or "履 歴 書". */
export function spelledOf({ keys }: PhraseSet): Spelled {
  const whole = [...keys].filter((key) => !key.includes(' '))
  const openings = whole.flatMap((key) => Array.from({ length: key.length - 1 }, (_, at) => key.slice(0, at + 1)))
  const first = new Uint8Array(OPENING_BITS + 1)
  for (const key of openings) first[openingOf(key) & OPENING_BITS] = 1
  return { keys: new Set(whole), openings: new Set(openings), mayOpen: first }
}

/** Whether several words are one of them when they are joined. */
export function isSpelled(words: Word[], { keys, openings, mayOpen: first }: Spelled): boolean {
  if (words.length < 2 || first[words[0]!.opening & OPENING_BITS] === 0) return false
  return openings.has(words[0]!.key) && keys.has(words.map(({ key }) => key).join(''))
}
