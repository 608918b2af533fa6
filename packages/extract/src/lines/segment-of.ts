import type { Piece, Segment } from './piece.ts'

/** Pieces as one segment with this text: its place is that of them all, its look that of `main`. */
export function segmentOf(text: string, pieces: Piece[], { main, bold }: { main: Piece; bold: boolean }): Segment {
  return {
    text,
    pieces,
    x0: Math.min(...pieces.map((piece) => piece.x0)),
    x1: Math.max(...pieces.map((piece) => piece.x1)),
    top: Math.min(...pieces.map((piece) => piece.top)),
    bottom: Math.max(...pieces.map((piece) => piece.bottom)),
    base: main.base,
    size: Math.max(...pieces.map((piece) => piece.size)),
    bold,
    font: main.font,
    color: main.color,
    turn: main.turn,
  }
}
