import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whether an account sees its candidates without identity until it decides. */
export const blindView: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table users add column blind_view boolean not null default false`.execute(db)
  },
}
