import { judge, readJob, readResume, score } from '@evenhand/analyze'
import { extract } from '@evenhand/extract'
import type { JobProfile, Profile, ResumeText, Verdict } from '@evenhand/model'
import { readJsonl } from './read-jsonl.ts'
import { round, toTable } from './statistics.ts'
import { createTfIdf } from './tf-idf.ts'

const TODAY = { year: 2026, month: 1 }
const ROUNDS = 3

/** Resumes a second on one core, step by step, each the best of three rounds, beside TF-IDF in the same run. */
export async function measureSpeed(files: string[]) {
  const resumes = readJsonl<{ id: string; text: string }>(files[0] ?? '')
  const jobs = readJsonl<{ title: string; description: string }>(files[1] ?? '')
  const bytes = resumes.map((resume) => new TextEncoder().encode(resume.text))
  const job = readJob(`${jobs[0]?.title}\n\n${jobs[0]?.description}`)
  const readingMs = resumes.map(() => Infinity)
  let texts: ResumeText[] = []
  let profiles: Profile[] = []
  const steps: Record<string, () => void | Promise<void>> = {
    extract: async () => {
      texts = []
      for (const [i, data] of bytes.entries()) texts.push(await extract(data, `${i}.txt`))
    },
    read: () => {
      profiles = texts.map((text, i) => readTimed(text, readingMs, i))
    },
    judge: () => texts.forEach((text, i) => score(judge(profiles[i]!, text, job), job.requirements)),
    tfidf: () => void createTfIdf(resumes.map((resume) => resume.text))(job.text),
  }
  const jobsRead = jobs.map(({ title, description }) => readJob(`${title}\n\n${description}`))
  const seconds: Record<string, number> = {}
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, step] of Object.entries(steps)) {
      const started = performance.now()
      await step()
      seconds[name] = Math.min(seconds[name] ?? Infinity, (performance.now() - started) / 1000)
    }
  }
  const figures = {
    oneResumeAllJobsMs: round(
      bestOf(() => jobsRead.forEach((asked) => judge(profiles[0]!, texts[0]!, asked))),
      1,
    ),
    whatIfThousandMs: round(
      whatIf(
        texts.map((text, i) => judge(profiles[i]!, text, job)),
        job,
      ),
      2,
    ),
    resumes: resumes.length,
    medianReadMs: round(readingMs.toSorted((a, b) => a - b)[readingMs.length >> 1] ?? 0, 2),
    perSecond: Object.fromEntries(
      Object.entries(seconds).map(([name, time]) => [name, Math.round(resumes.length / time)]),
    ),
    wholePerSecond: Math.round(resumes.length / (seconds.extract! + seconds.read! + seconds.judge!)),
    ratioToTfidf: round((seconds.read! + seconds.judge!) / seconds.tfidf!, 2),
  }
  const rows = Object.entries(figures.perSecond).map(([name, value]) => [name, value])
  const table = toTable([['step', 'resumes/s'], ...rows, ['extract + read + judge', figures.wholePerSecond]])
  const lines = [
    `one resume read: ${figures.medianReadMs} ms in the median`,
    `one resume against ${jobs.length} jobs: ${figures.oneResumeAllJobsMs} ms`,
    `1000 candidates scored again with other weights: ${figures.whatIfThousandMs} ms`,
  ]
  return {
    figures,
    table: `${table}\n${lines.join('\n')}\nread + judge take ${figures.ratioToTfidf} times as long as TF-IDF`,
  }
}

/** Reads a resume, and keeps the shortest time it took so far. */
function readTimed(text: ResumeText, shortest: number[], at: number): Profile {
  const started = performance.now()
  const profile = readResume(text, TODAY)
  shortest[at] = Math.min(shortest[at]!, performance.now() - started)
  return profile
}

/** Milliseconds in which a thousand candidates are scored again, as moving a weight on the page does. */
function whatIf(judged: Verdict[][], { requirements }: JobProfile): number {
  const changed = requirements.map((item, index) => ({ ...item, weight: item.weight + index }))
  return bestOf(() => {
    for (let i = 0; i < 1000; i++) score(judged[i % judged.length]!, changed)
  })
}

/** The shortest of some rounds, in milliseconds. */
function bestOf(step: () => void): number {
  let best = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    step()
    best = Math.min(best, performance.now() - started)
  }
  return best
}
