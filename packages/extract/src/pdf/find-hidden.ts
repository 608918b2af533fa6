import type { HiddenReason } from '@evenhand/model'
import type { Piece } from '../lines/piece.ts'
import { type PageBox, pageSize, toPageBox } from './page-frame.ts'
import type { Pdfium } from './pdfium.ts'
import { pixelSize, renderPage } from './render-page.ts'
import type { PageObjects, Shape, ShownBox } from './walk-objects.ts'

type ShownPage = { handle: number; box: PageBox; objects: PageObjects }
export type Visibility = { visible: Piece[]; hidden: { piece: Piece; reason: HiddenReason }[] }

/** Pixels of the picture that is compared, and its scale. */
const MOST_PIXELS = 4_000_000
const SCALE = 1.5
/** Difference of one colour channel that an eye sees. */
const SEEN = 28
/** Share of a box's pixels that the text must change. */
const LEAST_INK = 0.008
/** Part of the page a picture must cover for text without ink to be its OCR layer. */
const SCAN = 0.5

/**
 * Parts what a person sees from what they do not. Only text whose attributes, or shapes over it, make it suspicious is
 * looked at: it is hidden when the page looks the same without it.
 */
export function findHidden(pdfium: Pdfium, page: ShownPage, pieces: Piece[]): Visibility {
  const { objects } = page
  const size = pageSize(page.box)
  const boxes = pieces.map((piece) => toPageBox([piece.x0, piece.top, piece.x1, piece.bottom], piece.turn, size))
  const judged = pieces.map((piece, at) => suspectPlace(piece, boxes[at], objects))
  if (isScanLayer(judged, objects, size)) return { visible: pieces, hidden: [] }
  const doubtful = judged.flatMap((piece, at) => (piece.suspect && isToBeSeen(piece.suspect) && boxes[at] ? [at] : []))
  const seen = doubtful.length === 0 ? new Set<number>() : compare(pdfium, page, { at: doubtful, boxes })
  const result: Visibility = { visible: [], hidden: [] }
  for (const [at, piece] of judged.entries()) {
    if (!piece.suspect || seen.has(at) || piece.text.trim() === '') result.visible.push(piece)
    else result.hidden.push({ piece, reason: piece.suspect })
  }
  return result
}

/** Nobody reads tiny text, and nothing off the page is drawn. */
function isToBeSeen(reason: HiddenReason): boolean {
  return reason !== 'tiny' && reason !== 'off-page'
}

function suspectPlace(piece: Piece, box: ShownBox | undefined, objects: PageObjects): Piece {
  if (!box) return piece
  const order = objects.order.get(piece.object ?? 0) ?? 0
  const outline =
    piece.suspect === 'transparent' ? objects.shapes.find((shape) => isOutlineOf(shape, box, piece.size)) : undefined
  if (outline) {
    // Skia draws synthetic bold as outlines and lays transparent text over them.
    return { ...piece, suspect: undefined, bold: true, color: outline.color }
  }
  if (piece.suspect) return piece
  if (objects.blindForms) return { ...piece, suspect: 'covered' }
  for (const shape of objects.shapes) {
    if (!holds(shape.box, box)) continue
    if (shape.order > order && !shape.outline) return { ...piece, suspect: 'covered' }
    if (shape.order < order && !shape.picture && isNear(shape.color, piece.color))
      return { ...piece, suspect: 'no-contrast' }
  }
  return piece
}

function isOutlineOf(shape: Shape, box: ShownBox, size: number): boolean {
  const [left, top, right, bottom] = shape.box
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
  return (
    shape.outline &&
    x >= left - 1 &&
    x <= right + 1 &&
    y >= top - 0.3 * size &&
    y <= bottom + 0.3 * size &&
    bottom - top < 2.2 * size
  )
}

function holds([left, top, right, bottom]: ShownBox, box: ShownBox): boolean {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
  return x > left && x < right && y > top && y < bottom
}

function isNear(a: number, b: number): boolean {
  const apart = (shift: number): number => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255))
  return Math.max(apart(0), apart(8), apart(16)) < SEEN
}

/** Nearly all text of the page is drawn without ink over a picture of it. */
function isScanLayer(pieces: Piece[], objects: PageObjects, size: { width: number; height: number }): boolean {
  const letters = (some: Piece[]): number => some.reduce((sum, piece) => sum + piece.text.trim().length, 0)
  const unseen = letters(
    pieces.filter((piece) => piece.suspect === 'invisible-mode' || piece.suspect === 'transparent'),
  )
  if (unseen === 0 || unseen < 0.8 * letters(pieces)) return false
  const area = size.width * size.height
  const covered = objects.shapes.reduce(
    (sum, { picture, box }) => sum + (picture ? (box[2] - box[0]) * (box[3] - box[1]) : 0),
    0,
  )
  return covered > SCAN * area
}

/** Which of the pieces change the picture of the page. */
function compare(
  pdfium: Pdfium,
  page: ShownPage,
  doubt: { at: number[]; boxes: (ShownBox | undefined)[] },
): Set<number> {
  const size = pageSize(page.box)
  const pixels = pixelSize(size, SCALE, MOST_PIXELS)
  const withText = renderPage(pdfium, page.handle, { ...pixels, use: (bitmap) => bitmap.bytes.slice() })
  for (const object of page.objects.texts) pdfium.FPDFPageObj_SetIsActive(object, false)
  const seen = renderPage(pdfium, page.handle, {
    ...pixels,
    use: ({ bytes, stride, width, height }) => {
      const scale = width / size.width
      const differs = (at: number): boolean => {
        for (let byte = at; byte < at + 3; byte++) {
          if (Math.abs((bytes[byte] ?? 0) - (withText?.[byte] ?? 0)) > SEEN) return true
        }
        return false
      }
      return new Set(doubt.at.filter((at) => hasInk(doubt.boxes[at], scale, { width, height, stride, differs })))
    },
  })
  for (const object of page.objects.texts) pdfium.FPDFPageObj_SetIsActive(object, true)
  // Without memory for a picture nothing is called hidden.
  return withText && seen ? seen : new Set(doubt.at)
}

function hasInk(
  box: ShownBox | undefined,
  scale: number,
  picture: { width: number; height: number; stride: number; differs: (at: number) => boolean },
): boolean {
  if (!box) return true
  const left = Math.max(0, Math.floor(box[0] * scale))
  const top = Math.max(0, Math.floor(box[1] * scale))
  const right = Math.min(picture.width, Math.ceil(box[2] * scale))
  const bottom = Math.min(picture.height, Math.ceil(box[3] * scale))
  const enough = Math.max(1, LEAST_INK * (right - left) * (bottom - top))
  let ink = 0
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (picture.differs(y * picture.stride + x * 4) && ++ink >= enough) return true
    }
  }
  return false
}
