import { randomUUID } from 'node:crypto'
import { fromKysely, fromPglite, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Connection } from '../db/connect.ts'
import type { Pglite } from '../db/open-pglite.ts'
import type { Trx } from '../db/schema.ts'
import { createHealth } from './create-health.ts'

/** Some resumes of one run to analyse. Only a delivery: the rows say what is to be done. */
export const AnalyzeJob = z.strictObject({ runId: z.string(), resumeIds: z.array(z.string()).min(1) })
export type AnalyzeJob = z.infer<typeof AnalyzeJob>

export type Queue = {
  /** Sends a job with the caller's transaction: it exists when that commits. Returns its id. */
  send(trx: Trx, job: AnalyzeJob, priority?: number): Promise<string>
  /** Starts taking jobs. `work` may be called twice for one job. */
  work(work: (job: AnalyzeJob) => Promise<void>): Promise<void>
  /** Has one of all servers call `work` at the times of `cron`, in UTC; a failure is tried again twice. */
  every(name: string, cron: string, work: () => Promise<void>): Promise<void>
  isHealthy(): boolean
  stop(): Promise<void>
}

export const QUEUE_SCHEMA = 'pgboss'
const NAME = 'analyze'
/** Jobs one worker takes at a time; two or more let it go on without a pause while there are more. */
const JOBS_AT_ONCE = 2
const WORKERS = 2
const STOP_TIMEOUT = 2_500
/** A job that no queue holds; asking for it warms the queue's cache, which must not happen inside a transaction. */
const NO_JOB = '00000000-0000-4000-8000-000000000000'

/** Seconds one job may take; its worker's death is noticed by the missing heartbeat, long before. */
const JOB_TIME = 15 * 60
/** The same where a language model judges: forty resumes wait for their turn with its keys. */
const MODEL_JOB_TIME = 12 * 60 * 60
/** Seconds that what happens once a night may take. */
const HOUSEKEEPING_TIME = 6 * 60 * 60

/** Opens the durable queue in the same database as everything else. `hasModel`: its work waits for a language model. */
export async function openQueue(
  connection: Connection,
  onError: (error: Error) => void,
  hasModel = false,
): Promise<Queue> {
  const expireInSeconds = hasModel ? MODEL_JOB_TIME : JOB_TIME
  const boss = new PgBoss({
    schema: QUEUE_SCHEMA,
    ...(connection.pglite
      ? { db: fromPglite(connection.pglite), backend: 'pglite' as const }
      : { connectionString: connection.url, max: 4 }),
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  const health = createHealth()
  boss.on('error', (error) => {
    health.fail()
    onError(error)
  })
  boss.on('stopped', () => health.end())
  await boss.start()
  await boss.createQueue(NAME, {
    notify: true,
    heartbeatSeconds: 10,
    expireInSeconds,
    retryLimit: 10,
    retryDelay: 0,
    deleteAfterSeconds: 24 * 60 * 60,
  })
  await boss.findJobs(NAME, { id: NO_JOB })
  if (connection.pglite) await giveBackJobs(connection.pglite)

  return {
    async send(trx, job, priority = 0) {
      const id = randomUUID()
      await boss.send(NAME, job, { id, priority, expireInSeconds, db: fromKysely(trx) })
      health.recover()
      return id
    },
    work: (work) => startWorking(boss, work, onError),
    async every(name, cron, work) {
      await boss.createQueue(name, { retryLimit: 2, retryDelay: 60, expireInSeconds: HOUSEKEEPING_TIME })
      await boss.work(name, { pollingIntervalSeconds: 30 }, work)
      await boss.schedule(name, cron, null, { tz: 'UTC' })
    },
    isHealthy: () => health.isWell(),
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT }),
  }
}

/** Nobody else can hold a job of the embedded database: those a killed server held are due at the next look. */
async function giveBackJobs(pglite: Pglite): Promise<void> {
  const stale = `update ${QUEUE_SCHEMA}.job set heartbeat_on = now() - interval '1 hour' where name = $1 and state = 'active'`
  await pglite.query(stale, [NAME])
}

/** Takes jobs, each with its own outcome: one that fails is tried again, the others of its batch are not. */
async function startWorking(
  boss: PgBoss,
  work: (job: AnalyzeJob) => Promise<void>,
  onError: (error: Error) => void,
): Promise<void> {
  const options = {
    batchSize: JOBS_AT_ONCE,
    localConcurrency: WORKERS,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 2,
    perJobResults: true,
  } as const
  await boss.work(NAME, options, (jobs) =>
    Promise.all(
      jobs.map(async ({ id, data }) => {
        try {
          await work(AnalyzeJob.parse(data))
          return { id, status: 'completed' as const }
        } catch (error) {
          onError(error instanceof Error ? error : new Error(String(error)))
          return { id, status: 'failed' as const }
        }
      }),
    ),
  )
}
