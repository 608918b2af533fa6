import type { OwnerKey } from '../../crypto/owner-key.ts'
import type { Db, Trx } from '../../db/schema.ts'
import { openResume } from './sealed-resume.ts'

/** Puts a sealed decision beside its candidate, null for none; false where a locked run has no such one. */
export async function saveDecisionOf(
  trx: Trx,
  candidate: { runId: string; id: string },
  decision: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('resumes')
    .set({ decision })
    .where('run_id', '=', candidate.runId)
    .where('id', '=', candidate.id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Files of a run whose text is kept, by position: what can be judged again without an upload. */
export async function listKept(db: Db, key: OwnerKey, runId: string): Promise<{ id: string; fileName: string }[]> {
  const rows = await db
    .selectFrom('resumes')
    .select(['id', 'file_name'])
    .where('run_id', '=', runId)
    .where('resume', 'is not', null)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ id: row.id, fileName: openResume(key, row).file_name }))
}
