import type { Employment, Finding } from '@evenhand/model'
import { duration, findingOf } from '../judge/finding-of.ts'
import { postArgs, postSpans, sinceEnd } from './post-facts.ts'
import { tellOtherWork } from './tell-other-work.ts'
import type { Telling } from './telling.ts'

const LONG_MONTHS = 60
const VERY_LONG_MONTHS = 120
const EARLY_MONTHS = 24
const RECENT_MONTHS = 12

/** The first sentence: what this person's work has been, seen from this job. */
export function tellOpening(telling: Telling): Finding {
  const { near, posts } = telling
  if (posts[0] === undefined) return withoutPosts(telling)
  if (near[0] === undefined) return tellOtherWork(telling, posts[0])
  return sameWork(telling, near[0], posts[0])
}

function sameWork({ near, nearMonths, profile }: Telling, post: Employment, latest: Employment): Finding {
  const first = near.at(-1)!
  const args = { ...postArgs(post), ...duration(nearMonths), posts: near.length, first: first.title?.value ?? '' }
  const spans = postSpans(post)
  const employers = new Set(near.map((each) => each.employer?.value ?? ''))
  const other = first.title?.value.toLowerCase() !== post.title?.value.toLowerCase()
  if (post !== latest && latest.start !== undefined && post.end !== undefined && nearMonths > 0) {
    const both = { ...args, latest: latest.title?.value ?? '' }
    return findingOf(latest.current ? 'opening-moved-on' : 'opening-returning', both, [...spans, ...postSpans(latest)])
  }
  if (near.length > 1 && employers.size === 1 && nearMonths >= LONG_MONTHS && post.employer !== undefined && other) {
    return findingOf('opening-one-employer', args, spans)
  }
  if (near.length > 1 && other && nearMonths >= EARLY_MONTHS) {
    return findingOf(post.current ? 'opening-risen' : 'opening-path', args, [...spans, ...postSpans(first)])
  }
  if (near.length >= 3 && nearMonths > 0) return findingOf('opening-several', args, spans)
  if (nearMonths > 0 && nearMonths < EARLY_MONTHS && profile.totalMonths < 2 * EARLY_MONTHS)
    return findingOf('opening-early', args, spans)
  return oneJob({ post, nearMonths, args, since: sinceEnd(post, profile.asOf) })
}

function oneJob({
  post,
  nearMonths,
  args,
  since,
}: {
  post: Employment
  nearMonths: number
  args: Finding['args']
  since: number
}): Finding {
  const spans = postSpans(post)
  if (post.current && post.start !== undefined)
    return findingOf(nearMonths >= VERY_LONG_MONTHS ? 'opening-long' : 'opening-since', args, spans)
  if (post.end === undefined || post.start === undefined) return findingOf('opening-undated', args, spans)
  if (nearMonths >= LONG_MONTHS) return findingOf('opening-for', args, spans)
  return findingOf(since <= RECENT_MONTHS ? 'opening-just-ended' : 'opening-until', args, spans)
}

function withoutPosts({ profile }: Telling): Finding {
  if (profile.headline !== undefined)
    return findingOf('opening-headline', { headline: profile.headline.value }, profile.headline.spans)
  const skills = profile.skills.slice(0, 3)
  if (skills.length > 1)
    return findingOf(
      'opening-skills-only',
      { items: skills.map((skill) => skill.label) },
      skills.map((skill) => skill.mentions[0]!.span),
    )
  return findingOf('opening-no-posts', {}, [])
}
