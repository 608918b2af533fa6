import type { Finding, JobProfile, Profile, ResumeText, Span } from '@evenhand/model'
import { findImpossibleDates, impossiblePosts } from './find-impossible-dates.ts'
import { findInstructions } from './find-instructions.ts'
import { findPastedAdvert } from './find-pasted-advert.ts'
import { findJobWords, findStuffing } from './find-stuffing.ts'

type Found = { resume: ResumeText; ofResume: Finding[]; impossible: Span[]; ofJob: WeakMap<JobProfile, Finding[]> }
const known = new WeakMap<Profile, Found>()

function foundIn(profile: Profile, resume: ResumeText): Found {
  const before = known.get(profile)
  if (before?.resume === resume) return before
  const found: Found = {
    resume,
    ofResume: [...findInstructions(resume), ...findStuffing(profile, resume)],
    impossible: impossiblePosts(findImpossibleDates(profile, resume), resume),
    ofJob: new WeakMap(),
  }
  known.set(profile, found)
  return found
}

/** Findings whose words are no claim of the candidate's own; computed once per resume and job. */
export function findUnearned(profile: Profile, resume: ResumeText, job?: JobProfile): Finding[] {
  const found = foundIn(profile, resume)
  if (job === undefined) return found.ofResume
  const before = found.ofJob.get(job)
  if (before !== undefined) return before
  const all = [...found.ofResume, ...findPastedAdvert(resume, job), ...findJobWords(profile, resume, job)]
  found.ofJob.set(job, all)
  return all
}

/** What judging leaves out: pasted advert sentences, stuffed lists, orders to machines, posts with dates that cannot be. */
export function unearnedSpans(profile: Profile, resume: ResumeText, job: JobProfile): Span[] {
  return [
    ...findUnearned(profile, resume, job).flatMap((finding) => finding.evidence),
    ...foundIn(profile, resume).impossible,
  ]
}
