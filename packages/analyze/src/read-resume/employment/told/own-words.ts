import { OWN_WORK } from '../../../knowledge/reading/own-work-words.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import { DURATION_UNITS, NUMBER_WORDS } from '../../../knowledge/reading/present-words.ts'
import type { Doc } from '../../text/document.ts'
import { isShortNumber } from '../../text/is-short-number.ts'
import { isSmall } from '../../text/letter-case.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import type { Word } from '../../text/phrase-set.ts'
import { isInRange } from './prose-names.ts'

export const HOUSES = phraseListOf(OWN_WORK.houses)
export const INSIDE = phraseListOf(OWN_WORK.inside)
/** Verbs of working, and with those of being something. */
export const WORKS = phraseListOf(OWN_WORK.works)
export const WORKS_OR_IS = phraseListOf(`${OWN_WORK.works}|${OWN_WORK.is}`)
const NUMBERS = phraseListOf([OWN_WORK.many, ...Object.values(NUMBER_WORDS)].join('|'))
const UNITS = phraseListOf([OWN_WORK.units, ...Object.values(DURATION_UNITS)].join('|'))

/** Languages in which "i" is no "and". */
export const NORDIC = new Set(['sv', 'da', 'no', 'nb', 'nn'])

/** "I", "la responsable": words that are prepositions in other languages. */
export function isOtherWord(doc: Doc, { key, start }: Word): boolean {
  const language = doc.resume.language ?? ''
  if (key === 'i') return !NORDIC.has(language) || !isSmall(doc.text[start]!)
  return (key === 'la' && language !== 'ro') || (ALL.has(key) && language !== 'it')
}

const ALL = new Set(['all', 'alla', 'alle', 'allo'])

/** How many words lead to a house or, as "in" does, to a house or a town. */
export function linkLength(words: Word[], at: number): number {
  return listedAt(words, at, HOUSES) || listedAt(words, at, INSIDE)
}

/** How many words a length of time has: "two years", "seven months". */
export function lengthAt(words: Word[], at: number): number {
  const first = words[at]
  const number = first !== undefined && isShortNumber(first) ? 1 : listedAt(words, at, NUMBERS)
  if (number === 0 || (words[at + number]?.key.length ?? 0) < 2) return 0
  return listedAt(words, at + number, UNITS) > 0 ? number + 1 : 0
}

/** Behind a time that stands between the verb and the title: "работаю с 2019 года продавцом". */
export function behindRange(words: Word[], { from, ranges }: { from: number; ranges: DateRange[] }): number {
  const opens = [from, from + 1].find((at) => words[at] !== undefined && isInRange(words[at], ranges))
  if (opens === undefined) return from
  const until = words.findIndex((word, at) => at > opens && !isInRange(word, ranges))
  return until < 0 ? words.length : until
}
