import { type Clock, createModelClient, engineOf, type ModelClient, type ModelSettings } from '@evenhand/llm/client'
import type { Engine as EngineName } from '@evenhand/model'
import type { Secret } from '../../crypto/secret.ts'
import type { Connection } from '../../db/connect.ts'
import type { Env } from '../../env.ts'
import type { Log } from '../../http/log.ts'
import type { Metrics } from '../../http/metrics.ts'
import type { Engine } from '../../jobs/engine.ts'
import type { AnalyzeResult, AnalyzeTask } from '../../jobs/engine-work.ts'
import { judgeWithModel } from './judge-with-model.ts'
import { createKeyStore } from './model-keys-store.ts'
import { mayUseModel } from './may-use-model.ts'
import { createSpendingStore } from './spending-store.ts'

/** One resume to judge, of a run, for a claim on it. */
export type JudgeWork = {
  run: { id: string; owner_id: string; language: string; engine_id: string }
  claim: { id: string; fence: number; attempts: number; claims: number }
  task: AnalyzeTask
}

/** Chooses between the built-in engine and the configured language model. */
export type Judge = {
  /** For everybody to know: `built-in`, or the provider and model in use. */
  inUse: string
  /** The one door to the model of this process; absent where none is configured. */
  client: ModelClient | undefined
  /** The engine that a new run of this owner is judged by. */
  engineFor(ownerId: string): Promise<EngineName>
  /** Judges by the run's engine. A run that began with the built-in one stays with it. */
  judge(work: JudgeWork): Promise<AnalyzeResult>
}

export type JudgeParts = {
  env: Env
  connection: Connection
  secret: Secret
  engine: Engine
  log: Log
  metrics: Metrics
  stopping: AbortSignal
  /** Time as the model's client sees it; tests pass one that runs fast. */
  clock?: Clock
}

export function createJudge(parts: JudgeParts): Judge {
  const { env, engine, connection } = parts
  const { db } = connection
  const settings = env.model
  if (settings === undefined) {
    return {
      inUse: engine.name.id,
      client: undefined,
      engineFor: async () => engine.name,
      judge: ({ task }) => engine.analyze(task),
    }
  }
  const client = connectModel(parts, settings)
  const modelName = engineOf(settings)
  return {
    inUse: `${settings.provider} ${settings.model}`,
    client,
    engineFor: async (ownerId) => ((await mayUseModel({ db, env }, ownerId)) ? modelName : engine.name),
    async judge(work) {
      const { run, task } = work
      const isModels = run.engine_id !== engine.name.id && (await mayUseModel({ db, env }, run.owner_id))
      return isModels ? judgeWithModel({ ...parts, db, client }, work) : engine.analyze(task)
    },
  }
}

function connectModel(parts: JudgeParts, settings: ModelSettings): ModelClient {
  const { connection, secret, log, clock } = parts
  return createModelClient(settings, {
    clock,
    secret: secret.sign('model', 'fence'),
    spending: createSpendingStore(connection.db),
    // The embedded database has one process only, whose own memory is enough.
    keys: connection.pglite === undefined ? createKeyStore(connection.db) : undefined,
    log: ({ failure, calls }) => log.info({ event: 'model-call-failed', code: String(failure), count: Number(calls) }),
  })
}
