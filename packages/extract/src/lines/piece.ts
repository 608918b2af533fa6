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
  /** Tells looks apart besides size: font and colour. */
  look: string
  /** Degrees that the text is turned counter-clockwise on the page as it is shown. */
  turn: number
  /** A blank stands before it. */
  spaced: boolean
  /** Why it may not be visible; to be confirmed by rendering. */
  suspect?: HiddenReason
}

/** Pieces that follow each other on one baseline without a wide gap. */
export type Segment = Omit<Piece, 'spaced' | 'suspect'> & { pieces: Piece[] }

/** Segments read as one line; the fields are those of the whole, the look that of most of its text. */
export type Row = Omit<Segment, 'pieces'> & { segments: Segment[] }
