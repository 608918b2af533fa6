import type { Finding } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'
import { isNameable, isSoft, nameOf } from './name-of.ts'
import type { Judged, Telling } from './telling.ts'

const MOST = 8
/** Shown less than this, a point is worth a question. */
const FAINT = 0.5

/** One question for each requirement the resume leaves open, must-haves first. */
export function askQuestions(telling: Telling): Finding[] {
  const asked = telling.judged.filter((each) => isNameable(each, telling))
  const open = asked.filter(({ verdict }) => verdict.value === 'unknown')
  const faint = asked.filter(
    ({ verdict, requirement }) => verdict.value === 'partly' && verdict.share < FAINT && requirement.type !== 'title',
  )
  return [...open.toSorted(byMust), ...faint.toSorted(byMust)].slice(0, MOST).map((each) => question(each, telling))
}

/** Must-haves first, and last of all what nobody's work shows by itself. */
function byMust(a: Judged, b: Judged): number {
  if (isSoft(a) !== isSoft(b)) return Number(isSoft(a)) - Number(isSoft(b))
  return Number(b.requirement.must) - Number(a.requirement.must) || b.requirement.weight - a.requirement.weight
}

function question(judged: Judged, telling: Telling): Finding {
  const { requirement, verdict } = judged
  // Nobody has worked with teamwork for three years.
  const type = isSoft(judged) ? 'duty' : requirement.type
  const args: Finding['args'] = { item: nameOf(judged, telling) }
  if (requirement.years !== undefined) args['asked'] = requirement.years
  const suffix = verdict.value === 'partly' && (type === 'skill' || type === 'duty') ? '-more' : ''
  return findingOf(`question-${type}${suffix}`, args, verdict.value === 'partly' ? verdict.reason.evidence : [])
}
