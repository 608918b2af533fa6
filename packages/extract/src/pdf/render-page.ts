import type { Pdfium } from './pdfium.ts'

/** Pixels of a page as it is shown: 4 bytes each, blue, green, red and one unused. */
export type Bitmap = { width: number; height: number; stride: number; bytes: Uint8Array }

const BGRX = 3
const WHITE = 0xffffffff

/** Draws a page; `use` must not keep the bytes, which are PDFium's own. Undefined when memory does not suffice. */
export function renderPage<Result>(
  pdfium: Pdfium,
  page: number,
  { width, height, use }: { width: number; height: number; use: (bitmap: Bitmap) => Result },
): Result | undefined {
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRX, 0, 0)
  if (bitmap === 0) return undefined
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0)
    const stride = pdfium.FPDFBitmap_GetStride(bitmap)
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap)
    return use({ width, height, stride, bytes: pdfium.heap.bytes.subarray(start, start + stride * height) })
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap)
  }
}

/** Width and height in pixels at a scale, reduced where they would pass `most` pixels. */
export function pixelSize(
  size: { width: number; height: number },
  scale: number,
  most: number,
): { width: number; height: number } {
  const fit = Math.min(scale, Math.sqrt(most / Math.max(1, size.width * size.height)))
  return { width: Math.max(1, Math.floor(size.width * fit)), height: Math.max(1, Math.floor(size.height * fit)) }
}
