import { BATCH_SIZE, type RerunRequest, type Run } from '@evenhand/model'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { Owner } from '../../http/owner.ts'
import { addResumes } from './add-resumes.ts'
import { createRun } from './create-run.ts'
import { listKept } from './decisions-store.ts'
import { loadKey } from './load-key.ts'
import { listStored } from './resumes-store.ts'
import { loadRun, toRun } from './runs-store.ts'

type RerunOrder = { owner: Owner; runId: string; request: RerunRequest; idempotencyKey?: string }

/**
 * Judges the kept texts of a finished run against another job, as a run of its own with an allowance of its own:
 * nothing is uploaded. Throws AppError 'not-found', 'conflict' while the run goes on or when no text is kept.
 */
export async function rerunRun(deps: Deps, { owner, runId, request, idempotencyKey }: RerunOrder): Promise<Run> {
  const key = await loadKey(deps, owner.id)
  const run = await loadRun(deps.db, key, runId)
  const kept = await listKept(deps.db, key, run.id)
  const isOpen = run.state === 'waiting' || run.state === 'running'
  if (isOpen || kept.length === 0) throw new AppError('conflict', 409)
  const fileNames = kept.map(({ fileName }) => fileName)
  const placed = await createRun(deps, { owner, request: { ...request, fileNames }, idempotencyKey })
  for (let start = 0; start < kept.length; start += BATCH_SIZE) {
    const ids = kept.slice(start, start + BATCH_SIZE).map(({ id }) => id)
    const resumes = await loadTexts(deps, key, { ids, start })
    await addResumes(deps, { ownerId: owner.id, runId: placed.id, resumes })
  }
  return toRun(await loadRun(deps.db, key, placed.id))
}

/** A text deleted meanwhile is a file that can no longer be read. */
async function loadTexts(deps: Deps, key: OwnerKey, { ids, start }: { ids: string[]; start: number }) {
  const stored = new Map((await listStored(deps.db, key, ids)).map((file) => [file.id, file]))
  return ids.map((id, index) => {
    const { file_name: fileName, resume } = stored.get(id) ?? {}
    const position = start + index
    return fileName && resume ? { position, fileName, resume } : { position, error: 'could-not-read' as const }
  })
}
