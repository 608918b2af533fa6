import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { FailureCode } from '@evenhand/model'
import { sql } from 'kysely'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import type { Db, Trx } from '../../db/schema.ts'
import { openResume, sealName, toRowJson, type ResumeRecord, type RowRecord } from './sealed-resume.ts'

const ROW_COLUMNS = ['id', 'position', 'file_name', 'state', 'error', 'row', 'decision'] as const

/** Resumes opened, or names sealed, before the loop has another turn. */
const OPENED_AT_ONCE = 100

/** A new resume's id; where it is needed before the row is there, because it is sealed with it. */
function makeId(): string {
  return randomUUID().replaceAll('-', '')
}

export type NewPlace = { id: string; sealedName: string }

/** A place for each file, in their order; made before the transaction, because a thousand names take a while. */
export async function makePlaces(key: OwnerKey, fileNames: string[]): Promise<NewPlace[]> {
  const places: NewPlace[] = []
  for (const name of fileNames) {
    const id = makeId()
    places.push({ id, sealedName: sealName(key, id, name) })
    if (places.length % OPENED_AT_ONCE === 0) await setImmediate()
  }
  return places
}

/** One waiting resume for each place, in their order. */
export async function insertResumes(trx: Trx, runId: string, places: NewPlace[]): Promise<void> {
  await sql`
    insert into resumes (id, run_id, position, file_name, state)
    select value ->> 'id', ${runId}, (place - 1)::int, value ->> 'sealedName', 'waiting'
    from json_array_elements(${JSON.stringify(places)}::json) with ordinality as places (value, place)
  `.execute(trx)
}

/** The rows as the list shows them, as JSON, by position. */
export async function listRows(db: Db, key: OwnerKey, runId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('resumes')
    .select(ROW_COLUMNS)
    .where('run_id', '=', runId)
    .orderBy('position')
    .execute()
  const opened: string[] = []
  for (let start = 0; start < rows.length; start += OPENED_AT_ONCE) {
    for (const row of rows.slice(start, start + OPENED_AT_ONCE)) opened.push(toRowJson(openResume(key, row)))
    await setImmediate()
  }
  return opened
}

export async function findResume(
  db: Db,
  key: OwnerKey,
  wanted: { runId: string; id: string },
): Promise<ResumeRecord | undefined> {
  const found = await db
    .selectFrom('resumes')
    .selectAll()
    .where('run_id', '=', wanted.runId)
    .where('id', '=', wanted.id)
    .executeTakeFirst()
  return found && openResume(key, found)
}

/** A stored analysis by what makes two analyses the same; the newest. */
export async function findByLookup(db: Db, key: OwnerKey, lookup: string): Promise<ResumeRecord | undefined> {
  const found = await db
    .selectFrom('resumes')
    .innerJoin('runs', 'runs.id', 'resumes.run_id')
    .selectAll('resumes')
    .where('lookup', '=', lookup)
    .where('runs.owner_id', '=', key.ownerId)
    .where('resumes.state', '=', 'done')
    .orderBy('runs.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found && openResume(key, found)
}

/** What an export needs of some resumes, in no order. */
export async function listStored(
  db: Db,
  key: OwnerKey,
  ids: string[],
): Promise<(RowRecord & Pick<ResumeRecord, 'analysis' | 'resume'>)[]> {
  const files = await db
    .selectFrom('resumes')
    .select([...ROW_COLUMNS, 'analysis', 'resume'])
    .where('id', 'in', ids)
    .execute()
  return files.map((file) => openResume(key, file))
}

/** Ids of the places of a run, by position. */
export async function listPlaces(
  db: Db,
  wanted: { ownerId: string; runId: string; positions: number[] },
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('resumes')
    .innerJoin('runs', 'runs.id', 'resumes.run_id')
    .select(['resumes.id', 'position'])
    .where('run_id', '=', wanted.runId)
    .where('owner_id', '=', wanted.ownerId)
    .where('position', 'in', wanted.positions)
    .execute()
  return new Map(rows.map(({ id, position }) => [position, id]))
}

/** Gives a waiting place its sealed text. False where the place was filled before. */
export async function fillResume(trx: Trx, id: string, sealed: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('resumes')
    .set({ resume: sealed, state: 'queued' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
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

export type DeletedResume = Pick<ResumeRecord, 'state' | 'attempts' | 'job_id'>

/** Deletes a resume of a locked run, with its events; what it was, or undefined where there is none. */
export async function deleteResumeRow(trx: Trx, runId: string, id: string): Promise<DeletedResume | undefined> {
  await trx.deleteFrom('run_events').where('run_id', '=', runId).where('resume_id', '=', id).execute()
  return trx
    .deleteFrom('resumes')
    .where('run_id', '=', runId)
    .where('id', '=', id)
    .returning(['state', 'attempts', 'job_id'])
    .executeTakeFirst()
}

export async function countResumes(trx: Trx, ownerId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('resumes')
    .innerJoin('runs', 'runs.id', 'resumes.run_id')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Gives the place of a failed resume another file's sealed name and text. False where it has not failed. */
export async function refillFailed(
  trx: Trx,
  runId: string,
  place: { id: string; sealedName: string; sealed: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('resumes')
    .set({ file_name: place.sealedName, resume: place.sealed, state: 'queued', error: null })
    .set({ attempts: 0, claims: 0, job_id: null })
    .where('run_id', '=', runId)
    .where('id', '=', place.id)
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
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
  return idsByPosition(rows)
}

/** Opens what a cancelled run left: texts that came are queued, the others waited for. Ids by position. */
export async function reopenCancelled(trx: Trx, runId: string): Promise<{ queued: string[]; waiting: string[] }> {
  const reopen = async (state: 'queued' | 'waiting') => {
    const rows = await trx
      .updateTable('resumes')
      .set({ state, error: null, attempts: 0, claims: 0, job_id: null })
      .where('run_id', '=', runId)
      .where('state', '=', 'cancelled')
      .where('resume', state === 'queued' ? 'is not' : 'is', null)
      .returning(['id', 'position'])
      .execute()
    return idsByPosition(rows)
  }
  return { queued: await reopen('queued'), waiting: await reopen('waiting') }
}

/** The resume of a run that has only one. */
export async function findSole(db: Db, key: OwnerKey, runId: string): Promise<ResumeRecord | undefined> {
  const found = await db
    .selectFrom('resumes')
    .selectAll()
    .where('run_id', '=', runId)
    .where('position', '=', 0)
    .executeTakeFirst()
  return found && openResume(key, found)
}

function idsByPosition(rows: { id: string; position: number }[]): string[] {
  return rows.toSorted((a, b) => a.position - b.position).map(({ id }) => id)
}
