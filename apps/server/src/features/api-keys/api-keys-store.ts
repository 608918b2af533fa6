import { sql, type Selectable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { ApiKeyTable } from '../../db/tables/account-tables.ts'

export type KeyRow = Omit<Selectable<ApiKeyTable>, 'hash' | 'user_id'>

const COLUMNS = ['id', 'name', 'scopes', 'prefix', 'created_at', 'last_used_at'] as const
/** Seconds after which a further use is noted again. */
const NOTED_EVERY = 60

export function listKeys(db: Db, userId: string): Promise<KeyRow[]> {
  return db.selectFrom('api_keys').select(COLUMNS).where('user_id', '=', userId).orderBy('created_at').execute()
}

type NewKey = { id: string; userId: string; name: string; scopes: string; prefix: string; hash: string }

/** Undefined where the account has as many keys as `most`; one statement, so that parallel requests stay below it. */
export async function insertKey(db: Db, key: NewKey, most: number): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`
    insert into api_keys (id, user_id, name, scopes, prefix, hash)
    select ${key.id}, users.id, ${key.name}, ${key.scopes}, ${key.prefix}, ${key.hash}
    from (select id from users where id = ${key.userId} for update) users
    where (select count(*) from api_keys where user_id = ${key.userId}) < ${most}
    returning id, name, scopes, prefix, created_at, last_used_at
  `.execute(db)
  return rows[0]
}

export async function deleteKey(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('api_keys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The account of a key's hash, and what the key may do; notes its use once a minute. */
export async function findKeyUser(db: Db, hash: string): Promise<{ userId: string; scopes: string } | undefined> {
  const found = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select([
      'api_keys.id',
      'user_id as userId',
      'scopes',
      sql<boolean>`coalesce(last_used_at < now() - make_interval(secs => ${NOTED_EVERY}), true)`.as('isStale'),
    ])
    .where('hash', '=', hash)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  if (found?.isStale) {
    await db
      .updateTable('api_keys')
      .set({ last_used_at: sql<Date>`now()` })
      .where('id', '=', found.id)
      .execute()
  }
  return found
}
