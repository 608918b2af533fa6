import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/schema.ts'
import type { OwnerKey } from './owner-key.ts'

/** Something that was deleted at a person's wish: `run:<id>`, `resume:<id>`, `share:<id>`, `comment:<id>`, `data:<MAC>` or `account:<MAC>` of an owner. */
export type Tombstone = { subject: string; deletedAt: Date }

const FILE = 'tombstones'

/** An owner's subject names nobody to those who do not hold the installation's key. */
export function ownerSubject(installation: OwnerKey, scope: 'data' | 'account', ownerId: string): string {
  return `${scope}:${installation.mac('tombstone', ownerId)}`
}

/** Notes what is deleted, in the transaction that deletes it. */
export async function bury(trx: Trx, subjects: string[]): Promise<void> {
  for (const subject of subjects) {
    await trx
      .insertInto('tombstones')
      .values({ subject })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ deleted_at: sql<Date>`now()` }))
      .execute()
  }
}

/**
 * Makes the database's tombstones and those of DATA_DIR/tombstones the same. The file is not part of a dump,
 * so those that only it holds were deleted after the dump was made that is in use now: they are returned.
 */
export async function reconcileTombstones(db: Db, folder: string): Promise<Tombstone[]> {
  const written = await readTombstones(folder)
  const stored = new Map(
    (await db.selectFrom('tombstones').selectAll().execute()).map((row) => [row.subject, row.deleted_at]),
  )
  const isNewer = (time: Date, than: Date | undefined): boolean => than === undefined || time > than
  const missing = [...written].filter(([subject, time]) => isNewer(time, stored.get(subject)))
  for (const [subject, deleted_at] of missing) {
    await db
      .insertInto('tombstones')
      .values({ subject, deleted_at })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ deleted_at }))
      .execute()
  }
  const unwritten = [...stored].filter(([subject, time]) => isNewer(time, written.get(subject)))
  if (unwritten.length > 0) {
    await mkdir(folder, { recursive: true })
    const lines = unwritten.map(([subject, time]) => `${time.toISOString()} ${subject}\n`)
    await appendFile(join(folder, FILE), lines.join(''), { mode: 0o600 })
  }
  return missing.map(([subject, deletedAt]) => ({ subject, deletedAt }))
}

async function readTombstones(folder: string): Promise<Map<string, Date>> {
  let text = ''
  try {
    text = await readFile(join(folder, FILE), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const newest = new Map<string, Date>()
  for (const line of text.split('\n')) {
    const [time = '', subject = ''] = line.split(' ')
    const deletedAt = new Date(time)
    if (subject === '' || Number.isNaN(deletedAt.getTime())) continue
    if (deletedAt > (newest.get(subject) ?? new Date(0))) newest.set(subject, deletedAt)
  }
  return newest
}
