import type { Requirement, Score, ScoreLine, Verdict } from '@evenhand/model'

/** What of a verdict counts; a row of a list holds as much. */
export type Judgement = Pick<Verdict, 'requirementId' | 'value' | 'share'>
/** What of a requirement counts. */
export type Weighting = Pick<Requirement, 'id' | 'weight' | 'must'>

/**
 * The score of verdicts under weights: each line earns its share of its largest, to one decimal; the largest sum
 * to exactly 100 and the value is the rounded sum of the points. Pure and quick: what-if re-ranking runs on it.
 */
export function score(verdicts: readonly Judgement[], requirements: readonly Weighting[]): Score {
  const shares = new Map(verdicts.map((verdict) => [verdict.requirementId, verdict]))
  const largest = tenthsOfHundred(requirements.map((requirement) => requirement.weight))
  const lines: ScoreLine[] = requirements.map((requirement, index) => {
    const share = shares.get(requirement.id)?.share ?? 0
    return { id: requirement.id, points: Math.round(largest[index]! * share) / 10, largest: largest[index]! / 10 }
  })
  const must = requirements.filter((requirement) => requirement.must && requirement.weight > 0)
  return {
    value: sumOf(lines),
    basis: 'job',
    lines,
    mustMet: must.filter((requirement) => shares.get(requirement.id)?.value === 'met').length,
    mustTotal: must.length,
  }
}

/** The rounded sum of the points; summed in tenths, so that no binary fraction decides. */
export function sumOf(lines: ScoreLine[]): number {
  return Math.round(lines.reduce((sum, line) => sum + Math.round(line.points * 10), 0) / 10)
}

/** Splits 1000 tenths by weight; the largest remainders take what rounding down left over. All zero for no weight. */
export function tenthsOfHundred(weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (weight / total) * 1000)
  const tenths = exact.map(Math.floor)
  const left = 1000 - tenths.reduce((sum, part) => sum + part, 0)
  const order = exact
    .map((part, index) => index)
    .sort((a, b) => exact[b]! - tenths[b]! - (exact[a]! - tenths[a]!) || a - b)
  for (const index of order.slice(0, left)) tenths[index]!++
  return tenths
}
