import type { RunState } from '@evenhand/model'
import type { Trx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { insertEvents } from './run-events-store.ts'
import { listRetrying } from './claims-store.ts'
import { toMeteredRun, updateRun, type RunHead } from './runs-store.ts'
import { sendResumes } from './send-resumes.ts'

/** Ids of resumes that reached a state just now. `retrying` counts those that wait for their second try. */
export type Step = {
  run: RunHead
  succeeded?: string[]
  failed?: string[]
  retrying?: number
  released?: number
  state?: RunState
  textCame?: boolean
}

/** Behind all that is new: a second try comes after the rest. */
const RETRY_PRIORITY = -1

/**
 * Counts what became of some resumes of a locked run, returns the allowance of failures, sends the second tries
 * when all others are through, ends the run after the last, and notes the events.
 */
export async function advanceRun(deps: Deps, trx: Trx, step: Step): Promise<RunHead> {
  const { succeeded = [], failed = [], retrying = 0, released = 0, textCame } = step
  const { id } = step.run
  await deps.meter.release(trx, toMeteredRun(step.run), released)
  const finished = step.run.succeeded + step.run.failed + succeeded.length + failed.length
  const state = finished === step.run.total ? ('done' as const) : step.state
  let run = await updateRun(trx, id, { succeeded: succeeded.length, failed: failed.length, retrying, state, textCame })
  if (run.retrying > 0 && finished + run.retrying === run.total) {
    await sendResumes(deps, trx, { runId: id, ids: await listRetrying(trx, id), priority: RETRY_PRIORITY })
    run = await updateRun(trx, id, { retrying: -run.retrying })
  }
  await insertEvents(trx, run, [...succeeded, ...failed])
  return run
}
