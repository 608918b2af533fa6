import { type ResumeRow, SCORE_FAIR, SCORE_GOOD } from '@evenhand/model'

export type ScoreBand = 'good' | 'mid' | 'low'

/** Green at 80 and above, yellow at 60 and above, else red. */
export function scoreBand(score: number): ScoreBand {
  if (score >= SCORE_GOOD) return 'good'
  return score >= SCORE_FAIR ? 'mid' : 'low'
}

/** The same of a row: red where a file failed, none where a cancelled screening never came to it, or where it is no resume. */
export function rowBand({ state, score }: Pick<ResumeRow, 'state' | 'score'>): ScoreBand | undefined {
  if (state === 'failed') return 'low'
  return state === 'done' && score !== undefined ? scoreBand(score) : undefined
}

/** What stands where the score would: the key of its word below `results.`. Undefined where there is one. */
export function wordForScore({
  state,
  score,
}: Pick<ResumeRow, 'state' | 'score'>): 'failed' | 'cancelled' | 'noResume' | undefined {
  if (state === 'done') return score === undefined ? 'noResume' : undefined
  return state === 'cancelled' ? 'cancelled' : 'failed'
}
