import { Worker } from 'node:worker_threads'
import type { PGliteLike } from 'pg-boss'
import { createLock } from './create-lock.ts'
import { READY, type PgliteAnswer, type PgliteFailure, type PgliteRequest } from './pglite-messages.ts'

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never
type Pending = { resolve: (value: unknown) => void; reject: (error: Error) => void }

export type PgliteResult = { rows: unknown[]; affectedRows?: number }
/** The one connection, held until it is given back. */
export type Lease = { query(sql: string, params?: readonly unknown[]): Promise<PgliteResult>; release(): void }

/** The embedded database on its own thread. What pg-boss needs of it, and a lease for everything else. */
export type Pglite = Required<Omit<PGliteLike, 'onLeaderChange'>> & {
  lease(): Promise<Lease>
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

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
  const lock = createLock()
  const query = async (sql: string, params: readonly unknown[] = []): Promise<PgliteResult> =>
    (await thread.ask({ op: 'query', sql, params })) as PgliteResult
  async function locked<T>(work: () => Promise<T>): Promise<T> {
    const release = await lock()
    return work().finally(release)
  }
  let closed = false

  return {
    query: (sql, params) => locked(async () => (await query(sql, params)) as { rows: never[] }),
    lease: async () => ({ query, release: await lock() }),
    exec: (sql) => locked(async () => (await thread.ask({ op: 'exec', sql })) as { rows: never[] }[]),
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
      if (closed) return
      closed = true
      await locked(() => thread.ask({ op: 'close' }))
      await thread.end()
    },
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
    ask(request: Unnumbered<PgliteRequest>): Promise<unknown> {
      const id = next++
      const answer = wait(id)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage({ ...request, id })
      return answer
    },
    end: () => worker.terminate(),
  }
}
