import { BATCH_SIZE } from '@evenhand/model'
import type { Trx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { findPriority } from '../../plans/find-priority.ts'
import { noteJob } from './claims-store.ts'

/** Sends queued resumes to be analysed, ten a job, with the caller's transaction. */
export async function sendResumes(
  deps: Pick<Deps, 'queue'>,
  trx: Trx,
  batch: { runId: string; ids: string[]; priority?: number },
): Promise<void> {
  const priority = (batch.priority ?? 0) + (await findPriority(trx, batch.runId))
  for (let start = 0; start < batch.ids.length; start += BATCH_SIZE) {
    const resumeIds = batch.ids.slice(start, start + BATCH_SIZE)
    const jobId = await deps.queue.send(trx, { runId: batch.runId, resumeIds }, priority)
    await noteJob(trx, resumeIds, jobId)
  }
}
