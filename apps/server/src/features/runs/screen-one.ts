import type { RunRequest } from '@evenhand/model'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { Owner } from '../../http/owner.ts'
import type { StoredResume } from '../../jobs/words-work.ts'
import { addResumes } from './add-resumes.ts'
import { loadKey } from './load-key.ts'
import { lookupOf } from './lookup-of.ts'
import { macOfJob, placeRun } from './create-run.ts'
import { plainResume } from './plain-resume.ts'
import { findByLookup, findSole } from './resumes-store.ts'
import { type ResumeRecord } from './sealed-resume.ts'

export type OneOrder = { owner: Owner; text: string; fileName: string; jobDescription?: string; language: string }
export type AnalysisKey = { ownerId: string; contentHash: string; jobHash?: string; language: string; byAny?: boolean }

/** Somebody waits for the answer. */
const PRIORITY = 10
const PATIENCE = 60_000
const LOOK_AGAIN = 500

/** Screens one text as a run of its own and waits for the result. Throws AppError 'unavailable' where there is none. */
export async function screenOne(deps: Deps, order: OneOrder): Promise<StoredResume> {
  const { owner, text, fileName, jobDescription, language } = order
  const request: RunRequest = { fileNames: [fileName], jobDescription, language }
  const run = await placeRun(deps, { owner, request })
  const resume = JSON.stringify(plainResume(text, fileName))
  const resumes = [{ position: 0, fileName, resume }]
  await addResumes(deps, { ownerId: owner.id, runId: run.id, resumes, priority: PRIORITY })
  const found = await waitForResult(deps, await loadKey(deps, owner.id), run.id)
  if (found?.state !== 'done') throw new AppError('unavailable', 503, { reason: found?.error ?? 'timed-out' })
  return toStored({ ...found, resume })
}

async function waitForResult(deps: Deps, key: OwnerKey, runId: string): Promise<ResumeRecord | undefined> {
  const patience = AbortSignal.any([AbortSignal.timeout(PATIENCE), deps.stopping.signal])
  while (!patience.aborted) {
    const news = deps.signals.next(runId, LOOK_AGAIN, patience)
    const found = await findSole(deps.db, key, runId)
    if (found?.state === 'done' || found?.state === 'failed') return found
    await news
  }
  return undefined
}

/**
 * The owner's analysis of a text for the same job and language, by the engine in use; `byAny`: or by the built-in one,
 * which stands in for a language model that fails.
 */
export async function findAnalysis(deps: Deps, key: AnalysisKey): Promise<StoredResume | undefined> {
  const ownerKey = await deps.vault.findKey(key.ownerId)
  if (!ownerKey) return undefined
  const { contentHash, language, jobHash } = key
  const run = { job_hash: jobHash ? macOfJob(ownerKey, jobHash) : null, language }
  const inUse = await deps.judge.engineFor(key.ownerId)
  for (const engine of key.byAny ? [inUse, deps.engine.name] : [inUse]) {
    const found = await findByLookup(deps.db, ownerKey, lookupOf(ownerKey, run, { contentHash, engine }))
    // Without its text the record cannot be told in full; the sender has the text and can ask anew.
    if (found && found.resume !== null) return toStored(found)
  }
  return undefined
}

function toStored({ analysis, resume }: ResumeRecord): StoredResume {
  if (analysis === null || resume === null) throw new Error('a finished resume without its analysis')
  return { analysis, resume }
}
