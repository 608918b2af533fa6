import { groupBy } from './group-by.ts'
import { isAtFoot } from './drop-repeats.ts'
import type { Gutter } from './find-gutters.ts'
import type { LineLevel } from '@evenhand/model'
import type { PageRow } from './mark-levels.ts'

/** A row with its level. */
export type LevelRow = PageRow & { level: LineLevel }
type Page = { height: number; columns?: Gutter }
/** Rows of a page by the columns they stand in, each in reading order. */
type Columns = { above: LevelRow[]; left: LevelRow[]; right: LevelRow[]; below: LevelRow[] }
type Side = 'left' | 'right'

/** How much wider than the other the column is that holds most of a resume. */
const WIDER = 1.25
/** Lines that a page must have in the narrow column's place, and nowhere else, for that one to go on. */
const LEAST_ROWS = 3
/** Part of a page's height in which a running head stands. */
const HEAD = 0.08
/** How far text may reach beyond the edge of its column, in points. */
const OVER = 1

/**
 * Reads the column that goes on on the next page as the last of its page, and first there: a post that a page breaks
 * is not parted by a sidebar. The wide column goes on, unless the next page has text in the narrow one's place alone.
 * Columns of one width stay as they are: text may flow from one to the other. `rows` come page by page, and still do.
 */
export function runOn(rows: LevelRow[], pages: Page[]): LevelRow[] {
  if (!pages.slice(0, -1).some(({ columns }) => columns)) return rows
  const byPage = groupBy(rows, ({ page }) => page)
  for (const [at, { columns, height }] of pages.entries()) {
    const [here, next] = [byPage.get(at + 1), byPage.get(at + 2)]
    if (!columns || !here || !next) continue
    const { x } = columns
    const own = splitRows(here, columns)
    if (!own?.below.every((row) => row.turn !== 0 || isAtFoot(row, height))) continue
    const side = sideThatGoesOn(own, { next, x, height })
    if (!side) continue
    byPage.set(at + 1, readLast(here, own, side))
    const beside = splitRows(next, betweenAcross(next, x, height))
    if (beside) byPage.set(at + 2, readFirst(next, beside, side))
  }
  return [...byPage.values()].flat()
}

/** Undefined where a row stands in both columns, one of them is empty, or turned headings part the page. */
function splitRows(rows: LevelRow[], { x, top, bottom }: Gutter): Columns | undefined {
  const split: Columns = { above: [], left: [], right: [], below: [] }
  for (const row of rows) {
    if (row.isHeading && row.turn !== 0) return undefined
    if (row.turn !== 0 || row.base >= bottom) split.below.push(row)
    else if (row.base <= top) split.above.push(row)
    else if (row.x1 <= x + OVER) split.left.push(row)
    else if (row.x0 >= x - OVER) split.right.push(row)
    else return undefined
  }
  return split.left.length > 0 && split.right.length > 0 ? split : undefined
}

/** The columns of a page whose text parts at `x`: from the running head, if one stands over both, to the first other text that does. */
function betweenAcross(rows: LevelRow[], x: number, height: number): Gutter {
  const across = rows.filter((row) => row.turn === 0 && row.x0 < x - OVER && row.x1 > x + OVER)
  const top = across
    .filter(({ base }) => base < HEAD * height)
    .reduce((last, { bottom }) => Math.max(last, bottom), -Infinity)
  const bottom = across.filter((row) => row.top >= top).reduce((first, row) => Math.min(first, row.top), Infinity)
  return { x, top, bottom }
}

function sideThatGoesOn(
  { left, right }: Columns,
  { next, x, height }: { next: LevelRow[]; x: number; height: number },
): Side | undefined {
  const [leftWidth, rightWidth] = [widthOf(left), widthOf(right)]
  if (Math.max(leftWidth, rightWidth) < WIDER * Math.min(leftWidth, rightWidth)) return undefined
  const wide = leftWidth > rightWidth ? 'left' : 'right'
  const text = next.filter((row) => row.turn === 0 && !isAtFoot(row, height))
  const isNarrow = text.every((row) => (wide === 'left' ? row.x0 >= x - OVER : row.x1 <= x + OVER))
  if (!isNarrow) return wide
  if (text.length < LEAST_ROWS) return undefined
  return wide === 'left' ? 'right' : 'left'
}

function widthOf(column: LevelRow[]): number {
  return Math.max(...column.map(({ x1 }) => x1)) - Math.min(...column.map(({ x0 }) => x0))
}

function readLast(rows: LevelRow[], { above, left, right, below }: Columns, side: Side): LevelRow[] {
  const [last, other] = side === 'left' ? [left, right] : [right, left]
  if (rows.lastIndexOf(other.at(-1)!) < rows.indexOf(last[0]!)) return rows
  const head = headOf(last, other, rows)
  return [...above, ...last.slice(0, head), ...other, ...last.slice(head), ...below]
}

function readFirst(rows: LevelRow[], { above, left, right, below }: Columns, side: Side): LevelRow[] {
  const [first, other] = side === 'left' ? [left, right] : [right, left]
  return rows.lastIndexOf(first.at(-1)!) < rows.indexOf(other[0]!) ? rows : [...above, ...first, ...other, ...below]
}

/** Rows of a column that begin the resume: the name, or what is drawn above the other column, and what is close below. */
function headOf(column: LevelRow[], other: LevelRow[], rows: LevelRow[]): number {
  const [first, beside] = [column[0]!, other[0]!]
  const isAbove = first.bottom <= beside.top && rows.indexOf(first) < rows.indexOf(beside)
  if (first.level !== 'title' && !(isAbove && first.page === 1 && first.level === 'body')) return 0
  const end = column.findIndex((row, at) => at > 0 && isNewPart(column[at - 1]!, row))
  return end < 0 ? 1 : end
}

function isNewPart(above: LevelRow, row: LevelRow): boolean {
  if (row.level === 'heading' || (row.bold && !above.bold) || row.size > above.size + 0.5) return true
  return row.top - above.bottom > row.size
}
