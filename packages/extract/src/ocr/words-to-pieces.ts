import type Tesseract from 'tesseract.js'
import type { Piece } from '../lines/piece.ts'
import { mendSigns } from './mend-signs.ts'
import { wordKind } from './word-kind.ts'

/** Gap, in the height of a line, that parts two pieces of it. */
const WIDE_GAP = 1
/** Height of a row, from its tallest letters to its deepest, in its type size. */
const ROW_HEIGHT = 0.97

/** Part of a size by which rows of it differ. */
const SAME_SIZE = 0.065
/** Lines of letters this wide, in their height, tell how far a page lies askew. */
const LEVEL_WIDTH = 5

type Word = { text: string; word: Tesseract.Word; spaced: boolean }

/** What OCR found on a page: its words, as on a page that lies level, and how far down it sinks a point to the right. */
export type Recognized = { pieces: Piece[]; slope: number }

/** Lines of OCR as pieces in points, parted at wide gaps; `scale` is pixels a point. */
export function wordsToPieces(page: Tesseract.Page, scale: number): Recognized {
  const lines = (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
  const slope = slopeOf(lines)
  return { pieces: evenSizes(lines.flatMap((line) => lineToPieces(line, { scale, slope }))), slope }
}

/** Sizes that differ as rows without tall or deep letters do are one: the nearest of those that many letters have. */
function evenSizes(pieces: Piece[]): Piece[] {
  const letters = new Map<number, number>()
  for (const { size, text } of pieces) letters.set(size, (letters.get(size) ?? 0) + text.length)
  const sizes: number[] = []
  for (const [size] of [...letters].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])) {
    if (sizes.every((other) => Math.abs(other - size) > SAME_SIZE * other)) sizes.push(size)
  }
  const nearest = (size: number): number =>
    sizes.reduce((best, other) => (Math.abs(other - size) < Math.abs(best - size) ? other : best), sizes[0] ?? size)
  return pieces.map((piece) => ({ ...piece, size: nearest(piece.size) }))
}

/** That of the lines whose half, by width, lies flatter. */
function slopeOf(lines: Tesseract.Line[]): number {
  const told = lines.flatMap(({ baseline: { x0, y0, x1, y1 }, rowAttributes }) =>
    x1 - x0 > LEVEL_WIDTH * rowAttributes.rowHeight ? [{ slope: (y1 - y0) / (x1 - x0), width: x1 - x0 }] : [],
  )
  const half = told.reduce((sum, { width }) => sum + width, 0) / 2
  let seen = 0
  return told.toSorted((a, b) => a.slope - b.slope).find(({ width }) => (seen += width) >= half)?.slope ?? 0
}

function lineToPieces(line: Tesseract.Line, { scale, slope }: { scale: number; slope: number }): Piece[] {
  const { rowHeight, descenders } = line.rowAttributes
  const parts: Word[][] = []
  let end = -Infinity
  for (const word of wordsOf(line)) {
    if (parts.length === 0 || word.word.bbox.x0 - end > WIDE_GAP * rowHeight) parts.push([])
    parts.at(-1)?.push(word)
    end = Math.max(end, word.word.bbox.x1)
  }
  const drawn = baselineOf(line)
  const base = drawn - slope * line.bbox.x0
  const aside = slope * drawn
  return parts.map((part) => ({
    text: textOf(part),
    x0: (Math.min(...part.map(({ word }) => word.bbox.x0)) + aside) / scale,
    x1: (Math.max(...part.map(({ word }) => word.bbox.x1)) + aside) / scale,
    base: base / scale,
    top: (base + descenders - rowHeight) / scale,
    bottom: (base + descenders) / scale,
    size: rowHeight / scale / ROW_HEIGHT,
    bold: false,
    font: 0,
    color: 0,
    turn: 0,
    blank: 'drawn',
  }))
}

function textOf(part: Word[]): string {
  return mendSigns(part.map(({ text, spaced }, at) => (spaced && at > 0 ? ' ' : '') + text).join(''))
}

/** OCR calls single Thai letters words; where blanks stand, only the line's text tells. */
function wordsOf(line: Tesseract.Line): Word[] {
  const words: Word[] = []
  let at = 0
  for (const word of line.words) {
    const found = line.text.indexOf(word.text, at)
    const spaced = found < 0 || found > at
    if (found >= 0) at = found + word.text.length
    if (word.text.trim() !== '') words.push({ text: word.text, word, spaced })
  }
  const { rowHeight } = line.rowAttributes
  return words.flatMap((each, at) => {
    const kind = wordKind(each.word, { at, of: words.length, rowHeight })
    if (kind === 'noise') return []
    return kind === 'bullet' ? { ...each, text: '\u2022' } : each
  })
}

/** Where the first letter stands. */
function baselineOf({ baseline, bbox }: Tesseract.Line): number {
  return baseline.y0 > 0 ? baseline.y0 : bbox.y1
}
