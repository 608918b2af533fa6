import { findTerm } from '../knowledge/lexicon.ts'
import { stemsOf } from './words-of.ts'

const known = new Map<string, ReadonlySet<string>>()

/**
 * Whether a title is called after a skill, in whatever language either is written: whoever is a payroll administrator
 * ("Lohnbuchhalterin") does payroll ("Lohnbuchhaltung"). Both are ids of the knowledge; its names for them tell.
 */
export function isNamedByTitle(skill: string, title: string): boolean {
  const words = nameOf(skill)
  const named = nameOf(title)
  return words.size > 0 && [...words].every((word) => named.has(word))
}

function nameOf(term: string): ReadonlySet<string> {
  const found = known.get(term) ?? stemsOf(findTerm(term)?.label ?? '')
  known.set(term, found)
  return found
}
