import type { Piece } from '../lines/piece.ts'
import type { ShownBox } from './walk-objects.ts'

/** A list's dot, in the size of the type beside it: a timeline's are larger. */
const LEAST = 0.18
const MOST = 0.55
/** Its distance from the text, in the same size. */
const NEAREST = 0.25
const FARTHEST = 1.4
/** A bullet's box ends so far before the text, in the same size: near enough to be on its line. */
const BLANK = 0.3
/** A page with more dots is a drawing. */
const MOST_DOTS = 600

/**
 * Browsers draw the bullets of a list as dots beside the text: they become letters before the first piece of their line,
 * at its right where letters run from the right.
 */
export function addBullets(pieces: Piece[], dots: ShownBox[]): Piece[] {
  if (dots.length === 0 || dots.length > MOST_DOTS) return pieces
  const level = pieces.filter(({ turn, text }) => turn === 0 && text.trim() !== '')
  const before = new Map<Piece, Piece>()
  for (const dot of dots) {
    const text = besideDot(level, dot)
    if (text !== undefined) before.set(text, bulletOf(text, dot))
  }
  if (before.size === 0) return pieces
  return pieces.flatMap((piece) => {
    const bullet = before.get(piece)
    return bullet === undefined ? [piece] : [bullet, { ...piece, blank: 'drawn' }]
  })
}

/** The text that begins beside a dot; none where text stands on both sides or over it. */
function besideDot(pieces: Piece[], [left, top, right, bottom]: ShownBox): Piece | undefined {
  const middle = (top + bottom) / 2
  const gapOf = ({ x0, x1 }: Piece) => Math.max(x0 - right, left - x1)
  const near = pieces.filter((piece) => {
    const { size, base } = piece
    // A bullet stands at the middle of small letters.
    return middle >= base - 0.75 * size && middle <= base + 0.05 * size && gapOf(piece) <= FARTHEST * size
  })
  const [text, ...others] = near.toSorted((one, other) => gapOf(one) - gapOf(other))
  if (text === undefined || others.some(({ x0 }) => x0 >= right !== text.x0 >= right)) return undefined
  const width = (right - left) / text.size
  return width >= LEAST && width <= MOST && gapOf(text) >= NEAREST * text.size ? text : undefined
}

function bulletOf(text: Piece, [left, , right]: ShownBox): Piece {
  const isRight = left > text.x0
  const near = BLANK * text.size
  return {
    ...text,
    text: '•',
    x0: isRight ? Math.min(left, text.x1 + near) : left,
    x1: isRight ? right : Math.max(right, text.x0 - near),
    object: undefined,
    wordGap: undefined,
  }
}
