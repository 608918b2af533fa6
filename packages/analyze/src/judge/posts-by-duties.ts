import type { JobProfile, Requirement, Span } from '@evenhand/model'
import type { EvidenceLine } from './evidence-lines.ts'
import { judgeDuty } from './judge-duty.ts'
import type { Judging } from './judging.ts'
import { NEAR } from './kind-of-work.ts'
import { kinship } from './line-of-work.ts'
import { lineAt } from './line-at.ts'

/** Part of a job's duties, and how many of them at least, that a post must show for it to be a post of this work. */
const SHOWN = { part: 0.5, least: 2 }

/** Nearness of a title to the job below which it is other work. */
const SAME_WORK = 0.4
/** Kinship of a title's words with the job from which it says this work, or next to it. */
const IN_LINE = 0.3

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
  if (kind < NEAR.some || unnamed.length === 0) return remembered(judging, [])
  // Told in sentences beside it: where no post is of other work, this is where the work was done.
  const bare = isOfOtherWork(judging) ? [] : unnamed.filter((post) => !isTold(post, evidence.lines))
  const duties = tasksOf(profile)
  const shown = new Map<number, number>()
  for (const duty of duties) {
    const { value, reason } = judgeDuty(duty, judging)
    if (value === 'unknown') continue
    const posts = reason.evidence.map(({ start }) => evidence.lines[lineAt(evidence.lines, start)]?.employment ?? -1)
    for (const post of new Set(posts)) shown.set(post, (shown.get(post) ?? 0) + 1)
  }
  const least = Math.max(SHOWN.least, SHOWN.part * duties.length)
  return remembered(
    judging,
    unnamed.filter((post) => bare.includes(post) || (shown.get(post) ?? 0) >= least),
  )
}

/** What is done in a job; what is told of who is wanted ("you have humour") no post shows. */
function tasksOf({ requirements }: JobProfile): Requirement[] {
  const duties = requirements.filter(({ type }) => type === 'duty')
  const tasks = duties.filter(({ must }) => !must)
  return tasks.length >= SHOWN.least ? tasks : duties
}

function remembered(judging: Judging, posts: number[]): ReadonlyMap<number, Span> {
  const { employment } = judging.evidence.profile
  const found = new Map(posts.map((post): [number, Span] => [post, employment[post]!.dates ?? employment[post]!.span]))
  known.set(judging, found)
  return found
}

/** Whether more is said of a post than where and when it was. */
function isTold(post: number, lines: EvidenceLine[]): boolean {
  return lines.some(({ employment, own, end }) => employment === post && own < end)
}

/** Whether any post has a title, and of another work: of whoever did both nobody can tell which of them one without a title was. */
function isOfOtherWork({ evidence, job, nearness }: Judging): boolean {
  return evidence.titles.some(
    ({ employment, line }) => employment >= 0 && nearness[employment]! < SAME_WORK && kinship(line, job.line) < IN_LINE,
  )
}
