import { areCentred } from './are-centred.ts'
import { leftEdges, stretches } from './find-gutters.ts'
import { areColumnHeads } from './column-heads.ts'
import { droppedHeadings } from './dropped-headings.ts'
import type { Segment } from './piece.ts'
import { type Cell, type Rail, type Railed, readWith } from './rail-order.ts'
import { sameLook } from './same-look.ts'

/** No more rails are looked for on one page, and none on a page of more lines than a resume has. */
const MOST_RAILS = 4
const MOST_SEGMENTS = 2000
/** Space between a rail and the text beside it, in type size: less than between columns, as their lines share rows. */
const STRIP = 0.3
/** Widest rail, in points, and the part of its cells that stand beside a line of the text, or above all of it. */
const WIDEST = 160
const LEAST_KEPT = 0.8
/** Letters of one cell on average, its lines, and letters of a rail against those of the text beside it. */
const LONGEST_CELL = 40
const MOST_LINES = 2.2
const LARGEST_SHARE = 0.45
/** The same of labels that are drawn each right before what it heads. */
const LARGEST_DRAWN = 1.2
/** How much larger than text a heading is, in points, and how many of them plain words stand beside in a sidebar. */
const LARGER = 0.8
const LEAST_BESIDE = 2
/** Years in a column's cells that make it a rail of dates, and no sidebar. */
const LEAST_DATED = 3
const YEAR = /\p{Nd}{4}/u
const ADDRESS = /\S@\S+\.\p{L}{2}|(?:www|linkedin)\./u
/** Part of a rail's lines: with as many others that reach in among them, they are the ends of lines at their left. */
const MOST_REACHING = 0.3
/** How far the line beside a cell may be off its baseline, in type size. */
const OFF = 0.5
/** The same beside a bold label, of a line that begins a block of larger type or with space above. */
const OFF_BLOCK = 0.65
/** How far from the edge of the text a line beside a cell may start, in points. */
const INDENT = 14
/** The same for a line below a heading: what starts further right is of another column. */
const SAME_COLUMN = 50
/** Lines that begin before the indented ones; how far edges differ, in points. */
const LEAST_OUTER = 3
const SAME_EDGE = 2

/**
 * Dates, labels and headings in a narrow column of their own (a timeline, a label rail) are read with the line
 * beside which they stand, not column by column. Gives the segments in the order in which to read them, those of
 * each cell joined to one on the baseline of its line; `railed` are those that no gutter may part from the rest, each
 * with the line beside which it stands.
 */
export function joinRails(segments: Segment[]): { segments: Segment[]; railed: Railed } {
  const railed: Railed = new Map()
  if (segments.length > MOST_SEGMENTS) return { segments, railed }
  let ordered = segments
  for (let count = 0; count < MOST_RAILS; count++) {
    const free = ordered.filter((segment) => !railed.has(segment))
    // Headings may stand beside what stands in a rail already.
    const rail = bestRail(free, railed) ?? bestRail(ordered, railed)
    if (!rail) break
    ordered = readWith(ordered, rail, railed)
  }
  return { segments: ordered, railed }
}

/** The rail of most cells that stand in none yet. */
function bestRail(segments: Segment[], railed: Railed): Rail | undefined {
  let best: Rail | undefined
  let most = 0
  const order = new Map(segments.map((segment, at) => [segment, at]))
  for (const x of leftEdges(segments)) {
    // No rail is set about its own middle, as a sidebar may be.
    if (areCentred(segments.filter((box) => box.x1 <= x && box.x0 >= x - WIDEST))) continue
    for (const { top, bottom } of stretches(segments, x, { wide: STRIP })) {
      const within = segments.filter((box) => box.base > top && box.base < bottom)
      const left = within.filter((box) => box.x1 <= x && box.x0 >= x - WIDEST && !railed.has(box))
      if (areLineEnds(left, within, x)) continue
      const right = within.filter((box) => box.x0 >= x)
      const cells = cellsOf(left, right, x)
      const kept = cells.filter(({ anchor }) => anchor).length
      if (kept > most && isRail(cells, right, order) && !isBesideIndent(cells, segments, x)) {
        best = { cells, text: right.filter((box) => box.x0 <= x + SAME_COLUMN) }
        most = kept
      }
    }
  }
  return best
}

/** Whether lines that begin far to the left reach in among some narrow ones: dates at the right end of a column. */
function areLineEnds(narrow: Segment[], segments: Segment[], x: number): boolean {
  const edge = Math.min(...narrow.map(({ x0 }) => x0))
  const reaching = segments.filter((box) => box.x0 < x - WIDEST && box.x1 > edge && box.x1 <= x)
  return reaching.length > MOST_REACHING * narrow.length
}

/** `order`: where the page draws each line. */
function isRail(cells: Cell[], right: Segment[], order: Map<Segment, number>): boolean {
  const anchored = cells.filter(({ anchor }) => anchor)
  if (anchored.length < 2 || isSidebar(cells, right)) return false
  const alone = cells.filter((cell) => !cell.anchor && isAlone(cell, right))
  if (anchored.length + alone.length < LEAST_KEPT * cells.length) return false
  const lines = anchored.flatMap(({ segments }) => segments)
  const letters = lettersOf(lines)
  return (
    lines.length <= MOST_LINES * anchored.length &&
    letters <= LONGEST_CELL * anchored.length &&
    letters <= (areDrawnBefore(anchored, order) ? LARGEST_DRAWN : LARGEST_SHARE) * lettersOf(right)
  )
}

