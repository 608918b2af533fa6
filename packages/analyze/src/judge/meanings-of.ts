import type { Span } from '@evenhand/model'
import { findTerm, lexicon } from '../knowledge/lexicon.ts'
import { matchTerms, type TermMatch, termsAmong } from '../knowledge/match-terms.ts'
import { tokenize, type Tokens, tokensBetween } from '../knowledge/tokenize.ts'
import { isKnownStem } from './stem-weight.ts'
import { isMeantAbroad, stemmed, wordsOf } from './words-of.ts'

const labels = new Map<string, string[]>()

/**
 * The stems of a text by which texts in different languages can be compared: a known skill or job title in a language
 * other than English stands as the stems of its English name, a word of which it is known as the English word, all others as
 * their own stems.
 */
export function meaningsOf(text: string, language: string): string[] {
  return language === 'en' ? wordsOf(text).stems : meaningsAmong(tokenize(text), matchTerms(text), language)
}

/** The same of words of a text with the terms that start among them, in any order. */
export function meaningsAmong(tokens: Tokens, matches: TermMatch[], language: string): string[] {
  const words = stemmed(tokens, language)
  if (matches.length === 0) return words.stems
  const own = words.stems.filter(
    (_, word) => !matches.some((match) => words.starts[word]! >= match.start && words.ends[word]! <= match.end),
  )
  const named = new Set(matches.map((match) => match.term))
  return [...own, ...[...named].flatMap(labelStems)]
}

/** A text with its words, and its language (ISO 639-1). */
export type SplitText = { text: string; tokens: Tokens; language: string }

/** What `meaningsOf` gives of a part of a text. */
export function meaningsBetween({ text, tokens, language }: SplitText, part: Span): string[] {
  const words = tokensBetween(text, tokens, part)
  return meaningsAmong(words, language === 'en' ? [] : termsAmong(text, words), language)
}

/** Part of the square of a word's weight that stays where nobody can tell what it means. */
export const FOREIGN_WORTH = 0.25

let english: Set<string> | undefined

/** Stems that only texts of the same language share: not English, and no known term's. */
export function isForeign(stem: string): boolean {
  return !isKnownStem(stem) && !englishStems().has(stem) && !isMeantAbroad(stem)
}

function englishStems(): Set<string> {
  english ??= new Set([...lexicon().terms.keys()].flatMap(labelStems))
  return english
}

function labelStems(term: string): string[] {
  const before = labels.get(term)
  if (before !== undefined) return before
  const stems = wordsOf(findTerm(term)?.label ?? '').stems
  labels.set(term, stems)
  return stems
}
