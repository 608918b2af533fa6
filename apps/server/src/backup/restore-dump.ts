import { sql } from 'kysely'
import { migrate } from '../db/migrate.ts'
import type { Db, Trx } from '../db/schema.ts'
import { QUEUE_SCHEMA } from '../jobs/queue.ts'
import { DumpEnd, DumpError, DumpHead, DumpTable, findMigration, listTables } from './dump-form.ts'

const SLICE = 100

/**
 * Fills a database with what a dump's lines hold, in one transaction, and brings it up to date. One that is in use is
 * refused unless `replaces`. Returns how many rows there were. Throws DumpError.
 */
export async function restoreDump(db: Db, lines: AsyncIterable<string>, replaces: boolean): Promise<number> {
  const input = lines[Symbol.asyncIterator]()
  const head = DumpHead.safeParse(parseLine((await input.next()).value ?? ''))
  if (!head.success) throw new DumpError('this is no dump of Evenhand')
  if (!replaces && (await isInUse(db))) throw new DumpError('the database is in use; --replace deletes what is in it')
  await empty(db)
  await migrate(db, head.data.migration).catch((error: unknown) => {
    throw new DumpError(`this version of Evenhand does not know ${head.data.migration}`, { cause: error })
  })
  const rows = await db.transaction().execute((trx) => fill(trx, { [Symbol.asyncIterator]: () => input }))
  await migrate(db)
  return rows
}

async function isInUse(db: Db): Promise<boolean> {
  if ((await findMigration(db)) === undefined) return false
  for (const table of await listTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

async function empty(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  `.execute(db)
  for (const { name } of rows) await sql`drop table ${sql.table(name)} cascade`.execute(db)
  await sql`drop schema if exists ${sql.ref(QUEUE_SCHEMA)} cascade`.execute(db)
}

async function fill(trx: Trx, lines: AsyncIterable<string>): Promise<number> {
  const known = new Set(await listTables(trx))
  // What the migrations themselves put in comes with the dump.
  for (const table of [...known].toReversed()) await sql`delete from ${sql.table(table)}`.execute(trx)
  let count = 0
  let table = ''
  let slice: string[] = []
  const flush = async (): Promise<void> => {
    if (slice.length > 0) await insertRows(trx, table, slice)
    count += slice.length
    slice = []
  }
  for await (const line of lines) {
    const value = line.length < 200 ? parseLine(line) : undefined
    const end = DumpEnd.safeParse(value)
    const next = DumpTable.safeParse(value)
    if (end.success || next.success) await flush()
    if (end.success) {
      if (end.data.rows !== count) break
      for (const name of known) await continueNumbers(trx, name)
      return count
    }
    if (next.success) table = next.data.table
    else slice.push(line)
    if (!known.has(table)) throw new DumpError('the dump is damaged')
    if (slice.length >= SLICE) await flush()
  }
  throw new DumpError('the dump was cut off')
}

async function insertRows(trx: Trx, table: string, slice: string[]): Promise<void> {
  const insert = sql`
    insert into ${sql.table(table)} overriding system value
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${slice.join(',')}]`}::jsonb)
  `
  await insert.execute(trx).catch((error: unknown) => {
    // Values of the wrong form (22), or that refer to what is missing or are there twice (23).
    const isData = /^2[23]/.test(String((error as { code?: unknown }).code))
    throw isData ? new DumpError(`the dump is damaged (${table})`, { cause: error }) : error
  })
}

/** Numbered rows go on after the last number. */
async function continueNumbers(trx: Trx, table: string): Promise<void> {
  const { rows } = await sql<{ column: string; sequence: string }>`
    select attname as column, pg_get_serial_sequence(quote_ident(${table}), attname) as sequence from pg_attribute
    where attrelid = quote_ident(${table})::regclass and attnum > 0 and not attisdropped
      and pg_get_serial_sequence(quote_ident(${table}), attname) is not null
  `.execute(trx)
  for (const { column, sequence } of rows) {
    await sql`
      select setval(${sequence}::regclass, coalesce((select max(${sql.ref(column)}) from ${sql.table(table)}), 0) + 1, false)
    `.execute(trx)
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    // What is no JSON is no line of a dump either: the callers say so.
    return undefined
  }
}
