import { addBlock, type Blocks, withBlocks } from './blocks.ts'
import { toCellLines } from './cell-text.ts'
import { isDates } from './is-dates.ts'
import { toRow } from './join-rows.ts'
import type { Segment } from './piece.ts'
import { sameLook } from './same-look.ts'

/** No resume has more on one page; nothing is looked for on such a page. */
const MOST_SEGMENTS = 2000
/** Cards side by side at most, lines of each at least and at most. */
const MOST_CARDS = 4
const LEAST_LINES = 3
const MOST_LINES = 6
/** How far the middles of a card's lines differ, and how much the left ends of one of them do at least, in points. */
const OFF_MIDDLE = 2
const LEAST_EDGE = 4
/** Space from line to line of a card, in type size. */
const LEADING = 2

/**
 * Cards side by side with centred lines, one of them but dates in each, are read one after the other, be it that the
 * page draws their lines row by row. Gives the segments with one in the place of each row of cards.
 */
export function joinCentredCards(segments: Segment[]): Segment[] {
  if (segments.length > MOST_SEGMENTS) return segments
  const places = new Map(segments.map((segment, at) => [segment, at]))
  const lines = toCellLines(segments.filter(({ turn, rows }) => turn === 0 && !rows))
  const blocks: Blocks = new Map()
  for (const [at, line] of lines.entries()) {
    const dates = line.filter(isDates)
    if (dates.length < 2 || dates.length > MOST_CARDS || blocks.has(dates[0]!)) continue
    const above = gather(lines.slice(Math.max(0, at - MOST_LINES), at).toReversed(), dates)
    const rows = [...above.toReversed(), dates, ...gather(lines.slice(at + 1, at + MOST_LINES), dates)]
    if (rows.length < LEAST_LINES || !areCentred(rows) || areWhole(rows, places)) continue
    const own = rows.flat().toSorted((a, b) => places.get(a)! - places.get(b)!)
    const cards = dates.flatMap((_, card) => rows.map((row) => toRow([row[card]!])))
    addBlock(blocks, own, cards)
  }
  return withBlocks(segments, blocks)
}

/** The lines that follow some dates, upwards or downwards, with one text of one look about the middle of each. */
function gather(lines: Segment[][], dates: Segment[]): Segment[][] {
  const rows: Segment[][] = []
  let near = dates
  for (const line of lines) {
    const row = dates.flatMap((date) => line.find((box) => Math.abs(middleOf(box) - middleOf(date)) < OFF_MIDDLE) ?? [])
    const [first] = row
    if (!first || row.length < dates.length || row.some((box) => isDates(box) || !sameLook(box, first))) break
    if (Math.abs(first.base - near[0]!.base) > LEADING * Math.max(first.size, near[0]!.size)) break
    const [left, right] = [first.x0, row.at(-1)!.x1]
    if (line.filter(({ x0, x1 }) => x0 < right && x1 > left).length > row.length) break
    rows.push(row)
    near = row
  }
  return rows
}

function middleOf({ x0, x1 }: Segment): number {
  return (x0 + x1) / 2
}

/** Whether the lines of each card begin at different places: those of a column of a table begin at one. */
function areCentred(rows: Segment[][]): boolean {
  return rows[0]!.every((_, card) => {
    const starts = rows.map((row) => row[card]!.x0)
    return Math.max(...starts) - Math.min(...starts) >= LEAST_EDGE
  })
}

/** Whether the page draws each card's lines, all of other looks, one after the other: it is told like any card. */
function areWhole(rows: Segment[][], places: Map<Segment, number>): boolean {
  return rows.slice(1).every((row, above) => {
    const before = rows[above]!
    const isNext = row.every((box, card) => places.get(box) === places.get(before[card]!)! + 1)
    return isNext && !sameLook(row[0]!, before[0]!)
  })
}
