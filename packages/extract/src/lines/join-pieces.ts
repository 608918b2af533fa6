import type { Piece, Segment } from './piece.ts'
import type { Rule } from './ruled-cells.ts'
import { segmentOf } from './segment-of.ts'

/** Gap, in type size, at which one baseline holds two segments. */
const SEGMENT_GAP = 1
/** The same in a line that is stretched to the width of its column. */
const STRETCHED_GAP = 2.5
/** Gap, in type size, that stands for a blank. */
const BLANK_GAP = 0.22
/** The same, where PDFium sees a blank. */
const GUESSED_GAP = 0.1
/** The same between Thai words, where blanks are drawn but some are lost with a glyph; the box of ำ ends too early. */
const THAI_GAP = 0.32
const THAI_END = /[\u0e01-\u0e32\u0e34-\u0e4e]$/
/** Lines that begin at one place, for it to be the edge of a column. */
const EDGE_LINES = 3
/** Gap, in type size, before text that begins at such an edge; the same, where its look is another. */
const OWN_GAP = 0.75
const STYLED_GAP = 0.45
/** How far apart baselines of one line may be, in type size: a font that stands in for another sits a little lower. */
const SAME_LINE = 0.25
/** Pieces may overlap this far: kerning, accents, slanted letters. */
const OVERLAP = 0.5

/** Scripts that put blanks between phrases, or signs before the letter they follow: guessed blanks are mostly wrong. */
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u

/**
 * Joins pieces that follow each other on one baseline and that no upright rule parts. Keeps their order; repeated
 * glyphs are dropped.
 */
export function joinPieces(pieces: Piece[], upright: Rule[] = []): Segment[] {
  const segments: Segment[] = []
  const drawsBlanks = pieces.some((piece) => piece.blank === 'drawn' || piece.text.includes(' '))
  let current: Piece[] = []
  for (const piece of pieces) {
    const last = current.at(-1)
    if (last && (repeats(current, piece) || addMark(current, piece))) continue
    if (last && (!follows(current, last, piece) || isParted(last, piece, upright))) {
      segments.push(toSegment(current, drawsBlanks))
      current = []
    }
    current.push(piece)
  }
  if (current.length > 0) segments.push(toSegment(current, drawsBlanks))
  return partAtEdges(dropRepeated(segments), drawsBlanks)
}

/** Fake bold draws a glyph twice, a little apart; PDFium repeats ActualText that spans several text objects. */
function repeats(current: Piece[], piece: Piece): boolean {
  for (let back = 1; back <= Math.min(6, current.length); back++) {
    const other = current[current.length - back]
    if (!other || other.text !== piece.text || other.turn !== piece.turn) continue
    const near = piece.size * 0.12
    if (Math.abs(other.base - piece.base) > near) continue
    if (Math.abs(other.x0 - piece.x0) < near) return true
    const shared = Math.min(other.x1, piece.x1) - Math.max(other.x0, piece.x0)
    const widths = [other.x1 - other.x0, piece.x1 - piece.x0] as const
    if (piece.text.length > 1 && shared > 0.3 * Math.min(...widths)) return true
    if (isRestOf(widths, { text: piece.text, gap: -shared / piece.size })) {
      current[current.length - back] = { ...other, x1: piece.x1 }
      return true
    }
  }
  return false
}

/**
 * Whether a piece is the other half of a syllable, each half being said to be the whole: Thai บำ is drawn as two glyphs, of
 * two widths. A syllable said twice is as wide each time.
 */
function isRestOf([first, second]: readonly [number, number], { text, gap }: { text: string; gap: number }): boolean {
  if (text.length < 2 || !UNSPACED.test(text) || gap > 0.2) return false
  return Math.abs(first - second) > 0.1 * Math.max(first, second)
}

