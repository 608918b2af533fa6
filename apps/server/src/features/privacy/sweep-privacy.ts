import { GUEST_WINDOW_DAYS } from '@evenhand/model'
import { sql } from 'kysely'
import { pruneChain, type DecisionChain } from '../../crypto/decision-log.ts'
import { reconcileTombstones } from '../../crypto/tombstones.ts'
import { INSTALLATION } from '../../crypto/vault.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { sweepMailFiles } from '../../mail/mail-folder.ts'
import { eraseOwner, type EraseRuns } from './erase-owner.ts'

/** How runs and resumes are deleted; given by the feature that keeps them. */
export type Erasers = {
  eraseRuns: EraseRuns
  /** By id alone; false where there is none. */
  eraseRun(id: string): Promise<boolean>
  eraseResume(id: string): Promise<boolean>
  /** Deletes some runs older than their owners want; returns how many. */
  eraseOldRuns(now: Date, limit: number): Promise<number>
}

const GUEST_HOURS = 24
/** How long tombstones are kept: longer than any backup should be. */
const TOMBSTONE_DAYS = 400
const STEP = 50
/** What tells how a guest's allowance was used, and since when that is over. */
const GUEST_MOVEMENTS = [
  ['ledger', 'created_at'],
  ['device_runs', 'ended_at'],
] as const

/** Deletes what is older than it may be, a few at a time; every server may call it at any moment. */
export async function sweepPrivacy(deps: Deps, erasers: Erasers, now = new Date()): Promise<void> {
  const isStopping = (): boolean => deps.stopping.signal.aborted
  while (!isStopping() && (await erasers.eraseOldRuns(now, STEP)) === STEP);
  while (!isStopping() && (await eraseOldGuests(deps, erasers.eraseRuns, now)) === STEP);
  while (!isStopping() && (await pruneChains(deps, now)) === STEP);
  await reconcileTombstones(deps.db, deps.env.DATA_DIR)
  await sweepMailFiles(deps.env.DATA_DIR, now)
  // Made for a run that was then refused: nothing is sealed by them.
  await sql`
    delete from data_keys where owner_id like 'guest:%' and not exists (select from guests where id = owner_id)
      and created_at < ${now}::timestamptz - make_interval(hours => ${GUEST_HOURS})
  `.execute(deps.db)
  // A guest's allowance outlives the guest's data: it is counted for thirty days.
  await sql`
    delete from allowances
    where id like 'guest:%' and reserved = 0 and window_start + make_interval(secs => window_seconds) < ${now}
  `.execute(deps.db)
  // Its movements as well; what is still reserved is given back by its own sweep.
  for (const [table, time] of GUEST_MOVEMENTS) {
    await sql`
      delete from ${sql.table(table)} where owner_id like 'guest:%'
        and ${sql.ref(time)} < ${now}::timestamptz - make_interval(days => ${GUEST_WINDOW_DAYS})
    `.execute(deps.db)
  }
  await sql`delete from tombstones where deleted_at < ${now}::timestamptz - make_interval(days => ${TOMBSTONE_DAYS})`.execute(
    deps.db,
  )
}

async function eraseOldGuests(deps: Deps, eraseRuns: EraseRuns, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from guests where last_used_at < ${now}::timestamptz - make_interval(hours => ${GUEST_HOURS}) limit ${STEP}
  `.execute(deps.db)
  for (const { id } of rows) await eraseOwner(deps, eraseRuns, { ownerId: id, scope: 'data', reason: 'retention' })
  return rows.length
}

/** Takes entries that are older than the log is kept for from the beginning of their chains. */
async function pruneChains(deps: Deps, now: Date): Promise<number> {
  const { rows } = await sql<{ chain: string; seq: number }>`
    select chain, max(seq) as seq from decision_log
    where created_at < ${now}::timestamptz - make_interval(days => ${deps.env.DECISION_LOG_DAYS})
    group by chain limit ${STEP}
  `.execute(deps.db)
  if (rows.length === 0) return 0
  const key = await deps.vault.keyOf(INSTALLATION)
  for (const { chain: name, seq } of rows) {
    const chain: DecisionChain = { name, key }
    await transaction(deps.db, (trx) => pruneChain(trx, chain, seq))
  }
  return rows.length
}
