import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  sql`create table mail_outbox (
    id text primary key,
    letter text not null,
    tries int not null default 0,
    next_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  sql`create index mail_outbox_due on mail_outbox (next_at)`,
]

/** Mails until they have left. */
export const mailOutbox: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}
