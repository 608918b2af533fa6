import { areCentred } from './are-centred.ts'
import { areDatesOf, DATES_LENGTH } from './are-dates-of.ts'
import { areLineEnds } from './are-line-ends.ts'
import { centredHeadings } from './centred-headings.ts'
import type { Segment } from './piece.ts'
import { shareOnRows } from './share-on-rows.ts'

/** A strip without text between two columns; `x` is where the right one starts. */
export type Gutter = { x: number; top: number; bottom: number }
/** A line as columns see it; `rail` is where the date or label starts that stands before it in a rail. */
export type ColumnLine = Pick<Segment, 'x0' | 'x1' | 'top' | 'bottom' | 'base' | 'size' | 'text'> & {
  rail?: number | undefined
}
type Box = ColumnLine

/** Rows either side must have for it to be a column. */
const LEAST_ROWS = 3
/** Shorter lines on average are labels, dates or places beside a text, when they share its baselines. */
const COLUMN_LENGTH = 18
/** So few lines, each with a partner on its baseline, are rows of labels and values. */
const LEAST_COLUMN = 4
/** Lines whose edges differ by less are flush, in points. */
const SAME_EDGE = 2
/** Lines of one column start within this many points of its edge. */
const INDENT = 50
/** How far left of a column its headings start, in points, and places where they are looked for. */
const OUTDENT = 20
const MOST_OUTER = 4
/** Part of a column's lines below the end of the other, for it to be a sidebar. */
const LEAST_BELOW = 0.4
/** Part of the lower column's height that it stands beside the other. */
const LEAST_SHARED = 0.3
/** Space between two columns, in type size. */
const STRIP = 0.6
/** Space above another part of the text, in type size. */
const PART_GAP = 0.5
/** How far from a gutter lines of its column start, in points. */
const EDGE = 6
const DEEPEST = 6
/** No resume has more on one page; columns of such a page are not looked for. */
const MOST_SEGMENTS = 4000

/** Gutters of a page whose text runs one way, the most telling first, then those inside its columns. */
export function findGutters(segments: Box[], depth = 0): Gutter[] {
  if (segments.length < 2 * LEAST_ROWS || segments.length > MOST_SEGMENTS || depth > DEEPEST) return []
  const best = bestGutter(segments)
  if (!best) return []
  const within = segments.filter((box) => box.bottom > best.top && box.top < best.bottom)
  const parts = [
    within.filter((box) => box.x1 <= best.x),
    within.filter((box) => box.x0 >= best.x - 1),
    segments.filter((box) => box.bottom <= best.top),
    segments.filter((box) => box.top >= best.bottom),
  ]
  return [best, ...parts.flatMap((part) => findGutters(part, depth + 1))]
}

function bestGutter(segments: Box[]): Gutter | undefined {
  const centred = centredHeadings(segments)
  const best = bestAt(segments, leftEdges(segments), centred)
  if (!best) return undefined
  const outer = bestAt(segments, outerEdges(segments, best.gutter.x), centred)
  return endWithBox(segments, outer && outer.score > best.score ? outer.gutter : best.gutter)
}

function bestAt(segments: Box[], edges: number[], centred: Box[]): { gutter: Gutter; score: number } | undefined {
  let best: { gutter: Gutter; score: number } | undefined
  for (const x of edges) {
    for (const gutter of stretches(segments, x, { centred })) {
      const score = weigh(segments, gutter)
      if (score > (best?.score ?? 0)) best = { gutter, score }
    }
  }
  return best
}

/** Where few lines start a little left of a column: the headings of its indented entries. */
function outerEdges(segments: Box[], x: number): number[] {
  const starts = segments.map(({ x0 }) => Math.floor(x0) - 1).filter((at) => at < x - SAME_EDGE && at > x - OUTDENT)
  return [...new Set(starts)].toSorted((a, b) => a - b).slice(0, MOST_OUTER)
}

