import { addEdge, createEdgeTable, followEdge } from '../../knowledge/edge-table.ts'
import { WordNumbers } from '../../knowledge/word-numbers.ts'

/** The words of all phrases, which are compiled before any text is read. Beginnings of phrases have numbers, too. */
export const phraseWords = new WordNumbers(1 << 16)
/** From the beginning of a phrase and its next word to the longer beginning. */
const edges = createEdgeTable(1 << 16)

/** Where a set has its bit in what is known of each beginning of a phrase. */
export type PhraseBit = { readonly at: number; readonly bit: number }

/** Sets that there may be, 32 in a number; by twice as many numbers a beginning is told to be a phrase, or to go on. */
const MOST_SETS = 320
const WIDTH = (MOST_SETS / 32) * 2
let facts = new Int32Array(WIDTH << 16)
let sets = 0

/** The bit of a new set. */
export function nextBit(): PhraseBit {
  if (sets === MOST_SETS) throw new Error('there are more sets of phrases than bits')
  const set = sets++
  return { at: (set >> 5) * 2, bit: 1 << (set & 31) }
}

/** Whether a word, or the beginning of a phrase, is a phrase of the set. */
export function isWhole(number: number, { at, bit }: PhraseBit): boolean {
  return (facts[number * WIDTH + at]! & bit) !== 0
}

/** Whether it begins a longer phrase of the set. */
export function goesOn(number: number, { at, bit }: PhraseBit): boolean {
  return (facts[number * WIDTH + at + 1]! & bit) !== 0
}

/** The number of a beginning with one word more; 0 where nothing begins so. */
export function withNext(number: number, word: number): number {
  return word === 0 ? 0 : Math.max(0, followEdge(edges, number, word))
}

/** Adds a phrase to a set. */
export function learnPhrase(words: string[], { at, bit }: PhraseBit): void {
  let number = 0
  for (const [index, word] of words.entries()) {
    const own = phraseWords.learn(word)
    if (index > 0) mark(number, at + 1, bit)
    number = index === 0 ? own : beginning(number, own)
  }
  mark(number, at, bit)
}

function beginning(number: number, word: number): number {
  const known = withNext(number, word)
  if (known > 0) return known
  const target = phraseWords.reserve()
  addEdge(edges, { node: number, word, target })
  return target
}

function mark(number: number, at: number, bit: number): void {
  const place = number * WIDTH + at
  if (place >= facts.length) {
    const more = new Int32Array(facts.length * 2)
    more.set(facts)
    facts = more
  }
  facts[place]! |= bit
}
