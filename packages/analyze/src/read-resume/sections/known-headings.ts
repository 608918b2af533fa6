import type { SectionKind } from '@evenhand/model'
import { HEADING_WORDS } from '../../knowledge/reading/heading-words.ts'
import { LONG_HEADINGS } from '../../knowledge/reading/long-headings.ts'
import { PLAIN_HEADINGS } from '../../knowledge/reading/plain-headings.ts'
import { TRADE_HEADINGS } from '../../knowledge/reading/trade-headings.ts'
import { WordNumbers } from '../../knowledge/word-numbers.ts'
import { OPENING_LETTERS, openingOf, phraseKey, type Word } from '../text/phrase-set.ts'

const APOSTROPHE = 39

/** Longest heading, in letters without blanks. */
export const LONGEST_KEY = 60
/** Headings without blanks, and by the number of each the section it names. */
const HEADINGS = new WordNumbers(1 << 14)
const KINDS: (SectionKind | undefined)[] = [undefined]
compileHeadings()

/**
 * By a hash of their first letters, how long headings are, as bits: most words make none, and need not be put together
 * to be looked for.
 */
const LENGTHS = new Int32Array(1 << 14)
for (let number = 1; number <= HEADINGS.last; number++) {
  const { length } = HEADINGS.wordOf(number)
  LENGTHS[lengthsAt(openingOf(HEADINGS.wordOf(number)), length)]! |= 1 << (length & 31)
}

/** The letters of words side by side, in which they are looked for. */
const joined = new Uint16Array(LONGEST_KEY)

/** The section that some of the words name when they are joined. */
export function kindOf(words: Word[], from: number, until: number): SectionKind | undefined {
  const length = lettersOf(words, from, until)
  if (length === 0 || length > LONGEST_KEY) return undefined
  const { start, end: behind, opening } = words[from]!
  const known = behind - start < OPENING_LETTERS || (LENGTHS[lengthsAt(opening, length)]! & (1 << (length & 31))) !== 0
  if (!known) return undefined
  let end = 0
  for (let word = from; word < until; word++) {
    const letters = words[word]!.key
    for (let at = 0; at < letters.length; at++) {
      const code = letters.charCodeAt(at)
      if (code !== APOSTROPHE) joined[end++] = code
    }
  }
  return KINDS[HEADINGS.numberAt(joined, 0, end)]
}

/** Letters of some of the words, counted no farther than a heading goes. */
export function lettersOf(words: Word[], from: number, until: number): number {
  let letters = 0
  for (let at = from; at < until && letters <= LONGEST_KEY; at++) letters += lettersIn(words[at]!)
  return letters
}

/** "SKILL'S" is written for "SKILLS": the sign counts for nothing. */
function lettersIn({ key }: Word): number {
  return key.length > 2 && key.charCodeAt(key.length - 2) === APOSTROPHE ? key.length - 1 : key.length
}

/** Where the bit of a length stands. */
function lengthsAt(opening: number, length: number): number {
  return (opening * 2 + (length >> 5)) & (LENGTHS.length - 1)
}

function compileHeadings(): void {
  for (const phrases of [HEADING_WORDS, PLAIN_HEADINGS, LONG_HEADINGS, TRADE_HEADINGS].flatMap((list) =>
    Object.values(list),
  )) {
    for (const [kind, list] of Object.entries(phrases) as [SectionKind, string][]) {
      for (const phrase of list.split('|').flatMap(inThirdPerson)) {
        // The first section to claim a heading keeps it.
        KINDS[HEADINGS.learn(phraseKey(phrase).replaceAll(/[ ']/g, ''))] ??= kind
      }
    }
  }
}

/** "Where I have worked" of somebody told of in the third person. */
function inThirdPerson(phrase: string): string[] {
  if (!/\bi\b/.test(phrase)) return [phrase]
  const told = phrase.replaceAll(/\bi have\b/g, 'i has').replaceAll(/\bi am\b/g, 'i is')
  return [phrase, ...['she', 'he'].map((who) => told.replaceAll(/\bi\b/g, who))]
}
