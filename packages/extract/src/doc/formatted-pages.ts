import type { Place } from './word-fib.ts'

const PAGE = 512

/** A run of bytes with one property list: `start` and `end` of the list in the stream; equal when it is empty. */
export type FormattedRun = { from: number; to: number; start: number; end: number }

type Page = FormattedRun[]

/** Finds the property list of a byte of the text; pages are read when asked for. */
export class FormattedPages {
  readonly #stream: DataView
  readonly #offsets: number[] = []
  readonly #pages: number[] = []
  readonly #isParagraphs: boolean
  readonly #cache = new Map<number, Page>()
  #last: FormattedRun | undefined

  constructor(stream: DataView, table: DataView, options: { place: Place; isParagraphs: boolean }) {
    this.#stream = stream
    this.#isParagraphs = options.isParagraphs
    const { offset } = options.place
    const length = Math.min(options.place.length, table.byteLength - offset)
    const count = Math.floor((length - 4) / 8)
    for (let index = 0; index < count; index += 1) {
      this.#offsets.push(table.getUint32(offset + index * 4, true))
      this.#pages.push(table.getUint32(offset + (count + 1) * 4 + index * 4, true) & 0x3fffff)
    }
  }

  /** The run that holds this byte, or undefined. */
  find(byte: number): FormattedRun | undefined {
    if (this.#last && byte >= this.#last.from && byte < this.#last.to) return this.#last
    const index = lastAtOrBelow(this.#offsets.length, byte, (at) => this.#offsets[at] ?? 0)
    const number = this.#pages[index]
    if (number === undefined) return undefined
    const page = this.#page(number)
    const run = page[lastAtOrBelow(page.length, byte, (at) => page[at]?.from ?? 0)]
    if (!run || byte >= run.to) return undefined
    this.#last = run
    return run
  }

  #page(number: number): Page {
    const known = this.#cache.get(number)
    if (known) return known
    const base = number * PAGE
    const runs: Page = []
    if (base + PAGE <= this.#stream.byteLength) {
      const count = Math.min(this.#stream.getUint8(base + PAGE - 1), 101)
      for (let index = 0; index < count; index += 1) {
        const from = this.#stream.getUint32(base + index * 4, true)
        const to = this.#stream.getUint32(base + index * 4 + 4, true)
        runs.push({ from, to, ...this.#list(base, count, index) })
      }
    }
    this.#cache.set(number, runs)
    return runs
  }

  #list(base: number, count: number, index: number): { start: number; end: number } {
    const entry = base + (count + 1) * 4 + index * (this.#isParagraphs ? 13 : 1)
    const at = entry < base + PAGE ? base + this.#stream.getUint8(entry) * 2 : base
    if (at === base || at >= base + PAGE - 1) return { start: 0, end: 0 }
    const size = this.#stream.getUint8(at)
    const limit = base + PAGE - 1
    if (!this.#isParagraphs) return { start: at + 1, end: Math.min(at + 1 + size, limit) }
    if (size > 0) return { start: at + 1, end: Math.min(at + size * 2, limit) }
    return { start: at + 2, end: Math.min(at + 2 + this.#stream.getUint8(at + 1) * 2, limit) }
  }
}

/** Index of the last of `count` ascending values that is not above `value`; -1 if there is none. */
function lastAtOrBelow(count: number, value: number, valueAt: (index: number) => number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (valueAt(middle) <= value) low = middle + 1
    else high = middle
  }
  return low - 1
}
