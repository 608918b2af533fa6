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
  /** Queues failed resumes of the run again, and tells which. */
  queue: (trx: Trx) => Promise<string[]>
}

/**
 * Analyses failed resumes of a finished run once more; the others keep their results.
 * They are reserved anew. Throws AppError 'allowance-used-up'; 'conflict' while the run goes on.
 */
export async function reopenRun(deps: Deps, { owner, runId, queue }: Reopening): Promise<Run> {
  const rules = await deps.meter.rulesFor(owner)
  await transaction(deps.db, async (trx) => {
    const finished = await lockRun(trx, runId, owner.id)
    if (!finished) throw new AppError('not-found', 404)
    if (finished.state !== 'done') throw new AppError('conflict', 409)
    const ids = await queue(trx)
    if (ids.length === 0) return
    // Nothing of the run is reserved any more, so the new reservation takes the old one's place.
    const allowanceIds = rules.map((rule) => rule.id)
    await deps.meter.reserve(trx, rules, { id: runId, ownerId: owner.id, allowanceIds, amount: ids.length })
    await sendResumes(deps, trx, { runId, ids })
    const reopened = await updateRun(trx, runId, { failed: -ids.length, state: 'running', allowanceIds })
    await insertEvents(trx, reopened, ids)
  })
  deps.signals.notify(runId)
  return toRun(await loadRun(deps.db, await loadKey(deps, owner.id), runId))
}
