import type Tesseract from 'tesseract.js'
import type { Piece } from '../lines/piece.ts'

/** Less sure words are stains and icons. */
const LEAST_CONFIDENCE = 30
/** Gap, in the height of a line, that parts two pieces of it. */
const WIDE_GAP = 1
/** Type size of a line whose letters are this high. */
const BOX_HEIGHT = 1.05

/** What OCR takes a list's bullet for. */
const BULLET = /^[\u0E51\u00B0\u00A9\u00AE*\u00AB\u00BB](?= |$)/u

type Word = { word: Tesseract.Word; spaced: boolean }

/** Lines of OCR as pieces in points, parted at wide gaps; `scale` is pixels a point. */
export function wordsToPieces(page: Tesseract.Page, scale: number): Piece[] {
  const lines = (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
  return lines.flatMap((line) => lineToPieces(line, scale))
}

function lineToPieces(line: Tesseract.Line, scale: number): Piece[] {
  const height = line.bbox.y1 - line.bbox.y0
  const parts: Word[][] = []
  let end = -Infinity
  for (const word of wordsOf(line)) {
    if (word.word.confidence < LEAST_CONFIDENCE) continue
    if (parts.length === 0 || word.word.bbox.x0 - end > WIDE_GAP * height) parts.push([])
    parts.at(-1)?.push(word)
    end = Math.max(end, word.word.bbox.x1)
  }
  const base = baselineOf(line) / scale
  return parts.map((part) => ({
    text: textOf(part),
    x0: Math.min(...part.map(({ word }) => word.bbox.x0)) / scale,
    x1: Math.max(...part.map(({ word }) => word.bbox.x1)) / scale,
    base,
    top: line.bbox.y0 / scale,
    bottom: line.bbox.y1 / scale,
    size: height / scale / BOX_HEIGHT,
    bold: false,
    font: 0,
    color: 0,
    turn: 0,
    blank: 'drawn',
  }))
}

function textOf(part: Word[]): string {
  const text = part.map(({ word, spaced }, at) => (spaced && at > 0 ? ' ' : '') + word.text).join('')
  return text.replace(BULLET, '\u2022')
}

/** OCR calls single Thai letters words; where blanks stand, only the line's text tells. */
function wordsOf(line: Tesseract.Line): Word[] {
  const words: Word[] = []
  let at = 0
  for (const word of line.words) {
    const found = line.text.indexOf(word.text, at)
    const spaced = found < 0 || found > at
    if (found >= 0) at = found + word.text.length
    if (word.text.trim() !== '') words.push({ word, spaced })
  }
  return words
}

/** The middle of a baseline that may lie a little askew. */
function baselineOf({ baseline, bbox }: Tesseract.Line): number {
  const { y0, y1 } = baseline
  return y0 > 0 && y1 > 0 ? (y0 + y1) / 2 : bbox.y1
}
