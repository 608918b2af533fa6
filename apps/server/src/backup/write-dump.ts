import { sql } from 'kysely'
import type { Db, Trx } from '../db/schema.ts'
import { DumpError, findMigration, listTables, type DumpHead } from './dump-form.ts'

/** Rows fetched at a time: a resume with its analysis may have megabytes. */
const SLICE = 100

/**
 * Every table of ours as lines of JSON, as it was at one moment; `write` gets them one by one. The queue is left out:
 * a server sends jobs anew that are missing. What is sealed stays sealed. Returns how many rows there were.
 */
export async function writeDump(db: Db, write: (line: string) => Promise<void>): Promise<number> {
  const migration = await findMigration(db)
  if (migration === undefined) throw new DumpError('the database is empty')
  const head: DumpHead = { format: 'evenhand-dump', version: 1, createdAt: new Date().toISOString(), migration }
  await write(JSON.stringify(head))
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      let rows = 0
      for (const table of await listTables(trx)) {
        await write(JSON.stringify({ table }))
        rows += await writeRows(trx, table, write)
      }
      await write(JSON.stringify({ end: true, rows }))
      return rows
    })
}

async function writeRows(trx: Trx, table: string, write: (line: string) => Promise<void>): Promise<number> {
  let count = 0
  await sql`declare dump no scroll cursor for select to_jsonb(t)::text as line from ${sql.table(table)} t`.execute(trx)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(SLICE)} from dump`.execute(trx)
    for (const { line } of rows) await write(line)
    count += rows.length
    if (rows.length < SLICE) break
  }
  await sql`close dump`.execute(trx)
  return count
}
