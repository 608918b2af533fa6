import type { EvidenceLine } from './evidence-lines.ts'
import { FOREIGN_WORTH, isForeign } from './meanings-of.ts'
import { stemWeight } from './stem-weight.ts'

const NOWHERE = new Int32Array(0)
/** A job title says more about the work than a word in a line. */
const TITLE_COUNT = 2

/** The stems of a resume: in which lines of some worth each stands, and how much it is said. */
export class StemIndex {
  /** By the number of a line, how many distinct stems it says. */
  readonly distinct: number[] = []
  /** Stems are numbered in the order in which they are first said. */
  readonly #numbers: ReadonlyMap<string, number>
  /** By the number of a stem, how often it is said, as far as that counts, dampened. */
  readonly #weights: Float64Array
  /** The lines of all stems, one stem behind the other, and where the lines of each begin. */
  readonly #lines: Int32Array
  readonly #starts: Int32Array

  /** `titles`: stems of the titles of posts, which count beside the lines they stand in. */
  constructor(lines: readonly EvidenceLine[], titles: readonly string[]) {
    const numbers = new Map<string, number>()
    const counts: number[] = []
    const add = (stem: string, count: number): number => {
      const known = numbers.get(stem)
      const number = known ?? counts.length
      if (known === undefined) {
        numbers.set(stem, number)
        counts.push(count)
      } else counts[number]! += count
      return number
    }
    const places: number[] = []
    const last: number[] = []
    for (const [line, { stems, worth }] of lines.entries()) {
      let distinct = 0
      for (const stem of stems) {
        const number = add(stem, worth)
        if (last[number] === line) continue
        last[number] = line
        distinct++
        if (worth > 0) places.push(number, line)
      }
      this.distinct.push(distinct)
    }
    for (const stem of titles) add(stem, TITLE_COUNT)
    this.#numbers = numbers
    this.#weights = new Float64Array(counts.length)
    for (const [number, count] of counts.entries())
      this.#weights[number] = Math.sqrt(count) * Math.sqrt(Math.sqrt(count))
    const sorted = byStem(places, counts.length)
    this.#lines = sorted.lines
    this.#starts = sorted.starts
  }

  /** Distinct stems, and how much each is said; 0 where it only stands in lines without worth. */
  get bag(): { stems: string[]; weights: Float64Array } {
    return { stems: [...this.#numbers.keys()], weights: this.#weights }
  }

  /** Whether any line says a stem, whatever that is worth. */
  has(stem: string): boolean {
    return this.#numbers.has(stem)
  }

  /** Numbers of the lines of some worth that say a stem, ascending. */
  linesWith(stem: string): Int32Array {
    const number = this.#numbers.get(stem)
    return number === undefined ? NOWHERE : this.#lines.subarray(this.#starts[number], this.#starts[number + 1])
  }

  /** How much a stem is said, 0 for not at all. */
  weightOf(stem: string): number {
    const number = this.#numbers.get(stem)
    return number === undefined ? 0 : this.#weights[number]!
  }

  /** Euclidean length of all that is said, each stem weighted by the root of how telling it is. */
  get length(): number {
    return this.#lengthBy(() => 1)
  }

  /** The length where the job is in another language: words that no other language shares count little. */
  get lengthAbroad(): number {
    return this.#lengthBy((stem) => (isForeign(stem) ? FOREIGN_WORTH : 1))
  }

  #lengthBy(worth: (stem: string) => number): number {
    let squares = 0
    for (const [stem, number] of this.#numbers) {
      const weight = this.#weights[number]!
      if (weight > 0) squares += worth(stem) * (weight * weight * stemWeight(stem))
    }
    return Math.sqrt(squares)
  }
}

/** Pairs of a stem's number and a line's, in the order of lines, sorted by stem. */
function byStem(pairs: number[], stems: number): { lines: Int32Array; starts: Int32Array } {
  const starts = new Int32Array(stems + 1)
  for (let at = 0; at < pairs.length; at += 2) starts[pairs[at]! + 1]!++
  for (let stem = 0; stem < stems; stem++) starts[stem + 1]! += starts[stem]!
  const lines = new Int32Array(pairs.length / 2)
  const next = starts.slice()
  for (let at = 0; at < pairs.length; at += 2) lines[next[pairs[at]!]!++] = pairs[at + 1]!
  return { lines, starts }
}
