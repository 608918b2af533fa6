import { findTerm } from '../../knowledge/lexicon.ts'
import type { TermMatch } from '../../knowledge/match-terms.ts'
import type { Doc } from '../text/document.ts'

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

/** A single everyday word of another field of work, outside a list: more likely the word than the skill. */
export function isStray(doc: Doc, match: TermMatch, home: Set<string> | undefined): boolean {
  if (home === undefined) return false
  const words = doc.fold.slice(match.start, match.end)
  if (/[\s\d+#./-]/.test(words)) return false
  if (doc.text[match.start] !== doc.fold[match.start] && words.length <= 4) return false
  const term = findTerm(match.term)
  return term !== undefined && !home.has(term.field)
}
