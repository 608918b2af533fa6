import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { gunzipSync } from 'fflate'
import Tesseract from 'tesseract.js'

const require = createRequire(import.meta.url)

/** Starts OCR of some languages, whose data lies in a package of its own for each. */
export async function startOcr(languages: readonly string[], engine: Tesseract.OEM): Promise<Tesseract.Worker> {
  const [first, ...others] = languages
  if (!first) throw new RangeError('OCR needs a language')
  const loaded = [first]
  const worker = await createWorker(loaded, engine)
  for (const language of others) {
    const data = gunzipSync(new Uint8Array(await readFile(dataFile(language))))
    await worker.FS('writeFile', [`${language}.traineddata`, data])
    // tesseract.js keeps this very list as that of the languages it need not load.
    loaded.push(language)
  }
  if (others.length > 0) await worker.reinitialize(languages.join('+'), engine)
  return worker
}

function createWorker(languages: string[], engine: Tesseract.OEM): Promise<Tesseract.Worker> {
  const langPath = dirname(dataFile(languages[0] ?? ''))
  return new Promise((resolve, reject) => {
    // A failure while loading is told to the handler only.
    Tesseract.createWorker(languages, engine, { langPath, cacheMethod: 'none', errorHandler: reject }).then(
      resolve,
      reject,
    )
  })
}

function dataFile(language: string): string {
  return require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)
}

/** A picture in the form in which this runtime's OCR takes it. */
export function toOcrImage(bytes: Uint8Array<ArrayBuffer>): Tesseract.ImageLike {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
