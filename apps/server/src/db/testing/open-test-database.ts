import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { connectPglite, connectPostgres, type Connection } from '../connect.ts'
import { openPglite } from '../open-pglite.ts'
import { TEMPLATE } from './template.ts'

export type DatabaseKind = 'PGlite' | 'PostgreSQL'
/** For `describe.each`: what matters is tested on both. */
export const DATABASES: DatabaseKind[] = ['PGlite', 'PostgreSQL']

/** A fresh migrated database of its own. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Connection> {
  if (kind === 'PostgreSQL') return connectPostgres(await createPostgresDatabase())
  return connectPglite(await openPglite({ dump: await readFile(inject('pgliteDump')) }))
}

/** Address of a fresh migrated PostgreSQL database. */
export async function createPostgresDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = connectPostgres(inject('postgres'))
  await sql`create database ${sql.ref(name)} template ${sql.ref(TEMPLATE)}`.execute(admin.db)
  await admin.close()
  const url = new URL(inject('postgres'))
  url.pathname = `/${name}`
  return url.href
}
