import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { gunzipSync } from 'fflate'
import Tesseract from 'tesseract.js'
import { dataOf, languagesIn } from './languages-in.node.ts'

const require = createRequire(import.meta.url)

/** OCR, and what brings a language's data into its reach. */
export type Ocr = { worker: Tesseract.Worker; load(language: string): Promise<void> }

/** Starts OCR with a language, whose data lies in a package of its own as that of every other. */
export async function startOcr(language: string, engine: Tesseract.OEM): Promise<Ocr> {
  const loaded = [language]
  const worker = await createWorker(loaded, engine)
  const load = async (other: string): Promise<void> => {
    if (loaded.includes(other)) return
    const data = gunzipSync(new Uint8Array(await readFile(dataFile(other))))
    await worker.FS('writeFile', [`${other}.traineddata`, data])
    // tesseract.js keeps this very list as that of the languages it need not load.
    loaded.push(other)
  }
  return { worker, load }
}

let installed: readonly string[] | undefined

/** The languages whose data is installed beside that of English. */
export function installedLanguages(): readonly string[] {
  const folder = dirname(dirname(dirname(dataFile('eng'))))
  return (installed ??= languagesIn(folder))
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
  return require.resolve(`@tesseract.js-data/${language}/${dataOf(language)}`)
}

/** A picture in the form in which this runtime's OCR takes it. */
export function toOcrImage(bytes: Uint8Array<ArrayBuffer>): Tesseract.ImageLike {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
