import type { JobProfile, Requirement, ResumeDetail, Verdict } from '@evenhand/model'
import { wholeLabel } from '../../texts/whole-label.ts'

export type ComparedLine = {
  requirement: Requirement
  /** One for each person, in their order. */
  verdicts: (Verdict | undefined)[]
  differs: boolean
}

/** Requirements side by side: must-haves first, each saying whether the people differ in it. */
export function comparedLines(details: readonly ResumeDetail[], job: JobProfile): ComparedLine[] {
  const known = details.map(({ analysis }) => new Map(analysis?.verdicts.map((each) => [each.requirementId, each])))
  const counted = job.requirements.filter(({ weight }) => weight > 0)
  return [...counted.filter(({ must }) => must), ...counted.filter(({ must }) => !must)].map((requirement) => {
    const verdicts = known.map((map) => map.get(requirement.id))
    const points = details.map((detail) => pointsOf(detail, requirement))
    const isTold = new Set(verdicts.map((verdict) => verdict?.value)).size > 1
    const differs = isTold || Math.max(...points) - Math.min(...points) >= TELLING
    const whole = { ...requirement, label: wholeLabel(requirement, job.text) }
    return { requirement: whole, verdicts, differs }
  })
}

/** Points of the score by which people with the same verdict differ in a requirement; tenths tell nobody apart. */
const TELLING = 1

const pointsOf = ({ analysis }: ResumeDetail, { id }: Requirement): number =>
  analysis?.score?.lines.find((line) => line.id === id)?.points ?? 0

/** What the resume leaves open of what the job asks for. */
export function stillToAsk({ analysis }: ResumeDetail, job: JobProfile): string[] {
  const open = new Set(
    analysis?.verdicts.filter(({ value }) => value === 'unknown').map(({ requirementId }) => requirementId),
  )
  return job.requirements
    .filter(({ id, weight }) => weight > 0 && open.has(id))
    .map((open) => wholeLabel(open, job.text))
}
