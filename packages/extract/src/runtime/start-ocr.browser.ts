import Tesseract from 'tesseract.js'
import { getAssets } from './extract-assets.ts'

/** OCR, and what brings a language's data into its reach. */
export type Ocr = { worker: Tesseract.Worker; load(language: string): Promise<void> }

/** Starts OCR with a language; its parts and data are of the application's own origin. */
export async function startOcr(language: string, engine: Tesseract.OEM): Promise<Ocr> {
  const { ocrWorker, ocrCore, ocrData } = getAssets()
  const options = {
    workerPath: absolute(ocrWorker),
    corePath: absolute(ocrCore),
    langPath: absolute(ocrData),
    workerBlobURL: false,
    cacheMethod: 'none',
    gzip: true,
  }
  const worker = await new Promise<Tesseract.Worker>((resolve, reject) => {
    // A failure while loading is told to the handler only.
    Tesseract.createWorker([language], engine, { ...options, errorHandler: reject }).then(resolve, reject)
  })
  // tesseract.js itself fetches what a language needs that it has not read in before.
  return { worker, load: () => Promise.resolve() }
}

/** The languages whose data the application has. */
export function installedLanguages(): readonly string[] {
  return getAssets().ocrLanguages
}

/** OCR's own worker may lie in another folder than this one. */
function absolute(address: URL | string): string {
  return new URL(address, globalThis.location.href).href.replace(/\/$/, '')
}

/** A picture in the form in which this runtime's OCR takes it. */
export function toOcrImage(bytes: Uint8Array<ArrayBuffer>): Tesseract.ImageLike {
  return new Blob([bytes])
}
