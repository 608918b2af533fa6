import type { Requirement, Span, Verdict } from '@evenhand/model'
import { findingOf, verdictOf } from './finding-of.ts'
import { type HoursSaid, hoursSaid } from './hours-said.ts'
import type { Judging } from './judging.ts'
import { nearWork } from './kind-of-work.ts'

/** Hours that are offered in one place and refused in another. */
const BOTH = 0.5
/** What somebody has or would do, whatever the work was. */
const OF_ANY_WORK = new Set(['vehicle', 'start', 'relocation'])

/** Place and availability: met only where the resume speaks of it in words. Where somebody lives is never evidence. */
export function judgeLogistics(requirement: Requirement, judging: Judging): Verdict {
  const asked = judging.job.hours.get(requirement.id) ?? []
  const said = asked.length === 0 ? new Map<string, HoursSaid>() : hoursSaid(judging.evidence)
  // Nights and travel of other work say little about these; what somebody offers, they offer for this job.
  const worthOf = (kind: string) => {
    const told = said.get(kind)
    if (told === undefined || (told.isRefused && !told.isOffered)) return 0
    if (told.isRefused) return BOTH
    return told.isOffered || OF_ANY_WORK.has(kind) ? 1 : nearWork(judging.kind)
  }
  const found = asked.map((kinds) => [...kinds].toSorted((a, b) => worthOf(b) - worthOf(a))[0]!)
  const share = asked.length === 0 ? 0 : found.reduce((sum, kind) => sum + worthOf(kind), 0) / asked.length
  const spans = found.filter((kind) => worthOf(kind) > 0).map((kind) => said.get(kind)!.span)
  const args = { asked: requirement.label }
  return verdictOf(requirement.id, share, {
    shown: findingOf('logistics-said', args, distinct(spans)),
    silent: findingOf(requirement.type === 'place' ? 'place-unknown' : 'availability-unknown', args, []),
  })
}

function distinct(spans: Span[]): Span[] {
  return spans.filter(({ start }, at) => spans.findIndex((other) => other.start === start) === at).slice(0, 3)
}