/**
 * Ends a gutter where its right column does, if the text at its left goes on over the whole width from there: below a
 * list in two columns whose next lines have dates at their right end, or around a box at the right of the text.
 */
function endWithBox(segments: Box[], gutter: Gutter): Gutter {
  const within = segments
    .filter((box) => box.base > gutter.top && box.base < gutter.bottom)
    .toSorted((a, b) => a.base - b.base)
  const left = within.filter((box) => box.x1 <= gutter.x)
  const right = within.filter((box) => box.x0 >= gutter.x)
  const column = withoutLineEnds(right, left, gutter.x)
  const last = left.at(-1)
  if (!last || column.length < LEAST_ROWS) return gutter
  const hasLineEnds = column.length < right.length
  if (!hasLineEnds && gutter.bottom - last.bottom > PART_GAP * last.size) return gutter
  const end = Math.max(...column.map(({ bottom }) => bottom))
  const next = left.find((box, at) => at > 0 && box.top >= end && isNewPart(left[at - 1]!, box))
  const bottom = next?.top ?? (hasLineEnds ? right[column.length]!.top : gutter.bottom)
  return { ...gutter, bottom }
}

/** A column without what stands below it away from its edge, each on the line of a text at the left. */
function withoutLineEnds(right: Box[], left: Box[], x: number): Box[] {
  const isAtEdge = (box: Box): boolean => box.x0 < x + EDGE
  const count = right.findLastIndex(isAtEdge) + 1
  const [column, rest] = [right.slice(0, count), right.slice(count)]
  if (rest.length === 0 || column.filter(isAtEdge).length < 0.8 * count) return right
  return shareOnRows(rest, left) === 1 && shareOnRows(rest, column) === 0 ? column : right
}

function isNewPart(above: Box, box: Box): boolean {
  return box.top - above.bottom > PART_GAP * box.size || box.size > above.size + 0.5
}

/** Places where at least three lines start. */
export function leftEdges(segments: Box[]): number[] {
  const starts = new Map<number, number>()
  const add = (x: number): void => {
    const at = Math.round(x / 2) * 2
    starts.set(at, (starts.get(at) ?? 0) + 1)
  }
  for (const { x0, rail } of segments) {
    add(x0)
    if (rail !== undefined) add(rail)
  }
  return [...starts]
    .filter(([at, count]) => count + (starts.get(at - 2) ?? 0) + (starts.get(at + 2) ?? 0) >= LEAST_ROWS)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 16)
    .map(([at]) => at - 2)
}

/**
 * Vertical stretches in which no text crosses the strip left of `x`, `wide` times the type size wide. `centred`: headings in the
 * middle of the page, which end what stands beside a strip near them.
 */
export function stretches(
  segments: Box[],
  x: number,
  { wide = STRIP, centred = [] }: { wide?: number; centred?: Box[] } = {},
): Gutter[] {
  const found: Gutter[] = []
  let top = -Infinity
  const near = centred.filter((box) => box.x0 >= x && box.x0 < x + INDENT)
  const crossing = [...segments.filter((box) => box.x0 < x && box.x1 > x - wide * box.size), ...near].toSorted(
    (a, b) => a.base - b.base,
  )
  for (const box of crossing) {
    if (box.top > top) found.push({ x, top, bottom: box.top })
    top = Math.max(top, box.bottom)
  }
  found.push({ x, top, bottom: Infinity })
  return found
}