/** Whether the page draws each cell right before the line beside it: the labels of a form, however long they are. */
function areDrawnBefore(anchored: Cell[], order: Map<Segment, number>): boolean {
  return anchored.every(({ segments, anchor }) => order.get(anchor!) === order.get(segments.at(-1)!)! + 1)
}

/**
 * Whether lines of the text begin between the cells and `x`: what stands beside the cells is only its indented part, a
 * list of duties, and they are the lines of a sidebar that are level with it.
 */
function isBesideIndent(cells: Cell[], segments: Segment[], x: number): boolean {
  const own = cells.flatMap((cell) => cell.segments)
  if (own.some(({ text }) => YEAR.test(text))) return false
  const [start, end] = [Math.min(...own.map(({ x0 }) => x0)), Math.max(...own.map(({ x1 }) => x1))]
  const outer = segments.filter((box) => box.x0 > end && box.x0 < x - SAME_EDGE && box.x1 > x)
  const others = segments.filter((box) => Math.abs(box.x0 - start) < SAME_EDGE && !own.includes(box))
  return outer.length >= LEAST_OUTER && others.length >= own.length
}

/** Whether a column is a text of its own, whose lines only happen to stand beside others: an address, or plain words beside headings. */
function isSidebar(cells: Cell[], right: Segment[]): boolean {
  const dated = cells.filter(({ segments }) => segments.some(({ text }) => YEAR.test(text)))
  // A rail of dates is one, whatever else stands in it.
  if (dated.length >= LEAST_DATED) return false
  if (cells.some(({ segments }) => segments.some(({ text }) => ADDRESS.test(text)))) return true
  if (areColumnHeads(cells, right)) return true
  const isPlain = ({ segments }: Cell) => segments.every(({ text, bold }) => !bold && !/\p{Nd}/u.test(text))
  const beside = cells.filter((cell) => isPlain(cell) && cell.anchor && isLarger(cell.anchor, cell.segments[0]!))
  // A heading and what stands below it.
  const [first, second] = cells
  const isPart = cells.length === 2 && isPlain(second!) && isLarger(first!.segments[0]!, second!.segments[0]!)
  const isWithin = isPart && second!.anchor !== undefined && !startsBlock(second!.anchor, right)
  return isWithin || beside.length >= LEAST_BESIDE
}

const isLarger = (a: Segment, b: Segment) => a.size > b.size + LARGER

const lettersOf = (segments: Segment[]) => segments.reduce((sum, { text }) => sum + text.length, 0)

/** Runs of lines of one look, each with the line of the text it begins beside. */
function cellsOf(left: Segment[], right: Segment[], x: number): Cell[] {
  const cells: Cell[] = []
  const edge = right.filter((box) => box.x0 <= x + INDENT)
  const headed = droppedHeadings(left, edge)
  for (const segment of left.toSorted((a, b) => a.base - b.base || a.x0 - b.x0)) {
    const last = cells.at(-1)?.segments.at(-1)
    const near = headed.has(segment) ? headed.get(segment) : anchorOf(segment, edge)
    // A line that the label above stands beside begins there.
    const anchor = near === cells.at(-1)?.anchor ? undefined : near
    const close = last && segment.base - last.base < 1.45 * segment.size
    const isAlike = last && Math.abs(last.size - segment.size) < 0.5 && last.bold === segment.bold
    // Two lines of larger type than the text beside them are one heading.
    const isLarge = anchor !== undefined && isLarger(segment, anchor)
    const isOther =
      anchor &&
      last &&
      (isMark(segment) || (!isLarge && startsBlock(anchor, edge)) || isOtherLabel(last, segment, anchor))
    if (isAlike && close && !isOther) cells.at(-1)!.segments.push(segment)
    else cells.push({ segments: [segment], ...(anchor && { anchor }) })
  }
  return cells
}

/** The sign of an item of a list. */
function isMark({ text }: Segment): boolean {
  return text.length === 1 && !/[\p{L}\p{Nd}:|]/u.test(text)
}

function anchorOf(segment: Segment, edge: Segment[]): Segment | undefined {
  let best: Segment | undefined
  let least = Infinity
  for (const line of edge) {
    const apart = Math.abs(line.base - segment.base)
    if (apart > OFF_BLOCK * Math.max(segment.size, line.size) || apart > least) continue
    if (apart <= OFF * segment.size || (segment.bold && startsBlock(line, edge))) {
      best = line
      least = apart
    }
  }
  return best
}

/** Whether the text leaves more space above a line than between its lines, or turns bold with it. */
function startsBlock(line: Segment, edge: Segment[]): boolean {
  let above: Segment | undefined
  for (const other of edge) {
    if (other.base < line.base - 1 && (above === undefined || other.base > above.base)) above = other
  }
  return above === undefined || line.base - above.base > 1.6 * line.size || (line.bold && !above.bold)
}

/** Whether a line is no rest of the label above: both look like the text, and say the same kind of thing. */
function isOtherLabel(above: Segment, label: Segment, anchor: Segment): boolean {
  if (!sameLook(label, anchor) || /\p{Nd}/u.test(above.text) !== /\p{Nd}/u.test(label.text)) return false
  return !/[-\u2013\u2014~\u301C/&,(]$/u.test(above.text) && /^[\p{Lu}\p{Nd}]/u.test(label.text)
}

/** No text stands beside the cell: a heading above it. */
function isAlone({ segments }: Cell, right: Segment[]): boolean {
  return segments.every((segment) =>
    right.every(
      (box) => box.bottom <= segment.top + 0.4 * segment.size || box.top >= segment.bottom - 0.4 * segment.size,
    ),
  )
}
