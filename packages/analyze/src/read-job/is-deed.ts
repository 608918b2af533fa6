import { findTerm } from '../knowledge/lexicon.ts'
import type { TermMatch } from '../knowledge/match-terms.ts'

/** Kinds of terms whose names are everyday words for something done. */
const DEEDS = new Set(['duty', 'knowledge', 'technique', 'method'])

/** "The administration of medicines", "distribution of parts": what is done to something, and no field by that name. */
export function isDeed({ term, start, end }: TermMatch, text: string): boolean {
  const isOfThing = /^\p{L}+tion$/iu.test(text.slice(start, end)) && text.startsWith(' of ', end)
  return isOfThing && DEEDS.has(findTerm(term)?.category ?? '')
}
