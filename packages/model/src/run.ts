import { z } from 'zod'
import {
  type Analysis,
  Analysis as AnalysisSchema,
  Engine,
  isNoResume,
  isTied,
  noticesOf,
  Score,
  ScoreLine,
  VerdictValue,
} from './analysis.ts'
import { FailureCode } from './error-code.ts'
import { Finding } from './finding.ts'
import { JobProfile } from './job-profile.ts'
import { BATCH_SIZE, MAX_FILES_PER_RUN } from './limits.ts'
import { PlanId, SubscriptionStatus } from './plan.ts'
import { ResumeText } from './resume-text.ts'

/** waiting: created, texts may still arrive. */
export const RunState = z.enum(['waiting', 'running', 'done', 'cancelled'])
export type RunState = z.infer<typeof RunState>
export const ResumeState = z.enum(['waiting', 'queued', 'running', 'done', 'failed', 'cancelled'])
export type ResumeState = z.infer<typeof ResumeState>

export const Progress = z.strictObject({
  total: z.int(),
  processed: z.int(),
  succeeded: z.int(),
  failed: z.int(),
  /** 0 to 100. */
  percent: z.int(),
})
export type Progress = z.infer<typeof Progress>

/** A screening of some files against one job description (or none). */
export const Run = z.strictObject({
  id: z.string(),
  state: RunState,
  language: z.string(),
  job: JobProfile.optional(),
  progress: Progress,
  engine: Engine,
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().optional(),
})
export type Run = z.infer<typeof Run>

/** What a person decided about a candidate; never made by a program. */
export const DecisionValue = z.enum(['shortlist', 'maybe', 'no'])
export type DecisionValue = z.infer<typeof DecisionValue>

/** PUT /api/runs/:id/resumes/:resumeId/decision; `value` null takes a decision back. */
export const Decision = z.strictObject({
  value: DecisionValue.nullable(),
  reason: z.string().max(1000).default(''),
  note: z.string().max(10_000).default(''),
})
export type Decision = z.infer<typeof Decision>

/** What a list shows of one resume: small, so that a thousand travel quickly. */
export const ResumeRow = z.strictObject({
  id: z.string(),
  /** Place among the run's files, from 0; what matches a result to its file. */
  position: z.int().min(0),
  fileName: z.string(),
  state: ResumeState,
  error: FailureCode.optional(),
  name: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  score: z.int().optional(),
  /** Between which values several judgings by a language model lay. */
  band: Score.shape.band,
  summary: z.array(Finding).optional(),
  lines: z.array(ScoreLine).optional(),
  verdicts: z.array(z.strictObject({ requirementId: z.string(), value: VerdictValue, share: z.number() })).optional(),
  mustMet: z.int().optional(),
  mustTotal: z.int().optional(),
  skills: z.array(z.string()).optional(),
  /** Number of things to look at in the file. */
  notices: z.int().optional(),
  engine: Engine.optional(),
  decision: Decision.optional(),
})
export type ResumeRow = z.infer<typeof ResumeRow>

/** One resume with everything known of it. */
export const ResumeDetail = z.strictObject({
  row: ResumeRow,
  analysis: AnalysisSchema.optional(),
  resume: ResumeText.optional(),
})
export type ResumeDetail = z.infer<typeof ResumeDetail>

export const RunDetail = z.strictObject({ run: Run, resumes: z.array(ResumeRow) })
export type RunDetail = z.infer<typeof RunDetail>

/** GET /api/runs/:id/summary: what a list of runs tells of one run's people. */
export const RunSummary = z.strictObject({
  scores: z.array(z.int()),
  best: z.int().optional(),
  /** People whose score is green. */
  good: z.int(),
  /** Of them, those nobody has decided about. */
  undecided: z.int(),
})
export type RunSummary = z.infer<typeof RunSummary>

/** POST /api/runs */
export const RunRequest = z.strictObject({
  jobDescription: z.string().max(200_000).optional(),
  /** The job as the recruiter edited it; wins over jobDescription. */
  job: JobProfile.optional(),
  language: z.string().max(10).default('en'),
  fileNames: z.array(z.string().max(4096)).min(1).max(MAX_FILES_PER_RUN),
})
export type RunRequest = z.infer<typeof RunRequest>

