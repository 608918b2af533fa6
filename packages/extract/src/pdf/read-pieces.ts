import type { HiddenReason } from '@evenhand/model'
import type { Piece } from '../lines/piece.ts'
import { isBlank, isMark, isRightToLeft, isUnmapped } from './code-kinds.ts'
import { composeAccents, joinAccents } from './compose-accents.ts'
import { glyphBox, looseBox, type TextPage } from './glyph-boxes.ts'
import { mendCork } from './mend-cork.ts'
import { createFrames, type Frame, type PageBox } from './page-frame.ts'
import type { Pdfium } from './pdfium.ts'
import { type Font, readFont } from './read-font.ts'

/** What a page's text objects say. `unmapped` counts characters that no reader can name. */
export type PageText = { pieces: Piece[]; characters: number; unmapped: number; rightToLeft: boolean }

type Reader = TextPage & {
  codes: Uint32Array
  fonts: Map<number, Font>
  frames: (degrees: number) => Frame
  box: PageBox
  rightToLeft: boolean
  pieces: Piece[]
  /** Read since the last piece. */
  blank: Piece['blank']
}
type Look = Pick<Piece, 'size' | 'bold' | 'font' | 'color' | 'turn' | 'base' | 'suspect' | 'object'> & { frame: Frame }
type Range = { from: number; to: number }

/** Smaller than this nobody can read. */
const TINY = 2
/** Colours all above this may be lost on white; rendering decides. */
const LIGHT = 190
/** Gap inside a text object, in its type size, at which it is two pieces. */
const WIDE_GAP = 1

/** Reads the text objects of a page, in the order of its content. `fonts` is the document's cache. */
export function readPieces(
  pdfium: Pdfium,
  { handle, box }: { handle: number; box: PageBox },
  fonts: Map<number, Font>,
): PageText {
  const text = pdfium.FPDFText_LoadPage(handle)
  const reader: Reader = {
    pdfium,
    text,
    codes: new Uint32Array(0),
    fonts,
    frames: createFrames(box),
    box,
    rightToLeft: false,
    pieces: [],
    blank: 'none',
  }
  if (text === 0) return { pieces: [], characters: 0, unmapped: 0, rightToLeft: false }
  try {
    const unmapped = readCodes(reader)
    readObjects(reader)
    const named = mendCork(reader.pieces, fonts)
    return {
      pieces: joinAccents(reader.pieces),
      characters: reader.codes.length,
      unmapped: unmapped - named,
      rightToLeft: reader.rightToLeft,
    }
  } finally {
    pdfium.FPDFText_ClosePage(text)
  }
}

function readCodes(reader: Reader): number {
  const count = Math.max(0, reader.pdfium.FPDFText_CountChars(reader.text))
  reader.codes = new Uint32Array(count)
  let unmapped = 0
  for (let at = 0; at < count; at++) {
    const code = reader.pdfium.FPDFText_GetUnicode(reader.text, at)
    reader.codes[at] = code
    if (isUnmapped(code)) unmapped++
    else if (isRightToLeft(code)) reader.rightToLeft = true
  }
  return unmapped
}

function readObjects(reader: Reader): void {
  const { pdfium, text, codes } = reader
  let at = 0
  let object = codes.length > 0 ? pdfium.FPDFText_GetTextObject(text, 0) : 0
  while (at < codes.length) {
    const from = at
    const current = object
    do {
      at++
      object = at < codes.length ? pdfium.FPDFText_GetTextObject(text, at) : 0
    } while (at < codes.length && object === current)
    // Blanks that PDFium puts between text objects belong to none.
    if (current === 0) reader.blank = reader.blank === 'drawn' ? 'drawn' : 'guessed'
    else readObject(reader, current, { from, to: at })
  }
}

function readObject(reader: Reader, object: number, range: Range): void {
  const { codes } = reader
  const look = readLook(reader, object, range.from)
  if (reader.rightToLeft) return readGlyphs(reader, look, range)
  composeAccents(reader, look.frame, range)
  if (isLetterSpaced(codes, range)) return readLetters(reader, look, range)
  const first = reader.pieces.length
  const gaps: number[] = []
  let from = -1
  let last = -1
  for (let at = range.from; at < range.to; at++) {
    if (isBlank(codes[at] ?? 0)) {
      if (from < 0) reader.blank = 'drawn'
      continue
    }
    if (from < 0) from = at
    else if (last < at - 1 && isWide(reader, look, { from: last, to: at, gaps })) {
      addPiece(reader, look, { from, to: last + 1 })
      reader.blank = 'drawn'
      from = at
    }
    last = at
  }
  if (from < 0) return
  addPiece(reader, look, { from, to: last + 1 })
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1]
  if (gaps.length > 1) for (const piece of reader.pieces.slice(first + 1)) piece.wordGap = usual
  reader.blank = last < range.to - 1 ? 'drawn' : 'none'
}

