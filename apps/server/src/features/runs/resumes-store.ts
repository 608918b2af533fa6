import { FailureCode, type ResumeRow } from '@evenhand/model'
import { sql, type Selectable } from 'kysely'
import type { Db, ResumeTable, Trx } from '../../db/schema.ts'

export type ResumeRecord = Selectable<ResumeTable>
type RowColumns = Pick<ResumeRecord, 'id' | 'position' | 'file_name' | 'state' | 'error' | 'row'>

const ROW_COLUMNS = ['id', 'position', 'file_name', 'state', 'error', 'row'] as const

/** One waiting resume for each name, in their order. */
export async function insertResumes(trx: Trx, runId: string, fileNames: string[]): Promise<void> {
  await sql`
    insert into resumes (id, run_id, position, file_name, state)
    select replace(gen_random_uuid()::text, '-', ''), ${runId}, (place - 1)::int, name, 'waiting'
    from json_array_elements_text(${JSON.stringify(fileNames)}::json) with ordinality as names (name, place)
  `.execute(trx)
}

/** The rows as the list shows them, as JSON, by position. */
export async function listRows(db: Db, runId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('resumes')
    .select(ROW_COLUMNS)
    .where('run_id', '=', runId)
    .orderBy('position')
    .execute()
  return rows.map(toRowJson)
}

/** The stored row of a finished resume, or what is known of another. */
export function toRowJson(record: RowColumns): string {
  if (record.state === 'done' && record.row !== null) return record.row
  const row: ResumeRow = {
    id: record.id,
    position: record.position,
    fileName: record.file_name,
    state: record.state,
    error: record.error === null ? undefined : FailureCode.parse(record.error),
  }
  return JSON.stringify(row)
}

export async function findResume(db: Db, runId: string, id: string): Promise<ResumeRecord | undefined> {
  return db.selectFrom('resumes').selectAll().where('run_id', '=', runId).where('id', '=', id).executeTakeFirst()
}

/** A stored analysis by what makes two analyses the same; the newest. */
export async function findByLookup(db: Db, lookup: string): Promise<ResumeRecord | undefined> {
  return db
    .selectFrom('resumes')
    .innerJoin('runs', 'runs.id', 'resumes.run_id')
    .selectAll('resumes')
    .where('lookup', '=', lookup)
    .where('resumes.state', '=', 'done')
    .orderBy('runs.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** What an export needs of some resumes, in no order. */
export async function listStored(
  db: Db,
  ids: string[],
): Promise<Pick<ResumeRecord, 'id' | 'file_name' | 'state' | 'error' | 'analysis' | 'resume'>[]> {
  return db
    .selectFrom('resumes')
    .select(['id', 'file_name', 'state', 'error', 'analysis', 'resume'])
    .where('id', 'in', ids)
    .execute()
}

/** Gives a waiting place its text. Undefined where the place was filled before. */
export async function fillResume(
  trx: Trx,
  place: { runId: string; position: number; resume: string },
): Promise<string | undefined> {
  const row = await trx
    .updateTable('resumes')
    .set({ resume: place.resume, state: 'queued' })
    .where('run_id', '=', place.runId)
    .where('position', '=', place.position)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Fails waiting places (all of the run without `position`); returns the ids of those that changed. */
export async function failWaiting(
  trx: Trx,
  places: { runId: string; position?: number; error: FailureCode },
): Promise<string[]> {
  const rows = await trx
    .updateTable('resumes')
    .set({ state: 'failed', error: places.error })
    .where('run_id', '=', places.runId)
    .$if(places.position !== undefined, (query) => query.where('position', '=', places.position!))
    .where('state', '=', 'waiting')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Notes which job carries the resumes. */
export async function noteJob(trx: Trx, ids: string[], jobId: string): Promise<void> {
  await trx.updateTable('resumes').set({ job_id: jobId }).where('id', 'in', ids).execute()
}

export type Claim = { id: string; position: number; fileName: string; fence: number; attempts: number; claims: number }

/** Takes open resumes for this worker; whoever held them before can no longer write a result. */
export async function claimResumes(trx: Trx, ids: string[]): Promise<Claim[]> {
  const rows = await trx
    .updateTable('resumes')
    .set((update) => ({ state: 'running', fence: update('fence', '+', 1), claims: update('claims', '+', 1) }))
    .where('id', 'in', ids)
    .where('state', 'in', ['queued', 'running'])
    .returning(['id', 'position', 'file_name', 'fence', 'attempts', 'claims'])
    .execute()
  return rows.map(({ file_name, ...row }) => ({ ...row, fileName: file_name }))
}

export async function findText(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('resumes').select('resume').where('id', '=', id).executeTakeFirst()
  return row?.resume ?? undefined
}

export type Outcome =
  | { state: 'done'; row: string; analysis: string; contentHash: string; lookup: string }
  | { state: 'failed'; error: FailureCode }
  /** Failed once; waits for its second try. */
  | { state: 'queued' }

/** Writes what became of a claim. False where the claim is no longer the newest. */
export async function saveOutcome(trx: Trx, claim: Pick<Claim, 'id' | 'fence'>, outcome: Outcome): Promise<boolean> {
  const values =
    outcome.state === 'done'
      ? { row: outcome.row, analysis: outcome.analysis, content_hash: outcome.contentHash, lookup: outcome.lookup }
      : { error: outcome.state === 'failed' ? outcome.error : null }
  const { numUpdatedRows } = await trx
    .updateTable('resumes')
    .set((update) => ({
      state: outcome.state,
      ...values,
      ...(outcome.state === 'queued' ? { attempts: update('attempts', '+', 1), claims: 0, job_id: null } : {}),
    }))
    .where('id', '=', claim.id)
    .where('fence', '=', claim.fence)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Resumes of a run that failed once and are carried by no job yet. */
export async function listRetrying(trx: Trx, runId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('resumes')
    .select('id')
    .where('run_id', '=', runId)
    .where('state', '=', 'queued')
    .where('attempts', '>', 0)
    .where('job_id', 'is', null)
    .orderBy('position')
    .execute()
  return rows.map(({ id }) => id)
}

/** Cancels what is not finished; returns how many. */
export async function cancelResumes(trx: Trx, runId: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('resumes')
    .set({ state: 'cancelled' })
    .where('run_id', '=', runId)
    .where('state', 'in', ['waiting', 'queued', 'running'])
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Opens failed resumes whose text is known once more; returns their ids by position. */
export async function reopenFailed(trx: Trx, runId: string): Promise<string[]> {
  const rows = await trx
    .updateTable('resumes')
    .set({ state: 'queued', error: null, attempts: 0, claims: 0, job_id: null })
    .where('run_id', '=', runId)
    .where('state', '=', 'failed')
    .where('resume', 'is not', null)
    .returning(['id', 'position'])
    .execute()
  return rows.sort((a, b) => a.position - b.position).map(({ id }) => id)
}

/** The resume of a run that has only one. */
export async function findSole(db: Db, runId: string): Promise<ResumeRecord | undefined> {
  return db.selectFrom('resumes').selectAll().where('run_id', '=', runId).where('position', '=', 0).executeTakeFirst()
}
