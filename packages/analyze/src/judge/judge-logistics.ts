import type { Requirement, Verdict } from '@evenhand/model'
import { findingOf, verdictOf } from './finding-of.ts'
import type { Judging } from './judging.ts'
import { nearWork } from './kind-of-work.ts'
import { stemWeight } from './stem-weight.ts'
import { wordsOf } from './words-of.ts'

/** Words by which resumes speak of hours, dates, travel and moving house; addresses are not among them. */
const SPOKEN = new Set(
  wordsOf(
    'night nights shift shifts rota weekend weekends call on-call overtime travel traveled travelled travelling relocate relocation remote remotely hybrid notice available availability immediate immediately evenings flexible driving mobility',
  ).stems,
)

/** Place and availability: met only where the resume speaks of it in words. Where somebody lives is never evidence. */
export function judgeLogistics(requirement: Requirement, judging: Judging): Verdict {
  const { evidence, job } = judging
  const silent = findingOf(
    requirement.type === 'place' ? 'place-unknown' : 'availability-unknown',
    { asked: requirement.label },
    [],
  )
  const words = (job.stems.get(requirement.id) ?? []).filter((word) => SPOKEN.has(word))
  let best = { weight: 0, spans: [] as { start: number; end: number }[] }
  for (const word of words) {
    for (const number of evidence.places.get(word) ?? []) {
      const line = evidence.lines[number]!
      const weight = words.reduce((sum, other) => sum + (line.stems.includes(other) ? stemWeight(other) : 0), 0)
      if (weight > best.weight) best = { weight, spans: [{ start: line.start, end: line.end }] }
    }
  }
  const total = words.reduce((sum, word) => sum + stemWeight(word), 0)
  // Nights and travel of other work say little about these.
  const share = total === 0 ? 0 : (best.weight / total) * nearWork(judging.kind)
  return verdictOf(requirement.id, share, {
    shown: findingOf('logistics-said', { asked: requirement.label }, best.spans),
    silent,
  })
}
