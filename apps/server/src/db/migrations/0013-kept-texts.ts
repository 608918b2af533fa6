import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whether the texts of an account's resumes stay after they were analysed; absent: as the server is set. */
export const keptTexts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table users add column keep_texts boolean`.execute(db)
  },
}
