import { WordNumbers } from './word-numbers.ts'

/** Room for the words of the languages that are always known. */
const CAPACITY = 1 << 17

/**
 * Every word of which more is known than its letters: those of all terms that are compiled, with their plurals, and what
 * other lists have learnt. Words of resumes are never learnt.
 */
export const knownWords = new WordNumbers(CAPACITY)
/** By a word's number, that of its singular; 0 where no term has it. */
const singulars: number[] = [0]

/** The number of the singular of the word with this number; 0 where no term has one. */
export function singularNumber(number: number): number {
  return singulars[number] ?? 0
}

/** The number of a term's word; the next free one for a new word. */
export function learnTermWord(word: string): number {
  const number = knownWords.learn(word)
  for (const plural of pluralsOf(word)) setSingular(knownWords.learn(plural), number)
  setSingular(number, singulars[number] ?? 0)
  return number
}

/** Kept without holes, which would make reading it slow. */
function setSingular(number: number, singular: number): void {
  while (singulars.length <= number) singulars.push(0)
  singulars[number] = singular
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
