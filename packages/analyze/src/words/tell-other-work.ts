import type { Employment, Finding } from '@evenhand/model'
import { duration, findingOf } from '../judge/finding-of.ts'
import { type Candidate, mostTelling, standsOut } from './most-telling.ts'
import { rises } from './rises.ts'
import { postArgs, postSpans, startOf, sinceEnd } from './post-facts.ts'
import type { Telling } from './telling.ts'

/** Share of the job's kind of work from which other titles hide the same work, or work beside it. */
const SAME_WORK = 0.5
const NEAR_WORK = 0.25
/** What half of all people reach: months in the latest job, with one employer, at work in all; jobs held. */
const USUAL = { post: 60, employer: 120, total: 180, posts: 7, away: 40 }
const YOUNG_MONTHS = 60
const NEW_MONTHS = 18

/** The first sentence about somebody whose titles are not the job's: by what stands out most in their working life. */
export function tellOtherWork(telling: Telling, latest: Employment): Finding {
  const described = telling.judged.find(({ requirement }) => requirement.type === 'title')?.verdict.share ?? 0
  const frames =
    described >= SAME_WORK
      ? kindred('same-by-content', telling, latest)
      : described >= NEAR_WORK
        ? kindred('near-work', telling, latest)
        : otherField(telling, latest)
  return mostTelling(frames)!
}

/** Work like the job's, or beside it, under another title. */
function kindred(name: string, { profile }: Telling, latest: Employment): Candidate[] {
  const spans = postSpans(latest)
  const args = { ...postArgs(latest), ...duration(profile.totalMonths) }
  const frame = (suffix: string, weight: number) => ({
    finding: findingOf(`opening-${name}${suffix}`, args, spans),
    weight,
  })
  const frames = [frame(latest.current ? '-now' : '', 0.45)]
  if (latest.current && latest.start !== undefined)
    frames.push(frame('-since', standsOut(latest.months ?? 0, USUAL.post)))
  if (profile.totalMonths > 0) frames.push(frame('-long', standsOut(profile.totalMonths, USUAL.total)))
  return frames
}

function otherField(telling: Telling, latest: Employment): Candidate[] {
  const { profile, posts } = telling
  const total = profile.totalMonths
  const args = { ...postArgs(latest), ...duration(total) }
  const spans = postSpans(latest)
  const frame = (code: string, weight: number) => ({ finding: findingOf(code, args, spans), weight })
  const frames = [frame(latest.current ? 'opening-other-now' : 'opening-other', 0.3), ...beforeThat(telling, latest)]
  if (latest.current && latest.start !== undefined)
    frames.push(frame('opening-other-since', standsOut(latest.months ?? 0, USUAL.post)))
  if (!latest.current && latest.end !== undefined)
    frames.push(frame('opening-other-until', Math.max(0.35, standsOut(sinceEnd(latest, profile.asOf), USUAL.away))))
  if (total > 0 && total < YOUNG_MONTHS && latest.current)
    frames.push(frame('opening-other-young', 1 - total / (2 * YOUNG_MONTHS)))
  if (total >= 2 * YOUNG_MONTHS)
    frames.push(frame(latest.current ? 'opening-other-career' : 'opening-other-long', standsOut(total, USUAL.total)))
  if (posts.length > 3 && total > 0) {
    const many = findingOf('opening-other-many', { ...args, posts: posts.length }, spans)
    frames.push({ finding: many, weight: standsOut(posts.length, USUAL.posts) })
  }
  return [...frames, ...withOneEmployer(telling, latest), ...risen(telling, latest)]
}

/** Two jobs in a row say more than one. */
function beforeThat({ posts }: Telling, latest: Employment): Candidate[] {
  const before = posts.find((post) => post !== latest && titleOf(post) !== titleOf(latest))
  if (before === undefined) return []
  const args = { ...postArgs(latest), before: before.title?.value ?? '' }
  const spans = [...postSpans(latest), ...postSpans(before)]
  const frames = [{ finding: findingOf('opening-other-pair', args, spans), weight: 0.46 }]
  const months = latest.months ?? 0
  if (latest.current && latest.start !== undefined && months > 0 && months <= NEW_MONTHS)
    frames.push({ finding: findingOf('opening-other-new', args, spans), weight: 1 - months / (2 * NEW_MONTHS) })
  return frames
}

function withOneEmployer({ posts }: Telling, latest: Employment): Candidate[] {
  const employer = latest.employer?.value
  const there = posts.filter((post) => post.employer?.value === employer)
  const months = there.reduce((sum, post) => sum + (post.months ?? 0), 0)
  if (employer === undefined || there.length < 2 || months === 0) return []
  const args = { ...postArgs(latest), ...duration(months) }
  const finding = findingOf('opening-other-employer', args, there.flatMap(postSpans).slice(0, 6))
  return [{ finding, weight: standsOut(months, USUAL.employer) }]
}

function risen({ posts }: Telling, latest: Employment): Candidate[] {
  const first = posts.filter((post) => post.start !== undefined).toSorted((a, b) => startOf(a) - startOf(b))[0]
  if (first === undefined || !rises(first, latest)) return []
  const args = { ...postArgs(latest), first: first.title?.value ?? '' }
  return [
    { finding: findingOf('opening-other-risen', args, [...postSpans(latest), ...postSpans(first)]), weight: 0.66 },
  ]
}

function titleOf(post: Employment): string {
  return (post.title?.value ?? '').toLowerCase()
}
