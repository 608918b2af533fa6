import { startOcr, toOcrImage } from '#runtime/start-ocr'
import { ExtractError, OCR_LANGUAGES, OCR_RETRIES, OCR_RETRY_DELAY } from '@evenhand/model'
import Tesseract from 'tesseract.js'

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

/** English alone reads Latin letters best; with other models beside it, some turn into theirs. */
const ENGLISH = 'eng'
/** The last comes first: Thai loses letters to English otherwise. */
const ALL = OCR_LANGUAGES.toReversed().join('+')
/** Confidence, of 100, below which a page may be in other letters. */
const SURE = 75

type Engine = { worker: Tesseract.Worker; languages: string }

let starting: Promise<Engine> | undefined

/**
 * Recognises a picture (PGM, PNG or JPEG bytes) with the one OCR worker of this thread, which starts on first use and
 * ends on a failure. Throws ExtractError 'could-not-read' after two more attempts, 'aborted' on the signal.
 */
export async function recognize(image: Uint8Array<ArrayBuffer>, signal?: AbortSignal): Promise<Tesseract.Page> {
  for (let attempt = 0; ; attempt++) {
    if (signal?.aborted) throw new ExtractError('aborted')
    try {
      return await abortable(recognizeOnce(image), signal)
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

/** Tries the languages that suited the page before, and the other choice where they do not suit this one. */
async function recognizeOnce(image: Uint8Array<ArrayBuffer>): Promise<Tesseract.Page> {
  starting ??= startEngine()
  const engine = await starting
  const first = await read(engine, image)
  if (suits(engine, first)) return first
  engine.languages = engine.languages === ENGLISH ? ALL : ENGLISH
  await engine.worker.reinitialize(engine.languages, LSTM)
  const second = await read(engine, image)
  // Latin letters that are hard to read are not easier with others beside them.
  const isBetter = engine.languages === ENGLISH ? second.confidence > first.confidence : suits(engine, second)
  return isBetter ? second : first
}

function suits({ languages }: Engine, page: Tesseract.Page): boolean {
  return languages === ENGLISH ? page.confidence >= SURE : isMostlyOther(page.text)
}

async function read({ worker }: Engine, image: Uint8Array<ArrayBuffer>): Promise<Tesseract.Page> {
  await worker.setParameters(PARAMETERS)
  const { data } = await worker.recognize(toOcrImage(image), {}, { text: true, blocks: true })
  return data
}

async function startEngine(): Promise<Engine> {
  const worker = await startOcr(OCR_LANGUAGES, LSTM)
  await worker.reinitialize(ENGLISH, LSTM)
  return { worker, languages: ENGLISH }
}

/** Mostly written in letters that English lacks. */
function isMostlyOther(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters - latin > 0.3 * letters
}

function abortable<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(new ExtractError('aborted'))
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
