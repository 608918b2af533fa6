import { JobProfile, type Engine, type Progress, type Run, type RunState } from '@evenhand/model'
import { sql, type Selectable } from 'kysely'
import { z } from 'zod'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import type { Db, RunTable, Trx } from '../../db/schema.ts'
import { AppError } from '../../http/app-error.ts'

/** A run with its job opened. */
export type RunRecord = Selectable<RunTable>
/** A run without its job, which may be long and which counting does not need. */
export type RunHead = Omit<RunRecord, 'job'>

const HEAD_COLUMNS = [
  'id',
  'owner_id',
  'state',
  'language',
  'job_hash',
  'engine_id',
  'engine_version',
  'total',
  'places',
  'succeeded',
  'failed',
  'retrying',
  'allowance_ids',
  'idempotency_key',
  'request_hash',
  'created_at',
  'last_text_at',
  'finished_at',
] as const

const IDEMPOTENCY_HOURS = 24
const RUNS_LISTED = 50

export type NewRun = {
  id: string
  language: string
  job?: JobProfile
  jobHash?: string
  engine: Engine
  total: number
  allowanceIds: string[]
  idempotencyKey?: string
  requestHash: string
}

/** Where a run's job is sealed for. */
export const jobPlace = (id: string) => ({ table: 'runs', column: 'job', id })

function openJob<T extends { id: string; job: string | null }>(key: OwnerKey, run: T): T {
  return run.job === null ? run : { ...run, job: key.open(jobPlace(run.id), run.job) }
}

