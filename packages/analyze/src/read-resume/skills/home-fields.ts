import { findTerm } from '../../knowledge/lexicon.ts'
import type { TermMatch } from '../../knowledge/match-terms.ts'
import type { Doc } from '../text/document.ts'
import { DIGIT, PUNCTUATION } from '../text/fold-text.ts'

/** A title tells more of a resume's field of work than a skill. */
const TITLE_WEIGHT = 3
/** Below this share of all terms a field is not the resume's. */
const LEAST_SHARE = 0.08
const FEWEST_TERMS = 12

/** The fields of work that the resume is about; undefined when it holds too little to tell. */
export function homeFields(terms: TermMatch[]): Set<string> | undefined {
  const weights = new Map<string, number>()
  let total = 0
  for (const id of new Set(terms.map((match) => match.term))) {
    const term = findTerm(id)
    if (term === undefined) continue
    const weight = term.kind === 'title' ? TITLE_WEIGHT : 1
    weights.set(term.field, (weights.get(term.field) ?? 0) + weight)
    total += weight
  }
  if (total < FEWEST_TERMS) return undefined
  return new Set([...weights].filter(([, weight]) => weight >= total * LEAST_SHARE).map(([field]) => field))
}

/** Letters of a short form. */
const LONGEST_SHORT = 4
/** What no everyday word holds. */
const SIGNS = '+#./-'

function isOfWord({ fold, kinds }: Doc, at: number): boolean {
  const kind = kinds[at]!
  return kind > DIGIT || (kind === PUNCTUATION && !SIGNS.includes(fold[at]!))
}

/** A single everyday word of another field of work, outside a list: more likely the word than the skill. */
export function isStray(doc: Doc, match: TermMatch, home: Set<string> | undefined): boolean {
  if (home === undefined) return false
  const { start, end } = match
  if (doc.text[start] !== doc.fold[start] && end - start <= LONGEST_SHORT) return false
  for (let at = start; at < end; at++) if (!isOfWord(doc, at)) return false
  const term = findTerm(match.term)
  return term !== undefined && !home.has(term.field)
}
