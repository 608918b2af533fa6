import type { Finding, JobProfile, Profile, ResumeText, Span } from '@evenhand/model'
import { findInstructions } from './find-instructions.ts'
import { findPastedAdvert } from './find-pasted-advert.ts'
import { findJobWords, findStuffing } from './find-stuffing.ts'

type Found = { resume: ResumeText; ofResume: Finding[]; ofJob: WeakMap<JobProfile, Finding[]> }
const known = new WeakMap<Profile, Found>()

/** Findings whose words are no claim of the candidate's own; computed once per resume and job. */
export function findUnearned(profile: Profile, resume: ResumeText, job?: JobProfile): Finding[] {
  let found = known.get(profile)
  if (found?.resume !== resume) {
    found = { resume, ofResume: [...findInstructions(resume), ...findStuffing(profile, resume)], ofJob: new WeakMap() }
    known.set(profile, found)
  }
  if (job === undefined) return found.ofResume
  const before = found.ofJob.get(job)
  if (before !== undefined) return before
  const all = [...found.ofResume, ...findPastedAdvert(resume, job), ...findJobWords(profile, resume, job)]
  found.ofJob.set(job, all)
  return all
}

/** What judging leaves out: pasted advert sentences, stuffed lists, orders to machines. */
export function unearnedSpans(profile: Profile, resume: ResumeText, job: JobProfile): Span[] {
  return findUnearned(profile, resume, job).flatMap((finding) => finding.evidence)
}
