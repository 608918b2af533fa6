import type { Employment, Skill, Span } from '@evenhand/model'
import { duration, findingOf } from '../judge/finding-of.ts'
import { type Candidate, standsOut } from './most-telling.ts'
import { shownName } from './name-of.ts'
import { titleOf } from './post-facts.ts'
import { isShownBeside, skillFacts } from './skill-facts.ts'
import type { Judged, Telling } from './telling.ts'

/** Months of one skill that half of all people reach; jobs that show one. */
const USUAL = { months: 200, posts: 4 }

/** Skills the job asks for and the resume shows: several at once, or one with where and how long. */
export function tellSkills(met: Judged[], telling: Telling): Candidate[] {
  const skills = met.filter(({ requirement }) => requirement.type === 'skill')
  const shown = skills.filter(({ verdict }) => verdict.reason.code === 'skill-shown')
  return [...several(skills.slice(0, 3), telling), ...shown.slice(0, 2).flatMap((each) => oneSkill(each, telling))]
}

function several(skills: Judged[], telling: Telling): Candidate[] {
  const items = [...new Set(skills.map((each) => shownName(each, telling)))]
  if (items.length < 2) return []
  const inWork = skills.filter(({ verdict }) => verdict.reason.code === 'skill-shown').length
  const suffix = inWork === skills.length ? '-in-work' : inWork > 0 ? '-partly-in-work' : ''
  const spans = skills.flatMap(({ verdict }) => verdict.reason.evidence.slice(0, 1))
  return [{ finding: findingOf(`substance-skills${suffix}`, { items }, spans), weight: 0.5 + 0.06 * inWork }]
}

/** One skill: for how long, in how many jobs, whether still. */
function oneSkill(judged: Judged, telling: Telling): Candidate[] {
  const { reason } = judged.verdict
  const months = Number(reason.args['years']) * 12 + Number(reason.args['months'])
  const weight = 0.29 + 0.45 * standsOut(months, USUAL.months) + (judged.requirement.must ? 0.05 : 0)
  const candidates: Candidate[] = [{ finding: reason, weight: weight - 0.19 }]
  const facts = skillFacts(judged, telling)
  const name = reason.args['shown']
  if (facts === undefined || typeof name !== 'string') return candidates
  return [...candidates, ...inPosts({ name, months, ...facts, spans: reason.evidence.slice(0, 1) }, weight)]
}

/** A skill in dated work: its name, months, the titled posts that show it (latest first), and its words. */
type InPosts = { name: string; months: number; skill: Skill; posts: Employment[]; spans: Span[] }

/** In how many jobs a skill was used, and whether it still is. */
export function inPosts({ name, months, skill, posts, spans }: InPosts, weight: number): Candidate[] {
  const latest = posts[0]
  if (latest === undefined) return []
  const args = {
    skill: name,
    title: titleOf(latest),
    posts: posts.length,
    ...duration(months),
    ...(latest.end !== undefined && { end: latest.end }),
  }
  const candidates: Candidate[] = []
  const tell = (code: string, more: number) =>
    candidates.push({
      finding: findingOf(code, args, [...spans, ...(latest.title?.spans ?? [])]),
      weight: weight + more,
    })
  if (latest.current) tell('substance-skill-now', 0.02)
  else if (latest.end !== undefined && !isShownBeside(skill)) tell('substance-skill-until', -0.06)
  if (posts.length > 1) tell('substance-skill-jobs', 0.3 * standsOut(posts.length, USUAL.posts) - 0.16)
  return candidates
}
