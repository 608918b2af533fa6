import type { Secret } from './crypto/secret.ts'
import { loadSecret } from './crypto/secret.ts'
import { connect, type Connection } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import type { Db } from './db/schema.ts'
import type { Env } from './env.ts'
import { createMeter, type Meter } from './features/allowance/meter.ts'
import { createLog, type Log } from './http/log.ts'
import { openEngine, type Engine, type EngineOptions } from './jobs/engine.ts'
import { openQueue, type Queue } from './jobs/queue.ts'
import { createSignals, type Signals } from './jobs/signals.ts'

/** Everything that features need of the world outside; opened once, handed to all. */
export type Deps = {
  env: Env
  db: Db
  secret: Secret
  queue: Queue
  engine: Engine
  meter: Meter
  signals: Signals
  log: Log
  /** Aborted when the server stops; ends the open streams. */
  stopping: AbortController
  close(): Promise<void>
}

export type DepsOptions = { connection?: Connection; secret?: Secret; engine?: EngineOptions; log?: Log }

/** Opens the database, brings it up to date, and starts the queue and the engine's threads. */
export async function openDeps(env: Env, options: DepsOptions = {}): Promise<Deps> {
  const log = options.log ?? createLog(env.LOG_LEVEL)
  const secret = options.secret ?? (await loadSecret(env.DATA_DIR))
  const connection = options.connection ?? (await connect(env))
  const closing: (() => Promise<void>)[] = [() => connection.close()]
  const close = async (): Promise<void> => {
    for (const step of closing.toReversed()) await step()
  }
  try {
    const { db } = connection
    await migrate(db)
    const onError = (error: unknown): void => log.error({ event: 'engine', error })
    const engine = await openEngine({ threads: env.WORKER_THREADS, onError, ...options.engine })
    closing.push(() => engine.close())
    // Closed first: what its workers are doing may still need the engine and the database.
    const queue = await openQueue(connection, (error) => log.error({ event: 'queue', error }))
    closing.push(() => queue.stop())
    const meter = createMeter(db, env, secret)
    const stopping = new AbortController()
    return { env, db, secret, queue, engine, meter, signals: createSignals(), log, stopping, close }
  } catch (error) {
    await close()
    throw error
  }
}
