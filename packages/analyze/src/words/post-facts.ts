import type { Employment, Field, FindingArg, Span, YearMonth } from '@evenhand/model'
import { EMPLOYER_BLANKS } from '../knowledge/reading/employer-words.ts'
import { showName, showTitle } from './show-title.ts'

/** What sentences about a post take: title, employer, dates as far as they are known. */
export function postArgs(post: Employment): Record<string, FindingArg> {
  const employer = employerOf(post)
  return {
    title: titleOf(post),
    employer,
    hasEmployer: employer === '' ? 'no' : 'yes',
    ...(post.start !== undefined && { start: post.start }),
    ...(post.end !== undefined && { end: post.end }),
  }
}

const BLANKS = new Set(EMPLOYER_BLANKS.split('|'))
const shown = new WeakMap<Field, string>()

/** A field as sentences show it, made once; empty where there is none. */
function once(field: Field | undefined, show: (value: string) => string): string {
  if (field === undefined) return ''
  const text = shown.get(field) ?? show(field.value)
  shown.set(field, text)
  return text
}

/** The title as sentences show it; empty where none is known. */
export function titleOf(post: Employment | undefined): string {
  return once(post?.title, (value) => (/\p{L}{2}/u.test(value) ? showTitle(value) : ''))
}

/** The employer as sentences show it; empty where none is known, or an anonymous resume leaves its name blank. */
export function employerOf(post: Employment): string {
  return once(post.employer, (value) => (/\p{L}{2}|\d/u.test(value) && !BLANKS.has(value) ? showName(value) : ''))
}

/** Whether two posts have different titles, whatever their letters' case. */
export function isOther(one: Employment, other: Employment): boolean {
  return titleOf(one).toLowerCase() !== titleOf(other).toLowerCase()
}

/** Whether the length of each post is known: only then does a number of posts belong beside a length of time. */
export function areDated(posts: Employment[]): boolean {
  return posts.every(({ months }) => months !== undefined && months > 0)
}

/** What can be said of a post by its own dates alone. */
export function plainCode({ current, start, end }: Employment): string {
  if (current && start !== undefined) return 'opening-since'
  return end === undefined ? 'opening-undated' : 'opening-until'
}

export function postSpans(post: Employment): Span[] {
  return [...(post.title?.spans ?? []), ...(post.employer?.spans ?? [])]
}

/** Months since year 0 at which a post began; 0 where that is not known. */
export function startOf(post: Employment): number {
  return post.start === undefined ? 0 : post.start.year * 12 + (post.start.month ?? 6)
}

/** Months from the end of a post to the resume's own date; 0 for one still held. */
export function sinceEnd(post: Employment, asOf: YearMonth): number {
  return Math.max(0, asOf.year * 12 + (asOf.month ?? 12) - endOf(post))
}

/** Months since year 0 at which a post ended; those held still come last of all. */
export function endOf(post: Employment): number {
  if (post.current) return Infinity
  const date = post.end ?? post.start
  return date === undefined ? 0 : date.year * 12 + (date.month ?? 6)
}
