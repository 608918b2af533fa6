import { openingOf, type Word } from './phrase-set.ts'

const OPENING_BITS = 0x3ff

/** A few words, asked for among many others: most are told by their openings to be none, before their letters are looked up. */
export class WordSet {
  readonly #words: Set<string>
  /** By the low bits of an opening, whether a word has it. */
  readonly #openings = new Uint8Array(OPENING_BITS + 1)

  constructor(words: Iterable<string>) {
    this.#words = new Set(words)
    for (const word of this.#words) this.#openings[openingOf(word) & OPENING_BITS] = 1
  }

  has({ key, opening }: Word): boolean {
    return this.#openings[opening & OPENING_BITS] === 1 && this.#words.has(key)
  }
}
