import { findTerm } from '../knowledge/lexicon.ts'
import { asInside, asOpening, deedOf, demandOf, isSpeakable, shortLabel } from './label-of.ts'
import { inSentence } from './skill-facts.ts'
import type { Judged, Telling } from './telling.ts'

type Naming = Pick<Telling, 'job' | 'jobLanguage'>

const names = new WeakMap<Judged['requirement'], string>()

/** A requirement's name inside a sentence: the known term's, or the label's first clause. Made once for each requirement. */
export function nameOf(judged: Judged, naming: Naming): string {
  const name = names.get(judged.requirement) ?? nameAnew(judged, naming)
  names.set(judged.requirement, name)
  return name
}

function nameAnew(judged: Judged, { job, jobLanguage }: Naming): string {
  const { requirement } = judged
  const term = termOf(judged)
  if (term !== undefined) return term
  const isTask = requirement.type === 'duty'
  const label = shortLabel(isTask ? deedOf(requirement.label, job?.title ?? '') : demandOf(requirement.label))
  return asInside(label, jobLanguage, isTask || requirement.type === 'years')
}

/** The same where a sentence begins with it. */
export function nameFirst(judged: Judged, naming: Naming): string {
  return asOpening(nameOf(judged, naming))
}

/**
 * What was found of a skill, by its own name: "SAP" where "an ERP such as SAP" was asked for, Kubernetes where that shows
 * Docker; otherwise the requirement's name.
 */
export function shownName(judged: Judged, naming: Naming): string {
  const { requirement, verdict } = judged
  const { shown } = verdict.reason.args
  if (requirement.type !== 'skill' || typeof shown !== 'string') return nameOf(judged, naming)
  const isAsked = requirement.terms?.some((term) => findTerm(term)?.label === shown) ?? false
  return !isAsked || shown.length < requirement.label.length ? shown : nameOf(judged, naming)
}

/** Several requirements that are shown, for one list: each by what was found of it. Of a mere neighbour nothing is shown. */
export function shownNames(list: Judged[], naming: Naming, most: number): string[] {
  const shown = list.filter((each) => each.verdict.reason.code !== 'skill-related' && isNameable(each, naming))
  return apartOf(
    shown.map((each) => shownName(each, naming)),
    most,
  )
}

/** Several requirements for one list. */
export function namesOf(list: Judged[], naming: Naming, most: number): string[] {
  const nameable = list.filter((each) => isNameable(each, naming))
  return apartOf(
    nameable.map((each) => nameOf(each, naming)),
    most,
  )
}

/** The first of several names, each once: those that hold no comma of their own are taken first. */
function apartOf(several: string[], most: number): string[] {
  const all = [...new Set(several)]
  // "5+ years of backend development" and the same with more behind it are one thing, told in full.
  const names = all.filter((name) => !all.some((other) => other !== name && other.startsWith(name)))
  const plain = names.filter((name) => !/[,;、]/u.test(name))
  return (plain.length >= Math.min(most, names.length) ? plain : names).slice(0, most)
}

/** Whether a sentence can name this: not a line in which the advert speaks of itself. */
export function isNameable(judged: Judged, naming: Naming): boolean {
  return judged.requirement.type !== 'duty' || isSpeakable(nameOf(judged, naming))
}

function termOf({ requirement }: Judged): string | undefined {
  if (requirement.type !== 'skill' || requirement.terms?.length !== 1) return undefined
  const term = findTerm(requirement.terms[0]!)
  return term !== undefined && term.label.length < requirement.label.length ? inSentence(term.label, term) : undefined
}

/** Judged requirements other than the kind of work and the conditions, those that earn most first. */
export function strongest(telling: Telling): Judged[] {
  return telling.judged
    .filter(({ requirement, verdict }) => isFact(requirement.type) && verdict.share > 0)
    .toSorted((a, b) => b.verdict.share * b.requirement.weight - a.verdict.share * a.requirement.weight)
}

/** Whether the resume says nothing of a point; what it says, and cannot be compared, is open and not silent. */
export function isSilent({ verdict }: Judged): boolean {
  return verdict.value === 'unknown' && !verdict.reason.code.endsWith('-unclear')
}

/** What a resume can show: neither the kind of work, told by itself, nor hours and place, which are asked. */
export function isFact(type: Judged['requirement']['type']): boolean {
  return type !== 'title' && type !== 'place' && type !== 'availability'
}
