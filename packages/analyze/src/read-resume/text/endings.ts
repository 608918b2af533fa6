import { closingOf, OPENING_LETTERS, type Word } from './phrase-set.ts'

const BITS = 0xfff

/** Endings of words, by their last three letters: of hundreds, a word is compared with the few it may have. */
export class Endings {
  readonly #byTail = new Map<number, string[]>()
  /** By the low bits of a closing, whether any ending has them: most words have none, which is seen without looking further. */
  readonly #known = new Uint8Array(BITS + 1)

  /** `endings`: folded, of three letters or more. */
  constructor(endings: readonly string[]) {
    for (const ending of endings) {
      if (ending.length < OPENING_LETTERS) throw new Error(`An ending is too short: ${ending}`)
      const closing = closingOf(ending)
      this.#byTail.set(closing, [...(this.#byTail.get(closing) ?? []), ending])
      this.#known[closing & BITS] = 1
    }
  }

  /** The endings that a word may have by its last letters. */
  mayEnd({ closing }: Word): readonly string[] {
    return this.#known[closing & BITS] === 0 ? NONE : (this.#byTail.get(closing) ?? NONE)
  }
}

const NONE: readonly string[] = []

/** Endings by their last letter, for scripts of so many letters that each has few: tells which of them a word may have. */
export function byLastLetter(endings: readonly string[]): (key: string) => readonly string[] {
  const byLast = new Map<number, string[]>()
  for (const ending of endings) {
    const last = ending.charCodeAt(ending.length - 1)
    byLast.set(last, [...(byLast.get(last) ?? []), ending])
  }
  return (key) => byLast.get(key.charCodeAt(key.length - 1)) ?? NONE
}