/** How much the text beside a strip looks like two columns; 0 when it does not. */
function weigh(segments: Box[], gutter: Gutter): number {
  const within = segments.filter((box) => box.base > gutter.top && box.base < gutter.bottom)
  const left = within.filter((box) => box.x1 <= gutter.x)
  const right = within.filter((box) => box.x0 >= gutter.x)
  const rows = Math.min(countRows(left), countRows(right))
  if (rows < LEAST_ROWS) return 0
  if (!isAligned(right, gutter.x)) return 0
  if (!standBeside(left, right)) return 0
  const letters = Math.min(lettersIn(left), lettersIn(right))
  const [short, long] = lineLength(left) < lineLength(right) ? [left, right] : [right, left]
  const isFlushRight = short === right && endTogether(right)
  if (isFlushRight && areLineEnds(right, left)) return 0
  const coincide = shareOnRows(short, long, isFlushRight)
  // Chinese and Japanese say a post in fewer letters than its dates.
  if (short === left && lineLength(right) < DATES_LENGTH && endTogether(right) && shareOnRows(right, left) > 0.85)
    return 0
  const isLabels = !(short === left && (endsAbove(left, right) || areCentred(left)))
  if (isLabels && coincide > 0.6 && lineLength(short) < COLUMN_LENGTH) return 0
  if (areDatesOf(left, right) || areDatesOf(right, left)) return 0
  const few = isFlushRight || 2 * short.length <= long.length || long.length < LEAST_COLUMN
  if (isLabels && coincide > 0.85 && lineLength(short) < DATES_LENGTH && few) return 0
  return letters * (1.5 - coincide)
}

/** Whether most lines of a column start near its edge, or near that of the text beside a rail that starts there. */
function isAligned(column: Box[], x: number): boolean {
  const far = column.filter((box) => box.x0 > x + INDENT)
  const most = 0.5 * column.length
  if (far.length <= most) return true
  const inner = column.find(({ rail = Infinity }) => rail <= x + INDENT)?.x0
  if (inner === undefined) return false
  return far.filter(({ x0 }) => x0 < inner - SAME_EDGE || x0 > inner + INDENT).length <= most
}

function countRows(boxes: Box[]): number {
  const bases = boxes.map((box) => box.base).toSorted((a, b) => a - b)
  let rows = 0
  let last = -Infinity
  for (const base of bases) {
    if (base - last > 2) rows++
    last = base
  }
  return rows
}

function lettersIn(boxes: Box[]): number {
  return boxes.reduce((sum, box) => sum + box.text.length, 0)
}

function lineLength(boxes: Box[]): number {
  return lettersIn(boxes) / boxes.length
}

/** Whether two columns share a part of their height. */
function standBeside(some: Box[], others: Box[]): boolean {
  const [a, b] = [heightOf(some), heightOf(others)]
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return shared >= LEAST_SHARED * Math.min(a.bottom - a.top, b.bottom - b.top)
}

function heightOf(boxes: Box[]): { top: number; bottom: number } {
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/** Whether a column ends well above the other, and leaves its place empty: labels and dates go on to the end, be it in a rail. */
function endsAbove(some: Box[], others: Box[]): boolean {
  const goOn = others.filter(({ rail }) => rail !== undefined)
  const end = Math.max(...[...some, ...goOn].map(({ bottom }) => bottom))
  return others.filter(({ top }) => top > end).length >= LEAST_BELOW * others.length
}

/** Whether lines end at one place and begin anywhere: they are set against the right edge. */
function endTogether(boxes: Box[]): boolean {
  const [start, end] = [Math.min(...boxes.map(({ x0 }) => x0)), Math.max(...boxes.map(({ x1 }) => x1))]
  const flush = boxes.filter(({ x1 }) => end - x1 < SAME_EDGE)
  return (
    flush.length >= 0.8 * boxes.length && boxes.filter(({ x0 }) => x0 - start > SAME_EDGE).length >= 0.3 * boxes.length
  )
}

/** Whether a gutter lies between two segments of one row. */
export function isApart(gutters: Gutter[], a: Box, b: Box): boolean {
  const [left, right] = a.x0 < b.x0 ? [a, b] : [b, a]
  return gutters.some(
    ({ x, top, bottom }) => left.x1 <= x + 1 && right.x0 >= x - 1 && left.base > top && left.base < bottom,
  )
}
