import { WordNumbers } from './word-numbers.ts'

/** The words of all terms, numbered from 1, and their plurals, from which their singulars are found. */
export class Vocabulary {
  readonly #numbers = new WordNumbers(CAPACITY)
  /** By a word's number, that of its singular; 0 where no term has it. */
  readonly #singulars: number[] = []

  /** The word's number; 0 where neither a term has it nor the singular of it. */
  numberOf(word: string): number {
    return this.#numbers.numberOf(word)
  }

  /** The number of the singular of the word with this number; 0 where no term has one. */
  singularOf(number: number): number {
    return this.#singulars[number]!
  }

  /** The word's number; the next free one for a new word. */
  learn(word: string): number {
    const number = this.#numbers.learn(word)
    for (const plural of pluralsOf(word)) this.#setSingular(this.#numbers.learn(plural), number)
    this.#setSingular(number, this.#singulars[number] ?? 0)
    return number
  }

  /** Kept without holes, which would make reading it slow. */
  #setSingular(number: number, singular: number): void {
    while (this.#singulars.length <= number) this.#singulars.push(0)
    this.#singulars[number] = singular
  }
}

/** Room for the words of the languages that are always known. */
const CAPACITY = 1 << 17

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
