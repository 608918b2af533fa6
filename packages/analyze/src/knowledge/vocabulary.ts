/** What the vocabulary knows of a word: its number, and that of its singular; -1 where no term has it. */
type Known = { number: number; singular: number }

/** The words of all terms, numbered. A plural is looked up with its singular, in one step. */
export class Vocabulary {
  readonly #words = new Map<string, Known>()
  #size = 0

  get(word: string): Readonly<Known> | undefined {
    return this.#words.get(word)
  }

  /** The word's number; the next free one for a new word. */
  learn(word: string): number {
    const known = this.#at(word)
    if (known.number >= 0) return known.number
    known.number = this.#size++
    for (const plural of pluralsOf(word)) this.#at(plural).singular = known.number
    return known.number
  }

  #at(word: string): Known {
    const known = this.#words.get(word)
    if (known !== undefined) return known
    const made = { number: -1, singular: -1 }
    this.#words.set(word, made)
    return made
  }
}

/** English plural to singular, where the word is long enough for that to be safe. */
export function singularOf(word: string): string | undefined {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) {
    return undefined
  }
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

/** Every word whose singular this is. */
function pluralsOf(word: string): string[] {
  const plurals = [`${word}s`, `${word.slice(0, -1)}ies`]
  return plurals.filter((plural) => singularOf(plural) === word)
}
