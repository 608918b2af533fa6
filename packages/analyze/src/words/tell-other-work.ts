import type { Employment, Finding } from '@evenhand/model'
import { duration, findingOf } from '../judge/finding-of.ts'
import { prepareJob } from '../judge/prepare-job.ts'
import { findTerm } from '../knowledge/lexicon.ts'
import { matchTerms } from '../knowledge/match-terms.ts'
import { type Candidate, mostTelling, standsOut } from './most-telling.ts'
import {
  areDated,
  employerOf,
  isOther,
  plainCode,
  postArgs,
  postSpans,
  sinceEnd,
  startOf,
  titleOf,
} from './post-facts.ts'
import { rises } from './rises.ts'
import type { Telling } from './telling.ts'
import { isWholeLife } from './whole-life.ts'
import { monthsOfPosts } from '../judge/months-of-posts.ts'

/** Share of the job's kind of work from which other titles hide the same work, or work beside it. */
const SAME_WORK = { described: 0.6, fit: 0.58 }
const NEAR_WORK = { described: 0.5, fit: 0.5 }
/** Work beside it, too, where the resume leaves much open, but a title is of its field and nearly all the work of this kind. */
const SILENT_WORK = { described: 0.9, fit: 0.4, nearest: 0.3 }
/** So is a latest title of the same field of work, where the work speaks of this job at all: a nurse is in no other field than a ward manager. */
const SAME_FIELD = { described: 0.3, nearness: 0.36 }
/** Of whom so much of the job is shown, nobody says that they come from another field. */
export const SHOWS_MUCH = 0.35
/** What half of all people reach: months in the latest job, with one employer, at work in all; jobs held. */
const USUAL = { post: 60, since: 113, employer: 190, total: 180, career: 260, posts: 8, away: 40 }
const YOUNG_MONTHS = 60
const NEW_MONTHS = 18

type Kinship = 'same' | 'near' | 'other' | 'unclear'

/**
 * Whether titles that are not the job's hide the same work, work beside it, or another field: only what the whole judgement
 * bears out. Of titles in another language than the job's that are not understood nobody can say that they are of another field.
 */
function kinshipOf(telling: Telling): Kinship {
  const { judged, fit, nearest, latestNearness } = telling
  const described = judged.find(({ requirement }) => requirement.type === 'title')?.verdict.share ?? 0
  if (described >= SAME_WORK.described && fit >= SAME_WORK.fit) return 'same'
  if (latestNearness >= SAME_FIELD.nearness && described >= SAME_FIELD.described) return 'near'
  const reaches = (bar: typeof NEAR_WORK) => described >= bar.described && fit >= bar.fit
  if (reaches(NEAR_WORK) || (nearest >= SILENT_WORK.nearest && reaches(SILENT_WORK))) return 'near'
  return telling.isUnderstood && fit < SHOWS_MUCH && !isTitleOfField(telling) ? 'other' : 'unclear'
}

/** Whether the latest title is known to belong to the job's field: a care assistant is in no other one than a head of care. */
function isTitleOfField({ job, posts }: Telling): boolean {
  if (job === undefined) return false
  const fields = new Set(prepareJob(job).titleTerms.map((term) => findTerm(term)?.field))
  return matchTerms(titleOf(posts[0])).some(({ kind, term }) => kind === 'title' && fields.has(findTerm(term)?.field))
}

/** Whether the work so far is of another field, so far as anybody can tell. */
export function isOtherField(telling: Telling): boolean {
  return telling.near.length === 0 && kinshipOf(telling) === 'other'
}

/** Whether other titles hide the same work, or work beside it. */
export function isKindred(telling: Telling): boolean {
  const kinship = kinshipOf(telling)
  return kinship === 'same' || kinship === 'near'
}

/** The first sentence about somebody whose titles are not the job's: by what stands out most in their working life. */
export function tellOtherWork(telling: Telling, latest: Employment): Finding {
  const kinship = kinshipOf(telling)
  return mostTelling(framesOf(kinship, telling, latest), telling.figures)!
}

function framesOf(kinship: Kinship, telling: Telling, latest: Employment): Candidate[] {
  if (kinship === 'other') return otherField(telling, latest)
  if (kinship === 'unclear') return unlike(telling, latest)
  return kindred(kinship === 'same' ? 'opening-same-by-content' : 'opening-near-work', telling, latest)
}

/** Of whom nobody can say how near their work is: what it has been. */
function unlike({ posts, profile }: Telling, latest: Employment): Candidate[] {
  const spans = [...postSpans(latest), ...(latest.dates === undefined ? [] : [latest.dates])]
  const months = latest.months ?? 0
  const frames = [{ finding: findingOf(plainCode(latest), postArgs(latest), spans), weight: 0.4 }]
  if (latest.current && latest.start !== undefined && months >= YOUNG_MONTHS)
    frames.push({
      finding: findingOf('opening-long', { ...postArgs(latest), ...duration(months) }, spans),
      weight: 0.4,
    })
  const first = firstOf(posts)
  if (first === undefined || !isOther(first, latest) || profile.totalMonths < YOUNG_MONTHS) return frames
  const args = { ...postArgs(latest), first: titleOf(first), ...duration(profile.totalMonths) }
  return [...frames, { finding: findingOf('opening-path', args, [...spans, ...postSpans(first)]), weight: 0.4 }]
}

