import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { watchMemory } from './watch-memory.ts'

export type Pool = {
  /**
   * Runs an exported function of the pool's file. Ends its thread, and throws, after `timeout` milliseconds, or where the
   * thread takes more memory than it may.
   */
  run<Result>(name: string, task: unknown, timeout: number): Promise<Result>
  close(): Promise<void>
}

/** How long a new thread may take to load, on a busy machine. */
const LOAD_TIMEOUT = 120_000
/** How long a thread without work is kept: loading another takes a second or more. */
const IDLE_TIMEOUT = 600_000

/**
 * Threads that run one task each; its time counts from its start, not from its wait or the thread's loading. With
 * `memory`, a thread that takes more bytes is ended.
 */
export function openPool(filename: string, threads: number, memory?: number): Pool {
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_TIMEOUT,
    execArgv: [],
    resourceLimits: memory === undefined ? {} : { maxOldGenerationSizeMb: Math.round(memory / 1e6) },
  })
  const watch = watchMemory(() => pool.threads, memory ?? Infinity)
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
      watch.begin()
      try {
        // A body moves to the thread instead of being copied.
        const body = task instanceof Uint8Array ? [task.buffer as ArrayBuffer] : []
        const transferList = [limit.begun, ...body]
        return (await pool.run({ task, begun: limit.begun }, { name, transferList, signal: limit.signal })) as Result
      } finally {
        limit.end()
        watch.end()
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
