import { DegreeLevel, type Education, type Requirement, type Verdict } from '@evenhand/model'
import { fieldStems, type FieldsAsked, isField, lineOfField } from './field-stems.ts'
import { findingOf, verdictOf } from './finding-of.ts'
import type { Judging } from './judging.ts'
import { NEAR, nearWork } from './kind-of-work.ts'
import { kinship } from './line-of-work.ts'

const ORDER = DegreeLevel.options
const LONGEST_HELD = 120
const OTHER_FIELD = 0.35
const ONGOING = 0.6
/** One level below what is asked, with the right field. */
const ONE_BELOW = 0.4

/** Degree by level and field. Lower levels are not met only because the resume says what was reached. */
export function judgeDegree(requirement: Requirement, judging: Judging): Verdict {
  const asked = ORDER.indexOf(requirement.level ?? 'bachelor')
  const wanted = judging.job.fields.get(requirement.id)!
  const silent = findingOf('degree-unknown', { degree: requirement.label }, [])
  let best: { share: number; code: string; entry: Education } | undefined
  for (const entry of judging.evidence.profile.education) {
    const rated = rate(entry, { asked, wanted, judging })
    if (rated !== undefined && (best === undefined || rated.share > best.share)) best = { ...rated, entry }
  }
  if (best === undefined) return verdictOf(requirement.id, 0, { shown: silent, silent })
  const spans = [...(best.entry.degree?.spans ?? []), ...(best.entry.field?.spans ?? [])]
  const held = heldOf(best.entry, judging.evidence.text)
  const finding = findingOf(
    best.code,
    { degree: requirement.label, held },
    spans.length > 0 ? spans.slice(0, 2) : [best.entry.span],
  )
  if (best.share === 0) return { requirementId: requirement.id, value: 'not-met', share: 0, reason: finding }
  return verdictOf(requirement.id, best.share, { shown: finding, silent })
}

/** The degree as it was read, with its field; where that failed the entry's first line. */
function heldOf({ degree, field, span }: Education, text: string): string {
  if (degree === undefined) return text.slice(span.start, span.end).split('\n')[0]!.trim().slice(0, LONGEST_HELD)
  const told = field === undefined || degree.value.toLowerCase().includes(field.value.toLowerCase())
  return (told ? degree.value : `${degree.value}, ${field.value}`).slice(0, LONGEST_HELD)
}

type Asked = { asked: number; wanted: FieldsAsked; judging: Judging }

function rate(entry: Education, { asked, wanted, judging }: Asked): { share: number; code: string } | undefined {
  if (entry.level === undefined) return undefined
  const level = ORDER.indexOf(entry.level)
  const field = fieldShare(entry, wanted, judging)
  if (level < asked - 1) return { share: 0, code: 'degree-lower' }
  if (level === asked - 1) return { share: ONE_BELOW * field, code: 'degree-one-below' }
  if (entry.ongoing) return { share: ONGOING * field, code: 'degree-ongoing' }
  if (field < 1) return { share: field, code: 'degree-other-field' }
  return { share: 1, code: level > asked ? 'degree-higher' : 'degree-met' }
}

/** 1 for the field asked for or when none is; less for others, by how near they are. */
function fieldShare(entry: Education, wanted: FieldsAsked, judging: Judging): number {
  if (wanted.each.length === 0) return 1
  // The whole entry: what a field of study was read as may be only part of it.
  const held = fieldStems(judging.evidence.text.slice(entry.span.start, entry.span.end), judging.evidence.language)
  if (wanted.each.some((field) => isField(field, held))) return 1
  const near = kinship(lineOfField(held), wanted.line)
  // A neighbouring field counts for people of this work, beginners among them; for all others it is chance.
  if (near > 0.6) return 0.85 * Math.min(1, judging.kind / NEAR.none)
  // Beside the job's work a degree in another field helps; without any of it, it says nothing about this job.
  return OTHER_FIELD * nearWork(judging.kind)
}