/** Work like the job's, or beside it, under another title. */
function kindred(name: string, { profile, posts }: Telling, latest: Employment): Candidate[] {
  const before = posts.find((post) => isOther(post, latest))
  const args = {
    ...postArgs(latest),
    ...duration(profile.totalMonths),
    posts: posts.length,
    ...(before !== undefined && { before: titleOf(before) }),
  }
  const frame = (suffix: string, weight: number, spans = postSpans(latest)) => ({
    finding: findingOf(`${name}${suffix}`, args, spans),
    weight,
  })
  const frames = [frame(latest.current ? '-now' : '', 0.4)]
  if (latest.current && latest.start !== undefined)
    frames.push(frame('-since', standsOut(latest.months ?? 0, USUAL.post) - 0.08))
  if (!latest.current && latest.end !== undefined) frames.push(frame('-until', 0.46))
  if (profile.totalMonths > 0) frames.push(frame('-long', standsOut(profile.totalMonths, USUAL.total)))
  if (before !== undefined) frames.push(frame('-pair', 0.46, [...postSpans(latest), ...postSpans(before)]))
  if (posts.length > 2 && areDated(posts)) frames.push(frame('-many', standsOut(posts.length, USUAL.posts)))
  return frames
}

function otherField(telling: Telling, latest: Employment): Candidate[] {
  const { profile, posts } = telling
  const total = profile.totalMonths
  const args = { ...postArgs(latest), ...duration(total) }
  const spans = postSpans(latest)
  const frame = (code: string, weight: number) => ({ finding: findingOf(code, args, spans), weight })
  const frames = [frame(latest.current ? 'opening-other-now' : 'opening-other', 0.36), ...beforeThat(telling, latest)]
  if (latest.current && latest.start !== undefined) frames.push(...sinceThen(latest, frame))
  if (!latest.current && latest.end !== undefined)
    frames.push(frame('opening-other-until', Math.max(0.35, standsOut(sinceEnd(latest, profile.asOf), USUAL.away))))
  if (total > 0 && total < YOUNG_MONTHS && latest.current && isWholeLife(telling))
    frames.push(frame('opening-other-young', 1 - total / (2 * YOUNG_MONTHS)))
  if (total >= 2 * YOUNG_MONTHS)
    frames.push(frame(latest.current ? 'opening-other-career' : 'opening-other-long', standsOut(total, USUAL.career)))
  if (posts.length > 3 && areDated(posts)) {
    const many = findingOf('opening-other-many', { ...args, posts: posts.length }, spans)
    frames.push({ finding: many, weight: standsOut(posts.length, USUAL.posts) })
  }
  return [...frames, ...withOneEmployer(telling, latest), ...risen(telling, latest)]
}

/** The job held now, with its beginning. */
function sinceThen(latest: Employment, frame: (code: string, weight: number) => Candidate): Candidate[] {
  const months = latest.months ?? 0
  const frames = [frame('opening-other-since', standsOut(months, USUAL.since)), frame('opening-since', 0.32)]
  if (months < YOUNG_MONTHS) return frames
  // How long this job, not all work, has lasted.
  const long = findingOf('opening-long', { ...postArgs(latest), ...duration(months) }, postSpans(latest))
  return [...frames, { finding: long, weight: standsOut(months, USUAL.since) - 0.06 }]
}

/** Two jobs in a row say more than one. */
function beforeThat({ posts }: Telling, latest: Employment): Candidate[] {
  const before = posts.find((post) => isOther(post, latest))
  if (before === undefined) return []
  const args = { ...postArgs(latest), before: titleOf(before) }
  const spans = [...postSpans(latest), ...postSpans(before)]
  const frames = [{ finding: findingOf('opening-other-pair', args, spans), weight: 0.33 }]
  const months = latest.months ?? 0
  if (latest.current && latest.start !== undefined && months > 0 && months <= NEW_MONTHS)
    frames.push({ finding: findingOf('opening-other-new', args, spans), weight: 1 - months / (2 * NEW_MONTHS) })
  return frames
}

function withOneEmployer({ posts }: Telling, latest: Employment): Candidate[] {
  const employer = employerOf(latest)
  const there = posts.filter((post) => employerOf(post) === employer)
  const months = monthsOfPosts(there)
  if (employer === '' || there.length < 2 || months === 0) return []
  const args = { ...postArgs(latest), ...duration(months) }
  const finding = findingOf('opening-other-employer', args, there.flatMap(postSpans).slice(0, 6))
  return [{ finding, weight: standsOut(months, USUAL.employer) - 0.04 }]
}

/** From the first job to the latest. */
function risen({ posts, profile }: Telling, latest: Employment): Candidate[] {
  const first = firstOf(posts)
  if (first === undefined || !isOther(first, latest)) return []
  const args = { ...postArgs(latest), first: titleOf(first), ...duration(profile.totalMonths) }
  const frame = (code: string, weight: number) => ({
    finding: findingOf(code, args, [...postSpans(latest), ...postSpans(first)]),
    weight,
  })
  const frames = profile.totalMonths < YOUNG_MONTHS ? [] : [frame('opening-other-path', 0.39)]
  return rises(first, latest) ? [...frames, frame('opening-other-risen', 0.56)] : frames
}

function firstOf(posts: Employment[]): Employment | undefined {
  return posts.filter((post) => post.start !== undefined).toSorted((a, b) => startOf(a) - startOf(b))[0]
}
