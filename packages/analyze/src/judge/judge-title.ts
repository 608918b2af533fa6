import type { Requirement, Span, Verdict } from '@evenhand/model'
import { duration, findingOf, verdictOf } from './finding-of.ts'
import { kinship } from './line-of-work.ts'
import type { Judging } from './judging.ts'
import type { PostRelation } from './relate-posts.ts'
import { stemWeight } from './stem-weight.ts'

const NAMED = 0.55
/** Parts of the share: titles held, the line of work, and the words of the work. They sum to 1. */
export const TITLE_PARTS = { titles: 0.4, line: 0.3, words: 0.3 }
/** Cosine of the two texts' words at which they speak of the same work. */
const SAME_WORDS = 0.22
/** Months in the work after which more add nothing. */
const FULL_MONTHS = 36
/** Months since the last such post, after which it counts least. */
const OLD_MONTHS = 180

/** Whether the person has done this kind of work: by titles held, for how long and how lately, and by what the work was. */
export function judgeTitle(requirement: Requirement, judging: Judging): Verdict {
  const { posts, job, evidence } = judging
  const best = posts.toSorted((a, b) => valueOf(b) - valueOf(a))[0]
  const titles = best === undefined ? 0 : valueOf(best)
  const line = kinship(evidence.line, job.line)
  const words = Math.min(1, wordKinship(judging) / SAME_WORDS)
  const share = TITLE_PARTS.titles * titles + TITLE_PARTS.line * line + TITLE_PARTS.words * words
  const silent = findingOf('title-unknown', { title: requirement.label }, [])
  return verdictOf(requirement.id, share, { shown: reasonOf(requirement, judging, best), silent })
}

function reasonOf(requirement: Requirement, judging: Judging, best: PostRelation | undefined) {
  const { evidence, posts } = judging
  if (best !== undefined && best.nearness >= NAMED) {
    const near = posts.filter((post) => post.employment >= 0 && post.nearness >= NAMED)
    const months = Math.min(
      evidence.profile.totalMonths,
      near.reduce((sum, post) => sum + post.months, 0),
    )
    const title = evidence.text.slice(best.title.start, best.title.end).trim()
    const spans = [
      best.title,
      ...near.map((post) => post.title).filter((span) => span.start !== best.title.start),
    ].slice(0, 4)
    const code = best.nearness >= 0.95 ? 'title-held' : 'title-related'
    return findingOf(
      months > 0 ? code : `${code}-undated`,
      { title, asked: requirement.label, ...duration(months) },
      spans,
    )
  }
  return findingOf('title-described', { asked: requirement.label }, tellingLines(judging))
}

function valueOf(post: PostRelation): number {
  if (post.employment < 0) return post.nearness * 0.8
  const length = 0.75 + 0.25 * Math.min(1, post.months / FULL_MONTHS)
  return post.nearness * length * (1 - 0.25 * Math.min(1, post.monthsAgo / OLD_MONTHS))
}

/** Cosine of the two weighted bags of stems. */
function wordKinship({ evidence, job }: Judging): number {
  let dot = 0
  for (const [word, weight] of job.bag) {
    const shown = evidence.bag.get(word)
    if (shown !== undefined) dot += weight * shown * stemWeight(word) ** 2
  }
  return dot === 0 ? 0 : dot / (evidence.length * job.length)
}

/** The two lines that share most with the job's words. */
function tellingLines({ evidence, job }: Judging): Span[] {
  const sums = new Map<number, number>()
  for (const [word, weight] of job.bag) {
    for (const line of evidence.places.get(word) ?? []) {
      sums.set(line, (sums.get(line) ?? 0) + weight * stemWeight(word) * evidence.lines[line]!.worth)
    }
  }
  return [...sums]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, 2)
    .map(([line]) => ({ start: evidence.lines[line]!.start, end: evidence.lines[line]!.end }))
}
