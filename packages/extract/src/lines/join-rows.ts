import { type Gutter, isApart } from './find-gutters.ts'
import { onLine } from './join-pieces.ts'
import type { Row, Segment } from './piece.ts'

/** Rows back in reading order that a segment may still belong to. */
const REACH = 6

/** How much larger type is that has rows of small type beside it, and how far off its baseline these stand at least. */
const MUCH_LARGER = 1.8
const OFF_BASE = 0.08

/**
 * Puts segments of one baseline together, unless a gutter lies between them: a company and its right-aligned date are
 * one row. Rows keep the order in which the page draws them.
 */
export function joinRows(segments: Segment[], gutters: Gutter[]): Row[] {
  const rows: Segment[][] = []
  for (const segment of segments) {
    const row = rows
      .slice(-REACH)
      .toReversed()
      .find((candidate) => belongs(candidate, segment, gutters))
    if (row) row.push(segment)
    else rows.push([segment])
  }
  return rows.map(toRow)
}

function belongs(row: Segment[], segment: Segment, gutters: Gutter[]): boolean {
  return row.every((other) => {
    if (other.rows || segment.rows || other.turn !== segment.turn || !onLine(other, segment)) return false
    if (isBeside(other, segment)) return false
    const overlap = Math.min(other.x1, segment.x1) - Math.max(other.x0, segment.x0)
    return overlap < 0.3 * Math.min(other.size, segment.size) && !isApart(gutters, other, segment)
  })
}

/** Small type beside a name in large type, on a baseline of its own: how to reach the person is no part of the name's row. */
function isBeside(a: Segment, b: Segment): boolean {
  const [large, small] = a.size > b.size ? [a, b] : [b, a]
  return large.size >= MUCH_LARGER * small.size && Math.abs(large.base - small.base) > OFF_BASE * large.size
}

/** The row that some segments, all of one baseline, make. */
export function toRow(segments: Segment[]): Row {
  const ordered = segments.toSorted((a, b) => a.x0 - b.x0)
  const main = ordered.reduce((best, segment) => (segment.text.length > best.text.length ? segment : best))
  const letters = (bold: boolean): number =>
    ordered.reduce((sum, segment) => sum + (segment.bold === bold ? segment.text.length : 0), 0)
  return {
    text: ordered.map((segment) => segment.text).join('\t'),
    segments: ordered,
    x0: ordered[0]?.x0 ?? 0,
    x1: Math.max(...ordered.map((segment) => segment.x1)),
    top: Math.min(...ordered.map((segment) => segment.top)),
    bottom: Math.max(...ordered.map((segment) => segment.bottom)),
    base: main.base,
    size: main.size,
    bold: letters(true) > letters(false),
    font: main.font,
    color: main.color,
    turn: main.turn,
  }
}
