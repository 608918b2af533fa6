import {
  askAll,
  type BudgetLimits,
  engineOf,
  isForGood,
  type ModelClient,
  ModelError,
  MODEL_TIME,
  servesBuiltIn,
} from '@evenhand/llm/client'
import { MAX_CALLS_PER_RESUME } from '@evenhand/model'
import type { Db } from '../../db/schema.ts'
import type { AnalyzeResult } from '../../jobs/engine-work.ts'
import type { JudgeParts, JudgeWork } from './create-judge.ts'
import { findUsed } from './model-calls-store.ts'
import { recordCalls } from './record-calls.ts'

type Parts = Pick<JudgeParts, 'engine' | 'metrics' | 'stopping'> & { db: Db; client: ModelClient }

/**
 * One resume, judged by the language model within what is left of its calls and its time. The built-in engine judges
 * where the day's money is spent or the provider is down; its name is then in the row.
 */
export async function judgeWithModel(parts: Parts, { run, claim, task }: JudgeWork): Promise<AnalyzeResult> {
  const { db, engine, client } = parts
  const { passes } = client.settings
  const isFirst = claim.attempts === 0 && claim.claims === 1
  const used = await findUsed(db, { ...claim, isFirst })
  const calls = MAX_CALLS_PER_RESUME * passes - used.calls
  if (calls <= 0) return { error: 'analysis-failed', isFinal: true }
  const modelTask = { ...task, language: run.language, passes, secret: client.secret }
  const questions = await engine.compose(modelTask)
  if ('error' in questions) return questions
  const asker = { runId: run.id, resumeId: claim.id, fence: claim.fence, turn: used.turn }
  const limits: BudgetLimits = {
    ...recordCalls({ db, client, metrics: parts.metrics }, asker),
    calls,
    ...(used.calls > 0 ? { time: Math.max(0, MODEL_TIME * passes - used.time) } : {}),
    signal: parts.stopping,
  }
  try {
    const answers = JSON.stringify(await askAll(client, questions, limits))
    return await engine.judge({ ...modelTask, answers, engine: engineOf(client.settings) })
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    if (servesBuiltIn(error)) return engine.analyze(task)
    return { error: error.code, isFinal: isForGood(error) || error.calls >= calls }
  }
}
