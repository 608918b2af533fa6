import type { RunEvent } from '@evenhand/model'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import type { Db, Trx } from '../../db/schema.ts'
import { openResume, toRowJson, type RowRecord } from './sealed-resume.ts'
import { toProgress, type RunHead } from './runs-store.ts'

/** A message of a stream: its id, and a RunEvent as JSON. */
export type RunMessage = { id: number; data: string }

const MESSAGES_AT_ONCE = 500

/**
 * Notes what changed: the resumes, then the run's progress. The run must be locked, so that the order of ids
 * is the order in which they become visible, and a stream that goes on after an id misses nothing.
 */
export async function insertEvents(trx: Trx, run: RunHead, resumeIds: string[]): Promise<void> {
  const progress: RunEvent = { type: 'progress', state: run.state, progress: toProgress(run) }
  await trx
    .insertInto('run_events')
    .values([
      ...resumeIds.map((id) => ({ run_id: run.id, type: 'resume' as const, resume_id: id, body: null })),
      { run_id: run.id, type: 'progress' as const, resume_id: null, body: JSON.stringify(progress) },
    ])
    .execute()
}

/** The run's messages after an id, in order; of several counts of progress only the last of the slice. */
export async function listMessages(
  db: Db,
  key: OwnerKey,
  wanted: { runId: string; after: number },
): Promise<RunMessage[]> {
  const events = await db
    .selectFrom('run_events')
    .leftJoin('resumes', 'resumes.id', 'run_events.resume_id')
    .select(['run_events.id as event_id', 'run_events.type', 'run_events.body'])
    .select(['resumes.id', 'resumes.position', 'resumes.file_name', 'resumes.state', 'resumes.error', 'resumes.row'])
    .select('resumes.decision')
    .where('run_events.run_id', '=', wanted.runId)
    .where('run_events.id', '>', String(wanted.after))
    .orderBy('run_events.id')
    .limit(MESSAGES_AT_ONCE)
    .execute()
  const lastProgress = events.findLastIndex((event) => event.type === 'progress')
  const messages: RunMessage[] = []
  for (const [index, event] of events.entries()) {
    const id = Number(event.event_id)
    if (event.type === 'resume')
      messages.push({ id, data: `{"type":"resume","row":${toRowJson(openResume(key, event as RowRecord))}}` })
    else if (index === lastProgress) messages.push({ id, data: event.body! })
  }
  return messages
}
