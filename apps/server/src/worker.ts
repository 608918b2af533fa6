import type { Deps } from './deps.ts'
import { sweepAccounts } from './features/accounts/sweep-accounts.ts'
import { replayTombstones } from './features/privacy/replay-tombstones.ts'
import { rewrapKeys } from './features/privacy/rewrap-keys.ts'
import { sweepPrivacy } from './features/privacy/sweep-privacy.ts'
import { createAnalyzer } from './features/runs/analyze-job.ts'
import { createErasers } from './features/runs/erasers.ts'
import { sweepShares } from './features/sharing/shares-store.ts'
import { sweepRuns } from './features/runs/sweep-runs.ts'
import { sweepDeviceRuns } from './features/allowance/device-runs.ts'
import { reconcileBilling } from './features/billing/reconcile-billing.ts'
import { sweepMails } from './mail/hand-over.ts'

/** Days a link is listed after it has closed. */
const CLOSED_LISTED = 30
const SWEEP_EVERY = 10_000
/** More often than daily: what guests leave goes a day after their last visit. */
const CARE_EVERY = 60 * 60 * 1000
/** How soon a new master key is taken into use. */
const REWRAP_EVERY = 5_000
/** At night, and not when everybody else's jobs start. */
const RECONCILE_AT = '17 3 * * *'

/** Starts to work on the queue and to sweep; returns what stops the sweeping (the queue stops with its deps). */
export async function startWorker(deps: Deps): Promise<() => Promise<void>> {
  await deps.queue.work(createAnalyzer(deps))
  await deps.queue.every('reconcile-billing', RECONCILE_AT, () => reconcileBilling(deps))
  let last: Promise<void> = Promise.resolve()
  const sweep = (): void => {
    last = last
      .then(() => sweepRuns(deps))
      .then(() => sweepDeviceRuns(deps))
      .catch((error: unknown) => deps.log.error({ event: 'sweep', error }))
  }
  sweep()
  const timer = setInterval(sweep, SWEEP_EVERY)
  const stopPost = startPost(deps)
  const stopCare = await startCare(deps)
  return async () => {
    clearInterval(timer)
    await last
    await stopPost()
    await stopCare()
  }
}

/** Sends mails that could not be sent before; apart from the rest, because a mail server may keep it waiting. */
function startPost(deps: Deps): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  const sweep = (): void => {
    last = last.then(() => sweepMails(deps)).catch((error: unknown) => deps.log.error({ event: 'mail', error }))
  }
  sweep()
  const timer = setInterval(sweep, SWEEP_EVERY)
  return async () => {
    clearInterval(timer)
    await last
  }
}

/** Keeps to what was promised about people's data: what was deleted stays deleted, what is old goes, keys are rewrapped. */
async function startCare(deps: Deps): Promise<() => Promise<void>> {
  const erasers = createErasers(deps)
  const fail = (error: unknown): void => deps.log.error({ event: 'privacy', error })
  await replayTombstones(deps, erasers)
  let last: Promise<unknown> = Promise.resolve()
  const care = (): void => {
    last = last
      .then(() => sweepPrivacy(deps, erasers))
      .then(() => sweepAccounts(deps))
      .then(() => sweepShares(deps.db, CLOSED_LISTED))
      .catch(fail)
  }
  const rewrap = (): void => {
    last = last.then(() => rewrapKeys(deps)).catch(fail)
  }
  rewrap()
  care()
  const timers = [setInterval(care, CARE_EVERY), setInterval(rewrap, REWRAP_EVERY)]
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await last
  }
}
