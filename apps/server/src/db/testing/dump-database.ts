import { sql } from 'kysely'
import type { Connection } from '../connect.ts'

/** Every row of every table as text; of the embedded database the bytes of its folder as well. */
export async function dumpDatabase({ db, pglite }: Connection): Promise<string> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(db)
  const parts: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ line: string }>`
      select t::text as line from ${sql.table(`${schema}.${name}`)} t
    `.execute(db)
    parts.push(`${schema}.${name}`, ...rows.map(({ line }) => line))
  }
  if (pglite) parts.push(Buffer.from(await pglite.dump()).toString('latin1'))
  return parts.join('\n')
}
