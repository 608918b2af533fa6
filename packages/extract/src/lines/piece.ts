import type { HiddenReason } from '@evenhand/model'

/**
 * Text of one look on one baseline, as a page draws it. Points in the frame of its own direction: x along the text,
 * y downwards, from the top left corner of the page as it is shown (turned with the text).
 */
export type Piece = {
  text: string
  x0: number
  x1: number
  /** Baseline. */
  base: number
  top: number
  bottom: number
  size: number
  bold: boolean
  /** Tells fonts of one document apart. */
  font: number
  /** Red, green and blue, 8 bits each. */
  color: number
  /** Degrees that the text is turned counter-clockwise on the page as it is shown. */
  turn: number
  /** What stands before it: a blank that the page draws, one that PDFium guesses, or none. */
  blank: 'drawn' | 'guessed' | 'none'
  /** The usual gap between words of the text object that draws it, where a wide one parts it from the piece before. */
  wordGap?: number
  /** Why it may not be visible; to be confirmed by rendering. */
  suspect?: HiddenReason
  /** The text object that draws it. */
  object?: number
}

/** Pieces that follow each other on one baseline without a wide gap. */
export type Segment = Omit<Piece, 'blank' | 'wordGap' | 'suspect' | 'object'> & {
  pieces: Piece[]
  /** For a stretch of the page that is read as a whole: its rows, in reading order. */
  rows?: Row[]
}

/** Segments read as one line; the fields are those of the whole, the look that of most of its text. */
export type Row = Omit<Segment, 'pieces'> & {
  segments: Segment[]
  /** Its place tells that it heads what follows. */
  isHeading?: true
}
