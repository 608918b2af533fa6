import { EventEmitter } from 'node:events'

/** Tells the streams of this process that a run has news; what they are is read from the database. */
export type Signals = {
  notify(runId: string): void
  /** Resolves at the run's next news, after `timeout` milliseconds, or when aborted. */
  next(runId: string, timeout: number, signal: AbortSignal): Promise<void>
}

export function createSignals(): Signals {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  return {
    notify: (runId) => void emitter.emit(runId),
    next: (runId, timeout, signal) =>
      new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer)
          emitter.off(runId, end)
          signal.removeEventListener('abort', end)
          resolve()
        }
        const timer = setTimeout(end, timeout)
        emitter.on(runId, end)
        signal.addEventListener('abort', end)
        if (signal.aborted) end()
      }),
  }
}
