import type { Run } from '@evenhand/model'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { Owner } from '../../http/owner.ts'
import type { ReceivedResume } from '../../jobs/engine-work.ts'
import { loadKey } from './load-key.ts'
import { listPlaces, refillFailed } from './resumes-store.ts'
import { insertEvents } from './run-events-store.ts'
import { loadRun, lockRun, toRun, updateRun } from './runs-store.ts'
import { safeFileName } from './safe-file-name.ts'
import { sealName, sealText } from './sealed-resume.ts'
import { sendResumes } from './send-resumes.ts'

type Replacement = { owner: Owner; runId: string; resumes: ReceivedResume[] }

/**
 * Puts other files into the places of failed ones of a finished run and analyses them; the others keep their results.
 * They are reserved anew. Files without a text, and places that have not failed, change nothing.
 * Throws AppError 'allowance-used-up'; 'conflict' while the run goes on.
 */
export async function replaceResumes(deps: Deps, request: Replacement): Promise<Run> {
  const { owner, runId } = request
  const key = await loadKey(deps, owner.id)
  const rules = await deps.meter.rulesFor(owner)
  const places = await sealReplacements(deps, request)
  await transaction(deps.db, async (trx) => {
    const finished = await lockRun(trx, runId, owner.id)
    if (!finished) throw new AppError('not-found', 404)
    if (finished.state !== 'done') throw new AppError('conflict', 409)
    const ids: string[] = []
    for (const place of places) if (await refillFailed(trx, runId, place)) ids.push(place.id)
    if (ids.length === 0) return
    // Nothing of the run is reserved any more, so the new reservation takes the old one's place.
    const allowanceIds = rules.map((rule) => rule.id)
    await deps.meter.reserve(trx, rules, { id: runId, ownerId: owner.id, allowanceIds, amount: ids.length })
    await sendResumes(deps, trx, { runId, ids })
    const reopened = await updateRun(trx, runId, { failed: -ids.length, state: 'running', allowanceIds })
    await insertEvents(trx, reopened, ids)
  })
  deps.signals.notify(runId)
  return toRun(await loadRun(deps.db, key, runId))
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
