import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a person decided about a candidate, sealed, beside the candidate: it lives and dies with the row. */
export const decisions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table resumes add column decision text`.execute(db)
  },
}
