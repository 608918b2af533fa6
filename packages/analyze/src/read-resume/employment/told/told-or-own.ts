import type { Employment, Field } from '@evenhand/model'
import type { Doc, Row } from '../../text/document.ts'
import type { EmploymentHints } from '../employment-hints.ts'
import type { Part } from '../../sections/find-sections.ts'
import { inOrder } from '../entry/in-order.ts'
import { isWhole } from '../read-part.ts'
import { ownPosts } from './own-posts.ts'
import { toldPosts } from './told-posts.ts'

/** Sections whose sentences tell of no post of one's own. */
const NO_WORK = new Set(['education', 'references', 'memberships', 'publications', 'languages', 'interests'])

/** Posts told in sentences, of which not all say as what somebody worked. */
export function toldOrOwn(doc: Doc, rows: Row[], hints: EmploymentHints): Employment[] {
  const own = ownPosts(doc, rows, hints)
  const told = toldPosts(doc, rows, hints)
  return own.length > told.length ? own : told
}

/** Beside the posts that were found in sections that do not say so, or where there are none: those that sentences tell. */
export function inSentences(
  doc: Doc,
  { found, unnamed }: { found: Employment[]; unnamed: Part[] },
  hints: EmploymentHints,
): Employment[] {
  const own = toldElse(
    unnamed.flatMap((part) => ownPosts(doc, part.rows, hints)),
    found,
  )
  const whole = found.filter((post) => isWhole(post) && post.employer?.value !== hints.name?.value)
  if (found.length > 0) {
    const others = found.filter((post) => !own.some((told) => isLonger(post, told)))
    return inOrder(withoutTold(whole, own), own, others)
  }
  const told = hints.parts.filter(({ kind }) => !NO_WORK.has(kind)).flatMap((part) => toldPosts(doc, part.rows, hints))
  const more = toldElse(own, told)
  return more.length === 0
    ? told
    : inOrder(
        more,
        told.filter(({ dates }) => dates !== undefined),
      )
}

/** Posts told in sentences, without those that do not say when at houses of which another post is told. */
function toldElse(told: Employment[], posts: Employment[]): Employment[] {
  const names = new Set(posts.map(({ employer }) => employer?.value))
  return told.filter(({ employer, start, end }) => (start ?? end) !== undefined || !names.has(employer?.value))
}

/**
 * Posts with a sure title that sentences do not tell otherwise: neither "wechselte ich zu Merrow Foods" as a title, nor "a leisure
 * centre in Tarn" as the name, nor a title that belongs to another house.
 */
function withoutTold(posts: Employment[], told: Employment[]): Employment[] {
  return posts.filter((post) => (post.title?.confidence ?? 0) >= LEAST && !told.some((own) => differs(post, own)))
}

function differs(post: Employment, own: Employment): boolean {
  if (holds(post.title, own.employer)) return true
  if (isLonger(post, own)) return true
  if (own.title === undefined || own.employer === undefined) return false
  // "Joined Merrow Plastics in 2008 as an operator, left in 2014": the sentence tells how long.
  if (post.employer?.value === own.employer.value)
    return holds(post.title, own.title) && own.current === post.current && (own.months ?? 0) > (post.months ?? 0)
  return holds(post.employer, own.employer) || holds(own.title, post.title)
}

/** "Ensuite caissière", "Comecei em 2012 como caixa": a title with what leads up to it. */
function isLonger(post: Employment, own: Employment): boolean {
  return holds(post.title, own.title) && post.title!.spans[0]!.start < own.title!.spans[0]!.start
}

/** Whether a field stands within another. */
function holds(whole: Field | undefined, part: Field | undefined): boolean {
  const [outer, inner] = [whole?.spans[0], part?.spans[0]]
  return outer !== undefined && inner !== undefined && inner.start >= outer.start && inner.end <= outer.end
}

/** As sure as the title that a sentence tells. */
const LEAST = 0.7
