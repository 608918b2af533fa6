import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine as EngineName } from '@evenhand/model'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { openEngine } from '../../jobs/engine.ts'
import { openQueue } from '../../jobs/queue.ts'
import { connectPglite, connectPostgres, type Connection } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { openPglite } from '../open-pglite.ts'
import { runPostgres, type Postgres } from './run-postgres.ts'
import { TEMPLATE } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the server's maintenance database. */
    postgres: string
    /** Path of a dump of the migrated embedded database. */
    pgliteDump: string
    /** The built-in engine, so that not every test has to start a thread to ask. */
    engineName: EngineName
  }
}

/** Set-up of the whole test run: one PostgreSQL with a migrated template, and one dump of the embedded database. */
export default async function startDatabases(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await runPostgres()
  try {
    const folder = mkdtempSync(join(tmpdir(), 'evenhand-pglite-'))
    await makeTemplate(postgres)
    const dump = join(folder, 'migrated.tar')
    writeFileSync(dump, await makeDump())
    project.provide('postgres', postgres.url('postgres'))
    project.provide('pgliteDump', dump)
    project.provide('engineName', await askName())
    return async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

async function makeTemplate(postgres: Postgres): Promise<void> {
  const admin = connectPostgres(postgres.url('postgres'))
  await sql`create database ${sql.ref(TEMPLATE)}`.execute(admin.db)
  await admin.close()
  const template = connectPostgres(postgres.url(TEMPLATE))
  await prepare(template)
  await template.close()
}

async function makeDump(): Promise<Uint8Array> {
  const pglite = await openPglite({})
  const connection = connectPglite(pglite)
  await prepare(connection)
  const dump = await pglite.dump()
  await connection.close()
  return dump
}

async function askName(): Promise<EngineName> {
  const engine = await openEngine({ threads: 1 })
  await engine.close()
  return engine.name
}

/** Our tables and the queue's. */
async function prepare(connection: Connection): Promise<void> {
  await migrate(connection.db)
  const queue = await openQueue(connection, (error) => {
    throw error
  })
  await queue.stop()
}