/** Where letters run from the right, order is found from places: each glyph is a piece, blanks included. */
function readGlyphs(reader: Reader, look: Look, { from, to }: Range): void {
  let start = from
  for (let at = from + 1; at <= to; at++) {
    if (at < to && sharesPlace(reader, look, at)) continue
    // PDFium turns a line of such letters round, and with it the letters of a ligature and a letter's marks.
    if (at - start > 1 && isRightToLeft(reader.codes[start] ?? 0)) reader.codes.subarray(start, at).reverse()
    addPiece(reader, look, { from: start, to: at })
    reader.blank = 'none'
    start = at
  }
}

/** Headings set as `E X P E R I E N C E`: each letter is a piece. */
function readLetters(reader: Reader, look: Look, { from, to }: Range): void {
  for (let at = from; at < to; at++) {
    if (isBlank(reader.codes[at] ?? 0)) reader.blank = 'drawn'
    else {
      addPiece(reader, look, { from: at, to: at + 1 })
      reader.blank = 'none'
    }
  }
}

function isLetterSpaced(codes: Uint32Array, { from, to }: Range): boolean {
  if (to - from < 5) return false
  let letters = 0
  for (let at = from; at < to; at++) {
    const blank = isBlank(codes[at] ?? 0)
    if (!blank && at > from && !isBlank(codes[at - 1] ?? 0)) return false
    if (!blank) letters++
  }
  return letters >= 3
}

/** A ligature's letters come one by one and share their place; a mark and its letter share their height. */
function sharesPlace(reader: Reader, look: Look, at: number): boolean {
  const before = glyphBox(reader, look.frame, at - 1)
  const box = glyphBox(reader, look.frame, at)
  const isMarked = isMark(reader.codes[at - 1] ?? 0) || isMark(reader.codes[at] ?? 0)
  return isMarked ? before[1] === box[1] && before[3] === box[3] : before[0] === box[0] && before[2] === box[2]
}

function isWide(reader: Reader, look: Look, { from, to, gaps }: Range & { gaps: number[] }): boolean {
  const gap = looseBox(reader, look.frame, to)[0] - looseBox(reader, look.frame, from)[2]
  gaps.push(gap)
  return gap > WIDE_GAP * look.size
}

function addPiece(reader: Reader, look: Look, { from, to }: Range): void {
  let text = ''
  for (let at = from; at < to; at++) {
    const code = reader.codes[at] ?? 0
    text += code === 2 ? '-' : code > 0x10ffff ? '' : String.fromCodePoint(code)
  }
  const { frame, suspect, ...shown } = look
  const [x0, top, end, bottom] = looseBox(reader, frame, from)
  const x1 = to - from > 1 ? Math.max(end, looseBox(reader, frame, to - 1)[2]) : end
  const piece: Piece = { ...shown, text, x0, x1, top, bottom, blank: reader.blank }
  const reason = suspect ?? offPage(reader, piece)
  if (reason) piece.suspect = reason
  reader.pieces.push(piece)
}

function readLook({ pdfium, text, fonts, frames }: Reader, object: number, at: number): Look {
  const room = pdfium.scratch
  pdfium.FPDFText_GetMatrix(text, at, room)
  const floats = pdfium.heap.floats
  const first = room >> 2
  const [a, b, c, d, e, f] = floats.subarray(first, first + 6)
  const frame = frames(b === 0 && (a ?? 0) >= 0 ? 0 : (Math.atan2(b ?? 0, a ?? 1) * 180) / Math.PI)
  const size = Math.abs(pdfium.FPDFText_GetFontSize(text, at)) * Math.hypot(c ?? 0, d ?? 1)
  const font = readFont(pdfium, object, fonts)
  const mode = pdfium.FPDFTextObj_GetTextRenderMode(object)
  pdfium.FPDFPageObj_GetFillColor(object, room, room + 4, room + 8, room + 12)
  const [red, green, blue, alpha] = pdfium.heap.words.subarray(first, first + 4)
  const color = ((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0)
  return {
    frame,
    object,
    size,
    turn: frame.turn,
    base: frame.place(e ?? 0, f ?? 0)[1],
    bold: font.bold || mode === 2,
    font: font.id,
    color,
    suspect: suspectLook({ mode, size, alpha: alpha ?? 255, light: Math.min(red ?? 0, green ?? 0, blue ?? 0) }),
  }
}

function suspectLook(look: { mode: number; size: number; alpha: number; light: number }): HiddenReason | undefined {
  if (look.mode === 3 || look.mode === 7) return 'invisible-mode'
  if (look.alpha < 26) return 'transparent'
  if (look.size < TINY) return 'tiny'
  return look.light > LIGHT ? 'no-contrast' : undefined
}

function offPage({ box }: Reader, piece: Piece): HiddenReason | undefined {
  const turned = piece.turn % 180 !== (box.quarters * 90) % 180
  const width = turned ? box.top - box.bottom : box.right - box.left
  const height = turned ? box.right - box.left : box.top - box.bottom
  if (piece.turn % 90 !== 0) return undefined
  return piece.x1 < 0 || piece.x0 > width || piece.bottom < 0 || piece.top > height ? 'off-page' : undefined
}
