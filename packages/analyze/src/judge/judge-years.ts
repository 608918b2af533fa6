import type { Requirement, Span, Verdict } from '@evenhand/model'
import { duration, findingOf, verdictOf } from './finding-of.ts'
import type { Judging } from './judging.ts'
import { nearWork } from './kind-of-work.ts'
import { lowerSameLength } from './lower-same-length.ts'
import { monthsOfPosts } from './months-of-posts.ts'
import { skillStrength } from './skill-strength.ts'
import { YEAR_WORDS } from '../knowledge/judging/job-cues.ts'

/** Posts this near the job count as experience in it. */
const SAME_WORK = 0.4
const STATED = new RegExp(`(\\d{1,2})\\s?\\+?\\s?(?:plus |or more )?(?:${YEAR_WORDS})(?![\\p{L}])`, 'u')
/** Years a resume states beyond its dated posts are believed up to this many months. */
const STATED_BEYOND = 12
/** With no dated post at all, stated years count this much. */
const UNDATED_WORTH = 0.6

/** Years of experience, counted from dated posts that show the skill, or that are of this kind of work. */
export function judgeYears(requirement: Requirement, judging: Judging): Verdict {
  const asked = requirement.years ?? 1
  const { months, spans } = counted(requirement, judging)
  const stated = statedYears(judging)
  const dated = judging.evidence.profile.totalMonths > 0
  const believed = dated
    ? Math.min(stated.months, months === 0 ? 0 : months + STATED_BEYOND)
    : stated.months * UNDATED_WORTH
  const total = Math.max(months, believed)
  // Years of other work are no years of this.
  const share = Math.min(1, total / (asked * 12)) * nearWork(judging.kind)
  const silent = findingOf('years-unknown', { asked, label: requirement.label }, [])
  const evidence = months > 0 ? spans : stated.spans
  const args = { asked, label: requirement.label, ...duration(Math.round(total)) }
  const code = months === 0 ? 'years-stated' : total >= asked * 12 ? 'years-met' : 'years-short'
  return verdictOf(requirement.id, share, { shown: findingOf(code, args, evidence), silent })
}

function counted(requirement: Requirement, judging: Judging): { months: number; spans: Span[] } {
  const { evidence, nearness } = judging
  const posts = new Set<number>()
  const spans: Span[] = []
  const skills = (requirement.terms ?? []).filter((term) => term.startsWith('skill:'))
  for (const term of skills) {
    for (const { line, match } of evidence.terms.get(term) ?? []) {
      const post = evidence.lines[line]!.employment
      if (post >= 0 && !posts.has(post)) {
        posts.add(post)
        spans.push({ start: match.start, end: match.end })
      }
    }
  }
  // Nothing shows the skill by name: what is near it does, for the time it was held.
  if (skills.length > 0 && posts.size === 0) {
    const best = skills
      .map((term) => skillStrength(term, judging))
      .find((skill) => skill.how === 'related' && skill.months > 0)
    if (best !== undefined) return { months: Math.round(best.months * best.strength), spans: best.spans }
  }
  if (skills.length === 0 || posts.size === 0) {
    for (const [index, near] of nearness.entries()) {
      if (near < SAME_WORK) continue
      posts.add(index)
      const post = evidence.profile.employment[index]!
      spans.push(post.dates ?? post.title?.spans[0] ?? post.span)
    }
  }
  const months = monthsOfPosts([...posts].map((post) => evidence.profile.employment[post]!))
  return { months, spans: spans.slice(0, 4) }
}

/** The most years any worthy line states. */
function statedYears({ evidence }: Judging): { months: number; spans: Span[] } {
  let best: { months: number; spans: Span[] } = { months: 0, spans: [] }
  for (const line of evidence.lines) {
    if (line.worth === 0) continue
    const match = STATED.exec(lowerSameLength(evidence.text.slice(line.start, line.end)))
    const months = match === null ? 0 : Number(match[1]) * 12
    if (match !== null && months > best.months && months <= 50 * 12) {
      best = { months, spans: [{ start: line.start + match.index, end: line.start + match.index + match[0].length }] }
    }
  }
  return best
}
