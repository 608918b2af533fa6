import type { Progress } from '@evenhand/model'
import { transaction } from '../../db/transaction.ts'
import type { Trx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { ReceivedResume } from '../../jobs/engine-work.ts'
import { advanceRun } from './advance-run.ts'
import { failWaiting, fillResume } from './resumes-store.ts'
import { lockRun, toProgress, type RunHead } from './runs-store.ts'
import { sendResumes } from './send-resumes.ts'

/**
 * Puts texts, and files that could not be read, into their places of a run, and sends the texts to be analysed.
 * A place that was filled before is left as it is, so a request may be repeated. Returns how many were new.
 */
export async function addResumes(
  deps: Deps,
  request: { ownerId: string; runId: string; resumes: ReceivedResume[]; priority?: number },
): Promise<{ accepted: number; progress: Progress }> {
  const { runId, ownerId, resumes, priority } = request
  const result = await transaction(deps.db, async (trx) => {
    const run = await lockRun(trx, runId, ownerId)
    if (!run) throw new AppError('not-found', 404)
    if (run.state === 'cancelled') throw new AppError('run-finished', 409)
    const outside = resumes.find(({ position }) => position >= run.total)
    if (outside) throw new AppError('invalid-request', 400, { path: `position ${outside.position}` })
    const { queued, failed } = await fillPlaces(trx, runId, resumes)
    const next = await continueRun(deps, trx, { run, queued, failed, priority })
    return { accepted: queued.length + failed.length, progress: toProgress(next) }
  })
  deps.signals.notify(runId)
  return result
}

async function continueRun(
  deps: Deps,
  trx: Trx,
  came: { run: RunHead; queued: string[]; failed: string[]; priority?: number },
): Promise<RunHead> {
  const { run, queued, failed, priority } = came
  if (queued.length + failed.length === 0) return run
  await sendResumes(deps, trx, { runId: run.id, ids: queued, priority })
  const state = run.state === 'waiting' ? ('running' as const) : undefined
  return advanceRun(deps, trx, { run, failed, released: failed.length, state, textCame: true })
}

async function fillPlaces(
  trx: Trx,
  runId: string,
  resumes: ReceivedResume[],
): Promise<{ queued: string[]; failed: string[] }> {
  const queued: string[] = []
  const failed: string[] = []
  for (const item of resumes) {
    const { position } = item
    if ('error' in item) failed.push(...(await failWaiting(trx, { runId, position, error: item.error })))
    else {
      const id = await fillResume(trx, { runId, position, resume: item.resume })
      if (id) queued.push(id)
    }
  }
  return { queued, failed }
}
