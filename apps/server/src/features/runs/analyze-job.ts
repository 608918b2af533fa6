import { contentHash, ResumeText, type YearMonth } from '@evenhand/model'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import { appendDecision, openChain, type DecisionChain } from '../../crypto/decision-log.ts'
import { transaction } from '../../db/transaction.ts'
import { createLock } from '../../db/create-lock.ts'
import type { Deps } from '../../deps.ts'
import type { AnalyzeJob } from '../../jobs/queue.ts'
import type { AnalyzeResult } from '../../jobs/engine-work.ts'
import { advanceRun } from './advance-run.ts'
import { describeAnalysis } from './describe-analysis.ts'
import { listWornOut, noteFailure } from './failed-texts-store.ts'
import { openMade } from './find-made.ts'
import { keepsTexts } from './keeps-texts.ts'
import { lookupOf } from './lookup-of.ts'
import { claimResumes, dropText, findText, saveOutcome, type Claim, type Outcome } from './claims-store.ts'
import { sealResult } from './sealed-resume.ts'
import { findJob, lockRun, toMeteredRun, type RunHead } from './runs-store.ts'

/** Claims without a result after which a text counts as one that kills its worker. */
const MOST_CLAIMS = 3
/**
 * Characters of a text with its lines, in JSON, from which on it counts as large: a megabyte of text or more. A process
 * holds one large text at a time: until it is analysed it takes a gigabyte or more, and strangers may send many.
 */
const LARGE_TEXT = 3_000_000

type Commit = {
  key: OwnerKey
  chain: DecisionChain
  runId: string
  claim: Claim
  result: AnalyzeResult
  /** It was made before: nothing is charged. */
  isKnown: boolean
  resume?: string
  keepsText: boolean
}

/** What the jobs of one process take turns at. */
type Turns = { commit(work: Commit): Promise<void>; takeLarge(): Promise<() => void> }

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
  const turns = { commit, takeLarge: createLock() }
  return (job) => analyzeJob(deps, job, turns)
}

async function analyzeJob(deps: Deps, job: AnalyzeJob, turns: Turns): Promise<void> {
  const taken = await transaction(deps.db, async (trx) => {
    const run = await lockRun(trx, job.runId)
    return run && { run, claims: await claimResumes(trx, job.resumeIds) }
  })
  const key = taken && (await deps.vault.findKey(taken.run.owner_id))
  // The run was deleted meanwhile, and maybe its owner's key.
  if (!taken || !key) return
  const chain = await openChain(deps.vault, key.ownerId)
  const work = {
    key,
    run: taken.run,
    today: monthOf(taken.run.created_at),
    job: await findJob(deps.db, key, job.runId),
    wornOut: await listWornOut(deps.db, key.ownerId),
  }
  const findMade = await openMade(deps.db, key, work)
  const analyzeClaim = async (claim: Claim, text: Text): Promise<void> => {
    const made = text && !isLarge(text) ? await findMade?.(text.resume, baseOf(claim, text)) : undefined
    const result = made ?? (claim.claims > MOST_CLAIMS ? lost : await analyzeText(deps, { ...work, text }, claim))
    // A thread that was ended because the server stops says nothing about its text.
    if ('error' in result && deps.stopping.signal.aborted) throw new Error('the server stops')
    const keepsText = await keepsTexts(deps, key.ownerId)
    const isKnown = made !== undefined
    await turns.commit({ keepsText, key, chain, runId: job.runId, claim, result, isKnown, resume: text?.resume })
  }
  await Promise.all(
    taken.claims.map(async (claim) => {
      const small = await findUnlessLarge(deps, key, claim)
      if (small !== 'large') return analyzeClaim(claim, small)
      const release = await turns.takeLarge()
      // Opened anew: those that wait do not hold their texts.
      return findText(deps.db, key, claim.id)
        .then((text) => analyzeClaim(claim, text))
        .finally(release)
    }),
  )
}

type Text = Awaited<ReturnType<typeof findText>>

