import type { OwnerKey } from '../../crypto/owner-key.ts'
import type { Db, Trx } from '../../db/schema.ts'
import { AppError } from '../../http/app-error.ts'

export type RunBasics = { id: string; owner_id: string; language: string }

/** Throws AppError 'not-found', for a run of another owner as for none. */
export async function loadOwnRun(db: Db, ownerId: string, id: string): Promise<RunBasics> {
  const run = await db
    .selectFrom('runs')
    .select(['id', 'owner_id', 'language'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  if (!run) throw new AppError('not-found', 404)
  return run
}

/** A finished resume as far as its translation is concerned; row and analysis are JSON, opened. */
export type Finished = { id: string; fence: number; row: string; analysis: string }

const place = (column: 'row' | 'analysis', id: string) => ({ table: 'resumes', column, id })

/** Undefined where it is not finished, or not any more. In a transaction it is locked until that ends. */
export async function findFinished(
  db: Db | Trx,
  key: OwnerKey,
  wanted: { runId: string; id: string; isLocked?: boolean },
): Promise<Finished | undefined> {
  const found = await db
    .selectFrom('resumes')
    .select(['id', 'fence', 'row', 'analysis'])
    .where('run_id', '=', wanted.runId)
    .where('id', '=', wanted.id)
    .where('state', '=', 'done')
    .$if(wanted.isLocked === true, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!found || found.row === null || found.analysis === null) return undefined
  const { id, fence } = found
  return {
    id,
    fence,
    row: key.open(place('row', id), found.row),
    analysis: key.open(place('analysis', id), found.analysis),
  }
}

export async function saveFinished(trx: Trx, key: OwnerKey, { id, row, analysis }: Finished): Promise<void> {
  await trx
    .updateTable('resumes')
    .set({ row: key.seal(place('row', id), row), analysis: key.seal(place('analysis', id), analysis) })
    .where('id', '=', id)
    .execute()
}

/** Ids of finished resumes of a run, by position, whose sentences are not in that language yet. */
export async function listUntranslated(db: Db, runId: string, language: string): Promise<string[]> {
  const rows = await db
    .selectFrom('resumes')
    .leftJoin('model_translations', (join) =>
      join
        .onRef('model_translations.resume_id', '=', 'resumes.id')
        .onRef('model_translations.fence', '=', 'resumes.fence')
        .on('model_translations.language', '=', language),
    )
    .select('resumes.id')
    .where('resumes.run_id', '=', runId)
    .where('resumes.state', '=', 'done')
    .where('model_translations.resume_id', 'is', null)
    .orderBy('resumes.position')
    .execute()
  return rows.map(({ id }) => id)
}

export async function noteTranslation(trx: Trx, { id, fence }: Finished, language: string): Promise<void> {
  await trx
    .insertInto('model_translations')
    .values({ resume_id: id, language, fence })
    .onConflict((conflict) => conflict.columns(['resume_id', 'language']).doUpdateSet({ fence }))
    .execute()
}
