import type { Finding, JobProfile, ResumeText, Span } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'
import { tokenize } from '../knowledge/tokenize.ts'

/** Words in a row that two texts do not share by chance. */
const ROW = 7
/** Shared words from which an advert counts as pasted; a phrase in common is no offence. */
const SHARED_LEAST = 14
const MOST_WORDS = 60_000

type JobRows = { rows: Set<string> }
const known = new WeakMap<JobProfile, JobRows>()

/** Long stretches that stand word for word in the job text as well. */
export function findPastedAdvert(resume: ResumeText, job: JobProfile): Finding[] {
  const { rows } = rowsOf(job)
  if (rows.size === 0) return []
  const tokens = tokenize(resume.text)
  const count = Math.min(tokens.keys.length, MOST_WORDS)
  const spans: Span[] = []
  let shared = 0
  let reached = -1
  for (let at = 0; at + ROW <= count; at++) {
    if (!rows.has(tokens.keys.slice(at, at + ROW).join(' '))) continue
    const last = at + ROW - 1
    shared += last - Math.max(reached, at - 1)
    const previous = spans.at(-1)
    if (previous !== undefined && at <= reached + 1) previous.end = tokens.ends[last]!
    else spans.push({ start: tokens.starts[at]!, end: tokens.ends[last]! })
    reached = last
  }
  if (shared < SHARED_LEAST) return []
  return [findingOf('job-advert-pasted', { words: shared }, spans.slice(0, 200))]
}

function rowsOf(job: JobProfile): JobRows {
  const before = known.get(job)
  if (before !== undefined) return before
  const { keys } = tokenize(job.text.slice(0, 100_000))
  const rows = new Set<string>()
  for (let at = 0; at + ROW <= keys.length; at++) rows.add(keys.slice(at, at + ROW).join(' '))
  const made = { rows }
  known.set(job, made)
  return made
}
