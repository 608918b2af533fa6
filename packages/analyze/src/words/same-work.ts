import type { Employment, Field } from '@evenhand/model'
import { meaningsOf } from '../judge/meanings-of.ts'
import { isLevelWord } from '../judge/level-words.ts'
import { findTerm } from '../knowledge/lexicon.ts'
import { matchTerms } from '../knowledge/match-terms.ts'
import { employerOf } from './post-facts.ts'

/** What a title says of the work: known titles, and words beside the level. */
type Named = { terms: string[]; words: string[] }

const ANY_LANGUAGE = ''
const known = new WeakMap<Field, Named>()

/**
 * Whether two posts are one line of work, by their titles: neighbours or of one field where both are known, else a word in
 * common. Where a title says only a level, the employer must be the same.
 */
export function isSameWork(one: Employment, other: Employment): boolean {
  if (one === other) return true
  const [a, b] = [namedIn(one.title), namedIn(other.title)]
  if (a.words.length === 0 || b.words.length === 0) return isSameEmployer(one, other)
  if (a.words.every((word) => b.words.includes(word)) || b.words.every((word) => a.words.includes(word))) return true
  if (a.terms.length > 0 && b.terms.length > 0) return a.terms.some((term) => b.terms.some((to) => areNear(term, to)))
  return a.words.some((word) => b.words.includes(word))
}

/** Whether two posts were with one employer, as far as that is known. */
export function isSameEmployer(one: Employment, other: Employment): boolean {
  const employer = employerOf(one)
  return employer !== '' && employer.toLowerCase() === employerOf(other).toLowerCase()
}

function namedIn(title: Field | undefined): Named {
  if (title === undefined) return { terms: [], words: [] }
  const before = known.get(title)
  if (before !== undefined) return before
  const terms = matchTerms(title.value)
    .filter(({ kind }) => kind === 'title')
    .map(({ term }) => term)
  const words = meaningsOf(title.value, ANY_LANGUAGE).filter((word) => !isLevelWord(word))
  known.set(title, { terms, words })
  return { terms, words }
}

function areNear(one: string, other: string): boolean {
  const [a, b] = [findTerm(one), findTerm(other)]
  if (a === undefined || b === undefined) return false
  const relations = ({ parents, relatives }: typeof a) => [...parents, ...relatives]
  return a.field === b.field || relations(a).includes(other) || relations(b).includes(one)
}
