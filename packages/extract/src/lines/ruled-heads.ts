import { type Paragraph, toCellLines, toParagraphs } from './cell-text.ts'
import { DATE, LONGEST_DATES } from './is-dates.ts'
import type { RuledCell } from './ruled-cells.ts'

/** A row of a table: its cells, `above` what stands over several of them, and over how many rows they reach. */
export type TableRow = { cells: RuledCell[]; above: RuledCell[]; count: number; isHead: boolean }

/** Cells of a table's head, and letters of the longest of them. */
const FEWEST_HEADS = 3
const LONGEST_HEAD = 90
/** How far edges of one table may differ, in points. */
const SAME_EDGE = 3

/**
 * The rows of tables that rules tell. A row of cells without dates above one with dates is a head; where some of its cells are
 * parted again ("Period" above "From" and "To"), the parts are its cells.
 */
export function findTableRows(rows: RuledCell[][]): TableRow[] {
  const found: TableRow[] = []
  for (let at = 0; at < rows.length; at += found.at(-1)!.count)
    found.push(headAt(rows, at) ?? { cells: rows[at]!, above: [], count: 1, isHead: false })
  return found
}

function headAt(rows: RuledCell[][], at: number): TableRow | undefined {
  const [head, next, last] = [rows[at]!, rows[at + 1], rows[at + 2]]
  if (next === undefined || head.length < FEWEST_HEADS || !head.every(isHeadCell)) return undefined
  if (areBelow(next, head) && next.some(isDate)) {
    // Heads of a line each are read as any other row.
    const isBroken = head.some(({ segments }) => segments.length > 1)
    return isBroken ? { cells: head, above: [], count: 1, isHead: true } : undefined
  }
  if (last === undefined || !next.every(isHeadCell)) return undefined
  const above = head.filter((cell) => next.some((part) => isBelow(part, cell)))
  const cells = [...head.filter((cell) => !above.includes(cell)), ...next]
  const isParted = next.every((part) => above.some((cell) => isBelow(part, cell)))
  const isHead = isParted && areBelow(last, cells) && last.some(isDate)
  return isHead ? { cells, above, count: 2, isHead } : undefined
}

/** The texts of a cell; those of a head are one, however many lines it has. */
export function cellTexts({ segments, width }: RuledCell, isHead: boolean): Paragraph[] {
  const paragraphs = toParagraphs(toCellLines(segments), width)
  return isHead ? [{ segments, text: paragraphs.map(({ text }) => text).join(' ') }] : paragraphs
}

/** Whether a row of several cells lies right below a head, each cell within one of that. */
function areBelow(row: RuledCell[], head: RuledCell[]): boolean {
  const end = Math.max(...head.map(({ bottom }) => bottom))
  return row.length >= FEWEST_HEADS && row.every((cell) => isWithin(cell, head) && Math.abs(cell.top - end) < SAME_EDGE)
}

function isWithin(cell: RuledCell, head: RuledCell[]): boolean {
  return head.some(({ left, right }) => cell.left >= left - SAME_EDGE && cell.right <= right + SAME_EDGE)
}

function isBelow(part: RuledCell, cell: RuledCell): boolean {
  return isWithin(part, [cell]) && Math.abs(part.top - cell.bottom) < SAME_EDGE
}

function isHeadCell({ segments }: RuledCell): boolean {
  const letters = segments.reduce((sum, { text }) => sum + text.length, 0)
  return letters <= LONGEST_HEAD && !segments.some(({ text }) => DATE.test(text))
}

function isDate({ segments: [first, ...others] }: RuledCell): boolean {
  return others.length === 0 && first !== undefined && first.text.length <= LONGEST_DATES && DATE.test(first.text)
}
