import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyze, ENGINE, mergeSwapReports, readJob, readResume, swapName, swapTest } from '@evenhand/analyze'
import type { JobProfile, ResumeText } from '@evenhand/model'
import { readResumes } from './read-resumes.ts'
import { round, toTable } from './statistics.ts'

const TODAY = { year: 2026, month: 11 }
/** Pairs of scores that the page draws. */
const DRAWN = 20
/** Below it most people of other fields lie on one another. */
const LOWEST_DRAWN = 10

type Scored = { person: string; score: number }

/**
 * The figures the landing page shows, measured on invented people: every person of a folder scored again as somebody
 * else, for every job there, and compared between layouts. With a second name, they are written to that file, from which the page is built.
 */
export async function measureClaims([folder = '', target]: string[]) {
  const resumes = await readAll(join(folder, 'resumes'))
  const jobs = readdirSync(join(folder, 'jobs')).map((name) =>
    readJob(readFileSync(join(folder, 'jobs', name), 'utf8')),
  )
  const people = resumes.filter(({ fileName }, index) => personOf(fileName) !== personOf(resumes[index - 1]?.fileName))
  const reports = jobs.flatMap((job) => people.map((resume) => swapTest([resume], job, { today: TODAY })))
  const { pairs, largest, kinds } = mergeSwapReports(reports)
  const layouts = compareLayouts(resumes, jobs)
  const swap = { resumes: people.length, jobs: jobs.length, pairs, largest, kinds, drawn: drawPairs(people, jobs) }
  const figures = { engine: ENGINE, swap, layouts }
  if (target) writeFileSync(target, `${JSON.stringify({ ...figures, ...soakOf(target) }, null, 2)}\n`)
  const rows = kinds.map((row) => [row.kind, row.pairs, row.changed, row.largest])
  return {
    figures,
    table: `${toTable([['swapped', 'pairs', 'moved', 'largest'], ...rows])}\n${JSON.stringify(layouts)}`,
  }
}

/** The figures of `measure-soak.ts`, which stands beside these and is about the version, not about its engine. */
function soakOf(target: string): { soak?: unknown } {
  const known = existsSync(target) ? (JSON.parse(readFileSync(target, 'utf8')) as { soak?: unknown }) : {}
  return known.soak === undefined ? {} : { soak: known.soak }
}

/** A file is named after its person and its layout. */
const personOf = (fileName = '') => fileName.split('.')[0] ?? ''

/** Scans are left out: what recognition takes a letter for says nothing of fairness. */
function readAll(folder: string): Promise<ResumeText[]> {
  const names = readdirSync(folder).filter((name) => !name.includes('scan'))
  return readResumes(names.sort().map((name) => join(folder, name)))
}

/** Scores of the same person for the same job, read from two layouts. */
function compareLayouts(resumes: ResumeText[], jobs: JobProfile[]) {
  const differences = jobs.flatMap((job) => {
    const scored = resumes.map((resume): Scored => {
      return { person: personOf(resume.fileName), score: analyze(resume, { job, today: TODAY }).score.value }
    })
    return [...Map.groupBy(scored, ({ person }) => person).values()].flatMap(([first, ...others]) =>
      others.map(({ score }) => round(Math.abs(score - (first as Scored).score), 1)),
    )
  })
  differences.sort((a, b) => a - b)
  const at = (share: number) => differences[Math.floor(share * (differences.length - 1))] ?? 0
  return { pairs: differences.length, median: at(0.5), p95: at(0.95), largest: at(1) }
}

/** Scores with a person's own name and with another's, spread over the range: what a reader sees of all the pairs. */
function drawPairs(resumes: ResumeText[], jobs: JobProfile[]) {
  const scoreOf = (resume: ResumeText, job: JobProfile) => analyze(resume, { job, today: TODAY }).score.value
  const scored = jobs
    .flatMap((job) => resumes.map((resume) => ({ job, resume, before: scoreOf(resume, job) })))
    .filter(({ before }) => before >= LOWEST_DRAWN)
    .sort((a, b) => a.before - b.before)
  return Array.from({ length: DRAWN }, (_, index) => {
    // Steps that share no factor with the number of pairs mix low and high.
    const place = ((index * 7) % DRAWN) / (DRAWN - 1)
    const { job, resume, before } = scored[Math.round(place * (scored.length - 1))]!
    const [swapped] = swapName(resume, readResume(resume, TODAY), 0)
    return { before, after: swapped ? scoreOf(swapped.resume, job) : before }
  })
}
