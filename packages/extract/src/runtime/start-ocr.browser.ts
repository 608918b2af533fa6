import Tesseract from 'tesseract.js'
import { getAssets } from './extract-assets.ts'

/** Starts OCR of some languages with parts and data of the application's own origin. */
export function startOcr(languages: readonly string[], engine: Tesseract.OEM): Promise<Tesseract.Worker> {
  const { ocrWorker, ocrCore, ocrData } = getAssets()
  const options = {
    workerPath: absolute(ocrWorker),
    corePath: absolute(ocrCore),
    langPath: absolute(ocrData),
    workerBlobURL: false,
    cacheMethod: 'none',
    gzip: true,
  }
  return new Promise((resolve, reject) => {
    // A failure while loading is told to the handler only.
    Tesseract.createWorker([...languages], engine, { ...options, errorHandler: reject }).then(resolve, reject)
  })
}

/** OCR's own worker may lie in another folder than this one. */
function absolute(address: URL | string): string {
  return new URL(address, globalThis.location.href).href.replace(/\/$/, '')
}

/** A picture in the form in which this runtime's OCR takes it. */
export function toOcrImage(bytes: Uint8Array<ArrayBuffer>): Tesseract.ImageLike {
  return new Blob([bytes])
}
