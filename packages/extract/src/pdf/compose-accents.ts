import type { Piece } from '../lines/piece.ts'
import { glyphBox, type TextPage } from './glyph-boxes.ts'
import type { Frame } from './page-frame.ts'

/** Accents that stand alone, as fonts of plain letters have them, and the marks that say the same of a letter. */
const MARKS = new Map([
  [0x60, 0x300],
  [0xb4, 0x301],
  [0x5e, 0x302],
  [0x2c6, 0x302],
  [0x7e, 0x303],
  [0x2dc, 0x303],
  [0xaf, 0x304],
  [0x2c9, 0x304],
  [0x2d8, 0x306],
  [0x2d9, 0x307],
  [0xa8, 0x308],
  [0x2da, 0x30a],
  [0x2dd, 0x30b],
  [0x2c7, 0x30c],
  [0xb8, 0x327],
  [0x2db, 0x328],
])
/** Letters without their dot, on which an accent stands in its place. */
const UNDOTTED: Record<string, string> = { '\u0131': 'i', '\u0237': 'j' }
/** How far beyond its letter the middle of an accent may be, and how far off its baseline, in type size. */
const BESIDE = 0.1
const RAISED = 0.6
/** Widest letter, in type size. */
const WIDEST = 0.8
/** Gap between two pieces of one word, in type size. */
const SAME_WORD = 0.15

/**
 * TeX draws é as an accent and a letter in one place where the font has no such glyph. Puts the mark behind the letter,
 * in place; an accent that stands beside its letter is left: it is typed for an apostrophe.
 */
export function composeAccents(
  page: TextPage & { codes: Uint32Array },
  frame: Frame,
  { from, to }: { from: number; to: number },
): void {
  const { codes } = page
  for (let at = from; at + 1 < to; at++) {
    const mark = MARKS.get(codes[at] ?? 0)
    const letter = mark === undefined ? undefined : plainLetter(codes[at + 1] ?? 0)
    if (mark === undefined || letter === undefined) continue
    const accent = glyphBox(page, frame, at)
    const under = glyphBox(page, frame, at + 1)
    const middle = (accent[0] + accent[2]) / 2
    if (middle < under[0] || middle > under[2]) continue
    codes[at] = letter
    codes[at + 1] = mark
    at++
  }
}

/** The same for accents that are raised over capitals: each is a piece of its own, before or behind that of its letter. */
export function joinAccents(pieces: Piece[]): Piece[] {
  if (!pieces.some(isAccent)) return pieces
  const kept: Piece[] = []
  const waiting: Piece[] = []
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1]
    if (isAccent(piece) && kept.length > 0 && isOver(piece, kept.at(-1)!)) {
      kept.push(marked(kept.pop()!, piece, kept.at(-1)))
    } else if (isAccent(piece) && next && !isAccent(next) && isOver(piece, next)) {
      waiting.push(piece)
    } else {
      const accent = waiting.pop()
      kept.push(accent ? marked(piece, accent, kept.at(-1)) : piece)
    }
  }
  return kept
}

function isAccent({ text }: Piece): boolean {
  return text.length === 1 && MARKS.has(text.charCodeAt(0))
}

function isOver(accent: Piece, piece: Piece): boolean {
  const middle = (accent.x0 + accent.x1) / 2
  const { x0, x1, size } = piece
  return (
    accent.turn === piece.turn &&
    Math.abs(accent.base - piece.base) < RAISED * size &&
    middle > x0 - BESIDE * size &&
    middle < Math.min(x1 + BESIDE * size, x0 + WIDEST * size) &&
    plainLetter(piece.text.codePointAt(0) ?? 0) !== undefined
  )
}

/** The piece with the accent on its first letter; the blank that PDFium guesses between them is none. */
function marked(piece: Piece, accent: Piece, before: Piece | undefined): Piece {
  const [first = '', ...others] = piece.text
  const letter = String.fromCodePoint(plainLetter(first.codePointAt(0) ?? 0) ?? 0)
  const text = letter + String.fromCodePoint(MARKS.get(accent.text.charCodeAt(0)) ?? 0) + others.join('')
  const isClose =
    before !== undefined &&
    Math.abs(before.base - piece.base) < 1 &&
    Math.abs(piece.x0 - before.x1) < SAME_WORD * piece.size
  const blank = isClose && piece.blank === 'guessed' ? 'none' : piece.blank
  return { ...piece, text: text.normalize('NFC'), blank }
}

/** A letter that may have an accent, its dot put back. */
function plainLetter(code: number): number | undefined {
  if (code < 65) return undefined
  const letter = String.fromCodePoint(code)
  const plain = UNDOTTED[letter] ?? letter
  return /^[A-Za-z]$/u.test(plain) ? plain.codePointAt(0) : undefined
}
