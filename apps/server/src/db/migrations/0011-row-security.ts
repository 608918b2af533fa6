import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const owner = sql`current_setting('evenhand.owner', true)`
const ownRun = sql`run_id in (select id from runs where owner_id = ${owner})`

/** Whose a row of a table is; `row-scope.ts` says who asks. Without that nobody sees anything. */
const POLICIES = {
  runs: sql`owner_id = ${owner}`,
  charges: sql`owner_id = ${owner}`,
  ledger: sql`owner_id = ${owner}`,
  device_runs: sql`owner_id = ${owner}`,
  resumes: ownRun,
  run_events: ownRun,
  model_calls: ownRun,
  shares: ownRun,
  share_comments: sql`author_id = ${owner} or ${ownRun}`,
}

/** A second wall behind the owner in each query: it holds for the tables' own role as well. */
export const rowSecurity: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const [name, isOwn] of Object.entries(POLICIES)) {
      const table = sql.table(name)
      await sql`create policy own_rows on ${table} using (${owner} = '*' or ${isOwn})`.execute(db)
      await sql`alter table ${table} enable row level security`.execute(db)
      await sql`alter table ${table} force row level security`.execute(db)
    }
  },
}
