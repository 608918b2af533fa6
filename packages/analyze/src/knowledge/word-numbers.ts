import { enlarged, hashOf } from './codes.ts'

/**
 * Words, numbered from 1. Found by a hash of their letters in flat arrays, which touches less memory than a Map of
 * tens of thousands of words does, and right where they stand in a text: nothing is cut out of it to be looked up.
 */
export class WordNumbers {
  readonly #words: string[] = ['']
  /** By slot, the hash of its word and the word's number, side by side; number 0 where the slot is empty. */
  #slots: Int32Array
  /** The letters of all words, one word behind the other, and by number where each begins. */
  #letters = new Uint16Array(1 << 16)
  #starts = new Int32Array(1 << 12)
  #spelt = new Uint16Array(64)

  /** `capacity`: a power of two, twice the words that are expected. */
  constructor(capacity: number) {
    this.#slots = new Int32Array(capacity * 2)
  }

  /** The highest number given. */
  get last(): number {
    return this.#words.length - 1
  }

  /** The word of a number. */
  wordOf(number: number): string {
    return this.#words[number]!
  }

  /** The word's number; 0 for an unknown one. */
  numberOf(word: string): number {
    return this.numberAt(this.#spell(word), 0, word.length)
  }

  /** The number of the word that stands in a text, of which the codes of the letters are given; 0 for an unknown one. */
  numberAt(codes: Uint16Array, start: number, end: number): number {
    const slots = this.#slots
    const mask = slots.length - 1
    const hash = hashOf(codes, start, end)
    for (let slot = (hash << 1) & mask; slots[slot + 1] !== 0; slot = (slot + 2) & mask) {
      if (slots[slot] === hash && this.#stands(slots[slot + 1]!, codes, { start, end })) return slots[slot + 1]!
    }
    return 0
  }

  #stands(number: number, codes: Uint16Array, { start, end }: { start: number; end: number }): boolean {
    const from = this.#starts[number]!
    if (this.#starts[number + 1]! - from !== end - start) return false
    for (let at = start; at < end; at++) if (this.#letters[from + at - start] !== codes[at]) return false
    return true
  }

  /** The word's number; the next free one for a new word. */
  learn(word: string): number {
    const codes = this.#spell(word)
    const known = this.numberAt(codes, 0, word.length)
    if (known > 0) return known
    if (this.#words.length * 4 > this.#slots.length) this.#grow()
    this.#put(hashOf(codes, 0, word.length), this.#words.length)
    return this.#append(word, codes)
  }

  /** A number that no word has. */
  reserve(): number {
    return this.#append('', this.#spell(''))
  }

  /** The codes of a word's letters, in an array that the next word is written into. */
  #spell(word: string): Uint16Array {
    if (word.length > this.#spelt.length) this.#spelt = enlarged(this.#spelt, word.length)
    for (let at = 0; at < word.length; at++) this.#spelt[at] = word.charCodeAt(at)
    return this.#spelt
  }

  #append(word: string, codes: Uint16Array): number {
    const number = this.#words.push(word) - 1
    const from = this.#starts[number]!
    const end = from + word.length
    if (end > this.#letters.length) this.#letters = enlarged(this.#letters, end)
    if (number + 2 > this.#starts.length) this.#starts = enlarged(this.#starts, number + 2)
    for (let at = 0; at < word.length; at++) this.#letters[from + at] = codes[at]!
    this.#starts[number + 1] = end
    return number
  }

  #put(hash: number, number: number): void {
    const slots = this.#slots
    const mask = slots.length - 1
    let slot = (hash << 1) & mask
    while (slots[slot + 1] !== 0) slot = (slot + 2) & mask
    slots[slot] = hash
    slots[slot + 1] = number
  }

  #grow(): void {
    const before = this.#slots
    this.#slots = new Int32Array(before.length * 2)
    for (let slot = 0; slot < before.length; slot += 2) {
      if (before[slot + 1] !== 0) this.#put(before[slot]!, before[slot + 1]!)
    }
  }
}