/** False where the owner has used the idempotency key for another run. */
export async function insertRun(trx: Trx, key: OwnerKey, run: NewRun): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('runs')
    .values({
      id: run.id,
      owner_id: key.ownerId,
      state: 'waiting',
      language: run.language,
      job: run.job ? key.seal(jobPlace(run.id), JSON.stringify(run.job)) : null,
      job_hash: run.jobHash ?? null,
      engine_id: run.engine.id,
      engine_version: run.engine.version,
      total: run.total,
      places: run.total,
      allowance_ids: JSON.stringify(run.allowanceIds),
      idempotency_key: run.idempotencyKey ? macOfIdempotencyKey(key, run.idempotencyKey) : null,
      request_hash: run.requestHash,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'idempotency_key']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

function macOfIdempotencyKey(key: OwnerKey, idempotencyKey: string): string {
  return key.mac('idempotency', idempotencyKey)
}

export async function findRunByKey(db: Db, key: OwnerKey, idempotencyKey: string): Promise<RunRecord | undefined> {
  const run = await db
    .selectFrom('runs')
    .selectAll()
    .where('owner_id', '=', key.ownerId)
    .where('idempotency_key', '=', macOfIdempotencyKey(key, idempotencyKey))
    .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${IDEMPOTENCY_HOURS})`)
    .executeTakeFirst()
  return run && openJob(key, run)
}

/** Keys older than a day may be used again. */
export async function forgetOldKeys(db: Db): Promise<void> {
  await db
    .updateTable('runs')
    .set({ idempotency_key: null })
    .where('idempotency_key', 'is not', null)
    .where('created_at', '<=', sql<Date>`now() - make_interval(hours => ${IDEMPOTENCY_HOURS})`)
    .execute()
}

export async function findRunHead(db: Db, ownerId: string, id: string): Promise<RunHead | undefined> {
  return db
    .selectFrom('runs')
    .select(HEAD_COLUMNS)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
}

/** Throws AppError 'not-found', for a run of another owner as for none. */
export async function loadRun(db: Db, key: OwnerKey, id: string): Promise<RunRecord> {
  const run = await db
    .selectFrom('runs')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', key.ownerId)
    .executeTakeFirst()
  if (!run) throw new AppError('not-found', 404)
  return openJob(key, run)
}

/** The run's job as JSON, where it has one. */
export async function findJob(db: Db, key: OwnerKey, runId: string): Promise<string | undefined> {
  const row = await db.selectFrom('runs').select(['id', 'job']).where('id', '=', runId).executeTakeFirst()
  return (row && openJob(key, row).job) ?? undefined
}

/** The owner's latest runs, newest first. */
export async function listRuns(db: Db, key: OwnerKey): Promise<RunRecord[]> {
  const runs = await db
    .selectFrom('runs')
    .selectAll()
    .where('owner_id', '=', key.ownerId)
    .orderBy('created_at', 'desc')
    .limit(RUNS_LISTED)
    .execute()
  return runs.map((run) => openJob(key, run))
}

export async function countOpenRuns(db: Db, ownerId: string): Promise<number> {
  const { open } = await db
    .selectFrom('runs')
    .select((select) => select.fn.countAll<string>().as('open'))
    .where('owner_id', '=', ownerId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** Locks the run until the transaction ends: everything that changes a run or its resumes begins here. */
export async function lockRun(trx: Trx, id: string, ownerId?: string): Promise<RunHead | undefined> {
  return trx
    .selectFrom('runs')
    .select(HEAD_COLUMNS)
    .where('id', '=', id)
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId!))
    .forUpdate()
    .executeTakeFirst()
}

/** Locks all runs of an owner, always in the same order. */
export async function lockRunsOf(trx: Trx, ownerId: string): Promise<RunHead[]> {
  return trx.selectFrom('runs').select(HEAD_COLUMNS).where('owner_id', '=', ownerId).orderBy('id').forUpdate().execute()
}

export type RunChange = {
  succeeded?: number
  failed?: number
  retrying?: number
  state?: RunState
  textCame?: boolean
  allowanceIds?: string[]
  /** Files, where one is deleted. */
  total?: number
}

/** Adds to the counters; a state of done or cancelled also notes the time. */
export async function updateRun(trx: Trx, id: string, change: RunChange): Promise<RunHead> {
  const { succeeded = 0, failed = 0, retrying = 0, state, textCame, allowanceIds, total = 0 } = change
  return trx
    .updateTable('runs')
    .set((update) => ({
      succeeded: update('succeeded', '+', succeeded),
      failed: update('failed', '+', failed),
      retrying: update('retrying', '+', retrying),
      total: update('total', '+', total),
      ...(state ? { state, finished_at: state === 'done' || state === 'cancelled' ? sql<Date>`now()` : null } : {}),
      ...(allowanceIds ? { allowance_ids: JSON.stringify(allowanceIds) } : {}),
      ...(textCame ? { last_text_at: sql<Date>`now()` } : {}),
    }))
    .where('id', '=', id)
    .returning(HEAD_COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Ids of runs that no text has reached for so many minutes, though some are still missing. */
export async function listSilentRuns(db: Db, minutes: number): Promise<string[]> {
  const rows = await db
    .selectFrom('runs')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
    .where('last_text_at', '<', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .where((where) =>
      where.exists(
        where
          .selectFrom('resumes')
          .select('resumes.id')
          .whereRef('resumes.run_id', '=', 'runs.id')
          .where('resumes.state', '=', 'waiting'),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

export function toProgress(run: RunHead): Progress {
  const processed = run.succeeded + run.failed
  return {
    total: run.total,
    processed,
    succeeded: run.succeeded,
    failed: run.failed,
    percent: Math.floor((100 * processed) / run.total),
  }
}

export function toRun(run: RunRecord): Run {
  return {
    id: run.id,
    state: run.state,
    language: run.language,
    job: run.job === null ? undefined : JobProfile.parse(JSON.parse(run.job)),
    progress: toProgress(run),
    engine: { id: run.engine_id, version: run.engine_version },
    createdAt: run.created_at.toISOString(),
    finishedAt: run.finished_at?.toISOString(),
  }
}

/** The run as the meter wants to see it. */
export function toMeteredRun(run: RunHead): { id: string; ownerId: string; allowanceIds: string[] } {
  return { id: run.id, ownerId: run.owner_id, allowanceIds: z.array(z.string()).parse(JSON.parse(run.allowance_ids)) }
}
