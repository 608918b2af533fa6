import { orderPage, type PageOrder } from '../lines/order-page.ts'
import type { Pdfium } from '../pdf/pdfium.ts'
import { pixelSize, renderPage } from '../pdf/render-page.ts'
import { evenLight } from './even-light.ts'
import { flattenPanels } from './flatten-panels.ts'
import { findRules } from './find-rules.ts'
import { type Grey, toGrey } from './grey.ts'
import type { OcrLetters } from './ocr-languages.ts'
import { type ReadPage, readUpright } from './read-upright.ts'
import { wordsToPieces } from './words-to-pieces.ts'

/** Largest picture that is recognised. */
const MOST_PIXELS = 16_000_000

/** A picture of a page, and its pixels a point. */
export type PagePicture = { grey: Grey; scale: number }

/**
 * A page as it was turned to be read, and set level: its rows in reading order; see `rowsToLines`. `letters`: in which it
 * was read.
 */
export type OcrPage = PageOrder & {
  width: number
  height: number
  slope: number
  quarters: number
  letters: OcrLetters
}

/** Draws a page for OCR at a scale, less where it would grow too large. Undefined when memory does not suffice. */
export function drawForOcr(
  pdfium: Pdfium,
  page: number,
  { width, height, scale }: { width: number; height: number; scale: number },
): PagePicture | undefined {
  const pixels = pixelSize({ width, height }, scale, MOST_PIXELS)
  const finest = pixels.width / width
  const grey = renderPage(pdfium, page, { ...pixels, use: toGrey })
  return grey && { grey: flattenPanels(evenLight(grey), finest), scale: finest }
}

/**
 * Reads a page's picture, in points; one that lies on its side or upside down is turned. Undefined where there is nothing
 * to read.
 */
export async function ocrPage({ grey, scale }: PagePicture, how: ReadPage): Promise<OcrPage | undefined> {
  const { page, quarters, upright, letters } = await readUpright(grey, how)
  const { pieces, slope } = wordsToPieces(page, scale)
  if (pieces.length === 0) return undefined
  const size = { width: upright.width / scale, height: upright.height / scale }
  const rules = findRules(upright, { slope, scale })
  return {
    ...orderPage(pieces, { ...size, rules, rightToLeft: false, unordered: true }),
    ...size,
    slope,
    quarters,
    letters,
  }
}
