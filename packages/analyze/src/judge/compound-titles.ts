import { COMPOUNDING } from '../knowledge/family-files.ts'
import { matchTerms } from '../knowledge/match-terms.ts'
import { isLevelWord } from './level-words.ts'
import { meaningsOf } from './meanings-of.ts'

/** Letters of a compound's parts, at least. */
const PART = { first: 3, last: 5 }
const WORDS = /\p{L}[\p{L}\p{M}]{7,}/gu
/** "Buchhalter/in", "Fachverkäufer*innen" */
const GENDER = /(?<=\p{L}{3})[/*:_(]-?(?:innen|in|r|n)\)?(?!\p{L})/giu

/**
 * Ids of the known titles in which the words of an unknown one end, in a language (ISO 639-1) that writes several words as
 * one: a "Serviceelektriker" is an electrician. What only says a level ("Schichtleiter") is no work.
 */
export function compoundTitles(name: string, language: string): string[] {
  if (!COMPOUNDING.has(language)) return []
  const words = [...name.replaceAll(GENDER, '').matchAll(WORDS)].map(([word]) => word.toLowerCase())
  return [...new Set(words.flatMap((word) => titleAtEnd(word, language) ?? []))]
}

/** The longest known title in which a word ends, that is more than a level; none of a word that is one. */
function titleAtEnd(word: string, language: string): string | undefined {
  if (titleOf(word) !== undefined) return undefined
  for (let at = PART.first; at <= word.length - PART.last; at++) {
    const last = word.slice(at)
    const title = titleOf(last)
    if (title !== undefined) return meaningsOf(last, language).every(isLevelWord) ? undefined : title
  }
  return undefined
}

function titleOf(word: string): string | undefined {
  return matchTerms(word).find(({ kind, start, end }) => kind === 'title' && start === 0 && end === word.length)?.term
}
