import type { Run } from '@evenhand/model'
import type { Trx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Owner } from '../../http/owner.ts'
import type { ReceivedResume } from '../../jobs/receive-work.ts'
import { loadKey } from './load-key.ts'
import { reopenRun } from './reopen-run.ts'
import { listPlaces, refillFailed } from './resumes-store.ts'
import { safeFileName } from './safe-file-name.ts'
import { sealName, sealText } from './sealed-resume.ts'

type Replacement = { owner: Owner; runId: string; resumes: ReceivedResume[] }

/**
 * Puts other files into the places of failed ones of a finished run and analyses them.
 * Files without a text, and places that have not failed, change nothing. Throws as `reopenRun` does.
 */
export async function replaceResumes(deps: Deps, request: Replacement): Promise<Run> {
  const { owner, runId } = request
  const places = await sealReplacements(deps, request)
  const queue = async (trx: Trx) => {
    const ids: string[] = []
    for (const place of places) if (await refillFailed(trx, runId, place)) ids.push(place.id)
    return { queued: ids, waiting: [], failed: ids.length }
  }
  return reopenRun(deps, { owner, runId, queue, ended: 'done' })
}

/** Names and texts, sealed for their places before the transaction begins. */
async function sealReplacements(deps: Deps, { owner, runId, resumes }: Replacement) {
  const key = await loadKey(deps, owner.id)
  const positions = resumes.map(({ position }) => position)
  const ids = await listPlaces(deps.db, { ownerId: owner.id, runId, positions })
  return resumes.flatMap((item) => {
    const id = ids.get(item.position)
    if (id === undefined || 'error' in item) return []
    const { fileName, resume } = item
    return [{ id, sealedName: sealName(key, id, safeFileName(fileName)), sealed: sealText(key, id, resume) }]
  })
}
