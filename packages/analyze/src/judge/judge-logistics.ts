import type { Requirement, Span, Verdict } from '@evenhand/model'
import { WILLING } from '../knowledge/judging/willing-words.ts'
import { findingOf, verdictOf } from './finding-of.ts'
import { hoursOf } from './hours-of.ts'
import type { Judging } from './judging.ts'
import { nearWork } from './kind-of-work.ts'
import { lineAt } from './line-at.ts'
import type { Evidence } from './prepare-evidence.ts'

/** Place and availability: met only where the resume speaks of it in words. Where somebody lives is never evidence. */
export function judgeLogistics(requirement: Requirement, judging: Judging): Verdict {
  const asked = judging.job.hours.get(requirement.id) ?? new Set()
  const said = asked.size === 0 ? new Map<string, Span>() : hoursSaid(judging.evidence)
  const found = [...asked].filter((kind) => said.has(kind))
  // Nights and travel of other work say little about these; what somebody offers, they offer for this job.
  const isOffered = found.some((kind) => isWilling(said.get(kind)!, judging.evidence))
  const share = asked.size === 0 ? 0 : (found.length / asked.size) * (isOffered ? 1 : nearWork(judging.kind))
  const args = { asked: requirement.label }
  return verdictOf(requirement.id, share, {
    shown: findingOf('logistics-said', args, distinct(found.map((kind) => said.get(kind)!))),
    silent: findingOf(requirement.type === 'place' ? 'place-unknown' : 'availability-unknown', args, []),
  })
}

const OFFERED = new RegExp(`(?<![\\p{L}\\p{M}])(?:${WILLING})`, 'u')

function isWilling({ start, end }: Span, { folded }: Evidence): boolean {
  return OFFERED.test(folded.slice(start, end))
}

const known = new WeakMap<Evidence, Map<string, Span>>()

/** The first line of some worth that offers each kind of hours, else that speaks of it; read once a resume. */
function hoursSaid(evidence: Evidence): Map<string, Span> {
  const before = known.get(evidence)
  if (before !== undefined) return before
  const said = new Map<string, Span>()
  for (const { kind, start } of hoursOf(evidence.folded)) {
    const line = evidence.lines[lineAt(evidence.lines, start)]
    if (line === undefined || line.worth === 0) continue
    const first = said.get(kind)
    if (first === undefined || (isWilling(line, evidence) && !isWilling(first, evidence)))
      said.set(kind, { start: line.start, end: line.end })
  }
  known.set(evidence, said)
  return said
}

function distinct(spans: Span[]): Span[] {
  return spans.filter(({ start }, at) => spans.findIndex((other) => other.start === start) === at).slice(0, 3)
}
