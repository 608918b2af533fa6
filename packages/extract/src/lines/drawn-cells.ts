import { onLine } from './join-pieces.ts'
import type { Segment } from './piece.ts'

/** Cells that stand side by side and are drawn one after the other, each from the top. */
export type Band = Segment[][]

/** How far the first lines of a band's cells may lie above the first cell's, in type size. */
const RISE = 0.5
/** Space between two lines of one cell, in type size. */
const LEADING = 2.6
/** How far the lines of one cell may be indented, in points. */
const INDENT = 16
/** More lines than this are a column of the page. */
const MOST_LINES = 14

/** Bands of a page, in the order in which it draws them; a line that stands alone is a band of one cell. */
export function findBands(segments: Segment[]): Band[] {
  const bands: Band[] = []
  for (const segment of segments) {
    const band = bands.at(-1)
    const cell = band?.at(-1)
    if (band && cell && isBelow(cell, segment)) cell.push(segment)
    else if (band?.length === 1 && cell && isBesideLower(cell, segment)) {
      bands.push([cell.splice(levelIn(cell, segment)), [segment]])
    } else if (band && cell && isBeside(band, cell, segment)) band.push([segment])
    else bands.push([[segment]])
  }
  return bands
}

/** Whether a segment stands beside the lines below a heading of a cell. */
function isBesideLower(cell: Segment[], segment: Segment): boolean {
  const level = levelIn(cell, segment)
  const [heading, first] = [cell[level - 1], cell[level]]
  if (!heading || !first || (heading.size <= first.size && heading.bold === first.bold)) return false
  const lower = cell.slice(level)
  return isBeside([lower], lower, segment)
}

function levelIn(cell: Segment[], segment: Segment): number {
  return cell.findIndex((line) => onLine(line, segment))
}

/** Whether the cells of a band begin at one height, or are centred on one. */
export function isLevel(band: Band): boolean {
  const tallest = band.reduce((best, cell) => (cell.length > best.length ? cell : best))
  const [top, middle] = [tallest[0]!.base, middleOf(tallest)]
  return band.every((cell) => {
    const room = 0.6 * cell[0]!.size
    return Math.abs(cell[0]!.base - top) <= room || Math.abs(middleOf(cell) - middle) <= room
  })
}

function middleOf(cell: Segment[]): number {
  return (cell[0]!.base + cell.at(-1)!.base) / 2
}

function isBelow(cell: Segment[], segment: Segment): boolean {
  const last = cell.at(-1)
  if (!last || segment.rows || last.rows || last.turn !== segment.turn || cell.length >= MOST_LINES) return false
  const down = segment.base - last.base
  if (down < 0.5 * segment.size || down > LEADING * Math.max(segment.size, last.size)) return false
  const first = cell[0]!
  const middle = Math.abs(segment.x0 + segment.x1 - first.x0 - first.x1) < 4
  return (
    (segment.x0 >= first.x0 - 2 && segment.x0 <= first.x0 + INDENT) || middle || Math.abs(segment.x1 - first.x1) < 2
  )
}

function isBeside(band: Band, cell: Segment[], segment: Segment): boolean {
  const start = band[0]?.[0]
  const last = cell.at(-1)
  if (!start || !last || segment.rows || start.rows || start.turn !== segment.turn) return false
  if (segment.x0 < Math.max(...cell.map(({ x1 }) => x1)) + 0.3 * segment.size) return false
  const isHigh = segment.base >= start.base - RISE * start.size && segment.base <= last.base + RISE * start.size
  return isHigh || onLine(start, segment)
}
