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
 * The verdicts with the shares of kind of work and duties put on the common scale: a job of many duties, or in rare words, is
 * no harder to fit than another. The kind of work stands there by itself, so that of two people who show more of it earns more,
 * whatever their duties; the duties are multiplied by one factor, so that all together stand on the scale. Their order, values
 * and reasons stay, and what is shown in full earns more than what is shown in part, whoever is compared. Independent of weights, so that
 * changing them needs no new judging.
 */
export function onCommonScale(verdicts: Verdict[], requirements: Requirement[]): Verdict[] {
  const parts = requirements.map(({ type }) => SPEAKS_FOR[type] ?? 0)
  const isDuty = requirements.map(({ type }) => type === 'duty')
  const sum = (some: (share: number, at: number) => number) =>
    verdicts.reduce((total, { share }, at) => total + parts[at]! * some(share, at), 0)
  const whole = parts.reduce((total, part) => total + part, 0)
  const all = whole === 0 ? 0 : whole * standing(sum((share) => share) / whole)
  const titles = sum((share, at) => (isDuty[at]! ? 0 : standing(share)))
  const duties = sum((share, at) => (isDuty[at]! ? share : 0))
  const factor = duties === 0 ? 0 : Math.max(0, all - titles) / duties
  return verdicts.map((verdict, at) => {
    if (parts[at] === 0) return verdict
    return { ...verdict, share: scaled(verdict, isDuty[at]! ? verdict.share * factor : standing(verdict.share)) }
  })
}

function scaled({ share: shown }: Verdict, share: number): number {
  const least = shown >= MET ? MET : 0
  return Math.max(least, Math.min(shown < MET ? PARTLY : 1, Math.round(share * 1000) / 1000))
}

function standing(shown: number): number {
  const next = Math.max(
    1,
    SCALE.findIndex(([at]) => at >= shown),
  )
  const [[from, low], [to, high]] = [SCALE[next - 1]!, SCALE[next]!]
  return low + ((high - low) * (shown - from)) / (to - from)
}
