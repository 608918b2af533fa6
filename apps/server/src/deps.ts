import type { Clock } from '@evenhand/llm/client'
import { loadMasterKeys, type MasterKeys } from './crypto/master-keys.ts'
import type { Secret } from './crypto/secret.ts'
import { loadSecret } from './crypto/secret.ts'
import { createVault, type Vault } from './crypto/vault.ts'
import { connect, type Connection } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { prepareRole } from './db/row-scope.ts'
import type { Db } from './db/schema.ts'
import type { Env } from './env.ts'
import { createAccounts, type Accounts } from './features/accounts/create-accounts.ts'
import { createMeter, type Meter } from './features/allowance/meter.ts'
import { createJudge, type Judge } from './features/models/create-judge.ts'
import { openSandbox, type Sandbox } from './features/sandbox/open-sandbox.ts'
import { createLimiter, type Limiter } from './http/limit-rate.ts'
import { createLog, type Log } from './http/log.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { openEngine, type Engine, type EngineOptions } from './jobs/engine.ts'
import { measureEngine } from './jobs/measure-engine.ts'
import { openQueue, type Queue } from './jobs/queue.ts'
import { createSignals, type Signals } from './jobs/signals.ts'
import { openPost, type Post } from './mail/open-post.ts'
import { openPayments, type Payments } from './plans/open-payments.ts'

/** Everything that features need of the world outside; opened once, handed to all. */
export type Deps = {
  env: Env
  db: Db
  secret: Secret
  /** The owners' keys. */
  vault: Vault
  queue: Queue
  engine: Engine
  /** Chooses between the built-in engine and a language model. */
  judge: Judge
  meter: Meter
  accounts: Accounts
  limiter: Limiter
  post: Post
  payments: Payments
  /** The stand-in of the payment provider, where it is in use. */
  sandbox?: Sandbox
  signals: Signals
  log: Log
  metrics: Metrics
  /** Aborted when the server stops; ends the open streams. */
  stopping: AbortController
  close(): Promise<void>
}

export type DepsOptions = {
  connection?: Connection
  secret?: Secret
  masterKeys?: MasterKeys
  /** How the engine is opened, or one that is open already: whoever opened that closes it. */
  engine?: EngineOptions | Engine
  log?: Log
  /** Time as a language model's client sees it; tests pass one that runs fast. */
  modelClock?: Clock
}

/** The embedded database belongs to one process; a database that allows no second wall is used without, and it is said. */
async function prepareRows({ db, pglite }: Connection, log: Log): Promise<void> {
  if (pglite) return
  await prepareRole(db).catch((error: unknown) => log.error({ event: 'row-security', code: 'off', error }))
}

/** What is cut off because the server stops is no fault that anybody should be woken for. */
function createReporter(log: Log, stopping: AbortSignal) {
  return (event: string) =>
    (error: unknown): void =>
      stopping.aborted ? log.info({ event, code: 'stopping', error }) : log.error({ event, error })
}

async function findEngine(env: Env, { engine = {} }: DepsOptions, onError: EngineOptions['onError']): Promise<Engine> {
  if ('analyze' in engine) return engine
  return openEngine({ threads: env.WORKER_THREADS, onError, ...engine })
}

/** Opens the database, brings it up to date, and starts the queue and the engine's threads. */
export async function openDeps(env: Env, options: DepsOptions = {}): Promise<Deps> {
  const log = options.log ?? createLog(env.LOG_LEVEL)
  const stopping = new AbortController()
  const report = createReporter(log, stopping.signal)
  const secret = options.secret ?? (await loadSecret(env.DATA_DIR))
  const masterKeys = options.masterKeys ?? (await loadMasterKeys(env))
  const connection = options.connection ?? (await connect(env))
  const closing: (() => Promise<void>)[] = [() => connection.close()]
  const close = async (): Promise<void> => {
    for (const step of closing.toReversed()) await step()
  }
  try {
    const { db } = connection
    await migrate(db)
    await prepareRows(connection, log)
    const vault = createVault(db, masterKeys)
    await vault.listInUse()
    const metrics = createMetrics()
    const plain = await findEngine(env, options, report('engine'))
    const engine = measureEngine(plain, metrics)
    if (plain !== options.engine) closing.push(() => engine.close())
    // Closed first: what its workers are doing may still need the engine and the database.
    const queue = await openQueue(connection, report('queue'), env.model !== undefined)
    closing.push(() => queue.stop())
    const meter = createMeter(db, env, secret)
    const standIn = openSandbox(db, secret)
    const payments = openPayments(env, standIn)
    const sandbox = payments.mode === 'sandbox' ? standIn : undefined
    const post = openPost(env)
    closing.push(async () => post.close())
    const accounts = createAccounts({ db, env, secret, post, log })
    closing.push(() => accounts.settle())
    const limiter = createLimiter({ db, env, secret })
    const judging = {
      env,
      connection,
      secret,
      engine,
      log,
      metrics,
      stopping: stopping.signal,
      clock: options.modelClock,
    }
    const judge = createJudge(judging)
    const people = { accounts, limiter, post }
    const counted = { judge, meter, metrics, payments, sandbox }
    const opened = { env, db, secret, vault, queue, engine }
    return { ...opened, ...people, ...counted, signals: createSignals(), log, stopping, close }
  } catch (error) {
    await close()
    throw error
  }
}
