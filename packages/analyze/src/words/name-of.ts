import type { Profile } from '@evenhand/model'
import { JOINS } from '../knowledge/judging/and-words.ts'
import { findTerm } from '../knowledge/lexicon.ts'
import { asInside, asOpening, deedOf, demandOf, isSpeakable, shortLabel, skillOf } from './label-of.ts'
import { showTitle } from './show-title.ts'
import { inSentence, skillName } from './skill-facts.ts'
import type { Judged, Telling } from './telling.ts'

type Naming = Pick<Telling, 'job' | 'jobLanguage'> & { profile?: Profile }

/** Kinds of skills that are names of things one buys. */
/** Letters that the resume's own name of a product may have more: what is longer says more than its name. */
const NAME_MORE = 4
const PRODUCTS = new Set(['software', 'tool'])

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
  if (requirement.type === 'title') return showTitle(requirement.label)
  const isTask = requirement.type === 'duty'
  const demanded = requirement.type === 'skill' ? skillOf(requirement.label) : demandOf(requirement.label)
  const label = shortLabel(isTask ? deedOf(requirement.label, job?.title ?? '') : demanded)
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
  // A product by the name the resume gives it: "Sage 100" is not to be told as another of its house.
  const own = naming.profile?.skills.find(({ id }) => id !== undefined && findTerm(id)?.label === shown)
  if (
    own !== undefined &&
    own.label.length <= shown.length + NAME_MORE &&
    PRODUCTS.has(findTerm(own.id!)?.category ?? '')
  )
    return skillName(own)
  return !isAsked || shown.length < requirement.label.length ? shown : nameOf(judged, naming)
}

/** Several requirements that are shown, for one list: each by what was found of it. Of a mere neighbour nothing is shown. */
export function shownNames(list: Judged[], naming: Naming, most: number): string[] {
  const shown = list.filter((each) => each.verdict.reason.code !== 'skill-related' && isNameable(each, naming))
  return apartOf(
    shown.map((each) => shownName(each, naming)),
    most,
    naming.jobLanguage,
  )
}

/** Several requirements for one list. */
export function namesOf(list: Judged[], naming: Naming, most: number): string[] {
  const nameable = list.filter((each) => isNameable(each, naming))
  // Hardly any resume names a trait of character: what can be missing is told before it.
  return apartOf(
    [...nameable.filter((each) => !isSoft(each)), ...nameable.filter(isSoft)].map((each) => nameOf(each, naming)),
    most,
    naming.jobLanguage,
  )
}

const joins = new Map<string, RegExp>()

/** A comma, "and" or "or" within a name: two such names cannot be told apart in one list. */
function joinsOf(language: string): RegExp {
  const words = [JOINS['en'], JOINS[language]].filter((each) => each !== undefined).join('|')
  const pattern = joins.get(language) ?? new RegExp(`[,;、] | (?:${words}) `, 'u')
  joins.set(language, pattern)
  return pattern
}

/** The first of several names, each once, and of those that hold an "and" of their own one at most, the last of all. */
export function apartOf(several: string[], most: number, language: string): string[] {
  const all = [...new Set(several)]
  // "5+ years of backend development" and the same with more behind it are one thing, told in full.
  const names = all.filter((name) => !all.some((other) => other !== name && holdsName(other, name)))
  const isJoined = (name: string) => joinsOf(language).test(name)
  const plain = names.filter((name) => !isJoined(name))
  const joined = names.find(isJoined)
  if (joined === undefined || (plain.length >= most && names.indexOf(joined) >= most)) return plain.slice(0, most)
  const list = [...plain.slice(0, most - 1), joined]
  return list.length === 2 ? [names[0]!] : list
}

/** "Microsoft Excel" says what "Excel" does. */
function holdsName(other: string, name: string): boolean {
  const at = other.toLowerCase().indexOf(name.toLowerCase())
  return at >= 0 && !/[\p{L}\p{N}+#]/u.test(`${other[at - 1] ?? ' '}${other[at + name.length] ?? ' '}`)
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

/** Whether a trait of character is asked for: hardly any resume names one, and none shows it by naming it. */
export function isSoft({ requirement: { terms = [] } }: Judged): boolean {
  return terms.length > 0 && terms.every((term) => findTerm(term)?.category === 'soft')
}

/** What a resume can show: neither the kind of work, told by itself, nor hours and place, which are asked. */
export function isFact(type: Judged['requirement']['type']): boolean {
  return type !== 'title' && type !== 'place' && type !== 'availability'
}
