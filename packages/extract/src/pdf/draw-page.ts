import { withPage, withPdf } from './open-pdf.ts'
import { pageSize } from './page-frame.ts'
import { readPageBox } from './read-page-box.ts'
import { pixelSize, renderPage } from './render-page.ts'

/** A page as it looks: pixels in red, green, blue and opacity; its size in points; how many pages there are. */
export type DrawnPage = {
  pixels: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
  points: { width: number; height: number }
  pages: number
}

/** Enough for a page at twice its size, and no more memory than a picture of that. */
const MOST_PIXELS = 4_000_000

/**
 * Draws one page (from 0) of a PDF at a scale of its points.
 * Throws ExtractError as reading does, and 'damaged' where the page cannot be drawn.
 */
export async function drawPage(bytes: Uint8Array, index: number, scale: number): Promise<DrawnPage | undefined> {
  return withPdf(bytes, async (pdf) =>
    withPage(pdf, index, (page) => {
      const points = pageSize(readPageBox(pdf.pdfium, page))
      const size = pixelSize(points, scale, MOST_PIXELS)
      const pixels = renderPage(pdf.pdfium, page, { ...size, use: toRgba })
      return pixels && { pixels, ...size, points, pages: pdf.pages }
    }),
  )
}

function toRgba({
  width,
  height,
  stride,
  bytes,
}: {
  width: number
  height: number
  stride: number
  bytes: Uint8Array
}) {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * stride + x * 4
      const to = (y * width + x) * 4
      pixels[to] = bytes[from + 2]!
      pixels[to + 1] = bytes[from + 1]!
      pixels[to + 2] = bytes[from]!
      pixels[to + 3] = 255
    }
  }
  return pixels
}
