import { randomUUID } from 'node:crypto'
import { contentHash, type JobProfile, type Run, type RunRequest } from '@evenhand/model'
import { sql } from 'kysely'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import type { Trx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { languageOf } from '../../http/language-of.ts'
import type { Owner } from '../../http/owner.ts'
import { insertGuest } from './guests-store.ts'
import { insertResumes, makePlaces } from './resumes-store.ts'
import { countOpenRuns, findRunByKey, insertRun, loadRun, toRun, type RunRecord } from './runs-store.ts'
import { safeFileName } from './safe-file-name.ts'

export type RunOrder = { owner: Owner; request: RunRequest; idempotencyKey?: string }

/** Runs of one owner that may be open at a time. */
export const MOST_OPEN = 5

/**
 * Creates a run with a place for each file and reserves its allowance, in one transaction.
 * The same idempotency key gives the same run for 24 h; with another request it is refused.
 * Throws AppError 'too-many-runs' where enough of the owner's are open.
 */
export async function createRun(deps: Deps, order: RunOrder): Promise<Run> {
  const mostOpen = deps.env.RATE_LIMITS === 'on' ? MOST_OPEN : undefined
  return toRun(await placeRun(deps, { ...order, mostOpen }))
}

/** The same for callers who have limits of their own. */
export async function placeRun(deps: Deps, order: RunOrder & { mostOpen?: number }): Promise<RunRecord> {
  const key = await deps.vault.keyOf(order.owner.id)
  const requestHash = key.mac('request', JSON.stringify(order.request))
  const known = await findKnown(deps, key, { ...order, requestHash })
  if (known) return known
  const job = await readJobOf(deps, order.request)
  const id = randomUUID()
  const isNew = await insertAll(deps, key, { ...order, id, requestHash, job })
  if (isNew) {
    deps.metrics.count('evenhand_runs_total')
    return loadRun(deps.db, key, id)
  }
  // Another request with the same key came first.
  const other = await findKnown(deps, key, { ...order, requestHash })
  if (!other) throw new AppError('conflict', 409)
  return other
}

async function findKnown(
  deps: Deps,
  key: OwnerKey,
  order: RunOrder & { requestHash: string },
): Promise<RunRecord | undefined> {
  if (!order.idempotencyKey) return undefined
  const known = await findRunByKey(deps.db, key, order.idempotencyKey)
  if (known && known.request_hash !== order.requestHash) throw new AppError('idempotency-mismatch', 422)
  return known
}

async function readJobOf(deps: Deps, request: RunRequest): Promise<JobProfile | undefined> {
  if (request.job) return request.job
  return request.jobDescription?.trim() ? deps.engine.readJob(request.jobDescription) : undefined
}

async function insertAll(
  deps: Deps,
  key: OwnerKey,
  order: RunOrder & { id: string; requestHash: string; job?: JobProfile; mostOpen?: number },
): Promise<boolean> {
  const { id, owner, request, job } = order
  const rules = await deps.meter.rulesFor(owner)
  const engine = await deps.judge.engineFor(owner.id)
  const allowanceIds = rules.map((rule) => rule.id)
  const total = request.fileNames.length
  const places = await makePlaces(key, request.fileNames.map(safeFileName))
  return transaction(deps.db, async (trx) => {
    await deps.vault.holdKey(trx, key)
    await insertGuest(trx, owner.id)
    const isNew = await insertRun(trx, key, {
      id,
      language: languageOf(request.language),
      job,
      jobHash: hashOfJob(key, request),
      engine,
      total,
      allowanceIds,
      idempotencyKey: order.idempotencyKey,
      requestHash: order.requestHash,
    })
    if (!isNew) return false
    if (order.mostOpen !== undefined) await refuseMany(trx, owner.id, order.mostOpen)
    await deps.meter.reserve(trx, rules, { id, ownerId: owner.id, allowanceIds, amount: total })
    await insertResumes(trx, id, places)
    return true
  })
}

/** The run itself is one of them. The advisory lock lets runs of one owner be created one after the other. */
async function refuseMany(trx: Trx, ownerId: string, most: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`open runs ${ownerId}`}))`.execute(trx)
  if ((await countOpenRuns(trx, ownerId)) > most) throw new AppError('too-many-runs', 429, { most, seconds: 60 })
}

/** What makes two jobs the same: the text, or the job as the recruiter edited it. */
function hashOfJob(key: OwnerKey, request: RunRequest): string | undefined {
  if (request.job) return macOfJob(key, contentHash(JSON.stringify([request.job.text, request.job.requirements])))
  return request.jobDescription?.trim() ? macOfJob(key, contentHash(request.jobDescription)) : undefined
}

/** A job's hash as it is stored: whoever knows the job cannot tell from it who has screened for it. */
export function macOfJob(key: OwnerKey, jobHash: string): string {
  return key.mac('job', jobHash)
}
