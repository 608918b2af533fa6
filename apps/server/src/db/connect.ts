import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { makeDataFolder } from '../data-folder.ts'
import { lockFolder } from './lock-folder.ts'
import { guardedDialect } from './guarded-dialect.ts'
import { openPglite, type Pglite } from './open-pglite.ts'
import { pgliteDialect } from './pglite-dialect.ts'
import { createScoper } from './row-scope.ts'
import type { Database, Db } from './schema.ts'

/** An open database. `pglite` is there when it is the embedded one. */
export type Connection = { db: Db; pglite?: Pglite; url?: string; close(): Promise<void> }

const POOL_SIZE = 10
/** Milliseconds after which a host that does not answer, or ten queries that do not end, are told as a fault. */
const CONNECT_TIMEOUT = 30_000
/** Milliseconds of silence after which a connection is asked whether its other end is still there. */
const KEEP_ALIVE = 60_000

/** Opens PostgreSQL where its address is given, else the embedded database in DATA_DIR/db. */
export async function connect(source: { DATABASE_URL?: string; DATA_DIR: string }): Promise<Connection> {
  if (source.DATABASE_URL) return connectPostgres(source.DATABASE_URL)
  await makeDataFolder(source.DATA_DIR)
  const unlock = await lockFolder(join(source.DATA_DIR, 'db.lock'))
  try {
    const connection = connectPglite(await openPglite({ folder: await closedFolder(join(source.DATA_DIR, 'db')) }))
    return {
      ...connection,
      async close() {
        await connection.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** PGlite's files may be written to by everybody, whatever the umask: only their folder keeps other users out. */
async function closedFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  // Not ours to close on some mounted disks, which have rights of their own.
  await chmod(path, 0o700).catch(() => undefined)
  return path
}

/** `timeout`: milliseconds for a connection to be had. */
export function connectPostgres(url: string, timeout = CONNECT_TIMEOUT): Connection {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: timeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
  })
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<Database>({ dialect: guardedDialect(new PostgresDialect({ pool }), createScoper()) })
  return { db, url, close: () => db.destroy() }
}

/** Takes over an embedded database that is already open. */
export function connectPglite(pglite: Pglite): Connection {
  const db = new Kysely<Database>({ dialect: pgliteDialect(pglite) })
  return {
    db,
    pglite,
    async close() {
      await db.destroy()
      await pglite.close()
    },
  }
}
