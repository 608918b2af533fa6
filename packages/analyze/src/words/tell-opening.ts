import type { Employment, Finding } from '@evenhand/model'
import { duration, findingOf } from '../judge/finding-of.ts'
import { type Candidate, mostTelling, standsOut } from './most-telling.ts'
import { areDated, employerOf, isOther, plainCode, postArgs, postSpans, sinceEnd, titleOf } from './post-facts.ts'
import { rises } from './rises.ts'
import { skillName } from './skill-facts.ts'
import { showTitle } from './show-title.ts'
import { isWholeLife } from './whole-life.ts'
import { tellOtherWork } from './tell-other-work.ts'
import type { Telling } from './telling.ts'

const LONG_MONTHS = 60
const VERY_LONG_MONTHS = 120
const EARLY_MONTHS = 24
const RECENT_MONTHS = 12
/** What half of all people reach: months in one kind of work, in the latest post; posts of the kind. */
const USUAL = { near: 90, post: 60, posts: 4 }

/** The first sentence: what this person's work has been, seen from this job. */
export function tellOpening(telling: Telling): Finding {
  const { near, posts, figures } = telling
  if (posts[0] === undefined) return withoutPosts(telling)
  if (near[0] === undefined) return tellOtherWork(telling, posts[0])
  const [post, latest] = [near[0], posts[0]]
  const frames = post === latest ? stillInIt(telling, post) : movedOn(telling, post, latest)
  return mostTelling([...frames, ...inAll(telling, post)], figures)!
}

/** This kind of work is also the latest. */
function stillInIt(telling: Telling, post: Employment): Candidate[] {
  const { near, nearMonths, profile } = telling
  const frame = framesOf(telling, post)
  const frames: Candidate[] = []
  if (post.current && post.start !== undefined) {
    frames.push(frame('opening-since', 0.02 + 0.8 * standsOut(post.months ?? 0, USUAL.post)))
    if ((post.months ?? 0) >= VERY_LONG_MONTHS && near.length === 1) frames.push(frame('opening-long', 0.6))
  } else if (post.end === undefined || post.start === undefined) frames.push(frame('opening-undated', 0.2))
  else if (nearMonths >= LONG_MONTHS && areDated(near)) frames.push(frame('opening-for', 0.5))
  else frames.push(frame(sinceEnd(post, profile.asOf) <= RECENT_MONTHS ? 'opening-just-ended' : 'opening-until', 0.4))
  const isEarly = nearMonths > 0 && nearMonths < EARLY_MONTHS && profile.totalMonths < 2 * EARLY_MONTHS
  if (isEarly && isWholeLife(telling)) frames.push(frame('opening-early', 0.7))
  return [...frames, ...steps(telling, post)]
}

/** The way through several posts of this work. */
function steps(telling: Telling, post: Employment): Candidate[] {
  const { near, nearMonths } = telling
  const first = near.at(-1)!
  const before = near.find((each) => isOther(each, post))
  // Each of these says how long it took in all.
  if (before === undefined || nearMonths < EARLY_MONTHS || !areDated(near)) return []
  const more = { first: titleOf(first), before: titleOf(before) }
  const frame = framesOf(telling, post, more)
  const frames: Candidate[] = []
  if (isOther(first, post)) {
    const risen = rises(first, post) ? 0.16 : 0
    frames.push(frame(post.current ? 'opening-risen' : 'opening-path', 0.44 + risen, first))
    const employers = new Set(near.map(employerOf))
    if (employers.size === 1 && nearMonths >= LONG_MONTHS && employerOf(post) !== '')
      frames.push(frame('opening-one-employer', 0.5 + risen))
  }
  if (post.current) frames.push(frame('opening-now-before', 0.46, before))
  return frames
}

/** Something else came after this kind of work. */
function movedOn(telling: Telling, post: Employment, latest: Employment): Candidate[] {
  if (latest.start === undefined || post.end === undefined || telling.nearMonths === 0) return []
  const frame = framesOf(telling, post, { latest: titleOf(latest) })
  const frames = [frame(latest.current ? 'opening-moved-on' : 'opening-returning', 0.5, latest)]
  if (telling.nearMonths >= EARLY_MONTHS && areDated(telling.near)) frames.push(frame('opening-for', 0.44))
  return frames
}

/** How much of a working life this work is. */
function inAll(telling: Telling, post: Employment): Candidate[] {
  const { near, nearMonths, profile } = telling
  const years = Math.round(profile.totalMonths / 12)
  const employers = new Set(near.map((post) => employerOf(post).toLowerCase()).filter(Boolean)).size
  const frame = framesOf(telling, post, { total: years, employers })
  // Months of some posts are not the months of all.
  if (nearMonths === 0 || !areDated(near)) return [frame(plainCode(post), 0.1)]
  const frames = [frame('opening-in-all', 0.1 + 0.5 * standsOut(nearMonths, USUAL.near))]
  if (near.length >= 3) frames.push(frame('opening-several', 0.1 + 0.7 * standsOut(near.length, USUAL.posts)))
  if (employers >= 2) frames.push(frame('opening-employers', 0.1 + 0.7 * standsOut(employers, USUAL.posts)))
  if (telling.job !== undefined && years * 12 > nearMonths + EARLY_MONTHS && isWholeLife(telling))
    frames.push(frame('opening-share', 0.42))
  return frames
}

/** Makes frames about the latest post of this work; `other` is a second post the sentence names. */
function framesOf({ near, nearMonths }: Telling, post: Employment, more: Finding['args'] = {}) {
  const args = { ...postArgs(post), ...duration(nearMonths), posts: near.length, ...more }
  return (code: string, weight: number, other?: Employment): Candidate => ({
    finding: findingOf(code, args, [...postSpans(post), ...(other === undefined ? [] : postSpans(other))]),
    weight,
  })
}

function withoutPosts({ profile }: Telling): Finding {
  if (profile.headline !== undefined)
    return findingOf('opening-headline', { headline: showTitle(profile.headline.value) }, profile.headline.spans)
  const skills = profile.skills.slice(0, 3)
  if (skills.length > 1)
    return findingOf(
      'opening-skills-only',
      { items: skills.map(skillName) },
      skills.map((skill) => skill.mentions[0]!.span),
    )
  return findingOf('opening-no-posts', {}, [])
}
