import { appendDecision, openChain } from '../../crypto/decision-log.ts'
import { bury } from '../../crypto/tombstones.ts'
import { transaction } from '../../db/transaction.ts'
import type { Trx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { advanceRun } from './advance-run.ts'
import { eraseRun } from './delete-run.ts'
import { insertEvents } from './run-events-store.ts'
import { deleteResumeRow, type DeletedResume } from './resumes-store.ts'
import { lockRun, updateRun, type RunHead } from './runs-store.ts'

/**
 * Deletes one candidate from a run, whatever became of them. One who was still to be analysed costs nothing;
 * with the last one the run goes as well. Throws AppError 'not-found'.
 */
export async function deleteResume(
  deps: Deps,
  request: { ownerId: string; runId: string; resumeId: string },
): Promise<void> {
  const { ownerId, runId, resumeId } = request
  const chain = await openChain(deps.vault, ownerId)
  await transaction(deps.db, async (trx) => {
    const run = await lockRun(trx, runId, ownerId)
    const gone = run && (await deleteResumeRow(trx, runId, resumeId))
    if (!run || !gone) throw new AppError('not-found', 404)
    await countOut(deps, trx, { run, gone })
    await bury(trx, [`resume:${resumeId}`])
    await appendDecision(trx, chain, { kind: 'deletion', scope: 'resume' })
  })
  deps.signals.notify(runId)
}

/** Takes the resume out of the run's counters; the run may end by that. */
async function countOut(deps: Deps, trx: Trx, { run, gone }: { run: RunHead; gone: DeletedResume }): Promise<void> {
  const isOpen = gone.state === 'waiting' || gone.state === 'queued' || gone.state === 'running'
  const awaitsRetry = gone.state === 'queued' && gone.attempts > 0 && gone.job_id === null
  const left = await updateRun(trx, run.id, {
    total: -1,
    succeeded: gone.state === 'done' ? -1 : 0,
    failed: gone.state === 'failed' ? -1 : 0,
    retrying: awaitsRetry ? -1 : 0,
  })
  const isEnded = run.state === 'done' || run.state === 'cancelled'
  if (!isEnded) await advanceRun(deps, trx, { run: left, released: isOpen ? 1 : 0 })
  else await insertEvents(trx, left, [])
  if (left.total === 0) await eraseRun(deps, trx, left)
}
