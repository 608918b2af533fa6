import type { JobProfile } from '@evenhand/model'
import { findTerm } from '../knowledge/lexicon.ts'
import { deedOf, shortLabel } from './quote-line.ts'
import type { Judged, Telling } from './telling.ts'

/** A requirement's name inside a sentence: the known term's, or the label's first clause. */
export function nameOf({ requirement }: Judged, job: JobProfile | undefined): string {
  const term =
    requirement.type === 'skill' && requirement.terms?.length === 1 ? findTerm(requirement.terms[0]!) : undefined
  if (term !== undefined && term.label.length < requirement.label.length) return term.label
  return shortLabel(requirement.type === 'duty' ? deedOf(requirement.label, job?.title ?? '') : requirement.label)
}

/** Judged requirements other than the kind of work, those that earn most first. */
export function strongest(telling: Telling): Judged[] {
  return telling.judged
    .filter(({ requirement, verdict }) => requirement.type !== 'title' && verdict.share > 0)
    .toSorted((a, b) => b.verdict.share * b.requirement.weight - a.verdict.share * a.requirement.weight)
}
