import type { Employment, Skill } from '@evenhand/model'
import { findTerm } from '../knowledge/lexicon.ts'
import { tidy } from './quote-line.ts'
import type { Judged, Telling } from './telling.ts'

/** A skill the job asks for, with the posts that show it. */
export type SkillFacts = {
  skill: Skill
  /** Titled posts that show it, latest first. */
  posts: Employment[]
}

/** Whether a skill says something about the work: a known one, and not a trait of character. */
export function isTelling({ id }: Skill): boolean {
  return id !== undefined && findTerm(id)?.category !== 'soft'
}

/** A skill as sentences name it: in the resume's words, unless those shout. */
export function skillName({ id, label }: Skill): string {
  const isLoud = label.length > 4 && label === label.toUpperCase() && label !== label.toLowerCase()
  return (isLoud && id !== undefined ? findTerm(id)?.label : undefined) ?? tidy(label)
}

/** Where the resume shows what a skill's verdict rests on; undefined where the profile does not list that skill. */
export function skillFacts({ requirement, verdict }: Judged, { profile, posts }: Telling): SkillFacts | undefined {
  const { shown } = verdict.reason.args
  const skill = profile.skills.find(
    ({ id }) => id !== undefined && (findTerm(id)?.label === shown || requirement.terms?.includes(id) === true),
  )
  return skill === undefined
    ? undefined
    : { skill, posts: posts.filter((post) => showsSkill(skill, profile.employment.indexOf(post))) }
}

/** Whether a post, by its place in the profile, shows a skill. */
export function showsSkill({ mentions }: Skill, post: number): boolean {
  return mentions.some(({ employment }) => employment === post)
}
