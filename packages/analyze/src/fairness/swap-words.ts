import type { Span } from '@evenhand/model'
import type { Replacement } from './edit-resume.ts'

/** Words that stand for each other, each side with its spellings divided by '|'; a swap writes the first. */
export type WordPair = [men: string, women: string]

export type WordSwap = { pattern: RegExp; other: Map<string, string> }

/** Prepares the exchange of one side's words for the other's. */
export function wordSwap(pairs: WordPair[], to: 'men' | 'women'): WordSwap {
  const other = new Map<string, string>()
  for (const [men, women] of pairs) {
    const [from, words] = to === 'men' ? [women, men] : [men, women]
    for (const word of from.split('|')) other.set(word, words.split('|')[0]!)
  }
  const longestFirst = [...other.keys()].sort((a, b) => b.length - a.length)
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}\\p{M}-])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}\\p{M}-])`, 'giu'),
    other,
  }
}

/** Where the words stand in a part of the text. Words in capitals stay: MS is a degree, HE a sector. */
export function findWords(text: string, { start, end }: Span, { pattern, other }: WordSwap): Replacement[] {
  const found: Replacement[] = []
  for (const match of text.slice(start, end).matchAll(pattern)) {
    const [word] = match
    const words = other.get(word.toLowerCase())
    if (words === undefined || isCapitals(word)) continue
    const from = start + match.index
    found.push({ span: { start: from, end: from + word.length }, words: inCaseOf(word, words) })
  }
  return found
}

export function isCapitals(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()
}

/** The words in the case of what they replace: capitals, a capital first, or as they are. */
export function inCaseOf(before: string, words: string): string {
  if (isCapitals(before)) return words.toUpperCase()
  const first = before.charAt(0)
  return first === first.toLowerCase() ? words : words.charAt(0).toUpperCase() + words.slice(1)
}
