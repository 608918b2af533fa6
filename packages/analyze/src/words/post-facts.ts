import type { Employment, FindingArg, Span, YearMonth } from '@evenhand/model'
import { endOf } from './telling.ts'

/** What sentences about a post take: title, employer, dates as far as they are known. */
export function postArgs(post: Employment): Record<string, FindingArg> {
  return {
    title: post.title?.value ?? '',
    employer: post.employer?.value ?? '',
    hasEmployer: post.employer === undefined ? 'no' : 'yes',
    ...(post.start !== undefined && { start: post.start }),
    ...(post.end !== undefined && { end: post.end }),
  }
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
