import { reconcileTombstones } from '../crypto/tombstones.ts'
import { connect } from '../db/connect.ts'
import { openDeps } from '../deps.ts'
import type { Env } from '../env.ts'
import { replayTombstones } from '../features/privacy/replay-tombstones.ts'
import { createErasers } from '../features/runs/erasers.ts'
import { readLines, writeLines } from './backup-file.ts'
import { findMigration } from './dump-form.ts'
import { restoreDump } from './restore-dump.ts'
import { writeDump } from './write-dump.ts'

/** Rows of a dump or a restore; `erased`: owners, runs and resumes of the dump that had been deleted since. */
export type BackupResult = { rows: number; erased?: number }

/** Writes the database that the settings name to a file. The embedded one must not be in use (FolderInUseError). */
export async function dumpTo(env: Env, path: string): Promise<BackupResult> {
  const connection = await connect(env)
  try {
    return { rows: await writeLines(path, (write) => writeDump(connection.db, write)) }
  } finally {
    await connection.close()
  }
}

/**
 * Fills the database from a file, and deletes once more what was deleted after the dump was made: DATA_DIR/tombstones
 * tells, and what the replaced database knew. No server may be running.
 */
export async function restoreFrom(env: Env, path: string, replaces: boolean): Promise<BackupResult> {
  const connection = await connect(env)
  let rows: number
  try {
    const { db } = connection
    if (replaces && (await findMigration(db)) !== undefined) await reconcileTombstones(db, env.DATA_DIR)
    rows = await restoreDump(db, readLines(path), replaces)
  } finally {
    await connection.close()
  }
  const deps = await openDeps(env)
  try {
    return { rows, erased: await replayTombstones(deps, createErasers(deps)) }
  } finally {
    deps.stopping.abort()
    await deps.close()
  }
}
