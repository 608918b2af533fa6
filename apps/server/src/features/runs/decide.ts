import type { Decision } from '@evenhand/model'
import { appendDecision, openChain } from '../../crypto/decision-log.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { saveDecisionOf } from './decisions-store.ts'
import { loadKey } from './load-key.ts'
import { findResume } from './resumes-store.ts'
import { insertEvents } from './run-events-store.ts'
import { lockRun } from './runs-store.ts'
import { sealDecision, toRowJson } from './sealed-resume.ts'

/**
 * Keeps what a person decided about a candidate: reason and note sealed, the decision in the log, the row in the
 * run's stream. Returns the row as JSON. Throws AppError 'not-found'.
 */
export async function decide(
  deps: Deps,
  request: { ownerId: string; runId: string; resumeId: string; decision: Decision },
): Promise<string> {
  const { ownerId, runId, resumeId, decision } = request
  const key = await loadKey(deps, ownerId)
  const chain = await openChain(deps.vault, ownerId)
  const isEmpty = decision.value === null && decision.reason === '' && decision.note === ''
  const sealed = isEmpty ? null : sealDecision(key, resumeId, JSON.stringify(decision))
  await transaction(deps.db, async (trx) => {
    const run = await lockRun(trx, runId, ownerId)
    const saved = run && (await saveDecisionOf(trx, { runId, id: resumeId }, sealed))
    if (!run || !saved) throw new AppError('not-found', 404)
    await insertEvents(trx, run, [resumeId])
    const withReason = decision.reason !== ''
    await appendDecision(trx, chain, { kind: 'decision', runId, resumeId, value: decision.value, withReason })
  })
  deps.signals.notify(runId)
  const found = await findResume(deps.db, key, { runId, id: resumeId })
  if (!found) throw new AppError('not-found', 404)
  return toRowJson(found)
}
