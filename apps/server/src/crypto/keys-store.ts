import type { Selectable } from 'kysely'
import type { Db, Trx } from '../db/schema.ts'
import type { DataKeyTable } from '../db/tables/privacy-tables.ts'

export type KeyRow = Omit<Selectable<DataKeyTable>, 'created_at'>

const COLUMNS = ['owner_id', 'version', 'master_id', 'wrapped'] as const

export async function findKeyRow(db: Db, ownerId: string): Promise<KeyRow | undefined> {
  return db.selectFrom('data_keys').select(COLUMNS).where('owner_id', '=', ownerId).executeTakeFirst()
}

/** Leaves a key that another server made at the same moment as it is. */
export async function insertKey(db: Db, key: KeyRow): Promise<void> {
  await db
    .insertInto('data_keys')
    .values(key)
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .execute()
}

/** False where the key is gone or another one has taken its place. */
export async function lockKey(trx: Trx, key: { ownerId: string; version: number }): Promise<boolean> {
  const row = await trx
    .selectFrom('data_keys')
    .select('version')
    .where('owner_id', '=', key.ownerId)
    .where('version', '=', key.version)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteKey(trx: Trx, ownerId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('data_keys').where('owner_id', '=', ownerId).executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function listWrappedByOthers(db: Db, masterId: string, limit: number): Promise<KeyRow[]> {
  return db.selectFrom('data_keys').select(COLUMNS).where('master_id', '!=', masterId).limit(limit).execute()
}

/** False where the key was destroyed or wrapped anew by somebody else. */
export async function replaceWrapping(
  db: Db,
  row: KeyRow,
  next: Pick<KeyRow, 'master_id' | 'wrapped'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('data_keys')
    .set(next)
    .where('owner_id', '=', row.owner_id)
    .where('wrapped', '=', row.wrapped)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function listMasterIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('data_keys').select('master_id').distinct().execute()
  return rows.map((row) => row.master_id)
}
