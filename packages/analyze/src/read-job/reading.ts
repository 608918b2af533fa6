import type { Requirement } from '@evenhand/model'
import type { TermMatch } from '../knowledge/match-terms.ts'
import type { JobUnit } from './split-job-text.ts'

/** A requirement before it has its id and final weight; `strength` multiplies its type's weight. */
export type Draft = Omit<Requirement, 'id' | 'weight'> & { strength: number }

/** One sentence or bullet with what is known of it before its requirements are read. */
export type Reading = {
  unit: JobUnit
  folded: string
  terms: TermMatch[]
  base: Pick<Draft, 'must' | 'span' | 'strength'>
}

const LABEL_LONGEST = 140

/** The job text's own words, on one line, cut at a word. */
export function labelOf(text: string): string {
  const line = text
    .replaceAll(/\s+/g, ' ')
    .replace(/[.;,:]$/u, '')
    .replace(/^[\s\-–—:,.;|/]{1,9}/u, '')
    .replace(/^\(([^()]{1,140})\)$/u, '$1')
    .trim()
  if (line.length <= LABEL_LONGEST) return line
  const cut = line.lastIndexOf(' ', LABEL_LONGEST)
  return `${line.slice(0, cut > LABEL_LONGEST / 2 ? cut : LABEL_LONGEST)}…`
}

/** Whether a folded text holds a phrase as whole words. */
export function holds(folded: string, phrase: string): boolean {
  for (let at = folded.indexOf(phrase); at !== -1; at = folded.indexOf(phrase, at + 1)) {
    if (
      !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? ' ') &&
      (phrase.length > 7 || !/[a-z0-9]/u.test(folded[at + phrase.length] ?? ' '))
    )
      return true
  }
  return false
}
