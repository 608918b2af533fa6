import { sql } from 'kysely'
import { bury } from '../../crypto/tombstones.ts'
import { appendDecision, openChain } from '../../crypto/decision-log.ts'
import { transaction } from '../../db/transaction.ts'
import type { Trx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { cancelResumes, countResumes } from './resumes-store.ts'
import { lockRun, lockRunsOf, toMeteredRun, type RunHead } from './runs-store.ts'

/** Deletes a run with everything in it. What was still to be analysed costs nothing. Throws AppError 'not-found'. */
export async function deleteRun(deps: Deps, request: { ownerId: string; runId: string }): Promise<void> {
  const chain = await openChain(deps.vault, request.ownerId)
  await transaction(deps.db, async (trx) => {
    const run = await lockRun(trx, request.runId, request.ownerId)
    if (!run) throw new AppError('not-found', 404)
    await eraseRun(deps, trx, run)
    await bury(trx, [`run:${run.id}`])
    await appendDecision(trx, chain, { kind: 'deletion', scope: 'run' })
  })
  deps.signals.notify(request.runId)
}

/** Deletes a locked run; the resumes, charges and events go with it. */
export async function eraseRun(deps: Pick<Deps, 'meter'>, trx: Trx, run: RunHead): Promise<void> {
  await deps.meter.release(trx, toMeteredRun(run), await cancelResumes(trx, run.id))
  await trx.deleteFrom('runs').where('id', '=', run.id).execute()
}

/** Deletes all runs of an owner; returns how many runs and resumes there were. */
export async function eraseRunsOf(
  deps: Pick<Deps, 'meter'>,
  trx: Trx,
  ownerId: string,
): Promise<{ runs: number; resumes: number }> {
  const runs = await lockRunsOf(trx, ownerId)
  const resumes = await countResumes(trx, ownerId)
  for (const run of runs) {
    if (run.state === 'waiting' || run.state === 'running') await eraseRun(deps, trx, run)
  }
  await trx.deleteFrom('runs').where('owner_id', '=', ownerId).execute()
  return { runs: runs.length, resumes }
}

/** Deletes some runs that ended longer ago than their owners want them kept; returns how many. */
export async function eraseOldRuns(deps: Deps, now: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string; ownerId: string }>`
    select runs.id, runs.owner_id as "ownerId" from runs left join users on runs.owner_id = 'user:' || users.id
    where coalesce(runs.finished_at, runs.last_text_at)
      < ${now}::timestamptz - make_interval(days => coalesce(users.retention_days, ${deps.env.RETENTION_DAYS}))
    limit ${limit}
  `.execute(deps.db)
  for (const { id, ownerId } of rows) {
    const chain = await openChain(deps.vault, ownerId)
    await transaction(deps.db, async (trx) => {
      const run = await lockRun(trx, id, ownerId)
      if (!run) return
      await eraseRun(deps, trx, run)
      await appendDecision(trx, chain, { kind: 'deletion', scope: 'retention' })
    })
    deps.signals.notify(id)
  }
  return rows.length
}