/** Puts a mark that is drawn by itself on the letter it lies over. */
function addMark(current: Piece[], mark: Piece): boolean {
  if (!/^\p{M}+$/u.test(mark.text)) return false
  const middle = (mark.x0 + mark.x1) / 2
  for (let back = 1; back <= Math.min(8, current.length); back++) {
    const piece = current[current.length - back]
    if (!piece || middle < piece.x0 || middle > piece.x1 + 0.1 || !onLine(piece, mark)) continue
    const share = (middle - piece.x0) / Math.max(piece.x1 - piece.x0, 0.1)
    current[current.length - back] = { ...piece, text: insertMark(piece.text, mark.text, share) }
    return true
  }
  return false
}

/** Letters of a piece are taken to be equally wide. */
function insertMark(text: string, mark: string, share: number): string {
  const clusters = text.match(/\P{M}\p{M}*/gu) ?? [text]
  const at = Math.min(clusters.length - 1, Math.floor(share * clusters.length))
  return clusters.map((cluster, index) => (index === at ? cluster + mark : cluster)).join('')
}

function follows(current: Piece[], last: Piece, piece: Piece): boolean {
  if (last.turn !== piece.turn || !onLine(last, piece)) return false
  const size = Math.max(last.size, piece.size)
  const gap = piece.x0 - last.x1
  if (gap < -OVERLAP * size) return false
  return (
    gap <= SEGMENT_GAP * size || isStretched(last, piece, gap) || (gap <= 3 * size && gap <= 2.6 * letterGap(current))
  )
}

/** A line whose words are all set far apart, so that it fills its column; a sentence's end takes more. */
function isStretched(last: Piece, piece: Piece, gap: number): boolean {
  if (piece.wordGap === undefined || piece.object !== last.object) return false
  const most = /[.!?:;]$/u.test(last.text) ? 3.6 : 2.6
  return gap <= STRETCHED_GAP * piece.size && gap <= most * piece.wordGap
}

/** Whether an upright rule stands between two pieces of one line. */
export function isParted(before: Piece, piece: Piece, upright: Rule[]): boolean {
  const y = piece.base - 0.3 * piece.size
  return upright.some(
    ([left, top, right, bottom]) => left >= before.x1 - 1 && right <= piece.x0 + 1 && top <= y && y <= bottom,
  )
}

/** Same baseline, or a raised or lowered small piece beside a larger one. */
export function onLine(a: Pick<Piece, 'base' | 'size' | 'top' | 'bottom'>, b: typeof a): boolean {
  const size = Math.max(a.size, b.size)
  const apart = Math.abs(a.base - b.base)
  if (apart <= SAME_LINE * Math.min(a.size, b.size)) return true
  return Math.min(a.size, b.size) < 0.85 * size && apart < 0.55 * size
}

/** Gap between the letters of a letter-spaced heading; 0 where the pieces are not single letters. */
function letterGap(pieces: Piece[]): number {
  if (pieces.length < 3) return 0
  const gaps: number[] = []
  for (let at = Math.max(1, pieces.length - 12); at < pieces.length; at++) {
    const piece = pieces[at]
    const before = pieces[at - 1]
    if (!piece || !before || piece.text.length > 2 || before.text.length > 2) return 0
    gaps.push(piece.x0 - before.x1)
  }
  return gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0
}

function toSegment(pieces: Piece[], drawsBlanks: boolean): Segment {
  const main = pieces.reduce((best, piece) => (piece.text.length > best.text.length ? piece : best))
  const bold = pieces.reduce((sum, piece) => sum + (piece.bold ? piece.text.length : -piece.text.length), 0) > 0
  return segmentOf(textOf(pieces, drawsBlanks), pieces, { main, bold })
}

