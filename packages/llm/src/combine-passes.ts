import { score } from '@evenhand/analyze'
import type { Analysis, JobProfile, Score, Verdict } from '@evenhand/model'
import type { CheckedVerdicts } from './checking/check-verdicts.ts'
import type { ModelAnswer } from './prompt/model-answer.ts'

/** One judging of a resume, checked. */
export type Pass = CheckedVerdicts & { answer: ModelAnswer }

type Combined = { verdicts: Verdict[]; score: Score; answer: ModelAnswer }

/** Of several passes: each requirement's middle verdict, the score they give, and the band all passes lie in. */
export function combinePasses(
  passes: Pass[],
  { job, builtIn }: { job: JobProfile | undefined; builtIn: Analysis },
): Combined {
  const answer = passes[0]!.answer
  if (job === undefined) return { verdicts: [], score: builtIn.score, answer }
  const verdicts = job.requirements.map((_, at) => middle(passes.map((pass) => pass.verdicts[at]!)))
  const combined = score(verdicts, job.requirements)
  if (passes.length === 1) return { verdicts, score: combined, answer }
  const values = [combined.value, ...passes.map((pass) => score(pass.verdicts, job.requirements).value)]
  return {
    verdicts,
    score: { ...combined, band: { low: Math.min(...values), high: Math.max(...values) } },
    answer,
  }
}

/** The verdict with the middle share; the lower one of two. */
function middle(verdicts: Verdict[]): Verdict {
  const sorted = verdicts.toSorted((a, b) => a.share - b.share)
  return sorted[Math.floor((sorted.length - 1) / 2)]!
}
