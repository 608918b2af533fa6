import { contentHash, type JobProfile, type ResumeText, type Score, type YearMonth } from '@evenhand/model'
import { analyze } from '../analyze.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { swapBirth, swapGender, swapPlace, swapTitles } from './swap-facts.ts'
import { type Swapped, swapName } from './swap-name.ts'

/** What is exchanged: the row of the table. */
export const SWAP_KINDS = ['names', 'gender-words', 'job-titles', 'places', 'birth-dates'] as const
export type SwapKind = (typeof SWAP_KINDS)[number]

/** A pair of resumes that differ in one fact about the person; `change` is in points of the score or of one of its lines. */
export type SwapPair = {
  kind: SwapKind
  fileName: string
  from: string
  to: string
  before: number
  after: number
  change: number
}

export type SwapReport = {
  resumes: number
  pairs: number
  /** Largest change of a score, or of one line of it, in points; 0 where identity counts for nothing. */
  largest: number
  kinds: { kind: SwapKind; pairs: number; changed: number; largest: number }[]
  /** The pair with the largest change, where there is any. */
  worst?: SwapPair
}

/**
 * Scores every resume again with another name, gender, home and age, each by itself, and reports what that changed.
 * The values come from lists that hold as many women's as men's names, of many origins. Pure.
 */
export function swapTest(
  resumes: ResumeText[],
  job: JobProfile | undefined,
  { today }: { today: YearMonth },
): SwapReport {
  return mergeSwapReports(resumes.map((resume) => toReport(pairsOf(resume, job, today))))
}

/** One report of several, for batches that are too large to be in memory together. */
export function mergeSwapReports(reports: SwapReport[]): SwapReport {
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
  const largest = Math.max(0, ...reports.map((report) => report.largest))
  const worst = reports.find((report) => report.worst !== undefined && report.largest === largest)?.worst
  return {
    resumes: sum(reports.map((report) => report.resumes)),
    pairs: sum(reports.map((report) => report.pairs)),
    largest,
    kinds: SWAP_KINDS.map((kind, index) => {
      const rows = reports.map((report) => report.kinds[index]!)
      return {
        kind,
        pairs: sum(rows.map((row) => row.pairs)),
        changed: sum(rows.map((row) => row.changed)),
        largest: Math.max(0, ...rows.map((row) => row.largest)),
      }
    }),
    ...(worst === undefined ? {} : { worst }),
  }
}

function toReport(pairs: SwapPair[]): SwapReport {
  const largestOf = (some: SwapPair[]) => Math.max(0, ...some.map((pair) => pair.change))
  const largest = largestOf(pairs)
  const worst = pairs.find((pair) => pair.change > 0 && pair.change === largest)
  return {
    resumes: 1,
    pairs: pairs.length,
    largest,
    kinds: SWAP_KINDS.map((kind) => {
      const rows = pairs.filter((pair) => pair.kind === kind)
      return {
        kind,
        pairs: rows.length,
        changed: rows.filter((row) => row.change > 0).length,
        largest: largestOf(rows),
      }
    }),
    ...(worst === undefined ? {} : { worst }),
  }
}

function pairsOf(resume: ResumeText, job: JobProfile | undefined, today: YearMonth): SwapPair[] {
  const profile = readResume(resume, today)
  const turn = Number.parseInt(contentHash(resume.text).slice(0, 8), 16)
  const itself: Swapped = { to: '', resume }
  const variants: Record<SwapKind, [Swapped, ...Swapped[]]> = {
    names: [itself, ...swapName(resume, profile, turn)],
    'gender-words': swapGender(resume, profile),
    'job-titles': [itself, ...swapTitles(resume, profile)],
    places: swapPlace(resume, profile, turn),
    'birth-dates': swapBirth(resume, profile, today),
  }
  const own = scoreOf(resume)
  return SWAP_KINDS.flatMap((kind) => {
    const [base, ...others] = variants[kind]
    const before = base.resume === resume ? own : scoreOf(base.resume)
    return others.map(({ to, resume: swapped }) => {
      const after = scoreOf(swapped)
      const change = changeOf(before, after)
      return { kind, fileName: resume.fileName, from: base.to, to, before: before.value, after: after.value, change }
    })
  })

  function scoreOf(each: ResumeText): Score {
    return analyze(each, { job, today }).score
  }
}

/** The largest difference of the scores and of their lines; points have one decimal. */
function changeOf(before: Score, after: Score): number {
  const lines = before.lines.map((line, index) => Math.abs(line.points - (after.lines[index]?.points ?? 0)))
  return Math.round(Math.max(Math.abs(before.value - after.value), ...lines) * 10) / 10
}
