import type { Pdfium } from './pdfium.ts'

/** What a font's name and flags tell of its text. `id` is its number in the document's cache; fonts drawn glyph by glyph have no name. */
export type Font = { id: number; bold: boolean; named: boolean }

const BOLD_NAME =
  /bold|black|heavy|semi-?bd|demi|extrabd|-bd\b|cmbx|cmb10|sfbx|ectb|LMRoman\d*-Bold|NimbusRomNo9L-Medi/iu
const REGULAR_NAME = /regular|light|book|thin|roman$|italic$/iu
/** PDF 32000-1, table 123. */
const FORCE_BOLD = 1 << 18

/** Looks a font up in the document's cache, asking PDFium on its first use. */
export function readFont(pdfium: Pdfium, object: number, fonts: Map<number, Font>): Font {
  const handle = pdfium.FPDFTextObj_GetFont(object)
  let font = fonts.get(handle)
  if (!font) {
    const name = readName(pdfium, handle)
    const weight = pdfium.FPDFFont_GetWeight(handle)
    const flags = pdfium.FPDFFont_GetFlags(handle)
    const bold =
      BOLD_NAME.test(name) || (flags > 0 && (flags & FORCE_BOLD) !== 0) || (weight >= 650 && !REGULAR_NAME.test(name))
    font = { id: fonts.size, bold, named: name !== '' }
    fonts.set(handle, font)
  }
  return font
}

function readName(pdfium: Pdfium, handle: number): string {
  const length = Math.min(240, pdfium.FPDFFont_GetBaseFontName(handle, pdfium.scratch, 240))
  const bytes = pdfium.heap.bytes.subarray(pdfium.scratch, pdfium.scratch + Math.max(0, length - 1))
  // A heap view may be of shared memory, which TextDecoder refuses.
  return new TextDecoder().decode(bytes.slice())
}
