import type { Analysis, Employment, JobProfile, Profile, Requirement, ResumeText, Verdict } from '@evenhand/model'
import { prepareJob } from '../judge/prepare-job.ts'
import { prepareEvidence } from '../judge/prepare-evidence.ts'
import { relatePosts } from '../judge/relate-posts.ts'
import { findResults, type Result } from './find-results.ts'

/** A requirement with what was found of it. */
export type Judged = { requirement: Requirement; verdict: Verdict }

/** Everything the sentences about one person are made of. */
export type Telling = {
  profile: Profile
  resume: ResumeText
  job?: JobProfile
  judged: Judged[]
  integrity: Analysis['integrity']
  /** Posts, latest first. */
  posts: Employment[]
  /** Posts of the job's kind of work, latest first; all posts without a job. */
  near: Employment[]
  nearMonths: number
  results: Result[]
}

const NEAR = 0.5

/** Gathers what sentences need. Pure. */
export function telling(
  input: Pick<Telling, 'profile' | 'resume' | 'job' | 'integrity'> & { verdicts: Verdict[] },
): Telling {
  const { profile, resume, job, verdicts } = input
  const posts = profile.employment.filter((post) => post.title !== undefined).toSorted((a, b) => endOf(b) - endOf(a))
  const near = job === undefined ? posts : nearPosts(profile, resume, job).toSorted((a, b) => endOf(b) - endOf(a))
  const judged = (job?.requirements ?? []).flatMap((requirement, index) => {
    const verdict = verdicts[index]
    return verdict === undefined || requirement.weight === 0 ? [] : [{ requirement, verdict }]
  })
  const nearMonths = Math.min(
    profile.totalMonths,
    near.reduce((sum, post) => sum + (post.months ?? 0), 0),
  )
  return {
    profile,
    resume,
    job,
    judged,
    integrity: input.integrity,
    posts,
    near,
    nearMonths,
    results: findResults(profile, resume),
  }
}

function nearPosts(profile: Profile, resume: ResumeText, job: JobProfile): Employment[] {
  const evidence = prepareEvidence(profile, resume)
  const relations = relatePosts(evidence, prepareJob(job, evidence.language))
  return relations
    .filter((post) => post.employment >= 0 && post.nearness >= NEAR)
    .map((post) => profile.employment[post.employment]!)
}

/** Months since year 0 at which a post ended; those held still come last of all. */
export function endOf(post: Employment): number {
  if (post.current) return Infinity
  const date = post.end ?? post.start
  return date === undefined ? 0 : date.year * 12 + (date.month ?? 6)
}
