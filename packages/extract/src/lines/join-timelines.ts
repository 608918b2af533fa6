import { addBlock, type Blocks, withBlocks } from './blocks.ts'
import { leftEdges, stretches } from './find-gutters.ts'
import { isDates } from './is-dates.ts'
import { toRow } from './join-rows.ts'
import type { Row, Segment } from './piece.ts'
import { sameLook } from './same-look.ts'

/** No resume has more on one page; nothing is looked for on such a page. */
const MOST_SEGMENTS = 2000
/** Space between the halves, in type size. */
const STRIP = 0.3
/** Lines of a cell at the left, at least one of them in some cell, and cells from which on they are a timeline. */
const MOST_LINES = 5
const LEAST_LINES = 2
const LEAST_CELLS = 2
/** How far apart lines of one cell are at most, in type size, and how far off the line beside it a cell may begin. */
const LEADING = 1.75
const LEAST_LEADING = 0.5
const OFF = 0.7
/** How wide a rail is at most, in points. */
const NARROW = 160
/** How far from the edge of the right half its lines may begin, in points. */
const INDENT = 50
/** Letters beside a cell against those in it, at least. */
const LEAST_SHARE = 0.8

type Cell = Segment[]
/** `own` are all segments of an entry, `rows` what they say, in reading order. */
type Entry = { own: Segment[]; rows: Row[] }

/**
 * Entries whose dates stand with the employer and the town in a cell at the left, on the line of the title at the right, are read one
 * after the other, the cell before what stands beside it: not column by column. Gives the segments with one in the place of each
 * entry; `read` puts what stands at the right in order.
 */
export function joinTimelines(segments: Segment[], read: (segments: Segment[]) => Row[]): Segment[] {
  if (segments.length > MOST_SEGMENTS) return segments
  const blocks: Blocks = new Map()
  for (const x of leftEdges(segments)) {
    for (const { top, bottom } of stretches(segments, x, { wide: STRIP })) {
      const within = segments.filter((box) => box.turn === 0 && !box.rows && box.base > top && box.base < bottom)
      for (const { own, rows } of entriesAt(within, x, read)) {
        if (!own.some((segment) => blocks.has(segment))) addBlock(blocks, own, rows)
      }
    }
  }
  return withBlocks(segments, blocks)
}

function entriesAt(segments: Segment[], x: number, read: (segments: Segment[]) => Row[]): Entry[] {
  const right = segments.filter(({ x0 }) => x0 >= x)
  const cells = cellsOf(segments.filter(({ x1 }) => x1 <= x))
  const runs: Entry[][] = [[]]
  for (const [at, cell] of cells.entries()) {
    const text = besideOf(cell, { right, x, next: cells[at + 1] })
    if (text === undefined) runs.push([])
    else {
      const inOrder = new Set([...cell, ...text])
      runs.at(-1)!.push({
        own: segments.filter((segment) => inOrder.has(segment)),
        rows: [...joinedLines(cell).map((line) => toRow([line])), ...read(text)],
      })
    }
  }
  // What is narrow is a rail.
  const isWide = ({ own }: Entry): boolean => own.some(({ x0 }) => x0 < x - NARROW)
  return runs.flatMap((run) => (run.length >= LEAST_CELLS && run.some(isWide) ? run : []))
}

/** Lines that stand close below each other. */
function cellsOf(left: Segment[]): Cell[] {
  const cells: Cell[] = []
  for (const line of left.toSorted((a, b) => a.base - b.base)) {
    const last = cells.at(-1)?.at(-1)
    if (last && line.base - last.base <= LEADING * Math.min(line.size, last.size)) cells.at(-1)!.push(line)
    else cells.push([line])
  }
  return cells
}

type Beside = { right: Segment[]; x: number; next: Cell | undefined }

/** What stands at the right of a cell with one line of dates; undefined where nothing begins on the cell's first line. */
function besideOf(cell: Cell, { right, x, next }: Beside): Segment[] | undefined {
  const [first] = cell
  if (cell.length < LEAST_LINES || cell.length > MOST_LINES || cell.filter(isDates).length !== 1) return undefined
  // A heading left of the dates is on their line, though a little lower.
  if (cell.some(({ base, size }, at) => at > 0 && base - cell[at - 1]!.base < LEAST_LEADING * size)) return undefined
  const from = first!.base - OFF * first!.size
  const until = next === undefined ? Infinity : next[0]!.base - OFF * next[0]!.size
  const text = right.filter(({ base }) => base >= from && base < until)
  const head = text.reduce<Segment | undefined>(
    (top, box) => (top === undefined || box.base < top.base ? box : top),
    undefined,
  )
  if (head === undefined || head.base > first!.base + OFF * first!.size || head.x0 > x + INDENT) return undefined
  if (!beginsBlock(head, text, right)) return undefined
  // Dates at both sides are columns.
  if (text.some(isDates) || lettersOf(text) < LEAST_SHARE * lettersOf(cell)) return undefined
  return text
}

/** Whether a line is set otherwise than the one below it, and leaves space above: a title, and no line of a column that happens to be level. */
function beginsBlock(head: Segment, text: Segment[], right: Segment[]): boolean {
  const above = right
    .filter(({ base }) => base < head.base - 1)
    .reduce((most, { base }) => Math.max(most, base), -Infinity)
  const below = text.filter(({ base }) => base > head.base + 1).toSorted((a, b) => a.base - b.base)[0]
  return head.base - above > LEADING * head.size && (below === undefined || !isAlike(head, below))
}

const lettersOf = (segments: Segment[]) => segments.reduce((sum, { text }) => sum + text.length, 0)

/** The lines of a cell, those of one look as one: the name of an employer that had no room in its half. */
function joinedLines(cell: Cell): Segment[] {
  const lines: Segment[] = []
  for (const line of cell) {
    const last = lines.at(-1)
    if (last && isAlike(last, line) && !isDates(last) && !isDates(line)) {
      const joined = {
        text: `${last.text} ${line.text}`,
        pieces: [...last.pieces, ...line.pieces],
        bottom: line.bottom,
      }
      lines[lines.length - 1] = { ...last, ...joined, x0: Math.min(last.x0, line.x0), x1: Math.max(last.x1, line.x1) }
    } else lines.push(line)
  }
  return lines
}

function isAlike(a: Segment, b: Segment): boolean {
  return a.font === b.font && sameLook(a, b)
}
