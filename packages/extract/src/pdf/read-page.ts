import { type HiddenText, PDF_RENDER_SCALE } from '@evenhand/model'
import type { Gutter } from '../lines/find-gutters.ts'
import { orderPage } from '../lines/order-page.ts'
import type { Piece, Row } from '../lines/piece.ts'
import { drawForOcr, type PagePicture } from '../ocr/ocr-page.ts'
import { addBullets } from './drawn-bullets.ts'
import { findHidden } from './find-hidden.ts'
import { joinHidden } from './join-hidden.ts'
import { type Pdf, withPage } from './open-pdf.ts'
import type { Pdfium } from './pdfium.ts'
import { addLinks } from './read-links.ts'
import { pageSize } from './page-frame.ts'
import { readPageBox } from './read-page-box.ts'
import type { Font } from './read-font.ts'
import { reachSilent } from './reach-silent.ts'
import { readPieces } from './read-pieces.ts'
import { type PageObjects, type ShownBox, walkObjects } from './walk-objects.ts'

/** What one page of a PDF gave. */
export type PageRead = {
  width: number
  height: number
  rows: Row[]
  hidden: HiddenText[]
  /** The reading order was guessed. */
  guessed: boolean
  columns?: Gutter
  letters: number
  /** Too many of its characters have no meaning. */
  unmappable: boolean
  /** Most of it is a picture, or letters drawn as shapes. */
  pictured: boolean
}

/** Share of characters without a meaning from which a page's text is not to be trusted. */
const UNMAPPABLE = 0.05
/** Part of the page that pictures cover, for a scan. */
const PICTURED = 0.5
/** A page with fewer letters than this, and a picture, is a scan with a stamp on it. */
const STAMP = 100
/** Pixels a point at which a scan is recognised at most. */
const FINEST = 3
/** Words drawn as shapes, from which a page without text is text all the same. */
const OUTLINES = 12

/** Reads the text of one page (from 0). `fonts` is the document's cache. */
export function readPage(pdf: Pdf, index: number, fonts: Map<number, Font>): PageRead {
  const read = withPage(pdf, index, (handle) => {
    const box = readPageBox(pdf.pdfium, handle)
    const size = pageSize(box)
    const { pieces, rightToLeft, characters, unmapped } = readPieces(pdf.pdfium, { handle, box }, fonts)
    const objects = walkObjects(pdf.pdfium, handle, box)
    if (!rightToLeft) reachSilent(pdf.pdfium, { box, texts: objects.texts }, pieces)
    const { visible, hidden } = findHidden(pdf.pdfium, { handle, box, objects }, pieces)
    const seen = addBullets(visible, objects)
    const letters = countLetters(visible)
    return {
      ...size,
      ...orderPage(rightToLeft ? seen : addLinks(pdf, { handle, box }, seen), {
        ...size,
        rightToLeft,
        rules: objects.rules,
      }),
      hidden: joinHidden(hidden, index + 1),
      letters,
      unmappable: characters > 20 && unmapped > UNMAPPABLE * characters,
      pictured: letters < STAMP && isPictured(objects, size, letters),
    }
  })
  return (
    read ?? {
      width: 0,
      height: 0,
      rows: [],
      hidden: [],
      guessed: false,
      letters: 0,
      unmappable: false,
      pictured: false,
    }
  )
}

/** Draws one page for OCR. */
export function drawPage(pdf: Pdf, index: number): PagePicture | undefined {
  return withPage(pdf, index, (handle) => {
    const box = readPageBox(pdf.pdfium, handle)
    const scale = ocrScale(pdf.pdfium, walkObjects(pdf.pdfium, handle, box), pageSize(box))
    return drawForOcr(pdf.pdfium, handle, { ...pageSize(box), scale })
  })
}

/** A scan is drawn with its own pixels, or a whole part of them: blurring them costs letters. */
function ocrScale(pdfium: Pdfium, { shapes }: PageObjects, page: { width: number; height: number }): number {
  const scan = shapes.find(({ picture, box }) => picture && areaOf(box) > PICTURED * page.width * page.height)
  if (!scan) return PDF_RENDER_SCALE
  pdfium.FPDFImageObj_GetImagePixelSize(scan.object, pdfium.scratch, pdfium.scratch + 4)
  const [width, height] = pdfium.heap.words.subarray(pdfium.scratch >> 2, (pdfium.scratch >> 2) + 2)
  const own = Math.sqrt(((width ?? 0) * (height ?? 0)) / areaOf(scan.box))
  return own < FINEST / 3 ? PDF_RENDER_SCALE : own / Math.ceil(own / FINEST)
}

function areaOf([left, top, right, bottom]: ShownBox): number {
  return (right - left) * (bottom - top)
}

function countLetters(pieces: Piece[]): number {
  return pieces.reduce((sum, piece) => sum + (piece.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
}

function isPictured(
  { shapes, blindForms }: PageObjects,
  size: { width: number; height: number },
  letters: number,
): boolean {
  let area = 0
  let outlines = 0
  for (const { picture, outline, box } of shapes) {
    if (picture) area += areaOf(box)
    else if (outline) outlines++
  }
  if (area > PICTURED * size.width * size.height) return true
  return letters === 0 && (area > 0 || outlines >= OUTLINES || blindForms)
}
