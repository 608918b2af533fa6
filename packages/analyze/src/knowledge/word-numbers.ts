/**
 * Words, numbered from 1. Found by a hash of their letters in flat arrays, which touches less memory than a Map of
 * tens of thousands of words does.
 */
export class WordNumbers {
  readonly #words: string[] = ['']
  /** The hash of a slot's word, and its number; 0 where the slot is empty. */
  #hashes: Int32Array
  #numbers: Int32Array

  /** `capacity`: a power of two, twice the words that are expected. */
  constructor(capacity: number) {
    this.#hashes = new Int32Array(capacity)
    this.#numbers = new Int32Array(capacity)
  }

  /** The highest number given. */
  get last(): number {
    return this.#words.length - 1
  }

  /** The word's number; 0 for an unknown one. */
  numberOf(word: string): number {
    return this.#numbers[this.#slotOf(word, hashOf(word))]!
  }

  /** The word's number; the next free one for a new word. */
  learn(word: string): number {
    const hash = hashOf(word)
    let slot = this.#slotOf(word, hash)
    if (this.#numbers[slot] !== 0) return this.#numbers[slot]!
    if (this.#words.length * 2 > this.#numbers.length) {
      this.#grow()
      slot = this.#slotOf(word, hash)
    }
    this.#hashes[slot] = hash
    this.#numbers[slot] = this.#words.length
    return this.#words.push(word) - 1
  }

  /** Where the word stands, or the empty slot where it would. */
  #slotOf(word: string, hash: number): number {
    const mask = this.#numbers.length - 1
    let slot = hash & mask
    while (this.#numbers[slot] !== 0) {
      if (this.#hashes[slot] === hash && this.#words[this.#numbers[slot]!] === word) break
      slot = (slot + 1) & mask
    }
    return slot
  }

  #grow(): void {
    const hashes = this.#hashes.filter((_, slot) => this.#numbers[slot] !== 0)
    const numbers = this.#numbers.filter((number) => number !== 0)
    this.#hashes = new Int32Array(this.#numbers.length * 2)
    this.#numbers = new Int32Array(this.#hashes.length)
    for (const [at, number] of numbers.entries()) {
      const slot = this.#slotOf(this.#words[number]!, hashes[at]!)
      this.#hashes[slot] = hashes[at]!
      this.#numbers[slot] = number
    }
  }
}

/** FNV-1a over the word's UTF-16 units, with its high bits mixed into the low ones. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}
