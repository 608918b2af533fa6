import type { JobProfile, Profile, Requirement, RequirementType, ResumeText, Verdict } from '@evenhand/model'
import { unearnedSpans } from '../integrity/unearned-spans.ts'
import { echoedLists, withEchoes, withoutEchoes } from './echoed-lists.ts'
import { judgeCertificate } from './judge-certificate.ts'
import { judgeDegree } from './judge-degree.ts'
import { judgeDuty } from './judge-duty.ts'
import { judgeLanguage } from './judge-language.ts'
import { judgeLogistics } from './judge-logistics.ts'
import { judgeSkill } from './judge-skill.ts'
import { judgeTitle } from './judge-title.ts'
import { judgeYears } from './judge-years.ts'
import { kindOfWork } from './kind-of-work.ts'
import type { Judging } from './judging.ts'
import { onCommonScale } from './on-common-scale.ts'
import { titlesOfOtherWork, withOtherWork } from './other-work.ts'
import { type Evidence, prepareEvidence, withLines, withoutSpans } from './prepare-evidence.ts'
import { prepareJobFor } from './prepare-job.ts'
import { isThisWork, relatePosts } from './relate-posts.ts'

const JUDGES: Record<RequirementType, (requirement: Requirement, judging: Judging) => Verdict> = {
  title: judgeTitle,
  skill: judgeSkill,
  years: judgeYears,
  degree: judgeDegree,
  language: judgeLanguage,
  certificate: judgeCertificate,
  duty: judgeDuty,
  place: judgeLogistics,
  availability: judgeLogistics,
}

/** What only says the advert back counts next to nothing, and of somebody who held no post of this work nothing. */
function heeded(evidence: Evidence, job: JobProfile): Evidence {
  const echoed = echoedLists(evidence, job)
  if (echoed.size === 0) return evidence
  const some = withLines(evidence, withEchoes(evidence.lines, echoed))
  return relatePosts(some, prepareJobFor(job, some)).some(isThisWork)
    ? some
    : withLines(evidence, withoutEchoes(evidence.lines, echoed))
}

/**
 * One verdict for each requirement, in their order. Sees the resume with identity masked, and without what integrity
 * found to be no claim of the candidate's own (a pasted advert, a stuffed list). Pure.
 */
export function judge(profile: Profile, resume: ResumeText, job: JobProfile): Verdict[] {
  const own = heeded(withoutSpans(prepareEvidence(profile, resume), unearnedSpans(profile, resume, job)), job)
  const prepared = prepareJobFor(job, own)
  const evidence = own.language === prepared.language ? own : { ...own, length: own.stems.lengthAbroad }
  const posts = relatePosts(evidence, prepared)
  const nearness = profile.employment.map((_, index) => posts.find((post) => post.employment === index)?.nearness ?? 0)
  const judging: Judging = {
    evidence,
    profile: job,
    job: prepared,
    posts,
    nearness,
    kind: kindOfWork(evidence, prepared, posts),
  }
  const other = titlesOfOtherWork(judging)
  const verdicts = job.requirements.map((requirement) =>
    withOtherWork(JUDGES[requirement.type](requirement, judging), requirement, other),
  )
  return onCommonScale(verdicts, job.requirements)
}