/** POST /api/runs/:id/resumes: texts, and files the reader gave up on, so that N in is N out. */
export const ResumesRequest = z.strictObject({
  resumes: z
    .array(
      z.union([
        z.strictObject({ position: z.int().min(0), resume: ResumeText }),
        z.strictObject({ position: z.int().min(0), error: FailureCode }),
      ]),
    )
    .min(1)
    .max(BATCH_SIZE),
})
export type ResumesRequest = z.infer<typeof ResumesRequest>

/** POST /api/runs/:id/rerun: the kept texts of a finished run against another job. */
export const RerunRequest = RunRequest.omit({ fileNames: true })
export type RerunRequest = z.infer<typeof RerunRequest>

/** GET /api/allowance/history: the ledger, newest first, and resumes charged a day over the last 30. */
export const AllowanceHistory = z.strictObject({
  entries: z.array(
    z.strictObject({
      kind: z.enum(['reserve', 'charge', 'release']),
      amount: z.int(),
      runId: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  days: z.array(z.strictObject({ date: z.iso.date(), charged: z.int() })),
})
export type AllowanceHistory = z.infer<typeof AllowanceHistory>

/** Messages of a run's event stream; each has a numeric id to resume from. */
export const RunEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('progress'), state: RunState, progress: Progress }),
  z.strictObject({ type: z.literal('resume'), row: ResumeRow }),
])
export type RunEvent = z.infer<typeof RunEvent>

/** GET /api/allowance */
export const Allowance = z.strictObject({
  plan: z.union([PlanId, z.literal('guest')]),
  status: SubscriptionStatus,
  limit: z.int(),
  remaining: z.int(),
  /** When the allowance is whole again; absent before its first use. */
  resetsAt: z.iso.datetime().optional(),
})
export type Allowance = z.infer<typeof Allowance>

/** The list's view of a finished analysis; what is no resume has neither score nor verdicts. */
export function toResumeRow(base: Pick<ResumeRow, 'id' | 'position' | 'fileName'>, analysis: Analysis): ResumeRow {
  const { profile, score, verdicts } = analysis
  const judged = {
    score: score.value,
    band: score.band,
    lines: score.lines,
    verdicts: verdicts.map(({ requirementId, value, share }) => ({ requirementId, value, share })),
    mustMet: score.mustMet,
    mustTotal: score.mustTotal,
  }
  return {
    id: base.id,
    position: base.position,
    fileName: base.fileName,
    state: 'done',
    name: profile.name?.value,
    email: profile.emails[0]?.value,
    phone: profile.phones[0]?.value,
    ...(isNoResume(analysis) ? {} : judged),
    summary: analysis.words.summary,
    skills: profile.skills.slice(0, 10).map((skill) => skill.label),
    notices: noticesOf(analysis).length,
    engine: analysis.engine,
  }
}

/**
 * The place of each row among the judged, from 1, by id. Rows that cannot be told apart from the best of them share its
 * place: equal scores, or bands that overlap.
 */
export function placesOf(rows: ResumeRow[]): Map<string, number> {
  const places = new Map<string, number>()
  let first: { value: number; band: ResumeRow['band'] } | undefined
  let place = 0
  for (const [at, { id, score, band }] of rows.toSorted(compareRows).entries()) {
    if (score === undefined) break
    if (first === undefined || !isTied(first, { value: score, band })) {
      first = { value: score, band }
      place = at + 1
    }
    places.set(id, place)
  }
  return places
}

/** Score descending, then what is no resume, failures last; equals keep the order of the files. */
export function compareRows(a: ResumeRow, b: ResumeRow): number {
  return rowGroup(a) - rowGroup(b) || (b.score ?? -1) - (a.score ?? -1) || a.position - b.position
}

/** 0: somebody with a score. 1: analysed, but no resume. 2: no result. */
export function rowGroup({ state, score }: Pick<ResumeRow, 'state' | 'score'>): 0 | 1 | 2 {
  if (state !== 'done') return 2
  return score === undefined ? 1 : 0
}
