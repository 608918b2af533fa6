import type { Finding, JobProfile, Profile, ResumeText, Span } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'
import type { EvidenceLine } from '../judge/evidence-lines.ts'
import { type Evidence, prepareEvidence } from '../judge/prepare-evidence.ts'
import { meaningsOf } from '../judge/meanings-of.ts'
import { prepareJob } from '../judge/prepare-job.ts'
import { alsoKnownAs } from '../read-job/read-title.ts'
import { splitJobText } from '../read-job/split-job-text.ts'

/** Telling words a job needs before a line holding most of them is remarkable. */
const JOB_WORDS_LEAST = 12
const JOB_WORDS_SHARE = 0.6
/** Known skills in one list beyond which it is a dictionary, not a person's. */
const SKILLS_MOST = 100
const LINE_SKILLS_MOST = 50
/** A line with this many known skills is a list. */
const LIST_SKILLS = 7
/** A line with this many short items is a list too, whatever they are; this many in all, or in one line, are nobody's. */
const LIST_ITEMS = 8
/** Short items of a line that may be part of a list which the page broke over several lines. */
const BROKEN_ITEMS = 4
const ITEMS_MOST = 150
const LINE_ITEMS_MOST = 60
const ITEM_LONGEST = 40
/** The same words in a row this often are repetition for its own sake. */
const TITLE_TIMES = 6
/** Lines taken together as one list. */
const BLOCK_LINES = 40

/** Words repeated for their own sake, and lists of a hundred skills and more: whatever the job. */
export function findStuffing(profile: Profile, resume: ResumeText): Finding[] {
  const evidence = prepareEvidence(profile, resume)
  return [...repeatedTitle(evidence), ...hugeLists(evidence, resume)]
}

/** Lists that hold most of the words of this job text. */
export function findJobWords(profile: Profile, resume: ResumeText, job: JobProfile): Finding[] {
  return jobWordLists(prepareEvidence(profile, resume), job)
}

const jobWords = new WeakMap<JobProfile, Set<string>>()

function wordsOfJob(job: JobProfile): Set<string> {
  const before = jobWords.get(job)
  if (before !== undefined) return before
  const { language } = prepareJob(job)
  const words = new Set(meaningsOf(job.text.slice(0, 60_000), language))
  for (const name of alsoKnownAs(splitJobText(job.text))) for (const word of meaningsOf(name, language)) words.add(word)
  jobWords.set(job, words)
  return words
}

/** A line, or a run of list-like lines, that holds most of the job's telling words and little else. */
function jobWordLists({ lines, stems }: Evidence, job: JobProfile): Finding[] {
  const words = wordsOfJob(job)
  if (words.size < JOB_WORDS_LEAST) return []
  // Few resumes say so many of them at all.
  let said = 0
  for (const word of words) if (stems.has(word)) said++
  if (said / words.size < JOB_WORDS_SHARE) return []
  const spans: Span[] = []
  let most = 0
  for (const run of runsOfShared(lines, words)) {
    const held = new Set(run.flatMap((line) => line.stems))
    const shared = [...words].filter((word) => held.has(word)).length
    if (shared / words.size < JOB_WORDS_SHARE || shared / held.size < JOB_WORDS_SHARE) continue
    most = Math.max(most, shared)
    spans.push({ start: run[0]!.start, end: run.at(-1)!.lineEnd })
  }
  return spans.length === 0 ? [] : [findingOf('keyword-stuffing', { words: most, of: words.size }, spans)]
}

/** Neighbouring lines most of whose words are the job's. */
function runsOfShared(lines: EvidenceLine[], words: Set<string>): EvidenceLine[][] {
  const runs: EvidenceLine[][] = []
  let run: EvidenceLine[] = []
  for (const line of lines) {
    const shared = line.stems.filter((word) => words.has(word)).length
    if (shared * 10 >= line.stems.length * 6 && run.length < BLOCK_LINES) run.push(line)
    else {
      if (run.length > 0) runs.push(run)
      run = []
    }
  }
  if (run.length > 0) runs.push(run)
  return runs
}

/** One phrase of one to four words many times in a row. */
function repeatedTitle(evidence: Evidence): Finding[] {
  const spans: Span[] = []
  let most = 0
  for (const run of runsOfRepeated(evidence)) {
    const times = timesInARow(run.length === 1 ? run[0]!.stems : run.flatMap(({ stems }) => stems))
    if (times < TITLE_TIMES) continue
    most = Math.max(most, times)
    spans.push({ start: run[0]!.start, end: run.at(-1)!.lineEnd })
  }
  const same = sameLines(evidence.lines)
  if (same.times >= TITLE_TIMES) spans.push(...same.spans)
  if (spans.length === 0) return []
  return [findingOf('words-repeated', { times: Math.max(most, same.times) }, spans.slice(0, 50))]
}

