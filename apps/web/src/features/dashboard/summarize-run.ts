import { type RunDetail, SCORE_GOOD } from '@evenhand/model'

/** What a list of runs tells of one run's people. */
export type RunSummary = {
  scores: number[]
  best: number | undefined
  /** People at 80 or above. */
  good: number
  /** Of them, those nobody has decided about. */
  undecided: number
}

export function summarizeRun({ resumes }: RunDetail): RunSummary {
  const scored = resumes.filter((row) => row.state === 'done' && row.score !== undefined)
  const scores = scored.map(({ score = 0 }) => score)
  const good = scored.filter(({ score = 0 }) => score >= SCORE_GOOD)
  return {
    scores,
    best: scores.length > 0 ? Math.max(...scores) : undefined,
    good: good.length,
    undecided: good.filter(({ decision }) => !decision?.value).length,
  }
}
