import { sql } from 'kysely'
import { ownerSubject, reconcileTombstones } from '../../crypto/tombstones.ts'
import { INSTALLATION } from '../../crypto/vault.ts'
import type { Deps } from '../../deps.ts'
import { eraseOwner } from './erase-owner.ts'
import type { Erasers } from './sweep-privacy.ts'

/** What an owner took out of a run that stays: a link that was revoked must not open again. */
const LEFT_WITH_RUNS = [
  ['share:', 'shares'],
  ['comment:', 'share_comments'],
] as const

/**
 * Deletes once more what was deleted after the backup was made that this database comes from; does nothing
 * where none was restored. Returns how many owners, runs and resumes had come back.
 */
export async function replayTombstones(deps: Deps, erasers: Erasers): Promise<number> {
  const missing = await reconcileTombstones(deps.db, deps.env.DATA_DIR)
  const idsOf = (kind: string): string[] =>
    missing.filter(({ subject }) => subject.startsWith(kind)).map(({ subject }) => subject.slice(kind.length))
  let count = 0
  for (const id of idsOf('resume:')) if (await erasers.eraseResume(id)) count++
  for (const id of idsOf('run:')) if (await erasers.eraseRun(id)) count++
  for (const [kind, table] of LEFT_WITH_RUNS) {
    for (const id of idsOf(kind)) {
      const { rows } = await sql`delete from ${sql.table(table)} where id = ${id} returning id`.execute(deps.db)
      count += rows.length
    }
  }
  const graves = new Map(missing.map(({ subject, deletedAt }) => [subject, deletedAt]))
  for (const order of await listReturned(deps, graves)) {
    await eraseOwner(deps, erasers.eraseRuns, order)
    count++
  }
  return count
}

type Returned = { ownerId: string; userId?: string; scope: 'data' | 'account' }

/** Owners whose account or data is older than its deletion: a guest may have come again since. */
async function listReturned({ db, vault }: Deps, graves: Map<string, Date>): Promise<Returned[]> {
  if (graves.size === 0) return []
  const installation = await vault.keyOf(INSTALLATION)
  const isBack = (scope: 'data' | 'account', ownerId: string, since: Date): boolean => {
    const deletedAt = graves.get(ownerSubject(installation, scope, ownerId))
    return deletedAt !== undefined && since < deletedAt
  }
  const users = await db.selectFrom('users').select(['id', 'created_at']).execute()
  const keys = await db.selectFrom('data_keys').select(['owner_id', 'created_at']).execute()
  return [
    ...users.flatMap(({ id, created_at }): Returned[] => {
      const ownerId = `user:${id}`
      return isBack('account', ownerId, created_at) ? [{ ownerId, userId: id, scope: 'account' }] : []
    }),
    ...keys.flatMap(({ owner_id: ownerId, created_at }): Returned[] =>
      isBack('data', ownerId, created_at) ? [{ ownerId, scope: 'data' }] : [],
    ),
  ]
}
