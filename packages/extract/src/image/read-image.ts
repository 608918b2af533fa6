import { ExtractError } from '@evenhand/model'
import type { ReadDocument } from '../lines/raw-line.ts'
import { rowsToLines } from '../lines/rows-to-lines.ts'
import { drawForOcr, ocrPage, type PagePicture } from '../ocr/ocr-page.ts'
import { loadPdfium, type Pdfium } from '../pdf/pdfium.ts'
import { NEEDS_OCR, type ReadOptions } from '../read-file.ts'
import { type ImageHead, readImageHead } from './image-head.ts'

/** Larger pictures would not fit in memory. */
const MOST_PIXELS = 100_000_000
/** Points of a picture's longer side: that of a sheet of A4. */
const SHEET = 842
/** Pixels of the longer side that OCR is given, at most and at least. */
const LONGEST = 3000
const SHORTEST = 1400

/** Reads a PNG or JPEG by OCR. Throws ExtractError. */
export async function readImage(
  bytes: Uint8Array,
  { signal, deferOcr, onProgress }: ReadOptions,
): Promise<ReadDocument | typeof NEEDS_OCR> {
  const head = readImageHead(bytes)
  if (!head || head.width < 1 || head.height < 1) throw new ExtractError('damaged')
  if (head.width * head.height > MOST_PIXELS) throw new ExtractError('too-large')
  if (deferOcr) return NEEDS_OCR
  const turned = head.quarters % 2 === 1
  const longer = Math.max(head.width, head.height)
  const [width, height] = turned ? [head.height, head.width] : [head.width, head.height]
  const size = { width: (width * SHEET) / longer, height: (height * SHEET) / longer }
  // Whole parts of the picture's pixels: blurring them costs letters.
  const factor = longer < SHORTEST ? Math.ceil(SHORTEST / longer) : 1 / Math.ceil(longer / LONGEST)
  const picture = drawImage(await loadPdfium(), bytes, { head, size, scale: (longer * factor) / SHEET })
  if (!picture) throw new ExtractError('damaged')
  const page = await ocrPage(picture, { signal })
  onProgress?.(1, 1)
  return {
    lines: rowsToLines(page === undefined ? [] : [page]),
    pages: 1,
    warnings: [
      { code: 'read-by-ocr', args: { pages: 1 } },
      ...(page?.guessed === true ? [{ code: 'columns-guessed' as const, args: {} }] : []),
    ],
    mediaType: head.png ? 'image/png' : 'image/jpeg',
  }
}

/** PDFium decodes, turns and scales the picture: as the only thing on a page. */
function drawImage(
  pdfium: Pdfium,
  bytes: Uint8Array,
  { head, size, scale }: { head: ImageHead; size: { width: number; height: number }; scale: number },
): PagePicture | undefined {
  const document = pdfium.FPDF_CreateNewDocument()
  const { malloc, free } = pdfium.pdfium.wasmExports
  const data = malloc(bytes.length)
  let page = 0
  try {
    pdfium.heap.bytes.set(bytes, data)
    const [width, height] = head.quarters % 2 === 1 ? [size.height, size.width] : [size.width, size.height]
    page = pdfium.FPDFPage_New(document, 0, width, height)
    const image = pdfium.FPDFPageObj_NewImageObj(document)
    const set = head.png ? pdfium.EPDFImageObj_SetPng : pdfium.EPDFImageObj_SetJpeg
    if (!set(0, 0, image, data, bytes.length)) return undefined
    pdfium.heap.floats.set([width, 0, 0, height, 0, 0], pdfium.scratch >> 2)
    pdfium.FPDFPageObj_SetMatrix(image, pdfium.scratch)
    pdfium.FPDFPage_InsertObject(page, image)
    pdfium.FPDFPage_SetRotation(page, head.quarters)
    return drawForOcr(pdfium, page, { ...size, scale })
  } finally {
    if (page !== 0) pdfium.FPDF_ClosePage(page)
    pdfium.FPDF_CloseDocument(document)
    free(data)
  }
}