/** Lines of their own, and neighbouring lines that say few words again and again: a page breaks thirty titles over several lines. */
function runsOfRepeated({ lines, stems }: Evidence): EvidenceLine[][] {
  const runs: EvidenceLine[][] = []
  let isOpen = false
  for (const [number, line] of lines.entries()) {
    const again = line.stems.length > 2 && stems.distinct[number]! * 2 <= line.stems.length + 1
    if (again && isOpen && runs.at(-1)!.length < BLOCK_LINES) runs.at(-1)!.push(line)
    else runs.push([line])
    isOpen = again
  }
  return runs
}

function timesInARow(stems: string[]): number {
  let most = 1
  for (let size = 1; size <= 4; size++) {
    let times = 1
    for (let at = size; at + size <= stems.length; at += 1) {
      let same = true
      for (let offset = 0; offset < size && same; offset++) same = stems[at + offset] === stems[at - size + offset]
      if (same) {
        times++
        at += size - 1
      } else times = 1
      most = Math.max(most, times)
    }
  }
  return most
}

/** The longest run of neighbouring lines of the same words. */
function sameLines(lines: EvidenceLine[]): { times: number; spans: Span[] } {
  let best = { first: 0, times: 0 }
  let first = 0
  for (let at = 0; at < lines.length; at++) {
    if (at > 0 && !areSame(lines[at - 1]!.stems, lines[at]!.stems)) first = at
    if (at + 1 - first > best.times) best = { first, times: at + 1 - first }
  }
  const spans = lines.slice(best.first, best.first + best.times).map(({ start, lineEnd: end }) => ({ start, end }))
  return { times: best.times, spans }
}

function areSame(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((word, at) => word === b[at])
}

/** Lines that list many known skills each, where they come to a hundred and more, or one line of fifty and more. */
function hugeLists(evidence: Evidence, resume: ResumeText): Finding[] {
  const { lines } = evidence
  const skills = skillsByLine(evidence)
  const items = lines.map((line) => itemsOf(resume.text.slice(line.start, line.end)))
  const broken = brokenLists(items)
  const lists: number[] = []
  let [listed, known] = [0, 0]
  let isLong = false
  for (const [number, { worth, start, end }] of lines.entries()) {
    const [own, count] = [skills[number]!, Math.max(skills[number]!, items[number]!)]
    // What says nothing for the person, as hobbies and other people's skills, does not make their own list too long.
    if (worth === 0 || !(own >= LIST_SKILLS || count >= LIST_ITEMS || broken.has(number))) continue
    lists.push(number)
    listed += count
    known += own
    const rows = resume.text.slice(start, end).split('\n').length
    isLong ||= own >= LINE_SKILLS_MOST * rows || count >= LINE_ITEMS_MOST * rows
  }
  if (known < SKILLS_MOST && listed < ITEMS_MOST && !isLong) return []
  return [findingOf('skills-without-number', { skills: listed }, spansOf(lists, lines).slice(0, 50))]
}

/** How many known skills each line names. */
function skillsByLine({ lines, terms }: Evidence): Uint16Array {
  const counts = new Uint16Array(lines.length)
  for (const [term, places] of terms) {
    if (!term.startsWith('skill:')) continue
    // Places of one term stand in the order of the text.
    for (const [at, { line }] of places.entries()) if (places[at - 1]?.line !== line) counts[line]!++
  }
  return counts
}

/** One span for each run of neighbouring lines. */
function spansOf(numbers: number[], lines: EvidenceLine[]): Span[] {
  const spans: Span[] = []
  for (const [at, number] of numbers.entries()) {
    const { start, lineEnd: end } = lines[number]!
    if (at > 0 && numbers[at - 1] === number - 1) spans.at(-1)!.end = end
    else spans.push({ start, end })
  }
  return spans
}

/** Numbers of neighbouring lines whose items, taken together, are a list, though each line alone is too short for one. */
function brokenLists(items: number[]): Set<number> {
  const broken = new Set<number>()
  let run: number[] = []
  for (const [number, count] of [...items, 0].entries()) {
    // A line of two long items between such lines is part of the list, too.
    const isBetween = count >= 2 && run.length > 0 && (items[number + 1] ?? 0) >= BROKEN_ITEMS
    if (count >= BROKEN_ITEMS || isBetween) run.push(number)
    else {
      const total = run.reduce((sum, line) => sum + items[line]!, 0)
      if (run.length > 1 && total >= LIST_ITEMS) for (const line of run) broken.add(line)
      run = []
    }
  }
  return broken
}

const BETWEEN_ITEMS = /[,;|•·]/

/** Short items between commas, bars or bullets; 0 where there is one, or they are mostly long, as in prose. */
function itemsOf(line: string): number {
  if (!BETWEEN_ITEMS.test(line)) return 0
  let [items, short] = [0, 0]
  for (const item of line.split(BETWEEN_ITEMS)) {
    const { length } = item.trim()
    // A line that the page broke ends with a comma, behind which stands nothing.
    if (length === 0) continue
    items++
    if (length > 1 && length <= ITEM_LONGEST) short++
  }
  return short * 10 >= items * 9 ? short : 0
}
