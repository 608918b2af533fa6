import type { YearMonth } from '@evenhand/model'
import { transaction } from '../../db/transaction.ts'
import { createLock } from '../../db/create-lock.ts'
import type { Deps } from '../../deps.ts'
import type { AnalyzeJob } from '../../jobs/queue.ts'
import type { AnalyzeResult } from '../../jobs/engine-work.ts'
import { advanceRun } from './advance-run.ts'
import { claimResumes, findText, saveOutcome, type Claim, type Outcome } from './resumes-store.ts'
import { findJob, lockRun, toMeteredRun, type RunHead } from './runs-store.ts'

/** Claims without a result after which a text counts as one that kills its worker. */
const MOST_CLAIMS = 3

type Commit = { runId: string; claim: Claim; result: AnalyzeResult }

/**
 * What works on the queue's jobs. A job may be delivered twice: each result is fenced and committed by itself.
 * One process commits one result after the other; the run's lock would make them wait for each other anyway,
 * each with a connection in hand.
 */
export function createAnalyzer(deps: Deps): (job: AnalyzeJob) => Promise<void> {
  const lock = createLock()
  const commit = async (work: Commit): Promise<void> => {
    const release = await lock()
    await commitResult(deps, work).finally(release)
  }
  return (job) => analyzeJob(deps, job, commit)
}

async function analyzeJob(deps: Deps, job: AnalyzeJob, commit: (work: Commit) => Promise<void>): Promise<void> {
  const taken = await transaction(deps.db, async (trx) => {
    const run = await lockRun(trx, job.runId)
    return run && { run, claims: await claimResumes(trx, job.resumeIds) }
  })
  if (!taken) return
  const work = { today: monthOf(taken.run.created_at), job: await findJob(deps.db, job.runId) }
  await Promise.all(
    taken.claims.map(async (claim) => {
      const result = claim.claims > MOST_CLAIMS ? lost : await analyzeText(deps, work, claim)
      // A thread that was ended because the server stops says nothing about its text.
      if ('error' in result && deps.stopping.signal.aborted) throw new Error('the server stops')
      await commit({ runId: job.runId, claim, result })
    }),
  )
}

const lost: AnalyzeResult = { error: 'analysis-failed' }

async function analyzeText(deps: Deps, work: { today: YearMonth; job?: string }, claim: Claim): Promise<AnalyzeResult> {
  const resume = await findText(deps.db, claim.id)
  if (resume === undefined) return { error: 'could-not-read' }
  const base = { id: claim.id, position: claim.position, fileName: claim.fileName }
  return deps.engine.analyze({ base, resume, ...work })
}

/** The run's own month: a second try, or one after a restart, reads the same dates. */
function monthOf(time: Date): YearMonth {
  return { year: time.getUTCFullYear(), month: time.getUTCMonth() + 1 }
}

/** Result, charge, counters and events in one transaction, if the claim is still the newest. */
async function commitResult(deps: Deps, work: { runId: string; claim: Claim; result: AnalyzeResult }): Promise<void> {
  const { runId, claim, result } = work
  await transaction(deps.db, async (trx) => {
    const run = await lockRun(trx, runId)
    if (!run) return
    const outcome = judgeOutcome(deps, run, work)
    if (!(await saveOutcome(trx, claim, outcome))) return
    if (outcome.state === 'done') {
      await deps.meter.charge(trx, toMeteredRun(run), claim.id)
      await advanceRun(deps, trx, { run, succeeded: [claim.id] })
    } else if (outcome.state === 'failed') await advanceRun(deps, trx, { run, failed: [claim.id], released: 1 })
    else await advanceRun(deps, trx, { run, retrying: 1 })
  })
  deps.signals.notify(runId)
  if ('error' in result) deps.log.info({ event: 'analysis-failed', runId, resumeId: claim.id, code: result.error })
}

/** A first failure waits for its second try; a second one stays. */
function judgeOutcome(deps: Deps, run: RunHead, work: { claim: Claim; result: AnalyzeResult }): Outcome {
  const { claim, result } = work
  if ('error' in result) return claim.attempts === 0 ? { state: 'queued' } : { state: 'failed', error: result.error }
  const { row, analysis, contentHash } = result
  return { state: 'done', row, analysis, contentHash, lookup: lookupOf(deps, run, contentHash) }
}

/** What makes two analyses the same: owner, text, job, language and engine version. Keyed, so it tells nothing. */
export function lookupOf(
  deps: Pick<Deps, 'secret'>,
  run: Pick<RunHead, 'owner_id' | 'job_hash' | 'language' | 'engine_id' | 'engine_version'>,
  contentHash: string,
): string {
  const parts = [run.owner_id, contentHash, run.job_hash ?? '', run.language, run.engine_id, run.engine_version]
  return deps.secret.sign('analysis', parts.join('\0'))
}
