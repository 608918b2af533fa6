import type { Requirement, Span, Verdict } from '@evenhand/model'
import { duration, findingOf, MET, verdictOf } from './finding-of.ts'
import type { Judging } from './judging.ts'
import { isThisWork, NAMED, OUTSIDE, type PostRelation, worthOfPost } from './relate-posts.ts'
import { stemWeight } from './stem-weight.ts'
import { monthsOfPosts } from './months-of-posts.ts'

/** Below this the work has nothing to do with the job; told in another language, without any such title, below this. */
const FAINT = { usual: 0.05, abroad: 0.3 }
const HELD = 0.95
/** Most that a title earns of which nothing tells when or for how long it was held. */
const UNDATED = 0.9

/** Whether the person has done this kind of work: by titles held, for how long and how lately, and by what the work was. */
export function judgeTitle(requirement: Requirement, judging: Judging): Verdict {
  const best = calledSo(judging) ?? mostWorth(judging.posts.filter(isPostHeld)) ?? mostWorth(judging.posts)
  const silent = findingOf('title-unknown', { title: requirement.label }, [])
  const isTitled = best !== undefined && best.nearness >= NAMED
  const shown = reasonOf(requirement, judging, best)
  const most = shown.code === 'title-held-undated' ? UNDATED : 1
  return verdictOf(requirement.id, Math.min(most, Math.max(judging.kind, byName(judging))), {
    shown,
    silent,
    least: isTitled || judging.evidence.language === judging.job.language ? FAINT.usual : FAINT.abroad,
    // Another title, and work told in like words, is not the work itself.
    isPart: !isTitled || !isHeld(best),
  })
}

/** Worth of the very title, held lately and for long, where the rest of the resume says little of the work. */
const NAMESAKE = 0.8

/** The title asked for is held by whoever held a post of that name, however much or little else is told of it. */
function byName({ posts }: Judging): number {
  const namesakes = posts.filter((post) => post.isNamesake && isPostHeld(post))
  return namesakes.reduce((most, post) => Math.max(most, MET, NAMESAKE * worthOfPost(post)), 0)
}

/** The job's own title where the resume calls the person so outside of posts, beside posts of this work under other titles. */
function calledSo({ posts }: Judging): PostRelation | undefined {
  const isNamed = posts.some(isPostHeld)
  return posts.some(isThisWork) && !isNamed ? posts.find((post) => post.employment < 0 && isHeld(post)) : undefined
}

function isPostHeld(post: PostRelation): boolean {
  return post.employment >= 0 && isHeld(post)
}

function mostWorth(posts: PostRelation[]): PostRelation | undefined {
  return posts.toSorted((a, b) => worthOfPost(b) - worthOfPost(a))[0]
}

function isHeld({ employment, nearness }: PostRelation): boolean {
  return nearness >= (employment < 0 ? HELD * OUTSIDE : HELD)
}

function reasonOf(requirement: Requirement, judging: Judging, best: PostRelation | undefined) {
  const { evidence, posts } = judging
  if (best !== undefined && best.nearness >= NAMED) {
    const title = evidence.text.slice(best.title.start, best.title.end).trim()
    const code = isHeld(best) ? 'title-held' : 'title-related'
    const near = posts.filter(
      (post) => isThisWork(post) && (code === 'title-related' || isCalledAs(post, best, judging)),
    )
    const months = monthsOfPosts(near.map(({ employment }) => evidence.profile.employment[employment]!))
    const spans = [
      best.title,
      ...near.map((post) => post.title).filter((span) => span.start !== best.title.start),
    ].slice(0, 4)
    return findingOf(
      months > 0 ? code : `${code}-undated`,
      { title, asked: requirement.label, ...duration(months) },
      spans,
    )
  }
  return findingOf('title-described', { asked: requirement.label }, tellingLines(judging))
}

/** Who "has worked as" something for so long held that very title; one whom the resume calls so, in any post of this work. */
function isCalledAs({ title }: PostRelation, best: PostRelation, { evidence: { text } }: Judging): boolean {
  const named = ({ start, end }: Span) => text.slice(start, end).trim().toLowerCase()
  return best.employment < 0 || named(title) === named(best.title)
}

/** The two lines that share most with the job's words. */
function tellingLines({ evidence: { lines, stems }, job }: Judging): Span[] {
  const sums = new Float64Array(lines.length).fill(NOTHING)
  for (const [word, weight] of job.bag) {
    const telling = weight * stemWeight(word)
    for (const line of stems.linesWith(word)) sums[line] = Math.max(0, sums[line]!) + telling * lines[line]!.worth
  }
  const first = largest(sums)
  if (first === undefined) return []
  sums[first] = NOTHING
  const second = largest(sums)
  return [first, ...(second === undefined ? [] : [second])].map((line) => {
    const { start, end } = lines[line]!
    return { start, end }
  })
}

/** Of a line that shares no word at all. */
const NOTHING = -1

/** Where the first of the largest numbers stands, of those that are any. */
function largest(sums: Float64Array): number | undefined {
  let best: number | undefined
  for (let at = 0; at < sums.length; at++) if (sums[at]! > (best === undefined ? NOTHING : sums[best]!)) best = at
  return best
}
