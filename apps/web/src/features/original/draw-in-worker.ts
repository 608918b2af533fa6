import type { ExtractAssets } from '@evenhand/extract'
import type { DrawnPage } from '@evenhand/extract/draw'
import type { DrawAnswer, DrawQuestion } from './draw-worker.ts'

/** Where the readers' own files lie on our origin; the build puts them there. */
declare const READER_ADDRESSES: ExtractAssets

/** Longest time for one page, in milliseconds. */
const LONGEST = 15_000

/** Draws a page (from 1) of a file that is still in memory. Undefined where that cannot be done. */
export async function drawInWorker(file: File, page: number, scale: number): Promise<DrawnPage | undefined> {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<DrawnPage | undefined>()
  const timer = setTimeout(() => resolve(undefined), LONGEST)
  worker.addEventListener('message', ({ data }: MessageEvent<DrawAnswer>) => resolve(data.drawn))
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    resolve(undefined)
  })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const assets = { ...READER_ADDRESSES, pdfiumWasm: new URL(READER_ADDRESSES.pdfiumWasm, location.origin).href }
  worker.postMessage({ bytes, page: page - 1, scale, assets } satisfies DrawQuestion, [bytes.buffer])
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
