import type Tesseract from 'tesseract.js'
import { encodePgm, type Grey, turnGrey } from './grey.ts'
import { lastLetters, type OcrLetters, recognize } from './ocr-engine.ts'

/** How a page was read: in which letters, turned clockwise by how many quarters; `upright`: its picture as it was read. */
type Reading = { page: Tesseract.Page; letters: OcrLetters; quarters: number; upright: Grey }

/** Confidence, of 100, of a page that is read in its own letters, upright; of one that may not be upright. */
const SURE: Record<OcrLetters, number> = { english: 75, all: 80 }
const UNSURE = 58

/** A page on its side holds few words for OCR, and costs little; what is upside down costs as much as a page. */
const OTHERS = [
  { letters: 'english', quarters: 1 },
  { letters: 'english', quarters: 3 },
  { letters: 'all', quarters: 0 },
  { letters: 'english', quarters: 2 },
] as const

/**
 * Recognises a page in the letters of the one before, and in other letters or turned where that does not suit it.
 * Throws ExtractError as `recognize` does.
 */
export async function readUpright(grey: Grey, signal: AbortSignal | undefined): Promise<Reading> {
  const readings: Reading[] = []
  const last = await lastLetters()
  const ways = [
    ...(last === 'all' ? [{ letters: last, quarters: 0 }] : []),
    { letters: 'english', quarters: 0 } as const,
  ]
  for (const { letters, quarters } of [...ways, ...OTHERS]) {
    const isRead = readings.some((reading) => reading.letters === letters && reading.quarters === quarters)
    if (isRead || (quarters > 0 && mayBeUpright(readings))) continue
    const upright = turnGrey(grey, quarters)
    const page = await recognize(encodePgm(upright), { signal, letters })
    const reading = { page, letters, quarters, upright }
    if (page.confidence >= SURE[letters] && (letters === 'english' || isMostlyOther(page.text))) return reading
    readings.push(reading)
  }
  return best(readings)
}

function mayBeUpright(readings: Reading[]): boolean {
  return readings.some(
    ({ letters, quarters, page }) => letters === 'english' && quarters === 0 && page.confidence >= UNSURE,
  )
}

/** Of a page that nothing suits. Latin letters that are hard to read are not easier with others beside them. */
function best(readings: Reading[]): Reading {
  const upright = readings.filter(({ quarters }) => quarters === 0)
  const others = upright.find(({ letters, page }) => letters === 'all' && isMostlyOther(page.text))
  const english = upright.find(({ letters }) => letters === 'english') ?? readings[0]!
  return others !== undefined && others.page.confidence > english.page.confidence ? others : english
}

/** Mostly written in letters that English lacks. */
function isMostlyOther(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters - latin > 0.3 * letters
}
