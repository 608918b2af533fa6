import type { FailureCode } from '@evenhand/model'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import type { Db, Trx } from '../../db/schema.ts'
import { openResume } from './sealed-resume.ts'

/** Notes which job carries the resumes. */
export async function noteJob(trx: Trx, ids: string[], jobId: string): Promise<void> {
  await trx.updateTable('resumes').set({ job_id: jobId }).where('id', 'in', ids).execute()
}

export type Claim = { id: string; position: number; fence: number; attempts: number; claims: number }

/** Takes open resumes for this worker; whoever held them before can no longer write a result. */
export async function claimResumes(trx: Trx, ids: string[]): Promise<Claim[]> {
  return trx
    .updateTable('resumes')
    .set((update) => ({ state: 'running', fence: update('fence', '+', 1), claims: update('claims', '+', 1) }))
    .where('id', 'in', ids)
    .where('state', 'in', ['queued', 'running'])
    .returning(['id', 'position', 'fence', 'attempts', 'claims'])
    .execute()
}

/** A resume's text and its file's name, for the engine. */
export async function findText(
  db: Db,
  key: OwnerKey,
  id: string,
): Promise<{ resume: string; fileName: string } | undefined> {
  const row = await db
    .selectFrom('resumes')
    .select(['id', 'resume', 'file_name'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.resume === null) return undefined
  const opened = openResume(key, row)
  return { resume: opened.resume!, fileName: opened.file_name }
}

/** `row` and `analysis` are sealed. */
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

/** Deletes a text that is not to be kept. */
export async function dropText(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('resumes').set({ resume: null }).where('id', '=', id).execute()
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
