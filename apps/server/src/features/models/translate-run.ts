import { addTranslation, type ModelClient, ModelError, translateSentences } from '@evenhand/llm/client'
import { Analysis, BATCH_SIZE, ResumeRow, type TranslateAnswer } from '@evenhand/model'
import type { OwnerKey } from '../../crypto/owner-key.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { mayUseModel } from './may-use-model.ts'
import { recordCalls } from './record-calls.ts'
import { findFinished, listUntranslated, loadOwnRun, noteTranslation, saveFinished } from './sealed-analysis-store.ts'

type Order = { ownerId: string; runId: string; language: string; resumeIds?: string[]; signal: AbortSignal }
type Translating = { deps: Deps; client: ModelClient; key: OwnerKey; order: Order }

/**
 * Puts the sentences a model wrote about some resumes of a run into another language, and keeps both. What the built-in
 * engine found is in codes and needs none of it. Throws AppError 'unavailable' where no model may be used.
 */
export async function translateRun(deps: Deps, order: Order): Promise<TranslateAnswer> {
  const { db, judge, vault } = deps
  const { ownerId, runId, language } = order
  const run = await loadOwnRun(db, ownerId, runId)
  const key = await vault.findKey(ownerId)
  if (!key || language === run.language) return { translated: [], failed: [], left: 0 }
  const open = await listUntranslated(db, runId, language)
  const wanted = new Set(order.resumeIds ?? open.slice(0, BATCH_SIZE))
  const ids = open.filter((id) => wanted.has(id))
  if (ids.length === 0) return { translated: [], failed: [], left: open.length }
  const { client } = judge
  if (client === undefined || !(await mayUseModel(deps, ownerId))) throw new AppError('unavailable', 503)
  const work: Translating = { deps, client, key, order }
  const ends = await Promise.all(ids.map(async (id) => ({ id, isDone: await translateOne(work, id) })))
  const translated = ends.filter(({ isDone }) => isDone).map(({ id }) => id)
  const failed = ends.filter(({ isDone }) => !isDone).map(({ id }) => id)
  return { translated, failed, left: open.length - translated.length }
}

/** False where the model failed. */
async function translateOne({ deps, client, key, order }: Translating, id: string): Promise<boolean> {
  const { db, metrics } = deps
  const { runId, language, signal } = order
  const found = await findFinished(db, key, { runId, id })
  if (!found) return false
  const asker = { runId, resumeId: id, fence: found.fence, turn: found.fence }
  try {
    const analysis = Analysis.parse(JSON.parse(found.analysis))
    const limits = {
      ...recordCalls({ db, client, metrics }, asker),
      signal: AbortSignal.any([signal, deps.stopping.signal]),
    }
    const translation = await translateSentences(analysis, language, { client, ...limits })
    return await transaction(db, async (trx) => {
      // Another language may have been added meanwhile.
      const now = await findFinished(trx, key, { runId, id, isLocked: true })
      if (now?.fence !== found.fence) return false
      const told = addTranslation(Analysis.parse(JSON.parse(now.analysis)), language, translation)
      const row: ResumeRow = { ...ResumeRow.parse(JSON.parse(now.row)), summary: told.words.summary }
      await saveFinished(trx, key, { ...now, row: JSON.stringify(row), analysis: JSON.stringify(told) })
      await noteTranslation(trx, now, language)
      return true
    })
  } catch (error) {
    if (error instanceof ModelError) return false
    throw error
  }
}
