import { Worker } from 'node:worker_threads'
import type { FromWorker, WorkerEvents, WorkerHandle } from '../pool/worker-message.ts'

/** Starts a thread that reads files. */
export function startWorker(events: WorkerEvents): WorkerHandle {
  const worker = new Worker(new URL('../pool/extract-worker.ts', import.meta.url))
  let ended = false
  const end = (): void => {
    if (!ended) events.onEnd()
    ended = true
  }
  worker.on('message', (message: FromWorker) => events.onMessage(message))
  worker.on('error', end)
  worker.on('exit', end)
  return {
    post: (message) => worker.postMessage(message),
    terminate: () => {
      ended = true
      void worker.terminate()
    },
  }
}
