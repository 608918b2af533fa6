import type { FailureCode, Progress } from '@evenhand/model'
import { transaction } from '../../db/transaction.ts'
import type { Trx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { ReceivedResume } from '../../jobs/receive-work.ts'
import { advanceRun } from './advance-run.ts'
import { loadKey } from './load-key.ts'
import { failWaiting, fillResume, listPlaces } from './resumes-store.ts'
import { sealText } from './sealed-resume.ts'
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
  const places = await sealPlaces(deps, request)
  const result = await transaction(deps.db, async (trx) => {
    const run = await lockRun(trx, runId, ownerId)
    if (!run) throw new AppError('not-found', 404)
    if (run.state === 'cancelled') throw new AppError('run-finished', 409)
    const outside = resumes.find(({ position }) => position >= run.places)
    if (outside) throw new AppError('invalid-request', 400, { path: `position ${outside.position}` })
    const { queued, failed } = await fillPlaces(trx, runId, places)
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

type Filling = { position: number; error: FailureCode } | { id: string; sealed: string }

/** Seals the texts, each for its own place, before the transaction begins. */
async function sealPlaces(
  deps: Deps,
  request: { ownerId: string; runId: string; resumes: ReceivedResume[] },
): Promise<Filling[]> {
  const key = await loadKey(deps, request.ownerId)
  const positions = request.resumes.map(({ position }) => position)
  const ids = await listPlaces(deps.db, { ownerId: request.ownerId, runId: request.runId, positions })
  return request.resumes.flatMap((item): Filling[] => {
    if ('error' in item) return [item]
    const id = ids.get(item.position)
    return id === undefined ? [] : [{ id, sealed: sealText(key, id, item.resume) }]
  })
}

async function fillPlaces(trx: Trx, runId: string, places: Filling[]): Promise<{ queued: string[]; failed: string[] }> {
  const queued: string[] = []
  const failed: string[] = []
  for (const place of places) {
    if ('error' in place) failed.push(...(await failWaiting(trx, { runId, ...place })))
    else if (await fillResume(trx, place.id, place.sealed)) queued.push(place.id)
  }
  return { queued, failed }
}