/** How small what is sealed is says nothing: it was compressed. */
async function findUnlessLarge(deps: Deps, key: OwnerKey, { id }: Claim): Promise<Text | 'large'> {
  const text = await findText(deps.db, key, id)
  return text && isLarge(text) ? 'large' : text
}

const isLarge = ({ resume }: { resume: string }): boolean => resume.length >= LARGE_TEXT

const baseOf = ({ id, position }: Claim, { fileName }: { fileName: string }) => ({ id, position, fileName })

const lost: AnalyzeResult = { error: 'analysis-failed' }

async function analyzeText(
  deps: Deps,
  work: {
    key: OwnerKey
    run: RunHead
    today: YearMonth
    job?: string
    wornOut: Set<string>
    text?: { resume: string; fileName: string }
  },
  claim: Claim,
): Promise<AnalyzeResult> {
  const { key, run, today, job, wornOut, text } = work
  if (!text) return { error: 'could-not-read' }
  if (wornOut.size > 0 && wornOut.has(macOfText(key, text.resume))) return { error: 'analysis-failed', isFinal: true }
  return deps.judge.judge({ run, claim, task: { base: baseOf(claim, text), resume: text.resume, today, job } })
}

/** The same for one text under every file name. */
function macOfText(key: OwnerKey, resume: string): string {
  return key.mac('failed text', contentHash(ResumeText.parse(JSON.parse(resume)).text))
}

/** The run's own month: a second try, or one after a restart, reads the same dates. */
export function monthOf(time: Date): YearMonth {
  return { year: time.getUTCFullYear(), month: time.getUTCMonth() + 1 }
}

/** Result, charge (nothing for what was made before), counters and events in one transaction, if the claim is still the newest. */
async function commitResult(deps: Deps, work: Commit): Promise<void> {
  const { key, chain, runId, claim } = work
  const made = 'error' in work.result ? undefined : { id: claim.id, ...work.result }
  const result = 'error' in work.result ? work.result : sealResult(key, claim.id, work.result)
  await transaction(deps.db, async (trx) => {
    const run = await lockRun(trx, runId)
    if (!run) return
    // A guest has signed in meanwhile: the next delivery works for the account.
    if (run.owner_id !== key.ownerId) throw new Error('the run has another owner now')
    const outcome = judgeOutcome(key, run, { claim, result })
    if (!(await saveOutcome(trx, claim, outcome))) return
    if (!work.keepsText && outcome.state !== 'queued') await dropText(trx, claim.id)
    if (outcome.state === 'done') {
      if (!work.isKnown) await deps.meter.charge(trx, toMeteredRun(run), claim.id)
      if (made) await appendDecision(trx, chain, describeAnalysis(run, outcome, made))
      await advanceRun(deps, trx, { run, succeeded: [claim.id], released: work.isKnown ? 1 : 0 })
    } else if (outcome.state === 'failed') {
      if (work.resume !== undefined) await noteFailure(trx, key.ownerId, macOfText(key, work.resume))
      await advanceRun(deps, trx, { run, failed: [claim.id], released: 1 })
    } else await advanceRun(deps, trx, { run, retrying: 1 })
  })
  deps.signals.notify(runId)
  deps.metrics.count('evenhand_resumes_total', { outcome: 'error' in result ? result.error : 'done' })
  if ('error' in result) deps.log.info({ event: 'analysis-failed', runId, resumeId: claim.id, code: result.error })
}

/** A first failure waits for its second try; a second one stays. */
function judgeOutcome(key: OwnerKey, run: RunHead, work: { claim: Claim; result: AnalyzeResult }): Outcome {
  const { claim, result } = work
  const isLast = claim.attempts > 0 || ('error' in result && result.isFinal === true)
  if ('error' in result) return !isLast ? { state: 'queued' } : { state: 'failed', error: result.error }
  const { row, analysis, contentHash, engine } = result
  return {
    state: 'done',
    row,
    analysis,
    contentHash: key.mac('content', contentHash),
    lookup: lookupOf(key, run, { contentHash, engine }),
  }
}
