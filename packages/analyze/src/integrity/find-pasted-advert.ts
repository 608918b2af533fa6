import type { Finding, JobProfile, ResumeText, Span } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'
import { tokenize } from '../knowledge/tokenize.ts'
import { tokensOfResume } from '../knowledge/tokens-of-resume.ts'

/**
 * `row`: words in a row that two texts do not share by chance. `least`: shared words from which an advert counts as pasted;
 * a phrase in common is no offence.
 */
type Measure = { row: number; least: number }
const IN_WORDS: Measure = { row: 7, least: 14 }
/** Where each letter is a word, as in Japanese and Thai: the name of one licence is twelve. */
const IN_LETTERS: Measure = { row: 18, least: 36 }
const MOST_WORDS = 60_000
const LONGEST_JOB = 100_000
const MOST_SPANS = 200

/** The words of a job's text by their numbers, and every row of them, by its hash. */
type Rows = Measure & { words: Map<string, number>; hashes: Set<number> }
const ofJobs = new WeakMap<JobProfile, Rows>()

/** Long stretches that stand word for word in the job text as well. */
export function findPastedAdvert(resume: ResumeText, job: JobProfile): Finding[] {
  const { starts, ends, keys } = tokensOfResume(resume)
  const rows = rowsOfJob(job)
  const spans: Span[] = []
  let shared = 0
  let reached = -1
  for (const at of rowsShared(keys, rows)) {
    const last = at + rows.row - 1
    shared += last - Math.max(reached, at - 1)
    const previous = spans.at(-1)
    if (previous !== undefined && at <= reached + 1) previous.end = ends[last]!
    else spans.push({ start: starts[at]!, end: ends[last]! })
    reached = last
  }
  if (shared < rows.least) return []
  return [findingOf('job-advert-pasted', { words: shared }, spans.slice(0, MOST_SPANS))]
}

/**
 * Where rows of the job's words begin. A word that the job has not ends every row it would stand in, so that the next one can
 * only begin behind it: of most resumes one word in seven is looked up.
 */
function rowsShared(keys: string[], rows: Rows): number[] {
  const { words, hashes, row } = rows
  const found: number[] = []
  const until = Math.min(keys.length, MOST_WORDS)
  for (let first = 0; first + row <= until;) {
    const foreign = lastForeign(keys, first, rows)
    if (foreign >= 0) first = foreign + 1
    else {
      if (hashes.has(hashOfRow(first, row, (at) => words.get(keys[at]!)!))) found.push(first)
      first++
    }
  }
  return found
}

/** The last of the words of a row that the job has not; -1 where it has all. */
function lastForeign(keys: string[], first: number, { words, row }: Rows): number {
  for (let at = first + row - 1; at >= first; at--) if (!words.has(keys[at]!)) return at
  return -1
}

function rowsOfJob(job: JobProfile): Rows {
  const before = ofJobs.get(job)
  if (before !== undefined) return before
  const { keys } = tokenize(job.text.slice(0, LONGEST_JOB))
  const words = new Map<string, number>()
  const numbers = keys.map((key) => {
    const number = words.get(key) ?? words.size
    words.set(key, number)
    return number
  })
  const measure = keys.filter(({ length }) => length === 1).length > keys.length / 2 ? IN_LETTERS : IN_WORDS
  const { row } = measure
  const hashes = new Set<number>()
  for (let first = 0; first + row <= numbers.length; first++) hashes.add(hashOfRow(first, row, (at) => numbers[at]!))
  const made = { words, hashes, ...measure }
  ofJobs.set(job, made)
  return made
}

const BASE = 1_000_003

/** A number for a row of numbered words; rows of the same words have the same one. */
function hashOfRow(first: number, row: number, numberAt: (at: number) => number): number {
  let hash = 0
  for (let at = first; at < first + row; at++) hash = (Math.imul(hash, BASE) + numberAt(at)) | 0
  return hash
}
