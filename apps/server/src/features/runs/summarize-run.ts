import { SCORE_GOOD, type ResumeRow, type RunSummary } from '@evenhand/model'

/** What a list of runs tells of one run's people. */
export function summarizeRun(rows: readonly ResumeRow[]): RunSummary {
  const scored = rows.filter((row) => row.state === 'done' && row.score !== undefined)
  const scores = scored.map(({ score = 0 }) => score)
  const good = scored.filter(({ score = 0 }) => score >= SCORE_GOOD)
  return {
    scores,
    best: scores.length > 0 ? Math.max(...scores) : undefined,
    good: good.length,
    undecided: good.filter(({ decision }) => !decision?.value).length,
  }
}
