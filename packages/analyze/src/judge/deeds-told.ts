import type { Requirement, Span } from '@evenhand/model'
import { type DeedTold, deedTold } from './deed-told.ts'
import { shareOfDeeds } from './deeds-asked.ts'
import type { Judging } from './judging.ts'
import { nearlyTold } from './nearly-told.ts'

/** How much of what is asked for a resume's sentences tell of, 0 to 1, and where. */
export type DeedsTold = { strength: number; spans: Span[] }

/** How much of the deeds that a requirement asks for is told, in whatever words; `words`: the stems of its text. */
function deedsTold({ id }: Requirement, words: string[], { evidence, job }: Judging): DeedsTold {
  const asked = job.deeds.get(id) ?? []
  const told = asked.map((deed) => deedTold(deed, evidence))
  const strengths = told.map((each) => each?.strength ?? 0)
  return { strength: shareOfDeeds(asked, strengths, words), spans: apart(told.flatMap((each) => each?.span ?? [])) }
}

/** The same, or a sentence that says nearly the same words where that is more. */
export function deedsOrNearlyTold(requirement: Requirement, words: string[], judging: Judging): DeedsTold {
  const told = deedsTold(requirement, words, judging)
  const near = nearlyTold(words, judging.evidence)
  if (near === undefined || near.strength <= told.strength) return told
  return { strength: near.strength, spans: apart([near.span, ...told.spans]) }
}

/** Where a resume tells best of doing what a known skill of a requirement is the name of. */
export function skillTold({ id }: Requirement, { evidence, job }: Judging): DeedTold | undefined {
  const told = (job.deeds.get(id) ?? []).flatMap((deed) => (deed.isTerm ? (deedTold(deed, evidence) ?? []) : []))
  return told.toSorted((a, b) => b.strength - a.strength)[0]
}

function apart(spans: Span[]): Span[] {
  return spans.filter(({ start }, at) => spans.findIndex((span) => span.start === start) === at)
}
