import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'

export type Pool = {
  /** Runs an exported function of the pool's file. Ends its thread, and throws, after `timeout` milliseconds. */
  run<Result>(name: string, task: unknown, timeout: number): Promise<Result>
  close(): Promise<void>
}

/** How long a new thread may take to load, on a busy machine. */
const LOAD_TIMEOUT = 120_000
/** How long a thread without work is kept: loading another takes a second or more. */
const IDLE_TIMEOUT = 600_000

/** Threads that run one task each; its time counts from its start, not from its wait or the thread's loading. */
export function openPool(filename: string, threads: number): Pool {
  const pool = new Piscina({ filename, minThreads: 0, maxThreads: threads, idleTimeout: IDLE_TIMEOUT, execArgv: [] })
  const waiting: (() => void)[] = []
  let free = threads

  async function take(): Promise<void> {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  function give(): void {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
  return {
    async run<Result>(name: string, task: unknown, timeout: number): Promise<Result> {
      await take()
      const limit = limitTime(timeout)
      try {
        // A body moves to the thread instead of being copied.
        const body = task instanceof Uint8Array ? [task.buffer as ArrayBuffer] : []
        const transferList = [limit.begun, ...body]
        return (await pool.run({ task, begun: limit.begun }, { name, transferList, signal: limit.signal })) as Result
      } finally {
        limit.end()
        give()
      }
    },
    close: () => pool.destroy(),
  }
}

/** Aborts `timeout` milliseconds after the word that the task has begun. */
function limitTime(timeout: number) {
  const { port1, port2 } = new MessageChannel()
  const late = new AbortController()
  let timer = setTimeout(() => late.abort(), LOAD_TIMEOUT)
  port1.once('message', () => {
    clearTimeout(timer)
    timer = setTimeout(() => late.abort(), timeout)
  })
  return {
    begun: port2,
    signal: late.signal,
    end() {
      clearTimeout(timer)
      port1.close()
    },
  }
}
