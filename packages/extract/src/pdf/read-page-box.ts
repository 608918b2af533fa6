import type { PageBox } from './page-frame.ts'
import type { Pdfium } from './pdfium.ts'

/** What of a page is shown, and how it is turned. */
export function readPageBox(pdfium: Pdfium, page: number): PageBox {
  const quarters = pdfium.FPDFPage_GetRotation(page) & 3
  const at = pdfium.scratch >> 2
  if (pdfium.FPDF_GetPageBoundingBox(page, pdfium.scratch)) {
    const [left, top, right, bottom] = pdfium.heap.floats.subarray(at, at + 4)
    if (right && top && right > (left ?? 0) && top > (bottom ?? 0)) {
      return { left: left ?? 0, bottom: bottom ?? 0, right, top, quarters }
    }
  }
  return { left: 0, bottom: 0, right: 612, top: 792, quarters }
}
