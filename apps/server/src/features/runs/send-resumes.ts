import { BATCH_SIZE } from '@evenhand/model'
import type { Trx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { noteJob } from './resumes-store.ts'

/** Sends queued resumes to be analysed, ten a job, with the caller's transaction. */
export async function sendResumes(
  deps: Pick<Deps, 'queue'>,
  trx: Trx,
  batch: { runId: string; ids: string[]; priority?: number },
): Promise<void> {
  for (let start = 0; start < batch.ids.length; start += BATCH_SIZE) {
    const resumeIds = batch.ids.slice(start, start + BATCH_SIZE)
    const jobId = await deps.queue.send(trx, { runId: batch.runId, resumeIds }, batch.priority)
    await noteJob(trx, resumeIds, jobId)
  }
}
