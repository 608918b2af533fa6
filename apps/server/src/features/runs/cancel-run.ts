import type { Run } from '@evenhand/model'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { loadKey } from './load-key.ts'
import { insertEvents } from './run-events-store.ts'
import { cancelResumes } from './resumes-store.ts'
import { loadRun, lockRun, toMeteredRun, toRun, updateRun } from './runs-store.ts'

/** Ends a run: what is not finished is given up and its allowance returned. A finished run stays as it is. */
export async function cancelRun(deps: Deps, request: { ownerId: string; runId: string }): Promise<Run> {
  await transaction(deps.db, async (trx) => {
    const open = await lockRun(trx, request.runId, request.ownerId)
    if (!open) throw new AppError('not-found', 404)
    if (open.state === 'done' || open.state === 'cancelled') return
    await deps.meter.release(trx, toMeteredRun(open), await cancelResumes(trx, open.id))
    const cancelled = await updateRun(trx, open.id, { state: 'cancelled', retrying: -open.retrying })
    await insertEvents(trx, cancelled, [])
  })
  deps.signals.notify(request.runId)
  return toRun(await loadRun(deps.db, await loadKey(deps, request.ownerId), request.runId))
}
