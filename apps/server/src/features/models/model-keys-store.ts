import type { KeyStore } from '@evenhand/llm/client'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** A request leaves a moment after its key was claimed, and not always the same moment. */
const SLACK = 20

/** One row a key, by the database's clock: of several processes one gets the key, the others learn how long to wait. */
export function createKeyStore(db: Db): KeyStore {
  return {
    async claim(name, gap) {
      const { rows } = await sql`
        insert into model_keys (name, free_at) values (${name}, now() + make_interval(secs => ${(gap + SLACK) / 1000}))
        on conflict (name) do update set free_at = excluded.free_at where model_keys.free_at <= now()
        returning 1
      `.execute(db)
      if (rows.length > 0) return 0
      const held = await sql<{ wait: number }>`
        select (extract(epoch from free_at - now()) * 1000)::float8 as wait from model_keys where name = ${name}
      `.execute(db)
      return Math.max(1, Math.ceil(held.rows[0]?.wait ?? 0))
    },
    async hold(name, ms) {
      await sql`
        update model_keys set free_at = greatest(free_at, now() + make_interval(secs => ${ms / 1000}))
        where name = ${name}
      `.execute(db)
    },
  }
}
