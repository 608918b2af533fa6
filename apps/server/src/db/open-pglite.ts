import { Worker } from 'node:worker_threads'
import type { PGlite as PgliteOfKysely, PGliteQueryResults, PGliteTransaction } from 'kysely'
import type { PGliteLike } from 'pg-boss'
import { READY, type PgliteAnswer, type PgliteFailure, type PgliteRequest } from './pglite-messages.ts'

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never
type Pending = { resolve: (value: unknown) => void; reject: (error: Error) => void }

/** The embedded database on its own thread, as Kysely and pg-boss want to see it. */
export type Pglite = Required<Omit<PGliteLike, 'onLeaderChange'>> & PgliteOfKysely & { dump(): Promise<Uint8Array> }

/** A statement the embedded database refused; `code` is PostgreSQL's. */
export class PgliteError extends Error {
  override readonly name = 'PgliteError'
  readonly code: string | undefined
  readonly constraint: string | undefined
  readonly detail: string | undefined
  constructor(failure: PgliteFailure) {
    super(failure.message)
    this.code = failure.code
    this.constraint = failure.constraint
    this.detail = failure.detail
  }
}

/** Opens the folder (in memory without one), or a copy of a dump. Throws PgliteError. */
export async function openPglite(source: { folder?: string; dump?: Uint8Array }): Promise<Pglite> {
  const thread = openThread(source)
  await thread.ready
  const locked = createMutex()
  const query = async <T>(sql: string, params: unknown[] = []): Promise<PGliteQueryResults<T>> =>
    (await thread.ask({ op: 'query', sql, params })) as PGliteQueryResults<T>

  const database: Pglite = {
    closed: false,
    ready: true,
    waitReady: Promise.resolve(),
    query: <T>(sql: string, params?: unknown[]) => locked(() => query<T>(sql, params)),
    exec: (sql) => locked(async () => (await thread.ask({ op: 'exec', sql })) as { rows: never[] }[]),
    transaction: (work) => locked(() => runTransaction(query, work)),
    dump: () => locked(async () => (await thread.ask({ op: 'dump' })) as Uint8Array),
    async listen(channel, callback) {
      thread.listeners.set(channel, callback)
      await locked(() => thread.ask({ op: 'listen', channel }))
      return async () => {
        thread.listeners.delete(channel)
        await locked(() => thread.ask({ op: 'unlisten', channel }))
      }
    },
    async close() {
      if (database.closed) return
      database.closed = true
      await locked(() => thread.ask({ op: 'close' }))
      await thread.end()
    },
  }
  return database
}

async function runTransaction<T>(
  query: PGliteTransaction['query'],
  work: (trx: PGliteTransaction) => Promise<T>,
): Promise<T> {
  const rollback = async (): Promise<void> => void (await query('rollback'))
  await query('begin')
  try {
    const result = await work({ query, rollback })
    await query('commit')
    return result
  } catch (error) {
    await rollback()
    throw error
  }
}

/** Runs one piece of work after the other. */
function createMutex(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work, work)
    last = result.catch(() => undefined)
    return result
  }
}

function openThread(workerData: { folder?: string; dump?: Uint8Array }) {
  const worker = new Worker(new URL('pglite-thread.ts', import.meta.url), { workerData, execArgv: [] })
  const pending = new Map<number, Pending>()
  const listeners = new Map<string, (payload: string) => void>()
  let next: number = READY

  const wait = (id: number): Promise<unknown> => new Promise((resolve, reject) => pending.set(id, { resolve, reject }))
  const ready = wait(next++)

  worker.on('message', (answer: PgliteAnswer) => {
    if ('channel' in answer) return listeners.get(answer.channel)?.(answer.payload)
    const waiting = pending.get(answer.id)
    pending.delete(answer.id)
    if ('error' in answer) waiting?.reject(new PgliteError(answer.error))
    else waiting?.resolve(answer.result)
  })
  const fail = (error: Error): void => {
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('the embedded database has stopped')))

  return {
    ready,
    listeners,
    async ask(request: Unnumbered<PgliteRequest>): Promise<unknown> {
      const id = next++
      const answer = wait(id)
      worker.postMessage({ ...request, id })
      return answer
    },
    end: () => worker.terminate(),
  }
}
