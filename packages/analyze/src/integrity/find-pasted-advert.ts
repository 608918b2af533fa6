import type { Finding, JobProfile, ResumeText, Span } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'
import { type Tokens, tokenize } from '../knowledge/tokenize.ts'

/** Words in a row that two texts do not share by chance. */
const ROW = 7
/** Shared words from which an advert counts as pasted; a phrase in common is no offence. */
const SHARED_LEAST = 14
const MOST_WORDS = 60_000
const MOST_SPANS = 200

type Rows = { tokens: Tokens; hashes: Int32Array }
const ofResumes = new WeakMap<ResumeText, Rows>()
const ofJobs = new WeakMap<JobProfile, Set<number>>()

/** Long stretches that stand word for word in the job text as well. */
export function findPastedAdvert(resume: ResumeText, job: JobProfile): Finding[] {
  const asked = rowsOfJob(job)
  if (asked.size === 0) return []
  const { tokens, hashes } = rowsOfResume(resume)
  const spans: Span[] = []
  let shared = 0
  let reached = -1
  for (let at = 0; at < hashes.length; at++) {
    if (!asked.has(hashes[at]!)) continue
    const last = at + ROW - 1
    shared += last - Math.max(reached, at - 1)
    const previous = spans.at(-1)
    if (previous !== undefined && at <= reached + 1) previous.end = tokens.ends[last]!
    else spans.push({ start: tokens.starts[at]!, end: tokens.ends[last]! })
    reached = last
  }
  if (shared < SHARED_LEAST) return []
  return [findingOf('job-advert-pasted', { words: shared }, spans.slice(0, MOST_SPANS))]
}

function rowsOfResume(resume: ResumeText): Rows {
  const before = ofResumes.get(resume)
  if (before !== undefined) return before
  const tokens = tokenize(resume.text)
  const made = { tokens, hashes: rowHashes(tokens.keys.slice(0, MOST_WORDS)) }
  ofResumes.set(resume, made)
  return made
}

function rowsOfJob(job: JobProfile): Set<number> {
  const before = ofJobs.get(job)
  if (before !== undefined) return before
  const made = new Set(rowHashes(tokenize(job.text.slice(0, 100_000)).keys))
  ofJobs.set(job, made)
  return made
}

const BASE = 1_000_003

/** A number for each row of words; rows of the same words have the same one. */
function rowHashes(words: string[]): Int32Array {
  const numbers = words.map(numberOf)
  const hashes = new Int32Array(Math.max(0, words.length - ROW + 1))
  for (let at = 0; at < hashes.length; at++) {
    let hash = 0
    for (let offset = 0; offset < ROW; offset++) hash = (Math.imul(hash, BASE) + numbers[at + offset]!) | 0
    hashes[at] = hash
  }
  return hashes
}

/** FNV-1a, 32 bits. */
function numberOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash
}
