import type { Finding } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'
import { isNameable, nameOf } from './name-of.ts'
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

function byMust(a: Judged, b: Judged): number {
  return Number(b.requirement.must) - Number(a.requirement.must) || b.requirement.weight - a.requirement.weight
}

function question(judged: Judged, telling: Telling): Finding {
  const { requirement, verdict } = judged
  const args: Finding['args'] = { item: nameOf(judged, telling) }
  if (requirement.years !== undefined) args['asked'] = requirement.years
  const suffix =
    verdict.value === 'partly' && (requirement.type === 'skill' || requirement.type === 'duty') ? '-more' : ''
  return findingOf(
    `question-${requirement.type}${suffix}`,
    args,
    verdict.value === 'partly' ? verdict.reason.evidence : [],
  )
}
