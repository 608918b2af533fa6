import { ExtractError } from '@evenhand/model'
import { loadPdfium, type Pdfium } from './pdfium.ts'

/** An open document; valid only inside withPdf. */
export type Pdf = { pdfium: Pdfium; document: number; pages: number }

/** PDFium's error numbers (fpdfview.h). */
const PASSWORD = 4
const SECURITY = 5

/**
 * Opens a PDF, lets `work` read it and frees all of it, whatever happens.
 * Throws ExtractError: 'password', 'unsupported' (certificate security) or 'damaged'.
 */
export async function withPdf<Result>(bytes: Uint8Array, work: (pdf: Pdf) => Promise<Result>): Promise<Result> {
  const pdfium = await loadPdfium()
  const { malloc, free } = pdfium.pdfium.wasmExports
  const data = malloc(bytes.length)
  if (data === 0) throw new ExtractError('damaged', 'no memory')
  pdfium.heap.bytes.set(bytes, data)
  let document = 0
  try {
    document = pdfium.FPDF_LoadMemDocument(data, bytes.length, '')
    if (document === 0) throw openError(pdfium.FPDF_GetLastError())
    const pages = pdfium.FPDF_GetPageCount(document)
    if (pages < 1) throw new ExtractError('damaged')
    return await work({ pdfium, document, pages })
  } finally {
    if (document !== 0) pdfium.FPDF_CloseDocument(document)
    free(data)
  }
}

function openError(code: number): ExtractError {
  if (code === PASSWORD) return new ExtractError('password')
  return new ExtractError(code === SECURITY ? 'unsupported' : 'damaged')
}

/** Loads one page (from 0), lets `work` read it and frees it. Undefined when the page cannot be loaded. */
export function withPage<Result>(pdf: Pdf, index: number, work: (page: number) => Result): Result | undefined {
  const page = pdf.pdfium.FPDF_LoadPage(pdf.document, index)
  if (page === 0) return undefined
  try {
    return work(page)
  } finally {
    pdf.pdfium.FPDF_ClosePage(page)
  }
}
