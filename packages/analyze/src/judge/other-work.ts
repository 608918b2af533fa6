import type { Requirement, Span, Verdict } from '@evenhand/model'
import { isTool } from './is-tool.ts'
import type { Judging } from './judging.ts'
import { kinship, lineOfWork } from './line-of-work.ts'

/** Share of the kind of work from which something of this work is told, whatever posts are called. */
const SOME_OF_IT = 0.25
/** Nearness of a post's title to the job, and kinship of its words with the job's, from which it may be this work. */
const MAY_BE = { near: 0.3, kin: 0.3 }
/** Part of the posts whose titles must be known as those of other work. */
const MOST = 0.5
/** Titles quoted. */
const QUOTED = 4

/**
 * The titles of posts that tell of other work, where every post does or leaves it open and hardly anything else speaks of this
 * work: a baker's six posts say that nobody drove lorries in them. None where the titles are unknown,
 * or the job's own name.
 */
export function titlesOfOtherWork({ evidence, nearness, job, kind }: Judging): Span[] {
  const isKnown = lineOfWork(job.names.flat()).some((part) => part > 0)
  if (!isKnown || kind >= SOME_OF_IT || nearness.some((near) => near >= MAY_BE.near)) return []
  // A headline too says what somebody calls their work.
  const isNear = evidence.titles.some(({ line }) => kinship(line, job.line) >= MAY_BE.kin)
  const known = evidence.titles.filter(({ employment, terms }) => employment >= 0 && terms.length > 0)
  if (isNear || known.length < MOST * nearness.length) return []
  return known.slice(0, QUOTED).map(({ span }) => span)
}

/** Years of this work, or the work itself, are not met by posts that were all other work; of anything else silence is a question. */
export function withOtherWork(verdict: Verdict, { type, terms = [] }: Requirement, other: Span[]): Verdict {
  const isOfWork = type === 'title' || (type === 'years' && !terms.some(isTool))
  if (verdict.value !== 'unknown' || other.length === 0 || !isOfWork) return verdict
  return { ...verdict, value: 'not-met', reason: { ...verdict.reason, evidence: other } }
}
