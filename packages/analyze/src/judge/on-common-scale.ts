import type { Requirement, RequirementType, Verdict } from '@evenhand/model'
import { MET, PARTLY } from './finding-of.ts'

/**
 * What of a job's work is shown, and where that stands on the scale common to all jobs. Job texts differ in how much of
 * them anybody's resume says; in between, where most people of a line of work lie, a step counts about half. Measured over
 * many jobs: nothing stays nothing, everything stays everything.
 */
const SCALE: [shown: number, stands: number][] = [
  [0, 0],
  [0.3, 0.47],
  [0.8, 0.68],
  [1, 1],
]

/** How much of what is shown of the work a requirement's verdict speaks for; other verdicts are facts and stay as they are. */
const SPEAKS_FOR: Partial<Record<RequirementType, number>> = { title: 2, duty: 1 }

/**
 * The verdicts with the shares of kind of work and duties multiplied by one factor, so that together they stand on the
 * common scale: a job of many duties, or in rare words, is no harder to fit than another. Their order, values and reasons
 * stay, and what is met earns more than what is met in part, whoever is compared. Independent of weights, so that changing
 * them needs no new judging.
 */
export function onCommonScale(verdicts: Verdict[], requirements: Requirement[]): Verdict[] {
  const parts = requirements.map(({ type }) => SPEAKS_FOR[type] ?? 0)
  const whole = parts.reduce((sum, part) => sum + part, 0)
  const shown = verdicts.reduce((sum, { share }, index) => sum + share * parts[index]!, 0)
  if (shown === 0) return verdicts
  const factor = standing(shown / whole) / (shown / whole)
  return verdicts.map((verdict, index) =>
    parts[index] === 0 ? verdict : { ...verdict, share: scaled(verdict, factor) },
  )
}

function scaled({ share, value }: Verdict, factor: number): number {
  const least = value === 'met' ? MET : 0
  return Math.max(least, Math.min(value === 'partly' ? PARTLY : 1, Math.round(share * factor * 1000) / 1000))
}

function standing(shown: number): number {
  const next = Math.max(
    1,
    SCALE.findIndex(([at]) => at >= shown),
  )
  const [[from, low], [to, high]] = [SCALE[next - 1]!, SCALE[next]!]
  return low + ((high - low) * (shown - from)) / (to - from)
}
