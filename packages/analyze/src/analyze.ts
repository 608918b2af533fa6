import {
  type Analysis,
  contentHash,
  type JobProfile,
  type Profile,
  type ResumeText,
  type YearMonth,
} from '@evenhand/model'
import { integrity } from './integrity/integrity.ts'
import { readingDoubts } from './integrity/reading-doubts.ts'
import { judge } from './judge/judge.ts'
import { linesBack } from './read-resume/glued/divide-lines.ts'
import { restoreRows } from './read-resume/glued/restore-rows.ts'
import { readResume } from './read-resume/read-resume.ts'
import { rubric } from './score/rubric.ts'
import { score } from './score/score.ts'
import { words } from './words/words.ts'

/** `today` bounds the document's own date; without a job the resume is scored by the rubric. */
export type AnalyzeOptions = { job?: JobProfile; today: YearMonth }

/** Changes whenever the same input may give other bytes. */
export const ENGINE = { id: 'built-in', version: '1.41.0' } as const

/** The built-in engine: reads, judges, scores and explains one resume. Pure: same input, same bytes. */
export function analyze(given: ResumeText, { job, today }: AnalyzeOptions): Analysis {
  // Lines are judged one by one: those that the text has lost count as they would have.
  const restored = restoreRows(given)
  const resume = restored?.resume ?? given
  const profile = withStudiesAhead(readResume(resume, today))
  // A text without anything to ask for cannot be judged against; the resume then stands for itself.
  const asked = job !== undefined && job.requirements.some((requirement) => requirement.weight > 0) ? job : undefined
  const verdicts = asked === undefined ? [] : judge(profile, resume, asked)
  const judged = asked === undefined ? rubric(profile, resume) : { score: score(verdicts, asked.requirements) }
  const notices = integrity(profile, resume, asked)
  const doubts = readingDoubts(profile, resume)
  return {
    engine: { ...ENGINE },
    contentHash: contentHash(given.text),
    profile: restored === undefined ? profile : linesBack(profile, restored.lineOf),
    verdicts,
    ...judged,
    integrity: notices,
    ...(doubts.length > 0 && { doubts }),
    words: words({ profile, resume, job: asked, verdicts, integrity: notices }),
  }
}

/** A course that ends after the resume was written is still under way: "2024 - 2027" is no degree in 2026. */
function withStudiesAhead(profile: Profile): Profile {
  const { year, month } = profile.asOf
  const isAhead = (end: YearMonth) =>
    end.year > year || (end.year === year && month !== undefined && (end.month ?? 0) > month)
  const education = profile.education.map((entry) =>
    entry.end !== undefined && isAhead(entry.end) ? { ...entry, ongoing: true } : entry,
  )
  return { ...profile, education }
}
