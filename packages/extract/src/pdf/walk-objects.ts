import type { PageBox } from './page-frame.ts'
import { createFrames } from './page-frame.ts'
import type { Pdfium } from './pdfium.ts'

/** Left, top, right, bottom in points from the top left corner of the page as it is shown. */
export type ShownBox = [number, number, number, number]
/** A filled shape or picture. `order` is its place in the drawing order. */
export type Shape = { order: number; box: ShownBox; color: number; outline: boolean; picture: boolean; object: number }
/** What a page draws, one level of forms unfolded. */
export type PageObjects = {
  texts: number[]
  /** Lines that part cells: thin shapes, and the sides of frames. */
  rules: ShownBox[]
  /** Place in the drawing order of every text object. */
  order: Map<number, number>
  shapes: Shape[]
  /** Small filled shapes, as wide as high. */
  dots: ShownBox[]
  /** A form holds shapes beside text; their places are not known. */
  blindForms: boolean
}

/** Object types (fpdf_edit.h). */
const TEXT = 1
const PATH = 2
const IMAGE = 3
const FORM = 5
/** Forms within forms looked into. */
const DEEPEST = 6
/** A path of more segments is a drawing, such as the outline of a word. */
const OUTLINE_SEGMENTS = 9
/** A frame has four sides, of which the last may be left to be closed. */
const FRAME_SEGMENTS = 5
/** Thinner shapes are rules and cover nothing. */
const THIN = 3
/** Shorter rules are dashes, bullets and underlines of a letter. */
const SHORT = 8
/** Points that a dot of a list measures at least, and at most how much wider than high it is, or higher than that. */
const DOT = { least: 1.2, most: 1.25, high: 6 }
/** No table of a resume has more. */
const MOST_RULES = 2000

/** Lists what a page draws. Cheap: two calls an object. */
export function walkObjects(pdfium: Pdfium, page: number, box: PageBox): PageObjects {
  const found: PageObjects = { texts: [], rules: [], order: new Map(), shapes: [], dots: [], blindForms: false }
  const count = pdfium.FPDFPage_CountObjects(page)
  const frame = createFrames(box)(90 * box.quarters)
  for (let at = 0; at < count; at++) {
    const object = pdfium.FPDFPage_GetObject(page, at)
    const type = pdfium.FPDFPageObj_GetType(object)
    if (type === TEXT) addText(found, object, at)
    else if (type === FORM) walkForm(pdfium, object, { found, order: at, depth: 0 })
    else if (type === PATH || type === IMAGE) {
      const bounds = readBounds(pdfium, object)
      const shown = frame.box(bounds)
      if (type === PATH && isDot(shown) && readFill(pdfium, object)) found.dots.push(shown)
      if (shown[2] - shown[0] < THIN || shown[3] - shown[1] < THIN) {
        if (type === PATH) addRules(found, [shown])
        continue
      }
      const fill = type === IMAGE ? { color: -1, outline: false } : readFill(pdfium, object)
      if (!fill) addRules(found, readSides(pdfium, object, shown))
      if (fill) found.shapes.push({ order: at, box: shown, picture: type === IMAGE, object, ...fill })
    }
  }
  return found
}

function isDot([left, top, right, bottom]: ShownBox): boolean {
  const [width, height] = [right - left, bottom - top]
  return (
    width >= DOT.least && height >= DOT.least && Math.max(width, height) <= DOT.most * Math.min(width, height, DOT.high)
  )
}

function addRules(found: PageObjects, rules: ShownBox[]): void {
  for (const rule of rules) {
    const [left, top, right, bottom] = rule
    if (Math.max(right - left, bottom - top) >= SHORT && found.rules.length < MOST_RULES) found.rules.push(rule)
  }
}

/** The four sides of a frame that is not filled; none for any other path. */
function readSides(pdfium: Pdfium, path: number, [left, top, right, bottom]: ShownBox): ShownBox[] {
  if (pdfium.FPDFPath_CountSegments(path) > FRAME_SEGMENTS) return []
  return [
    [left, top, right, top],
    [left, bottom, right, bottom],
    [left, top, left, bottom],
    [right, top, right, bottom],
  ]
}

function addText(found: PageObjects, object: number, order: number): void {
  found.texts.push(object)
  found.order.set(object, order)
}

function walkForm(pdfium: Pdfium, form: number, at: { found: PageObjects; order: number; depth: number }): void {
  const count = pdfium.FPDFFormObj_CountObjects(form)
  let text = false
  let shape = false
  for (let index = 0; index < count; index++) {
    const object = pdfium.FPDFFormObj_GetObject(form, index)
    const type = pdfium.FPDFPageObj_GetType(object)
    if (type === TEXT) {
      addText(at.found, object, at.order)
      text = true
    } else if (type === FORM && at.depth < DEEPEST) walkForm(pdfium, object, { ...at, depth: at.depth + 1 })
    else if (type === IMAGE || (type === PATH && readFill(pdfium, object))) shape = true
  }
  if (text && shape) at.found.blindForms = true
}

/** Left, bottom, right, top of an object in the page's coordinates. */
export function readBounds(pdfium: Pdfium, object: number): [number, number, number, number] {
  const room = pdfium.scratch
  pdfium.FPDFPageObj_GetBounds(object, room, room + 4, room + 8, room + 12)
  const [left, bottom, right, top] = pdfium.heap.floats.subarray(room >> 2, (room >> 2) + 4)
  return [left ?? 0, bottom ?? 0, right ?? 0, top ?? 0]
}

/** Undefined for a path that is not filled. */
function readFill(pdfium: Pdfium, path: number): { color: number; outline: boolean } | undefined {
  const room = pdfium.scratch
  pdfium.FPDFPath_GetDrawMode(path, room, room + 4)
  if (pdfium.heap.words[room >> 2] === 0) return undefined
  pdfium.FPDFPageObj_GetFillColor(path, room, room + 4, room + 8, room + 12)
  const [red, green, blue, alpha] = pdfium.heap.words.subarray(room >> 2, (room >> 2) + 4)
  if ((alpha ?? 255) < 26) return undefined
  const color = ((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0)
  return { color, outline: pdfium.FPDFPath_CountSegments(path) > OUTLINE_SEGMENTS }
}
