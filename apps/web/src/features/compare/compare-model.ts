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
    const told = details.map((detail, index) => `${verdicts[index]?.value} ${pointsOf(detail, requirement)}`)
    const whole = { ...requirement, label: wholeLabel(requirement, job.text) }
    return { requirement: whole, verdicts, differs: new Set(told).size > 1 }
  })
}

/** In tenths, rounded as they are shown: who differs by less does not differ. */
function pointsOf({ analysis }: ResumeDetail, { id }: Requirement): number | undefined {
  const line = analysis?.score?.lines.find((line) => line.id === id)
  return line && Math.round(10 * line.points)
}

/** What the resume leaves open of what the job asks for. */
export function stillToAsk({ analysis }: ResumeDetail, job: JobProfile): string[] {
  const open = new Set(
    analysis?.verdicts.filter(({ value }) => value === 'unknown').map(({ requirementId }) => requirementId),
  )
  return job.requirements
    .filter(({ id, weight }) => weight > 0 && open.has(id))
    .map((open) => wholeLabel(open, job.text))
}
