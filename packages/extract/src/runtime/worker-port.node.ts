import { parentPort } from 'node:worker_threads'
import type { FromWorker, ToWorker } from '../pool/worker-message.ts'

/** Calls `handle` for each message of the pool. */
export function listen(handle: (message: ToWorker) => void): void {
  parentPort?.on('message', handle)
}

/** Answers the pool. */
export function answer(message: FromWorker): void {
  parentPort?.postMessage(message)
}
