import type Tesseract from 'tesseract.js'
import { encodePgm, type Grey, turnGrey } from './grey.ts'
import { recognize } from './ocr-engine.ts'
import { ENGLISH, latinLettersOf, type OcrLetters, otherLetters } from './ocr-languages.ts'

/** How a page was read: in which letters, turned clockwise by how many quarters; `upright`: its picture as it was read. */
type Reading = { page: Tesseract.Page; letters: OcrLetters; quarters: number; upright: Grey }

/** `first`: the letters of the page before, which are tried first. */
export type ReadPage = { first?: OcrLetters | undefined; signal?: AbortSignal | undefined }

/** Confidence, of 100, of a page that is read in its own letters, upright: in Latin ones, and in others. */
const SURE_LATIN = 75
const SURE_OTHER = 80
/** Of one that may not be upright. */
const UNSURE = 58

/**
 * Recognises a page in English, or in other letters or turned where that does not suit it; then, where data of its own
 * language is installed, in that. What is found depends on the page, on `first` and on what is installed, and on
 * nothing that was read before. Throws ExtractError as `recognize` does.
 */
export async function readUpright(grey: Grey, { first = ENGLISH, signal }: ReadPage): Promise<Reading> {
  const read = async (letters: OcrLetters, quarters: number): Promise<Reading> => {
    const upright = turnGrey(grey, quarters)
    return { page: await recognize(encodePgm(upright), { signal, letters }), letters, quarters, upright }
  }
  if (first !== ENGLISH) {
    const again = await read(first, 0)
    if (suits(again)) return again
  }
  const latin = await inOwnLetters(await read(ENGLISH, 0), signal)
  if (latin.page.confidence >= SURE_LATIN) return latin
  // A page on its side holds few words for OCR, and costs little; what is upside down costs as much as a page.
  const sideways = latin.page.confidence < UNSURE
  for (const quarters of sideways ? [1, 3] : []) {
    const turned = await read(ENGLISH, quarters)
    if (turned.page.confidence >= SURE_LATIN) return inOwnLetters(turned, signal)
  }
  const other = await inOtherLetters(grey, signal)
  if (other !== undefined && suits(other)) return other
  if (sideways) {
    const turned = await read(ENGLISH, 2)
    if (turned.page.confidence >= SURE_LATIN) return inOwnLetters(turned, signal)
  }
  // Of a page that nothing suits. Latin letters that are hard to read are not easier with others beside them.
  const isOther = other !== undefined && isMostlyOther(other.page.text)
  return isOther && other.page.confidence > latin.page.confidence ? other : latin
}

/** Whether a page is surely read, and mostly written in the letters in which it was read. */
function suits({ page, letters }: Reading): boolean {
  if (otherLetters().includes(letters)) return page.confidence >= SURE_OTHER && isMostlyOther(page.text)
  return page.confidence >= SURE_LATIN && latinLettersOf(page.text, letters) === letters
}

/**
 * Pages in other letters than Latin ones are read in English with 20 to 40 of 100 (Cyrillic 55), Latin ones with 70 and
 * more; in what comes of the first, small words of any language stand.
 */
const LATIN_AT_ALL = 40

/** A page that was read in English, in the language that it turned out to be written in. */
async function inOwnLetters(english: Reading, signal: AbortSignal | undefined): Promise<Reading> {
  if (english.page.confidence < LATIN_AT_ALL) return english
  const letters = latinLettersOf(english.page.text, ENGLISH)
  if (letters === ENGLISH) return english
  const page = await recognize(encodePgm(english.upright), { signal, letters })
  return page.confidence >= english.page.confidence - LESS_SURE ? { ...english, page, letters } : english
}

/** By so much, of 100, a language with more letters may be less sure than English. */
const LESS_SURE = 5

/** A page in the letters that suit it best of those that English lacks; undefined where none are installed. */
async function inOtherLetters(grey: Grey, signal: AbortSignal | undefined): Promise<Reading | undefined> {
  const installed = otherLetters()
  let letters = installed[0]
  let best = -1
  // A part of the page tells which of several.
  for (const candidate of installed.length > 1 ? installed : []) {
    const { confidence, text } = await recognize(encodePgm(middleOf(grey)), { signal, letters: candidate })
    if (!isMostlyOther(text) || confidence <= best) continue
    best = confidence
    letters = candidate
  }
  if (letters === undefined) return undefined
  const page = await recognize(encodePgm(grey), { signal, letters })
  return { page, letters, quarters: 0, upright: grey }
}

/** Part of a page's height that tells its letters. */
const PART = 5

function middleOf({ width, height, pixels }: Grey): Grey {
  const rows = Math.ceil(height / PART)
  const top = Math.floor((height - rows) / 2)
  return { width, height: rows, pixels: pixels.subarray(top * width, (top + rows) * width) }
}

/** Mostly written in letters that English lacks. */
function isMostlyOther(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters - latin > 0.3 * letters
}
