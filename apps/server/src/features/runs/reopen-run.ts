import type { Run } from '@evenhand/model'
import type { Trx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { Owner } from '../../http/owner.ts'
import { loadKey } from './load-key.ts'
import { insertEvents } from './run-events-store.ts'
import { loadRun, lockRun, toRun, updateRun } from './runs-store.ts'
import { sendResumes } from './send-resumes.ts'

type Reopening = {
  owner: Owner
  runId: string
  /** Opens resumes of the run again, and tells which. */
  queue: (trx: Trx) => Promise<Reopened>
  /** How the run must have ended. */
  ended: 'done' | 'cancelled'
}

/** `waiting`: places whose texts have yet to come; `failed`: how many of all had failed. */
export type Reopened = { queued: string[]; waiting: string[]; failed: number }

/**
 * Analyses resumes of a run that has ended once more, or for the first time; the others keep their results.
 * They are reserved anew. Throws AppError 'allowance-used-up'; 'conflict' where the run has not ended so.
 */
export async function reopenRun(deps: Deps, { owner, runId, queue, ended }: Reopening): Promise<Run> {
  const rules = await deps.meter.rulesFor(owner)
  await transaction(deps.db, async (trx) => {
    const run = await lockRun(trx, runId, owner.id)
    if (!run) throw new AppError('not-found', 404)
    if (run.state !== ended) throw new AppError('conflict', 409)
    const { queued, waiting, failed } = await queue(trx)
    const ids = [...queued, ...waiting]
    if (ids.length === 0) return
    // Nothing of the run is reserved any more, so the new reservation takes the old one's place.
    const allowanceIds = rules.map((rule) => rule.id)
    await deps.meter.reserve(trx, rules, { id: runId, ownerId: owner.id, allowanceIds, amount: ids.length })
    await sendResumes(deps, trx, { runId, ids: queued })
    const reopened = await updateRun(trx, runId, { failed: -failed, state: 'running', textCame: true, allowanceIds })
    await insertEvents(trx, reopened, ids)
  })
  deps.signals.notify(runId)
  return toRun(await loadRun(deps.db, await loadKey(deps, owner.id), runId))
}
