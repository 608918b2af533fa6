import { sql, type Selectable } from 'kysely'
import type { Db, Trx } from '../../db/schema.ts'
import type { ShareTable } from '../../db/tables/sharing-tables.ts'

/** A link, without what it is found by. */
export type ShareRecord = Omit<Selectable<ShareTable>, 'token_hash'>
/** A link that is open, and whose run it shows. */
export type OpenShare = ShareRecord & { owner_id: string }

const COLUMNS = [
  'shares.id',
  'shares.run_id',
  'shares.blind',
  'shares.comments',
  'shares.created_at',
  'shares.expires_at',
  'shares.opened_at',
] as const

export type NewShare = Pick<ShareRecord, 'id' | 'run_id' | 'blind' | 'comments'> & { tokenHash: string; days: number }

/** Undefined where the run has `most` links already. To be called with the run's row locked. */
export async function insertShare(trx: Trx, share: NewShare, most: number): Promise<ShareRecord | undefined> {
  const { count } = await trx
    .selectFrom('shares')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('run_id', '=', share.run_id)
    .executeTakeFirstOrThrow()
  if (Number(count) >= most) return undefined
  const { tokenHash, days, ...values } = share
  return trx
    .insertInto('shares')
    .values({ ...values, token_hash: tokenHash, expires_at: sql<Date>`now() + make_interval(days => ${days}::int)` })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Locks a run of an owner until the transaction ends; false where there is none. */
export async function lockSharedRun(trx: Trx, ownerId: string, runId: string): Promise<boolean> {
  const run = await trx
    .selectFrom('runs')
    .select('id')
    .where('id', '=', runId)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()
  return run !== undefined
}

/** A run's links, newest first. */
export function listShares(db: Db, runId: string): Promise<ShareRecord[]> {
  return db.selectFrom('shares').select(COLUMNS).where('run_id', '=', runId).orderBy('created_at', 'desc').execute()
}

/** What was revoked, or undefined where there is no such link. */
export function deleteShare(trx: Trx, runId: string, id: string): Promise<{ blind: boolean } | undefined> {
  return trx.deleteFrom('shares').where('run_id', '=', runId).where('id', '=', id).returning('blind').executeTakeFirst()
}

/** The link of a token, while it is open. */
export function findOpenShare(db: Db, tokenHash: string): Promise<OpenShare | undefined> {
  return db
    .selectFrom('shares')
    .innerJoin('runs', 'runs.id', 'shares.run_id')
    .select([...COLUMNS, 'runs.owner_id'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

export async function noteOpened(db: Db, id: string): Promise<void> {
  await db
    .updateTable('shares')
    .set({ opened_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Deletes links that closed so many days ago; what their readers said stays. */
export async function sweepShares(db: Db, days: number): Promise<void> {
  await sql`delete from shares where expires_at < now() - make_interval(days => ${days}::int)`.execute(db)
}
