import type { Span } from '@evenhand/model'
import { judgeDuty } from './judge-duty.ts'
import type { Judging } from './judging.ts'
import { NEAR } from './kind-of-work.ts'
import { lineAt } from './line-at.ts'

/** Part of a job's duties, and how many of them at least, that a post must show for it to be a post of this work. */
const SHOWN = { part: 0.5, least: 2 }

const known = new WeakMap<Judging, ReadonlyMap<number, Span>>()

/**
 * Posts that no title names ("Hotel Puerto Chico, since April 2021"), in a resume that is of this work, and that are told in
 * most of its duties; each with the words that date it. What a known title names is judged by that.
 */
export function postsByDuties(judging: Judging): ReadonlyMap<number, Span> {
  const before = known.get(judging)
  if (before !== undefined) return before
  const { evidence, kind, nearness, profile } = judging
  const { employment } = evidence.profile
  const unnamed = employment.flatMap((post, at) =>
    nearness[at] === 0 && post.title === undefined && post.months !== undefined ? [at] : [],
  )
  const duties =
    kind < NEAR.some || unnamed.length === 0 ? [] : profile.requirements.filter(({ type }) => type === 'duty')
  const shown = new Map<number, number>()
  for (const duty of duties) {
    const { value, reason } = judgeDuty(duty, judging)
    if (value === 'unknown') continue
    const posts = reason.evidence.map(({ start }) => evidence.lines[lineAt(evidence.lines, start)]?.employment ?? -1)
    for (const post of new Set(posts)) shown.set(post, (shown.get(post) ?? 0) + 1)
  }
  const least = Math.max(SHOWN.least, SHOWN.part * duties.length)
  const found = new Map(
    unnamed
      .filter((post) => (shown.get(post) ?? 0) >= least)
      .map((post): [number, Span] => [post, employment[post]!.dates ?? employment[post]!.span]),
  )
  known.set(judging, found)
  return found
}
