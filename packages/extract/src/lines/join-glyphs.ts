import { groupBy } from './group-by.ts'
import { isParted, onLine } from './join-pieces.ts'
import { type Base, toLogical } from './to-logical.ts'
import type { Piece, Segment } from './piece.ts'
import type { Rule } from './ruled-cells.ts'
import { segmentOf } from './segment-of.ts'

/** Gap, in type size, at which one baseline holds two segments. */
const SEGMENT_GAP = 1.2
const BLANK_GAP = 0.2
/** Part of its type size below which a piece's box is that of a mark, not of its letters. */
const SMALL_BOX = 0.4
/** Height above the baseline that marks may have, in type size. */
const TALL = 1.2

/**
 * Joins glyphs of a page with right-to-left letters by their places: those drawn together on one baseline are put in
 * order from the left and then into the order in which they are read; `base` is the side the page is read from.
 */
export function joinGlyphs(pieces: Piece[], { upright, base }: { upright: Rule[]; base: Base }): Segment[] {
  const lines: Piece[][] = []
  // How far the last line reaches: a mark lies over it, and a low letter of another cell does not.
  let reach: { x0: number; x1: number } | undefined
  for (const piece of pieces) {
    // A blank without a width is one that PDFium guesses; the gap tells better.
    if (piece.x1 <= piece.x0 && piece.text.trim() === '') continue
    const line = lines.at(-1)
    const last = line?.findLast((other) => !isSmall(other)) ?? line?.at(-1)
    const isNear = last && reach && piece.x0 < reach.x1 + last.size && piece.x1 > reach.x0 - last.size
    if (line && last && (onLine(last, piece) || (isNear && isOverLine(last, piece)))) line.push(piece)
    else {
      lines.push([piece])
      reach = { x0: Infinity, x1: -Infinity }
    }
    reach = { x0: Math.min(reach!.x0, piece.x0), x1: Math.max(reach!.x1, piece.x1) }
  }
  return joinMarks(lines).flatMap((line) => {
    const parts = splitLine(line, upright).map((part) => toSegment(part, base))
    return base === 'right' ? parts.toReversed() : parts
  })
}

/** A letter that ActualText gives for a mark has the mark's place: its height on the page says nothing. */
function isSmall({ top, bottom, size }: Piece): boolean {
  return bottom - top < SMALL_BOX * size
}

function isOverLine(line: Piece, piece: Piece): boolean {
  const middle = (piece.top + piece.bottom) / 2
  return isSmall(piece) && line.turn === piece.turn && middle > line.base - TALL * line.size && middle < line.bottom
}

/** Marks drawn before the letters they belong to. */
function joinMarks(lines: Piece[][]): Piece[][] {
  const kept: Piece[][] = []
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    const base = next?.find((piece) => !isSmall(piece))
    if (next && base && line.every((piece) => isOverLine(base, piece))) next.unshift(...line)
    else kept.push(line)
  }
  return kept
}

function splitLine(pieces: Piece[], upright: Rule[]): Piece[][] {
  const marks = groupBy(pieces, (piece) => (/^\p{M}+$/u.test(piece.text) ? 'mark' : 'base'))
  const bases = dropRepeats((marks.get('base') ?? []).toSorted((a, b) => a.x0 + a.x1 - b.x0 - b.x1))
  const parts: Piece[][] = []
  let last: Piece | undefined
  for (const piece of bases) {
    const blank = piece.text.trim() === ''
    const isApart = last && (piece.x0 - last.x1 > SEGMENT_GAP * piece.size || isParted(last, piece, upright))
    if (!last || (!blank && isApart)) parts.push([])
    parts.at(-1)?.push(piece)
    if (!blank && (!last || piece.x1 > last.x1)) last = piece
  }
  const withMarks = parts.map((part) => addMarks(part, marks.get('mark') ?? []))
  return withMarks.filter((part) => part.some((piece) => piece.text.trim() !== ''))
}

function dropRepeats(ordered: Piece[]): Piece[] {
  return ordered.filter((piece, at) => {
    const before = ordered[at - 1]
    return !before || before.text !== piece.text || Math.abs(before.x0 - piece.x0) > 0.1 * piece.size
  })
}

/** A mark belongs to the letter it lies over. */
function addMarks(part: Piece[], marks: Piece[]): Piece[] {
  if (marks.length === 0) return part
  const bases = part.map((piece) => ({ ...piece }))
  for (const mark of marks) {
    const middle = (mark.x0 + mark.x1) / 2
    const under = bases.find((base) => base.text.trim() !== '' && base.x0 - 0.5 <= middle && middle <= base.x1 + 0.5)
    if (under) under.text += mark.text
  }
  return bases
}

function toSegment(pieces: Piece[], base: Base): Segment {
  const inked = pieces.filter((piece) => piece.text.trim() !== '')
  const letters: string[] = []
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1]
    const gap = before ? (piece.x0 - before.x1) / piece.size : 0
    if (gap > BLANK_GAP && before?.text.trim() !== '' && piece.text.trim() !== '') letters.push(' ')
    letters.push(piece.text)
  }
  const main = inked[inked.length >> 1] ?? pieces[0]
  if (!main) throw new RangeError('a segment has a piece')
  const bold = inked.filter((piece) => piece.bold).length * 2 > inked.length
  return segmentOf(closeAddress(toLogical(letters, base)), inked, { main, bold })
}

/** The signs of an e-mail address in a font that stands in for another are set apart from its letters. */
function closeAddress(text: string): string {
  return text.includes('@') ? text.replaceAll(/(?<=[a-z0-9]) ?([.@]) ?(?=[a-z0-9])/gi, '$1') : text
}
