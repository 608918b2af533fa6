import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyze, readJob } from '@evenhand/analyze'
import { readResumes } from './read-resumes.ts'
import { round, toTable } from './statistics.ts'

const TODAY = { year: 2026, month: 11 }

/** How far scores lie from the middle one of the same person: how many, how many of them on it, mean and largest. */
type Spread = { scores: number; same: number; mean: number; largest: number }

/**
 * One person in many layouts must score the same, without a job and for each job of the second folder. `FOLDER/resumes`: files
 * named after their person and layout, as scripts/make-corpus/cross-layouts.ts writes them.
 */
export async function measureLayouts([folder = '', jobFolder = '']: string[]) {
  const names = readdirSync(join(folder, 'resumes')).sort()
  const resumes = await readResumes(names.map((name) => join(folder, 'resumes', name)))
  const jobs = readdirSync(jobFolder).map((name) => readJob(readFileSync(join(jobFolder, name), 'utf8')))
  const ofLayout = new Map<string, { alone: number[]; jobs: number[] }>()
  for (const files of Map.groupBy(resumes, ({ fileName }) => fileName.split('.')[0]!).values()) {
    const add = (kind: 'alone' | 'jobs', scores: number[]) => {
      const middle = scores.toSorted((a, b) => a - b)[scores.length >> 1]!
      for (const [at, { fileName }] of files.entries()) {
        const layout = fileName.split('.').slice(1).join('.')
        const apart = ofLayout.get(layout) ?? { alone: [], jobs: [] }
        ofLayout.set(layout, apart)
        apart[kind].push(Math.abs(scores[at]! - middle))
      }
    }
    const valuesOf = (job?: (typeof jobs)[number]) =>
      files.map((resume) => analyze(resume, job === undefined ? { today: TODAY } : { job, today: TODAY }).score.value)
    add('alone', valuesOf())
    for (const job of jobs) add('jobs', valuesOf(job))
  }
  const layouts = [...ofLayout].map(([layout, { alone, jobs: judged }]) => ({
    layout,
    alone: spreadOf(alone),
    jobs: spreadOf(judged),
  }))
  const all = {
    alone: spreadOf([...ofLayout.values()].flatMap(({ alone }) => alone)),
    jobs: spreadOf([...ofLayout.values()].flatMap(({ jobs: judged }) => judged)),
  }
  const cells = ({ scores, same, mean, largest }: Spread) => [scores, same, mean, largest]
  const rows = [...layouts, { layout: 'all', ...all }].map((row) => [
    row.layout,
    ...cells(row.alone),
    ...cells(row.jobs),
  ])
  const head = ['layout', 'alone', 'same', 'mean', 'largest', 'for jobs', 'same', 'mean', 'largest']
  return { figures: { ...all, layouts }, table: toTable([head, ...rows]) }
}

function spreadOf(apart: number[]): Spread {
  const share = (count: number) => round(count / (apart.length || 1))
  return {
    scores: apart.length,
    same: share(apart.filter((distance) => distance === 0).length),
    mean: share(apart.reduce((sum, distance) => sum + distance, 0)),
    largest: apart.reduce((most, distance) => Math.max(most, distance), 0),
  }
}
