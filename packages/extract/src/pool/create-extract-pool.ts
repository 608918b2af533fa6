import { startWorker } from '#runtime/start-worker'
import { EXTRACT_TIMEOUT, ExtractError, type FailureCode, OCR_TIMEOUT, type ResumeText } from '@evenhand/model'
import type { ExtractOptions } from '../extract.ts'
import type { ExtractAssets } from '../runtime/extract-assets.ts'
import type { FromWorker, WorkerHandle } from './worker-message.ts'

export type ExtractPoolOptions = {
  /** Files read at once. */
  size: number
  /** Needed in browsers. */
  assets?: ExtractAssets
}

export type ExtractPool = {
  /** Reads a file in a worker. Throws ExtractError: what `extract` throws, and 'timed-out'. */
  extract(bytes: Uint8Array, fileName: string, options?: ExtractOptions): Promise<ResumeText>
  /** Ends all workers; files not yet read fail with 'aborted'. */
  close(): void
}

/** A worker is replaced after this many files, since WASM memory never shrinks. */
const FILES_PER_WORKER = 200

type Task = {
  bytes: Uint8Array
  fileName: string
  ocr: boolean
  options: ExtractOptions
  resolve(resume: ResumeText): void
  reject(error: ExtractError): void
}
type Slot = { worker?: WorkerHandle; files: number; task?: Task; timer?: ReturnType<typeof setTimeout> }
type Pool = { slots: Slot[]; waiting: Task[]; waitingForOcr: Task[]; assets?: ExtractAssets; closed: boolean }

/** Reads files in workers of this runtime, with a time limit for each. */
export function createExtractPool({ size, assets }: ExtractPoolOptions): ExtractPool {
  const slots = Array.from({ length: Math.max(1, size) }, (): Slot => ({ files: 0 }))
  const pool: Pool = { slots, waiting: [], waitingForOcr: [], assets, closed: false }
  return {
    extract: (bytes, fileName, options = {}) =>
      new Promise((resolve, reject) => {
        if (pool.closed || options.signal?.aborted) return reject(new ExtractError('aborted'))
        const task: Task = { bytes, fileName, ocr: false, options, resolve, reject }
        options.signal?.addEventListener('abort', () => abort(pool, task), { once: true })
        pool.waiting.push(task)
        assign(pool)
      }),
    close: () => close(pool),
  }
}

function assign(pool: Pool): void {
  for (const slot of pool.slots) {
    if (slot.task || pool.closed) continue
    const task = nextTask(pool)
    if (!task) return
    start(pool, slot, task)
  }
}

/** OCR takes a hundred times longer: one at a time, unless nothing else waits. */
function nextTask(pool: Pool): Task | undefined {
  const reading = pool.slots.some((slot) => slot.task?.ocr)
  if (pool.waiting.length === 0 || (!reading && pool.slots.length > 1 && pool.waitingForOcr.length > 0)) {
    return pool.waitingForOcr.shift() ?? pool.waiting.shift()
  }
  return pool.waiting.shift()
}

function start(pool: Pool, slot: Slot, task: Task): void {
  if (!slot.worker) {
    slot.files = 0
    slot.worker = openWorker(pool, slot)
  }
  slot.task = task
  slot.files++
  slot.timer = setTimeout(
    () => fail(pool, slot, { code: 'timed-out', broken: true }),
    task.ocr ? OCR_TIMEOUT : EXTRACT_TIMEOUT,
  )
  slot.worker.post({ type: 'extract', bytes: task.bytes, fileName: task.fileName, deferOcr: !task.ocr })
}

function openWorker(pool: Pool, slot: Slot): WorkerHandle {
  const worker = startWorker({
    // A message may still arrive from a worker that was given up.
    onMessage: (message) => slot.worker === worker && receive(pool, slot, message),
    onEnd: () => slot.worker === worker && fail(pool, slot, { code: 'damaged', broken: true }),
  })
  if (pool.assets) worker.post({ type: 'configure', assets: pool.assets })
  return worker
}

function receive(pool: Pool, slot: Slot, message: FromWorker): void {
  const { task } = slot
  if (!task) return
  if (message.type === 'progress') task.options.onProgress?.(message.done, message.total)
  else if (message.type === 'failed') fail(pool, slot, message)
  else {
    free(slot, slot.files >= FILES_PER_WORKER)
    if (message.type === 'done') task.resolve(message.resume)
    else pool.waitingForOcr.push(Object.assign(task, { ocr: true }))
    assign(pool)
  }
}

function fail(pool: Pool, slot: Slot, failure: { code: FailureCode; broken: boolean }): void {
  const { task } = slot
  free(slot, failure.broken || slot.files >= FILES_PER_WORKER)
  task?.reject(new ExtractError(failure.code))
  assign(pool)
}

/** Takes the task from a slot, and ends its worker where it may not be used again. */
function free(slot: Slot, replace: boolean): void {
  clearTimeout(slot.timer)
  slot.task = undefined
  if (!replace) return
  const { worker } = slot
  slot.worker = undefined
  worker?.terminate()
}

function abort(pool: Pool, task: Task): void {
  const slot = pool.slots.find((candidate) => candidate.task === task)
  if (slot) return fail(pool, slot, { code: 'aborted', broken: true })
  const waiting = [pool.waiting, pool.waitingForOcr].find((queue) => queue.includes(task))
  waiting?.splice(waiting.indexOf(task), 1)
  // Without effect on a file that was read long ago.
  task.reject(new ExtractError('aborted'))
}

function close(pool: Pool): void {
  pool.closed = true
  for (const task of [...pool.waiting, ...pool.waitingForOcr]) task.reject(new ExtractError('aborted'))
  pool.waiting = []
  pool.waitingForOcr = []
  for (const slot of pool.slots) {
    slot.task?.reject(new ExtractError('aborted'))
    free(slot, true)
  }
}
