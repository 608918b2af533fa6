import { findTerm, lexicon } from '../knowledge/lexicon.ts'
import { matchTerms, type TermMatch } from '../knowledge/match-terms.ts'
import { isKnownStem } from './stem-weight.ts'
import { wordsOf } from './words-of.ts'

const labels = new Map<string, string[]>()

/**
 * The stems of a text by which texts in different languages can be compared: a known skill or job title in a language
 * other than English stands as the stems of its English name, all other words as their own stems.
 */
export function meaningsOf(text: string, language: string): string[] {
  return language === 'en' ? wordsOf(text).stems : meaningsAt(text, { start: 0, end: text.length }, matchTerms(text))
}

/** The same for a part of a text whose terms are known; `matches` are those that start in it, in any order. */
export function meaningsAt(text: string, part: { start: number; end: number }, matches: TermMatch[]): string[] {
  const words = wordsOf(text, part.start, part.end)
  if (matches.length === 0) return words.stems
  const own = words.stems.filter(
    (_, word) => !matches.some((match) => words.starts[word]! >= match.start && words.ends[word]! <= match.end),
  )
  const named = new Set(matches.map((match) => match.term))
  return [...own, ...[...named].flatMap(labelStems)]
}

/** Part of the square of a word's weight that stays where nobody can tell what it means. */
export const FOREIGN_WORTH = 0.25

let english: Set<string> | undefined

/** Stems that only texts of the same language share: not English, and no known term's. */
export function isForeign(stem: string): boolean {
  return !isKnownStem(stem) && !englishStems().has(stem)
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
