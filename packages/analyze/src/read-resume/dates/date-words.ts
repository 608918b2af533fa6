import {
  HIJRI_MONTHS,
  MONTH_NAMES,
  PERSIAN_MONTHS,
  QUARTER_WORDS,
  ROMAN_MONTHS,
  SEASON_MONTHS,
} from '../../knowledge/reading/month-names.ts'
import {
  ABOUT_WORDS,
  BETWEEN_ENDS,
  BETWEEN_LINKS,
  BETWEEN_WORDS,
  DURATION_LEADS,
  DURATION_UNITS,
  FROM_WORDS,
  NUMBER_WORDS,
  ONWARDS_WORDS,
  PRESENT_WORDS,
  SINCE_WORDS,
  UNTIL_WORDS,
  YEAR_ENDINGS,
  YEAR_MARKS,
  YEAR_WORDS,
} from '../../knowledge/reading/present-words.ts'
import { foldPhrase } from '../text/fold-text.ts'
import { type DateToken, dateTokens, learnOpening, nextList } from './date-tokens.ts'

export type Calendar = 'gregorian' | 'persian' | 'hijri'
export type MonthName = { month: number; calendar: Calendar; season?: boolean }

/** Sequences of tokens with what they mean, by their first token; longest first. `list`: the bit of the tokens that open one. */
export type Sequences<T> = { list: number; all: Map<string, { tokens: string[]; value: T }[]> }

function emptySequences<T>(): Sequences<T> {
  return { list: nextList(), all: new Map() }
}

function add<T>(sequences: Sequences<T>, phrase: string, value: T): void {
  const folded = foldPhrase(phrase.replaceAll('_', ' '))
  const tokens = dateTokens(folded, { start: 0, end: phrase.length }).map((token) => token.text)
  if (tokens.length === 0) return
  learnOpening(tokens[0]!, sequences.list)
  const known = sequences.all.get(tokens[0]!) ?? []
  if (known.some((other) => other.tokens.join(' ') === tokens.join(' '))) return
  known.push({ tokens, value })
  known.sort((a, b) => b.tokens.length - a.tokens.length)
  sequences.all.set(tokens[0]!, known)
}

function monthSequences(): Sequences<MonthName> {
  const months = emptySequences<MonthName>()
  const addYear = (list: string, calendar: Calendar) => {
    for (const [index, forms] of list.split(' ').entries()) {
      for (const form of forms.split('/')) add(months, form, { month: index + 1, calendar })
    }
  }
  for (const list of Object.values(MONTH_NAMES)) addYear(list, 'gregorian')
  addYear(PERSIAN_MONTHS, 'persian')
  addYear(HIJRI_MONTHS, 'hijri')
  for (const [season, month] of Object.entries(SEASON_MONTHS)) {
    add(months, season, { month, calendar: 'gregorian', season: true })
  }
  return months
}

function wordSequences(list: string): Sequences<true> {
  const words = emptySequences<true>()
  for (const phrase of list.split('|')) add(words, phrase, true)
  return words
}

/** Phrases of several meanings, each list divided by '|'. */
export function sequencesOf<T extends string>(lists: Record<T, string>): Sequences<T> {
  const words = emptySequences<T>()
  for (const [value, list] of Object.entries(lists) as [T, string][])
    for (const phrase of list.split('|')) add(words, phrase, value)
  return words
}

export const MONTHS = monthSequences()
export const PRESENT = wordSequences(PRESENT_WORDS)
export const UNTIL = wordSequences(UNTIL_WORDS)
export const SINCE = wordSequences(SINCE_WORDS)
export const ONWARDS = wordSequences(ONWARDS_WORDS)
export const FROM = wordSequences(`${FROM_WORDS}|${ABOUT_WORDS}`)
export const ABOUT = wordSequences(ABOUT_WORDS)
export const BETWEEN = wordSequences(BETWEEN_WORDS)
export const BETWEEN_CLOSERS = wordSequences(BETWEEN_ENDS)
export const BETWEEN_AND = wordSequences(BETWEEN_LINKS)
/** Words that say of a number before or behind them that it is a year. */
export const YEAR_LEADS = wordSequences(YEAR_WORDS)
export const YEAR_CLOSERS = wordSequences(YEAR_MARKS)
export const ENDING_FROM = wordSequences(YEAR_ENDINGS.from)
export const ENDING_TO = wordSequences(YEAR_ENDINGS.to)
export const QUARTERS = wordSequences(QUARTER_WORDS)
/** Units of a length of time, with their months as a numeral. */
export const UNITS = sequencesOf(DURATION_UNITS)
/** Numbers written out. */
export const NUMBERS = sequencesOf(NUMBER_WORDS)
export const LEADS = wordSequences(DURATION_LEADS)
export const ROMANS: ReadonlyMap<string, number> = new Map(
  ROMAN_MONTHS.split(' ').map((numeral, index) => [numeral, index + 1]),
)

/** The longest sequence that stands at a token. */
export function sequenceAt<T>(
  tokens: DateToken[],
  at: number,
  sequences: Sequences<T>,
): { value: T; next: number } | undefined {
  // No token is asked for before the first: an engine is slow to find what stands at -1.
  const first = at < 0 ? undefined : tokens[at]
  // Most tokens open none of the list, which a bit says faster than looking their letters up does.
  if (first === undefined || (first.lists & sequences.list) === 0) return undefined
  const known = sequences.all.get(first.text)!
  for (const { tokens: wanted, value } of known) {
    let matched = 1
    while (matched < wanted.length && tokens[at + matched]?.text === wanted[matched]) matched++
    if (matched === wanted.length) return { value, next: at + matched }
  }
  return undefined
}
