import type { Pdfium } from '../pdf/pdfium.ts'
import { pixelSize, renderPage } from '../pdf/render-page.ts'
import { evenLight } from './even-light.ts'
import { flattenPanels } from './flatten-panels.ts'
import { encodePgm, toGrey } from './grey.ts'
import { recognize } from './ocr-engine.ts'
import { type Recognized, wordsToPieces } from './words-to-pieces.ts'

/** Largest picture that is recognised. */
const MOST_PIXELS = 16_000_000

/** A picture of a page, and its pixels a point. */
export type PagePicture = { image: Uint8Array<ArrayBuffer>; scale: number }

/** Draws a page for OCR at a scale, less where it would grow too large. Undefined when memory does not suffice. */
export function drawForOcr(
  pdfium: Pdfium,
  page: number,
  { width, height, scale }: { width: number; height: number; scale: number },
): PagePicture | undefined {
  const pixels = pixelSize({ width, height }, scale, MOST_PIXELS)
  const finest = pixels.width / width
  const grey = renderPage(pdfium, page, { ...pixels, use: toGrey })
  return grey && { image: encodePgm(flattenPanels(evenLight(grey), finest)), scale: finest }
}

/** The words on a page's picture, in points. */
export async function ocrPage({ image, scale }: PagePicture, signal?: AbortSignal): Promise<Recognized> {
  return wordsToPieces(await recognize(image, signal), scale)
}
