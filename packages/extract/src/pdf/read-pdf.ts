import { ExtractError, type ExtractWarning, type HiddenText, MAX_PAGES } from '@evenhand/model'
import { dropRepeats } from '../lines/drop-repeats.ts'
import { markLevels, type PageRow } from '../lines/mark-levels.ts'
import { orderPage } from '../lines/order-page.ts'
import type { RawLine, ReadDocument } from '../lines/raw-line.ts'
import { rowText } from '../lines/row-text.ts'
import { findHidden } from './find-hidden.ts'
import { joinHidden } from './join-hidden.ts'
import { type Pdf, withPage, withPdf } from './open-pdf.ts'
import { pageSize, toPageBox } from './page-frame.ts'
import { readPageBox } from './read-page-box.ts'
import type { Font } from './read-font.ts'
import { readPieces } from './read-pieces.ts'

export type ReadOptions = { signal?: AbortSignal; onProgress?: (done: number, total: number) => void }

type PageRead = { rows: PageRow[]; width: number; height: number; guessed: boolean; hidden: HiddenText[] }

/** Reads a PDF: its visible text in reading order. Throws ExtractError. */
export async function readPdf(bytes: Uint8Array, options: ReadOptions): Promise<ReadDocument> {
  return withPdf(bytes, async (pdf) => {
    const count = Math.min(pdf.pages, MAX_PAGES)
    const fonts = new Map<number, Font>()
    const pages: PageRead[] = []
    for (let index = 0; index < count; index++) {
      if (options.signal?.aborted) throw new ExtractError('aborted')
      pages.push(readPage(pdf, index, fonts))
      options.onProgress?.(index + 1, count)
    }
    const warnings: ExtractWarning[] = []
    if (pdf.pages > count) warnings.push({ code: 'pages-left-out', args: { read: count, pages: pdf.pages } })
    if (pages.some((page) => page.guessed)) warnings.push({ code: 'columns-guessed', args: {} })
    return {
      lines: toLines(pages),
      pages: pdf.pages,
      warnings,
      hidden: pages.flatMap((page) => page.hidden),
      mediaType: 'application/pdf',
    }
  })
}

function readPage(pdf: Pdf, index: number, fonts: Map<number, Font>): PageRead {
  const read = withPage(pdf, index, (page) => {
    const box = readPageBox(pdf.pdfium, page)
    const size = pageSize(box)
    const { pieces, rightToLeft } = readPieces(pdf.pdfium, page, box, fonts)
    const { visible, hidden } = findHidden(pdf.pdfium, { handle: page, box }, pieces)
    const { rows, guessed } = orderPage(visible, { width: size.width, rightToLeft })
    return {
      rows: rows.map((row) => toPageRow(row, index + 1)),
      ...size,
      guessed,
      hidden: joinHidden(hidden, index + 1),
    }
  })
  return read ?? { rows: [], width: 0, height: 0, guessed: false, hidden: [] }
}

function toPageRow(row: Parameters<typeof rowText>[0], page: number): PageRow {
  const { text, letterSpaced } = rowText(row)
  return { ...row, page, shown: text, letterSpaced }
}

function toLines(pages: PageRead[]): RawLine[] {
  const rows = dropRepeats(
    pages.flatMap((page) => page.rows),
    (page) => pages[page - 1]?.height ?? 0,
  )
  const levels = markLevels(rows)
  return rows.map((row, at) => ({
    text: row.shown,
    page: row.page,
    level: levels[at],
    bold: row.bold,
    size: row.size,
    box: toPageBox([row.x0, row.top, row.x1, row.bottom], row.turn, pages[row.page - 1] ?? { width: 0, height: 0 }),
  }))
}
