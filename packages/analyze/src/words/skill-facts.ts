import type { Employment, Skill, Span } from '@evenhand/model'
import { findTerm, type Term } from '../knowledge/lexicon.ts'
import { WITHOUT_BLANKS } from '../knowledge/tokenize.ts'
import { tidy } from './quote-line.ts'
import type { Judged, Telling } from './telling.ts'

/** A skill the job asks for, with the posts that show it. */
export type SkillFacts = {
  skill: Skill
  /** Titled posts that show it, latest first. */
  posts: Employment[]
}

/** Months of work with a skill from which on its time is worth telling. */
export const TIME_WORTH_TELLING = 6

/** Whether a skill says something about the work: a known one, not a trait of character, and not a single letter. */
export function isTelling({ id, label }: Skill): boolean {
  return id !== undefined && (label.length > 1 || WITHOUT_BLANKS.test(label)) && findTerm(id)?.category !== 'soft'
}

/** A skill as sentences name it: in the resume's words, unless those shout. */
export function skillName({ id, label }: Skill): string {
  const isLoud = label.length > 4 && label === label.toUpperCase() && label !== label.toLowerCase()
  const term = id === undefined ? undefined : findTerm(id)
  return (isLoud ? term?.label : undefined) ?? inSentence(tidy(label), term)
}

/** What people do and know, as against the names of things. */
const PLAIN = new Set(['duty', 'knowledge', 'technique', 'soft'])

/** Names that a plain term begins with. */
const PROPER =
  /^(?:Abitur|Android|Arabic|Asian|Bayesian|Boolean|Cambridge|Chrome|English|Etsy|Excel|French|German|Gestalt|Indian|Islamic|Italian|Mandarin|Mediterranean|Mexican|Mitchell|Olympic|Oracle|Schroth|Spanish|Western)\b/u

/** "Cash handling accuracy" of a list as "cash handling accuracy": plain small words, of which the first began it. */
export function inSentence(label: string, term: Term | undefined): string {
  const isPlain =
    PLAIN.has(term?.category ?? '') && !PROPER.test(label) && /^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}+)+$/u.test(label)
  return isPlain ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

/** Where the resume shows what a skill's verdict rests on; undefined where the profile does not list that skill. */
export function skillFacts({ requirement, verdict }: Judged, { profile, posts }: Telling): SkillFacts | undefined {
  const { shown } = verdict.reason.args
  const known = profile.skills.filter(({ id }) => id !== undefined)
  const skill =
    known.find(({ id }) => findTerm(id!)?.label === shown) ??
    known.find(({ id }) => requirement.terms?.includes(id!) === true)
  return skill === undefined
    ? undefined
    : { skill, posts: posts.filter((post) => showsSkill(skill, profile.employment.indexOf(post))) }
}

/** Whether a skill is shown in work beside the posts, which may be later than any of them. */
export function isShownBeside({ mentions }: Skill): boolean {
  return mentions.some(({ employment, section }) => employment === undefined && BESIDE.has(section))
}

const BESIDE = new Set<string>(['projects', 'volunteering'])

/** Where a skill is named, jobs first: what is said of its time leads to the work, not to a list. */
export function workFirst({ mentions }: Skill): Span[] {
  const isWork = (mention: Skill['mentions'][number]) => mention.employment !== undefined
  return [...mentions.filter(isWork), ...mentions.filter((mention) => !isWork(mention))].map(({ span }) => span)
}

/** Whether a post, by its place in the profile, shows a skill. */
export function showsSkill({ mentions }: Skill, post: number): boolean {
  return mentions.some(({ employment }) => employment === post)
}
