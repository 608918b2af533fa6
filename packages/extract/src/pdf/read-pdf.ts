import { ExtractError, type ExtractWarning, MAX_OCR_PAGES, MAX_PAGES } from '@evenhand/model'
import { ordersInMetadata } from '../lines/metadata-orders.ts'
import type { ReadDocument } from '../lines/raw-line.ts'
import { rowsToLines } from '../lines/rows-to-lines.ts'
import { ocrPage } from '../ocr/ocr-page.ts'
import type { OcrLetters } from '../ocr/ocr-languages.ts'
import { NEEDS_OCR, type ReadOptions } from '../read-file.ts'
import { type Pdf, withPdf } from './open-pdf.ts'
import type { Font } from './read-font.ts'
import { readMetadata } from './read-metadata.ts'
import { drawPage, type PageRead, readPage } from './read-page.ts'

/** With this many letters elsewhere, pictures are certificates and photographs, not the resume. */
const ENOUGH_LETTERS = 800

/** Reads a PDF: its visible text in reading order, by OCR where it has none. Throws ExtractError. */
export async function readPdf(bytes: Uint8Array, options: ReadOptions): Promise<ReadDocument | typeof NEEDS_OCR> {
  return withPdf(bytes, async (pdf) => {
    const pages = readPages(pdf, options)
    const scanned = pagesForOcr(pages)
    if (scanned.length > 0 && options.deferOcr) return NEEDS_OCR
    await readScanned(pdf, pages, { scanned: scanned.slice(0, MAX_OCR_PAGES), options })
    return {
      lines: rowsToLines(pages),
      pages: pdf.pages,
      warnings: warn(pdf, pages, scanned.length),
      hidden: [...pages.flatMap((page) => page.hidden), ...ordersInMetadata(readMetadata(pdf))],
      mediaType: 'application/pdf',
    }
  })
}

function readPages(pdf: Pdf, { signal, onProgress }: ReadOptions): PageRead[] {
  const count = Math.min(pdf.pages, MAX_PAGES)
  const fonts = new Map<number, Font>()
  const pages: PageRead[] = []
  for (let index = 0; index < count; index++) {
    if (signal?.aborted) throw new ExtractError('aborted')
    pages.push(readPage(pdf, index, fonts))
    onProgress?.(index + 1, count)
  }
  return pages
}

/** Indexes of pages whose text must be recognised. */
function pagesForOcr(pages: PageRead[]): number[] {
  const letters = pages.reduce((sum, page) => sum + (page.unmappable ? 0 : page.letters), 0)
  const pictures = letters < ENOUGH_LETTERS
  return pages.flatMap((page, index) => (page.unmappable || (pictures && page.pictured) ? [index] : []))
}

async function readScanned(
  pdf: Pdf,
  pages: PageRead[],
  job: { scanned: number[]; options: ReadOptions },
): Promise<void> {
  const { signal } = job.options
  let first: OcrLetters | undefined
  for (const [done, index] of job.scanned.entries()) {
    const page = pages[index]
    const picture = drawPage(pdf, index)
    if (!page || !picture) continue
    const found = await ocrPage(picture, { first, signal })
    // Where OCR finds nothing either, what little text there was stays.
    Object.assign(page, found)
    first = found?.letters ?? first
    job.options.onProgress?.(done + 1, job.scanned.length)
  }
}

function warn(pdf: Pdf, pages: PageRead[], scanned: number): ExtractWarning[] {
  const warnings: ExtractWarning[] = []
  const ocrPages = Math.min(scanned, MAX_OCR_PAGES)
  const left = pdf.pages - pages.length + scanned - ocrPages
  if (left > 0) warnings.push({ code: 'pages-left-out', args: { read: pdf.pages - left, pages: pdf.pages } })
  if (ocrPages > 0) warnings.push({ code: 'read-by-ocr', args: { pages: ocrPages } })
  if (pages.some((page) => page.guessed)) warnings.push({ code: 'columns-guessed', args: {} })
  if (pages.some((page) => page.unmappable)) warnings.push({ code: 'glyphs-unmappable', args: {} })
  const pictured = pages.filter((page) => page.pictured).length
  if (pictured > 0 && scanned === 0) warnings.push({ code: 'mostly-pictures', args: { pages: pictured } })
  return warnings
}
