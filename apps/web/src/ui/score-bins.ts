/** Bins of a score histogram: 5 points each, 100 in the last. */
export const SCORE_BINS = 20

export type ScoreBin = { from: number; to: number; count: number }

export function binOf(score: number): number {
  return Math.min(SCORE_BINS - 1, Math.floor(score / (100 / SCORE_BINS)))
}

/** Counts scores in 20 bins of five points, lowest first. */
export function countScores(scores: readonly number[]): ScoreBin[] {
  const width = 100 / SCORE_BINS
  const bins = Array.from({ length: SCORE_BINS }, (_, bin) => ({
    from: bin * width,
    to: bin === SCORE_BINS - 1 ? 100 : (bin + 1) * width - 1,
    count: 0,
  }))
  for (const score of scores) {
    const bin = bins[binOf(score)]
    if (bin) bin.count++
  }
  return bins
}

/** Height of a brick in a frame, in pixels: lower where piles are high, never below 3. */
export function brickHeight(bins: readonly ScoreBin[], frame: number, largest: number): number {
  const highest = Math.max(1, ...bins.map((bin) => bin.count))
  return Math.min(largest, Math.max(3, Math.floor((frame - 2) / highest) - 1))
}

/** How many people one brick stands for, so that the tallest pile fits. */
export function peoplePerBrick(bins: readonly ScoreBin[], highest: number): number {
  return Math.max(1, Math.ceil(Math.max(0, ...bins.map((bin) => bin.count)) / highest))
}
