import {
  type Analysis,
  evidenceByLine,
  type Finding,
  type JobProfile,
  type Span,
  type VerdictValue,
} from '@evenhand/model'
import { wholeLabel } from '../texts/whole-label.ts'

export type LedgerLine = {
  id: string
  points: number
  largest: number
  /** A requirement in the job's own words; absent for a line of the rubric. */
  label?: string
  must: boolean
  value?: VerdictValue
  reason?: Finding
  /** Words that the line rests on. */
  evidence: readonly Span[]
}

/** The lines of a score with the verdicts behind them: must-haves first, in the job's order. */
export function ledgerLines(analysis: Analysis, job: JobProfile | undefined): LedgerLine[] {
  const verdicts = new Map(analysis.verdicts.map((verdict) => [verdict.requirementId, verdict]))
  const requirements = new Map(job?.requirements.map((requirement) => [requirement.id, requirement]))
  const evidence = evidenceByLine(analysis)
  const lines = analysis.score.lines.map((line) => {
    const verdict = verdicts.get(line.id)
    const requirement = requirements.get(line.id)
    return {
      ...line,
      label: job && requirement && wholeLabel(requirement, job.text),
      must: requirement?.must ?? false,
      value: verdict?.value,
      reason: verdict?.reason,
      evidence: evidence.get(line.id) ?? [],
    }
  })
  return [...lines.filter(({ must }) => must), ...lines.filter(({ must }) => !must)]
}
