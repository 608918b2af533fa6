import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Texts that failed, by an HMAC of the owner's key, and how often since the first time. */
export const failedTexts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table failed_texts (
      owner_id text not null,
      mac text not null,
      count int not null default 1,
      first_at timestamptz not null default now(),
      primary key (owner_id, mac)
    )`.execute(db)
    await sql`create index failed_texts_age on failed_texts (first_at)`.execute(db)
  },
}
