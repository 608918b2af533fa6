import type { Frame } from './page-frame.ts'
import type { Pdfium } from './pdfium.ts'

/** The text of a page as PDFium holds it. */
export type TextPage = { pdfium: Pdfium; text: number }

/** Of a glyph with the space that its font gives it. */
export function looseBox({ pdfium, text }: TextPage, frame: Frame, at: number): [number, number, number, number] {
  pdfium.FPDFText_GetLooseCharBox(text, at, pdfium.scratch)
  const floats = pdfium.heap.floats
  const room = pdfium.scratch >> 2
  return frame.box([floats[room] ?? 0, floats[room + 3] ?? 0, floats[room + 2] ?? 0, floats[room + 1] ?? 0])
}

/** Unlike the loose box, the box of a glyph is right for text that ActualText replaces. */
export function glyphBox({ pdfium, text }: TextPage, frame: Frame, at: number): [number, number, number, number] {
  const room = pdfium.scratch
  pdfium.FPDFText_GetCharBox(text, at, room, room + 8, room + 16, room + 24)
  const doubles = pdfium.heap.doubles
  const [left, right, bottom, top] = doubles.subarray(room >> 3, (room >> 3) + 4)
  return frame.box([left ?? 0, bottom ?? 0, right ?? 0, top ?? 0])
}
