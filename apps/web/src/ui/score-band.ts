import { type ResumeRow, SCORE_FAIR, SCORE_GOOD } from '@evenhand/model'

export type ScoreBand = 'good' | 'mid' | 'low'

/** Green at 80 and above, yellow at 60 and above, else red. */
export function scoreBand(score: number): ScoreBand {
  if (score >= SCORE_GOOD) return 'good'
  return score >= SCORE_FAIR ? 'mid' : 'low'
}

/** The same of a row: red where a file failed, none where a cancelled screening never came to it. */
export function rowBand({ state, score }: ResumeRow): ScoreBand | undefined {
  if (state === 'cancelled') return undefined
  return state === 'done' ? scoreBand(score ?? 0) : 'low'
}
