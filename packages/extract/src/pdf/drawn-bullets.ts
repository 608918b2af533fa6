import type { Piece } from '../lines/piece.ts'
import type { PageObjects, ShownBox } from './walk-objects.ts'

/** A list's dot, in the size of the type beside it: a timeline's are larger. */
const LEAST = 0.18
const MOST = 0.55
/** Its distance from the text, in the same size. */
const NEAREST = 0.25
const FARTHEST = 1.4
/** A bullet's box ends so far before the text, in the same size: near enough to be on its line. */
const BLANK = 0.3
/** A timeline's line is thinner, in points, and so many times as long as wide at least. */
const RAIL = 3
const FEWEST = 4
/** Letters that run from the right: Hebrew, Arabic and their kin. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
/** A page with more dots is a drawing. */
const MOST_DOTS = 600

type Drawn = Pick<PageObjects, 'dots' | 'rules'>

/**
 * Browsers draw the bullets of a list as dots beside the text: they become letters before the first piece of their line,
 * at its right where letters run from the right.
 */
export function addBullets(pieces: Piece[], { dots, rules }: Drawn): Piece[] {
  if (dots.length === 0 || dots.length > MOST_DOTS) return pieces
  const rails = rules.filter(
    ([left, top, right, bottom]) => right - left < RAIL && bottom - top > FEWEST * (right - left),
  )
  const level = pieces.filter(({ turn, text }) => turn === 0 && text.trim() !== '')
  const before = new Map<Piece, Piece>()
  for (const dot of dots) {
    const text = rails.some((rail) => isThreaded(dot, rail)) ? undefined : besideDot(level, dot)
    if (text !== undefined) before.set(text, bulletOf(text, dot))
  }
  if (before.size === 0) return pieces
  return pieces.flatMap((piece) => {
    const bullet = before.get(piece)
    return bullet === undefined ? [piece] : [bullet, { ...piece, blank: 'drawn' }]
  })
}

/** A timeline's line runs through its dots: they mark the entries, and are no bullets of a list. */
function isThreaded([left, top, right, bottom]: ShownBox, rail: ShownBox): boolean {
  const middle = (rail[0] + rail[2]) / 2
  return middle > left && middle < right && rail[1] < bottom && rail[3] > top && rail[3] - rail[1] > bottom - top
}

/** The text that begins beside a dot; none where text stands on both sides or over it, or only ends there. */
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
  // "Tarn · Merrow", broken behind the dot: what parts them is no bullet of the first.
  if (text.x1 <= left && !RIGHT_TO_LEFT.test(text.text)) return undefined
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
