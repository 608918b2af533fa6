import type { Rule } from '../lines/ruled-cells.ts'
import type { Pdfium } from '../pdf/pdfium.ts'
import { pixelSize, renderPage } from '../pdf/render-page.ts'
import { evenLight } from './even-light.ts'
import { flattenPanels } from './flatten-panels.ts'
import { findRules } from './find-rules.ts'
import { type Grey, toGrey, turnGrey } from './grey.ts'
import { readUpright } from './read-upright.ts'
import { type Recognized, wordsToPieces } from './words-to-pieces.ts'

/** Largest picture that is recognised. */
const MOST_PIXELS = 16_000_000

/** A picture of a page, and its pixels a point. */
export type PagePicture = { grey: Grey; scale: number }

/** What was recognised, on the page as it was turned to be read: clockwise, by quarters of a turn. */
export type OcrPage = Recognized & { rules: Rule[]; quarters: number; width: number; height: number }

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

/** The words on a page's picture, in points; a page that lies on its side or upside down is turned. */
export async function ocrPage({ grey, scale }: PagePicture, signal?: AbortSignal): Promise<OcrPage> {
  const { page, quarters } = await readUpright(grey, signal)
  const upright = turnGrey(grey, quarters)
  const recognized = wordsToPieces(page, scale)
  const rules = findRules(upright, { slope: recognized.slope, scale })
  return { ...recognized, rules, quarters, width: upright.width / scale, height: upright.height / scale }
}
