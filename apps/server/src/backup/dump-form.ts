import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Trx } from '../db/schema.ts'

/** First line of a dump; then for each table a line with its name and a line for each row; last a `DumpEnd`. */
export const DumpHead = z.strictObject({
  format: z.literal('evenhand-dump'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The last migration of the database it was made from. */
  migration: z.string(),
})
export type DumpHead = z.infer<typeof DumpHead>

export const DumpTable = z.strictObject({ table: z.string() })
/** Tells a whole dump from one that was cut off. */
export const DumpEnd = z.strictObject({ end: z.literal(true), rows: z.int() })

/** A dump that cannot be used; its message says why. */
export class DumpError extends Error {
  override readonly name = 'DumpError'
}

/** Tables of ours, so ordered that what is referred to comes before what refers to it. */
export async function listTables(db: Db | Trx): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
    order by c.relname
  `.execute(db)
  const { rows: references } = await sql<{ from: string; to: string }>`
    select f.relname as "from", t.relname as "to" from pg_constraint
    join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
    where contype = 'f' and f.relnamespace = 'public'::regnamespace and conrelid <> confrelid
  `.execute(db)
  const ordered: string[] = []
  const open = new Set(tables.map(({ name }) => name))
  while (open.size > 0) {
    const next = [...open].filter((name) => !references.some(({ from, to }) => from === name && open.has(to)))
    if (next.length === 0) throw new Error(`tables refer to each other in a circle: ${[...open].join(', ')}`)
    for (const name of next) {
      ordered.push(name)
      open.delete(name)
    }
  }
  return ordered
}

/** The last migration a database has had; undefined for an empty one. */
export async function findMigration(db: Db): Promise<string | undefined> {
  const { rows: known } = await sql`
    select 1 from pg_class where relname = 'kysely_migration' and relnamespace = 'public'::regnamespace
  `.execute(db)
  if (known.length === 0) return undefined
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1
  `.execute(db)
  return rows[0]?.name
}
