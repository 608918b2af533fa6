import type { Deps } from './deps.ts'
import { createAnalyzer } from './features/runs/analyze-job.ts'
import { sweepRuns } from './features/runs/sweep-runs.ts'

const SWEEP_EVERY = 10_000

/** Starts to work on the queue and to sweep; returns what stops the sweeping (the queue stops with its deps). */
export async function startWorker(deps: Deps): Promise<() => Promise<void>> {
  await deps.queue.work(createAnalyzer(deps))
  let last: Promise<void> = Promise.resolve()
  const sweep = (): void => {
    last = last.then(() => sweepRuns(deps)).catch((error: unknown) => deps.log.error({ event: 'sweep', error }))
  }
  sweep()
  const timer = setInterval(sweep, SWEEP_EVERY)
  return async () => {
    clearInterval(timer)
    await last
  }
}
