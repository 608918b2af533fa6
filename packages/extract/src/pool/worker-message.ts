import type { FailureCode, ResumeText } from '@evenhand/model'
import type { ExtractAssets } from '../runtime/extract-assets.ts'

/** What a pool tells its worker. */
export type ToWorker =
  | { type: 'configure'; assets: ExtractAssets }
  | { type: 'extract'; bytes: Uint8Array; fileName: string; deferOcr: boolean }

/** What a worker answers: progress, and one of the others for each file. */
export type FromWorker =
  | { type: 'progress'; done: number; total: number }
  | { type: 'done'; resume: ResumeText }
  | { type: 'needs-ocr' }
  /** `broken`: the worker can no longer be trusted. */
  | { type: 'failed'; code: FailureCode; broken: boolean }

/** A worker of either runtime. `onEnd` is called once, when it ends by itself. */
export type WorkerHandle = { post(message: ToWorker): void; terminate(): void }
export type WorkerEvents = { onMessage(message: FromWorker): void; onEnd(): void }
