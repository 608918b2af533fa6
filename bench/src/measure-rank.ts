import { judge, readJob, readResume, score } from '@evenhand/analyze'
import { extract } from '@evenhand/extract'
import type { Profile, ResumeText } from '@evenhand/model'
import { createChance } from '@evenhand/llm/testing/create-chance'
import { halfOf } from './half-of.ts'
import { readJsonl } from './read-jsonl.ts'
import { auc, mean, ndcg, percentile, precisionAt, round, toTable } from './statistics.ts'
import { createTfIdf } from './tf-idf.ts'

type ResumeItem = { id: string; category: string; text: string }
type JobItem = { id: string; category: string; title: string; description: string }
type Ranked = { score: number; relevant: boolean }
/** One job's scores of all resumes, by the engine (unrounded and as shown) and by TF-IDF. */
type JobResult = { category: string; engine: Ranked[]; shown: Ranked[]; tfidf: Ranked[] }

const TODAY = { year: 2026, month: 1 }
const SAMPLES = 1000

/** Ranks all resumes for every job; relevant are those of the job's category. */
export async function measureRank(files: string[]) {
  const resumes = readJsonl<ResumeItem>(files[0] ?? '')
  const jobs = readJsonl<JobItem>(files[1] ?? '')
  const texts: ResumeText[] = []
  for (const { id, text } of resumes) texts.push(await extract(new TextEncoder().encode(text), `${id}.txt`))
  const started = performance.now()
  const profiles = texts.map((text) => readResume(text, TODAY))
  const readSeconds = (performance.now() - started) / 1000
  const tfidf = createTfIdf(resumes.map((resume) => resume.text))
  let judgeSeconds = 0
  const results = jobs.map((job): JobResult => {
    const from = performance.now()
    const scores = scoreAll(job, { texts, profiles })
    judgeSeconds += (performance.now() - from) / 1000
    const peer = tfidf(`${job.title}\n${job.description}`)
    const relevant = resumes.map((resume) => resume.category === job.category)
    const ranked = (values: number[]) =>
      values.map((value, i): Ranked => ({ score: value, relevant: relevant[i] ?? false }))
    return { category: job.category, engine: ranked(scores.exact), shown: ranked(scores.shown), tfidf: ranked(peer) }
  })
  const figures = figuresOf(results, { resumes: resumes.length, seconds: readSeconds + judgeSeconds / jobs.length })
  return { figures, table: tableOf(figures) }
}

function figuresOf(results: JobResult[], { resumes, seconds }: { resumes: number; seconds: number }) {
  return {
    jobs: results.length,
    resumes,
    ...summarise(results, 'engine'),
    tfidf: summarise(results, 'tfidf'),
    ahead: bootstrap(results),
    calibration: calibration(results),
    resumesPerSecond: Math.round(resumes / seconds),
    tuning: summarise(ofHalf(results, 'tuning'), 'engine'),
    reported: summarise(ofHalf(results, 'reported'), 'engine'),
  }
}

function scoreAll(job: JobItem, { texts, profiles }: { texts: ResumeText[]; profiles: Profile[] }) {
  const profile = readJob(`${job.title}\n\n${job.description}`)
  const exact: number[] = []
  const shown: number[] = []
  for (const [i, text] of texts.entries()) {
    const result = score(judge(profiles[i]!, text, profile), profile.requirements)
    exact.push(result.lines.reduce((sum, line) => sum + line.points, 0))
    shown.push(result.value)
  }
  return { exact, shown }
}

function ofHalf(results: JobResult[], half: 'tuning' | 'reported'): JobResult[] {
  return results.filter((result) => halfOf(result.category) === half)
}

function summarise(results: JobResult[], method: 'engine' | 'tfidf') {
  return {
    macroAuc: round(macroAuc(results, method)),
    pooledAuc: round(auc(results.flatMap((result) => result[method]))),
    ndcg20: round(mean(results.map((result) => ndcg(result[method], 20)))),
    p10: round(mean(results.map((result) => precisionAt(result[method], 10)))),
  }
}

/** Mean over categories of the mean over the category's jobs. */
function macroAuc(results: JobResult[], method: 'engine' | 'tfidf'): number {
  const byCategory = new Map<string, number[]>()
  for (const result of results) {
    const value = auc(result[method])
    if (!Number.isNaN(value)) byCategory.set(result.category, [...(byCategory.get(result.category) ?? []), value])
  }
  return mean([...byCategory.values()].map(mean))
}

/** Paired bootstrap over jobs: how far the engine's mean AUC and NDCG lie above TF-IDF's, with 95% intervals. */
function bootstrap(results: JobResult[]) {
  const differences = results.map((result) => ({
    auc: auc(result.engine) - auc(result.tfidf),
    ndcg20: ndcg(result.engine, 20) - ndcg(result.tfidf, 20),
  }))
  const random = createChance(20260101)
  const interval = (pick: (difference: { auc: number; ndcg20: number }) => number) => {
    const means = Array.from({ length: SAMPLES }, () =>
      mean(differences.map(() => pick(differences[Math.floor(random() * differences.length)]!))),
    )
    return [round(mean(differences.map(pick))), round(percentile(means, 0.025)), round(percentile(means, 0.975))]
  }
  return { auc: interval((d) => d.auc), ndcg20: interval((d) => d.ndcg20) }
}

/** Do 60 and 80 mean the same for every job? Shares of other-field resumes at 60 or more, medians of same-field ones. */
function calibration(results: JobResult[]) {
  const others = results.map(({ shown }) => {
    const other = shown.filter((item) => !item.relevant)
    return other.filter((item) => item.score >= 60).length / (other.length || 1)
  })
  const medians = results.map(({ shown }) =>
    percentile(
      shown.filter((item) => item.relevant).map((item) => item.score),
      0.5,
    ),
  )
  return {
    otherFieldAt60Median: round(percentile(others, 0.5)),
    otherFieldAt60Worst: round(Math.max(...others)),
    sameFieldMedian: percentile(medians, 0.5),
    sameFieldMedianIqr: percentile(medians, 0.75) - percentile(medians, 0.25),
  }
}

type Figures = ReturnType<typeof figuresOf>

function tableOf(figures: Figures): string {
  const row = (label: string, summary: ReturnType<typeof summarise>) => [
    label,
    summary.macroAuc,
    summary.pooledAuc,
    summary.ndcg20,
    summary.p10,
  ]
  const { calibration: scale, ahead } = figures
  return [
    `${figures.resumes} resumes, ${figures.jobs} jobs, ${figures.resumesPerSecond} resumes/s read and judged against one job`,
    '',
    toTable([
      ['', 'macro AUC', 'pooled AUC', 'NDCG@20', 'P@10'],
      row('Evenhand', figures),
      row('  tuning half', figures.tuning),
      row('  reported half', figures.reported),
      row('TF-IDF cosine', figures.tfidf),
    ]),
    '',
    `ahead of TF-IDF (mean over jobs, 95% interval): AUC ${ahead.auc[0]} [${ahead.auc[1]}, ${ahead.auc[2]}], NDCG@20 ${ahead.ndcg20[0]} [${ahead.ndcg20[1]}, ${ahead.ndcg20[2]}]`,
    `other-field resumes at 60 or more: median ${scale.otherFieldAt60Median}, worst job ${scale.otherFieldAt60Worst}`,
    `same-field median score over jobs: ${scale.sameFieldMedian}, interquartile range ${scale.sameFieldMedianIqr}`,
  ].join('\n')
}
