import { contentHash, Engine, JobProfile } from '@evenhand/model'
import { z } from 'zod'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import { transaction } from '../../db/transaction.ts'
import type { Trx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { lookupOf } from './lookup-of.ts'
import { macOfJob } from './create-run.ts'
import { openResume, resealResume } from './sealed-resume.ts'
import { jobPlace, lockRunsOf, type RunHead } from './runs-store.ts'

type Keys = { from: OwnerKey; to: OwnerKey }

/**
 * Gives all runs of a guest to an account, sealed anew by the account's key; the guest's key is destroyed with what
 * is left of the guest. Work on a run that is under way is delivered again.
 */
export async function takeOverRuns(deps: Deps, people: { guestId: string; userId: string }): Promise<void> {
  const { guestId } = people
  const ownerId = `user:${people.userId}`
  const from = await deps.vault.findKey(guestId)
  if (!from) return
  const to = await deps.vault.keyOf(ownerId)
  const moved = await transaction(deps.db, async (trx) => {
    await deps.vault.holdKey(trx, to)
    const runs = await lockRunsOf(trx, guestId)
    for (const run of runs) await moveRun(trx, { from, to }, run)
    for (const table of ['charges', 'ledger'] as const) {
      await trx.updateTable(table).set({ owner_id: ownerId }).where('owner_id', '=', guestId).execute()
    }
    await trx.deleteFrom('guests').where('id', '=', guestId).execute()
    await deps.vault.destroyKey(trx, guestId)
    return runs
  })
  for (const { id } of moved) deps.signals.notify(id)
}

async function moveRun(trx: Trx, keys: Keys, run: RunHead): Promise<void> {
  const { from, to } = keys
  const { job } = await trx.selectFrom('runs').select('job').where('id', '=', run.id).executeTakeFirstOrThrow()
  const opened = job === null ? undefined : from.open(jobPlace(run.id), job)
  const next = { ...run, owner_id: to.ownerId, job_hash: moveJobHash(keys, run.job_hash, opened) }
  await trx
    .updateTable('runs')
    .set({
      owner_id: next.owner_id,
      job: opened === undefined ? null : to.seal(jobPlace(run.id), opened),
      job_hash: next.job_hash,
      // Keyed by the guest's key: nobody can ask for them again.
      idempotency_key: null,
    })
    .where('id', '=', run.id)
    .execute()
  const ids = await trx.selectFrom('resumes').select('id').where('run_id', '=', run.id).execute()
  for (const { id } of ids) await moveResume(trx, keys, { run: next, id })
}

async function moveResume(trx: Trx, { from, to }: Keys, { run, id }: { run: RunHead; id: string }): Promise<void> {
  const record = await trx.selectFrom('resumes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { analysis } = openResume(from, record)
  const made = analysis === null ? undefined : Made.parse(JSON.parse(analysis))
  const lookup = made === undefined ? null : lookupOf(to, run, made)
  const content_hash = made === undefined ? null : to.mac('content', made.contentHash)
  await trx
    .updateTable('resumes')
    .set({ ...resealResume(from, to, record), lookup, content_hash })
    .where('id', '=', id)
    .execute()
}

const Made = z.object({ contentHash: z.string(), engine: Engine })

/** The hash was made of the job's text, or of the job as it was edited: whichever the guest's key confirms. */
function moveJobHash({ from, to }: Keys, known: string | null, job: string | undefined): string | null {
  if (known === null || job === undefined) return null
  const { text, requirements } = JobProfile.parse(JSON.parse(job))
  const hashes = [text, JSON.stringify([text, requirements])].map(contentHash)
  const hash = hashes.find((candidate) => macOfJob(from, candidate) === known)
  return hash === undefined ? null : macOfJob(to, hash)
}