function textOf(pieces: Piece[], drawsBlanks: boolean): string {
  let text = pieces[0]?.text ?? ''
  const spacing = letterSpacing(pieces)
  for (let at = 1; at < pieces.length; at++) {
    const piece = pieces[at]
    const before = pieces[at - 1]
    if (!piece || !before || isNoteMark(before, piece)) continue
    const isSpaced = piece.blank !== 'drawn' && piece.x0 - before.x1 < SPACED[piece.blank] * spacing
    const isBlank = !isSpaced && isBlankBetween(before, piece, drawsBlanks)
    text += (isBlank || (at === 1 && isNoteMark(piece, before)) ? ' ' : '') + piece.text
  }
  return text
}

/** Gaps between letters that tell how far apart a line's letters are set. */
const LEAST_SPACED = 3
/** How much wider than usual such a gap is at most, where PDFium sees a blank and where it sees none. */
const SPACED = { guessed: 1.25, none: 1.8 }

/** The gap between letters that are set apart, in points, where no blank parts them: "2 0 1 9" beside "A P R I L"; else 0. */
function letterSpacing(pieces: Piece[]): number {
  if (pieces.length <= LEAST_SPACED || pieces.some(({ text }) => text.length > 2)) return 0
  const gaps = pieces.flatMap((piece, at) => (at > 0 && piece.blank === 'none' ? piece.x0 - pieces[at - 1]!.x1 : []))
  return gaps.length < LEAST_SPACED ? 0 : gaps.toSorted((a, b) => a - b)[gaps.length >> 1]!
}

/** Whether a small raised number stands behind a word: it leads to a note and is no part of the text. */
function isNoteMark(word: Piece, mark: Piece): boolean {
  if (!/^\p{Nd}{1,2}$/u.test(mark.text) || !/\p{L}{3}[\p{Pe}\p{Po}]?$/u.test(word.text)) return false
  return mark.size < 0.8 * word.size && mark.base < word.base - 0.15 * word.size
}

function isBlankBetween(before: Piece, piece: Piece, drawsBlanks: boolean): boolean {
  if (piece.blank === 'drawn') return true
  const unspaced = UNSPACED.test(before.text.at(-1) ?? '') && UNSPACED.test(piece.text[0] ?? '')
  const gap = (piece.x0 - before.x1) / Math.max(piece.size, before.size)
  if (unspaced && drawsBlanks) return gap > THAI_GAP && THAI_END.test(before.text)
  // PDFium sees blanks where small capitals are kerned wide; such letters nearly touch.
  return gap > BLANK_GAP || (piece.blank === 'guessed' && gap > GUESSED_GAP)
}

/** Parts segments whose first words nearly touch others that begin where lines of a column begin. */
function partAtEdges(segments: Segment[], drawsBlanks: boolean): Segment[] {
  const starts = new Map<number, number>()
  for (const { x0 } of segments) starts.set(Math.round(x0), (starts.get(Math.round(x0)) ?? 0) + 1)
  const isEdge = (x: number): boolean =>
    [-1, 0, 1].reduce((sum, near) => sum + (starts.get(Math.round(x) + near) ?? 0), 0) >= EDGE_LINES
  return segments.flatMap((segment) => {
    const { pieces } = segment
    const at = pieces.findIndex((piece, index) => index > 0 && isOwnText(pieces[index - 1]!, piece) && isEdge(piece.x0))
    if (at < 0) return [segment]
    return [toSegment(pieces.slice(0, at), drawsBlanks), toSegment(pieces.slice(at), drawsBlanks)]
  })
}

/** Whether a piece is set apart from the one before, by much or by its look as well. */
function isOwnText(before: Piece, piece: Piece): boolean {
  const isOther = before.bold !== piece.bold || before.font !== piece.font || before.color !== piece.color
  return before.object !== piece.object && piece.x0 - before.x1 > (isOther ? STYLED_GAP : OWN_GAP) * piece.size
}

/** The same words in the same place again: repeated ActualText, shadows. */
function dropRepeated(segments: Segment[]): Segment[] {
  const seen = new Set<string>()
  return segments.filter((segment) => {
    const key = [segment.text, segment.turn, Math.round(segment.x0 / 2), Math.round(segment.base / 2)].join('\u0000')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
