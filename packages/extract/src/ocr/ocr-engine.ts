import { type Ocr, startOcr, toOcrImage } from '#runtime/start-ocr'
import { ExtractError, OCR_RETRIES, OCR_RETRY_DELAY } from '@evenhand/model'
import Tesseract from 'tesseract.js'
import { ENGLISH, type OcrLetters } from './ocr-languages.ts'

/** LSTM only (tesseract.js OEM): the bundled data has no other model. */
const LSTM = 1

/**
 * Text wherever it stands: a page is not taken for one column, which loses large names, dates beside
 * text and whole sidebars. What belongs together is found from the places of the words.
 */
const PARAMETERS = {
  tessedit_pageseg_mode: Tesseract.PSM.SPARSE_TEXT,
  preserve_interword_spaces: '1',
  // Said, since it guesses aloud otherwise; about that of every scan.
  user_defined_dpi: '200',
}

/** `letters`: in which it reads now. */
type Engine = Ocr & { letters: OcrLetters }

let starting: Promise<Engine> | undefined

/**
 * Recognises a picture (PGM, PNG or JPEG bytes) with the one OCR worker of this thread, which starts on first use and
 * ends on a failure. Throws ExtractError 'could-not-read' after two more attempts, 'aborted' on the signal.
 */
export async function recognize(
  image: Uint8Array<ArrayBuffer>,
  { signal, letters }: { signal?: AbortSignal | undefined; letters: OcrLetters },
): Promise<Tesseract.Page> {
  for (let attempt = 0; ; attempt++) {
    if (signal?.aborted) throw new ExtractError('aborted')
    try {
      return await abortable(recognizeOnce(image, letters), signal)
    } catch (error) {
      await endOcr()
      if (error instanceof ExtractError) throw error
      if (attempt >= OCR_RETRIES) throw new ExtractError('could-not-read', String(error))
      await new Promise((resolve) => setTimeout(resolve, OCR_RETRY_DELAY))
    }
  }
}

/** Ends the OCR worker, if there is one. */
export async function endOcr(): Promise<void> {
  const ending = starting
  starting = undefined
  const engine = await ending?.catch(() => undefined)
  await engine?.worker.terminate()
}

async function recognizeOnce(image: Uint8Array<ArrayBuffer>, letters: OcrLetters): Promise<Tesseract.Page> {
  starting ??= startEngine()
  const engine = await starting
  if (engine.letters !== letters) {
    for (const language of letters.split('+')) {
      await engine.load(language)
      // Italian asks for such a list, which comes with no data, and complains on the console.
      await engine.worker.FS('writeFile', [`${language}.special-words`, new Uint8Array()])
    }
    engine.letters = letters
    await engine.worker.reinitialize(letters, LSTM)
  }
  await engine.worker.setParameters(PARAMETERS)
  const { data } = await engine.worker.recognize(toOcrImage(image), {}, { text: true, blocks: true })
  return data
}

async function startEngine(): Promise<Engine> {
  return { ...(await startOcr(ENGLISH, LSTM)), letters: ENGLISH }
}

function abortable<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(new ExtractError('aborted'))
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
