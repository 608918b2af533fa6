/** Pairs are told by a bit each, of so many: the pairs of all terms set one in ten of them, so that nine in ten others are ruled out. */
const BITS = 1 << 19

/** Which words stand side by side, so small that asking is cheap: a pair that was added is told, few others are. */
export class WordPairs {
  readonly #bits = new Int32Array(BITS / 32)

  add(first: number, second: number): void {
    const bit = bitOf(first, second)
    this.#bits[bit >>> 5]! |= 1 << (bit & 31)
  }

  mayHold(first: number, second: number): boolean {
    const bit = bitOf(first, second)
    return (this.#bits[bit >>> 5]! & (1 << (bit & 31))) !== 0
  }
}

function bitOf(first: number, second: number): number {
  const mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)
  return (mixed ^ (mixed >>> 15)) & (BITS - 1)
}
