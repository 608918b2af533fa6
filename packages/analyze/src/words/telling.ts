import type { Analysis, Employment, JobProfile, Profile, Requirement, ResumeText, Span, Verdict } from '@evenhand/model'
import { prepareJob, prepareJobFor } from '../judge/prepare-job.ts'
import { prepareEvidence } from '../judge/prepare-evidence.ts'
import { matchTerms } from '../knowledge/match-terms.ts'
import { NAMED, type PostRelation, relatePosts } from '../judge/relate-posts.ts'
import { resultsToTell, type ToldResult } from './results-to-tell.ts'
import { endOf, titleOf } from './post-facts.ts'
import { passagesOf } from './passage-at.ts'
import { isSameWork } from './same-work.ts'
import { type Quote, quoteAt } from './quote-line.ts'
import { monthsOfPosts } from '../judge/months-of-posts.ts'

/** A requirement with what was found of it. */
export type Judged = { requirement: Requirement; verdict: Verdict }

/** Everything the sentences about one person are made of. */
export type Telling = {
  profile: Profile
  resume: ResumeText
  job?: JobProfile
  /** ISO 639-1, of the job's text. */
  jobLanguage: string
  judged: Judged[]
  integrity: Analysis['integrity']
  /** Posts, latest first. */
  posts: Employment[]
  /** Posts of the job's kind of work, latest first; without a job, of the latest post's. */
  near: Employment[]
  /** How near the title is to the job's that is nearest, 0 to 1; 0 without a job. */
  nearest: number
  /** The same of the latest post. */
  latestNearness: number
  nearMonths: number
  /** Whether what the latest post is called is understood beside this job: by its language, or as a known title. */
  isUnderstood: boolean
  results: ToldResult[]
  /** Part of the job's weight that is shown, 0 to 1; 1 without a job. */
  fit: number
  /** The numbers of this working life as one: what tells apart people of whom much the same can be said. */
  figures: number
  /** The sentence a span stands in, as a quotation; undefined where it is a heading, a head of a post, or too short. */
  quoteOf: (span: Span) => Quote | undefined
  /** What says who the person is and is no matter of the work. */
  personal: Span[]
  /** Whether a span stands in a list of skills or the like, where no sentence shows the work. */
  isList: (span: Span) => boolean
}

/** As near as a title must be for the verdict to call it this work, or related to it. */
const NEAR = NAMED
const TITLE = /\p{L}{2}/u
/** The latest post counts as this kind of work at this nearness, where an earlier one is near: the title grew, the work stayed. */
const STILL_NEAR = 0.3

/** Gathers what sentences need. Pure. */
export function telling(
  input: Pick<Telling, 'profile' | 'resume' | 'job' | 'integrity'> & { verdicts: Verdict[] },
): Telling {
  const { profile, resume, job, verdicts } = input
  const posts = profile.employment.filter((post) => TITLE.test(titleOf(post))).toSorted((a, b) => endOf(b) - endOf(a))
  const relations = job === undefined ? [] : relationsOf(input, job)
  const near = job === undefined ? likeLatest(posts) : nearPosts(profile, posts, relations)
  const judged = (job?.requirements ?? []).flatMap((requirement, index) => {
    const verdict = verdicts[index]
    return verdict === undefined || requirement.weight === 0 ? [] : [{ requirement, verdict }]
  })
  const nearMonths = monthsOfPosts(near)
  const quoteOf = quotesOf(profile, resume)
  return {
    profile,
    resume,
    job,
    jobLanguage: job === undefined ? 'en' : prepareJob(job).language,
    judged,
    integrity: input.integrity,
    posts,
    near,
    nearest: relations.reduce((best, { nearness }) => Math.max(best, nearness), 0),
    latestNearness: relations.find(({ employment }) => profile.employment[employment] === posts[0])?.nearness ?? 0,
    nearMonths,
    isUnderstood: job === undefined || isUnderstood(input, job, posts[0]),
    results: resultsToTell(profile, resume, quoteOf),
    fit: fitOf(judged),
    figures: figuresOf(profile),
    quoteOf,
    personal: prepareEvidence(profile, resume).personal,
    isList: listsOf(profile, resume),
  }
}

const quotes = new WeakMap<Profile, { resume: ResumeText; quoteOf: Telling['quoteOf'] }>()

/** Quotations of one resume, each made once: many sentences and many jobs ask for the same. */
function quotesOf(profile: Profile, resume: ResumeText): Telling['quoteOf'] {
  const before = quotes.get(profile)
  if (before?.resume === resume) return before.quoteOf
  const quotable = { passages: passagesOf(resume, profile), personal: prepareEvidence(profile, resume).personal }
  const made = new Map<string, Quote | undefined>()
  const quoteOf = (span: Span) => {
    const key = `${span.start} ${span.end}`
    if (!made.has(key)) made.set(key, quoteAt(resume.text, span, quotable))
    return made.get(key)
  }
  quotes.set(profile, { resume, quoteOf })
  return quoteOf
}

function relationsOf({ profile, resume }: Pick<Telling, 'profile' | 'resume'>, job: JobProfile): PostRelation[] {
  const evidence = prepareEvidence(profile, resume)
  return relatePosts(evidence, prepareJobFor(job, evidence))
}

function isUnderstood({ profile, resume }: Pick<Telling, 'profile' | 'resume'>, job: JobProfile, latest?: Employment) {
  const { language } = prepareEvidence(profile, resume)
  if (language === prepareJob(job).language) return true
  return latest === undefined || matchTerms(titleOf(latest)).some(({ kind }) => kind === 'title')
}

function likeLatest(posts: Employment[]): Employment[] {
  return posts.filter((post) => isSameWork(post, posts[0]!))
}

function nearPosts(profile: Profile, posts: Employment[], relations: PostRelation[]) {
  const nearness = new Map<Employment, number>()
  for (const post of relations)
    if (post.employment >= 0) nearness.set(profile.employment[post.employment]!, post.nearness)
  const of = (post: Employment) => nearness.get(post) ?? 0
  const first = posts.findIndex((post) => of(post) >= NEAR)
  return posts.filter((post, at) => of(post) >= (at < first ? STILL_NEAR : NEAR))
}

const LISTS = new Set(['skills', 'languages', 'interests', 'contact', 'personal'])

function listsOf({ sections }: Profile, { lines }: ResumeText): Telling['isList'] {
  const lists = sections
    .filter(({ kind }) => LISTS.has(kind))
    .map(({ firstLine, lastLine }) => ({ start: lines[firstLine]?.start ?? 0, end: lines[lastLine]?.end ?? 0 }))
  return (span) => lists.some(({ start, end }) => span.start >= start && span.start < end)
}

function fitOf(judged: Judged[]): number {
  const total = judged.reduce((sum, { requirement }) => sum + requirement.weight, 0)
  if (total === 0) return 1
  return judged.reduce((sum, { requirement, verdict }) => sum + requirement.weight * verdict.share, 0) / total
}

/** Months and counts only: nothing that goes with who the person is. */
function figuresOf({ employment, education, skills, totalMonths }: Profile): number {
  const numbers = [totalMonths, skills.length, education.length, ...employment.map(({ months }) => months ?? 0)]
  return numbers.reduce((sum, number) => Math.imul(sum, 31) + number, 7) | 0
}
