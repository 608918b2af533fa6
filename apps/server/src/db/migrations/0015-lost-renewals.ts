import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What tells a renewal whose answer was lost from a refresh cookie that was copied. */
export const lostRenewals: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table sessions
        add column previous_rotation int not null default -1,
        add column newest_used boolean not null default false
    `.execute(db)
    await sql`update sessions set previous_rotation = rotation - 1`.execute(db)
  },
}
