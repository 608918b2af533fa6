import type { FromWorker, ToWorker } from '../pool/worker-message.ts'

/** Calls `handle` for each message of the pool. */
export function listen(handle: (message: ToWorker) => void): void {
  globalThis.addEventListener('message', (event: MessageEvent<ToWorker>) => handle(event.data))
}

/** Answers the pool. */
export function answer(message: FromWorker): void {
  globalThis.postMessage(message)
}
