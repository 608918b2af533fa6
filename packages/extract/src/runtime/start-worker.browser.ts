import type { FromWorker, WorkerEvents, WorkerHandle } from '../pool/worker-message.ts'

/** Starts a module worker that reads files. */
export function startWorker(events: WorkerEvents): WorkerHandle {
  const worker = new Worker(new URL('../pool/extract-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', (event: MessageEvent<FromWorker>) => events.onMessage(event.data))
  worker.addEventListener('messageerror', () => events.onEnd())
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    events.onEnd()
  })
  return { post: (message) => worker.postMessage(message), terminate: () => worker.terminate() }
}
