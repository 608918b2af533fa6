import { addBlock, type Blocks, boxOf, withBlocks } from './blocks.ts'
import { toCellLines, toParagraphs, type Paragraph } from './cell-text.ts'
import { type Band, findBands, isLevel } from './drawn-cells.ts'
import { type Column, extentOf, gatherTables, left, widen } from './drawn-tables.ts'
import { DATE, LONGEST_DATES } from './is-dates.ts'
import { joinRails } from './join-rails.ts'
import { toRow } from './join-rows.ts'
import type { Row, Segment } from './piece.ts'
import { findRuledRows, type Rule, type RuledCell } from './ruled-cells.ts'
import { cellTexts, findTableRows } from './ruled-heads.ts'
import { sameLook } from './same-look.ts'

/** Letters of a cell that is no prose. */
const LONG_CELL = 100
/** A table of data has so many columns. */
const DATA_COLUMNS = 3
/** A card of more lines is a text of its own. */
const MOST_CARD_LINES = 14
/** No resume has more on one page; tables of such a page are not looked for. */
const MOST_SEGMENTS = 3000
/** Part of a borderless table's rows that must look like a table's. */
const LEAST_ROWS = 0.7
/** Rows of a table whose widest line tells how wide it is. */
const LEAST_TELLING = 3
/** How far the edges of a column may differ from row to row, in points. */
const SAME_EDGE = 3
/** Space between two columns, in type size. */
const GAP = 0.8

type Cell = { segments: Segment[]; paragraphs: Paragraph[] }
/** What reads the content of a cell that holds more than one text. */
type ReadCell = (segments: Segment[]) => Row[]

/**
 * Puts the rows of tables, and cards that stand side by side, together: cells of one row share a line, each of them
 * whole; cards are read one after the other. Gives the segments with one in the place of each such stretch.
 */
export function joinBlocks(segments: Segment[], page: { rules: Rule[]; width: number }, readCell: ReadCell): Segment[] {
  if (segments.length > MOST_SEGMENTS) return segments
  return joinDrawn(joinRuled(segments, page.rules, readCell), page.width, readCell)
}

function joinRuled(segments: Segment[], rules: Rule[], readCell: ReadCell): Segment[] {
  const blocks: Blocks = new Map()
  let shared = 0
  let end = -Infinity
  for (const { cells, above, isHead } of findTableRows(findRuledRows(segments, rules))) {
    const [over, read] = [above, cells].map((some) => some.map((cell) => toCell(cell, isHead))) as [Cell[], Cell[]]
    const isNext = Math.abs((cells[0]?.top ?? 0) - end) < SAME_EDGE
    const rows = readRow(read, { above: isNext ? shared : 0, readCell })
    shared = rows && isLabelRow(read) ? cells.length : 0
    end = Math.max(...cells.map(({ bottom }) => bottom))
    if (rows) addBlock(blocks, segmentsOf([...over, ...read]), [...over.flatMap((cell) => shareLine([cell])), ...rows])
  }
  return withBlocks(segments, blocks)
}

function toCell(cell: RuledCell, isHead: boolean): Cell {
  return { segments: cell.segments, paragraphs: cellTexts(cell, isHead) }
}

/** Rows of a table's row whose cells are told by rules; undefined where they are better read like any other text. */
function readRow(cells: Cell[], { above, readCell }: { above: number; readCell: ReadCell }): Row[] | undefined {
  if (cells.length < 2) return undefined
  const ordered = cells.toSorted((a, b) => left(a.segments) - left(b.segments))
  if (isLabelRow(ordered)) return shareLine(ordered)
  if ((above === cells.length && isDataRow(ordered)) || isDatedRow(ordered)) return shareLine(withPlaces(ordered))
  const layouts = cells.filter(({ paragraphs }) => paragraphs.length > 1)
  return layouts.length > 1 && !hasRail(ordered) ? cells.flatMap((cell) => readCard(cell, readCell)) : undefined
}

/** Whether all that the first of two cells says are dates or labels, each beside a line of the second: no card. */
function hasRail([first, second, ...others]: Cell[]): boolean {
  if (!first || !second || others.length > 0 || first.segments.length >= second.segments.length) return false
  const { railed } = joinRails([...first.segments, ...second.segments])
  const beside = new Set([...railed].flatMap(([cell, line]) => (line ? cell.pieces : [])))
  return first.segments.every(({ pieces }) => pieces.every((piece) => beside.has(piece)))
}

function isLabelRow(cells: Cell[]): boolean {
  const single = cells.every(({ paragraphs }) => paragraphs.length === 1)
  return cells.length > 1 && single && cells.filter(({ paragraphs }) => isLong(paragraphs[0])).length < 2
}

function isDataRow(cells: Cell[]): boolean {
  if (cells.length < DATA_COLUMNS || cells.some(({ paragraphs }) => isLong(paragraphs[0]))) return false
  return cells.filter(({ paragraphs }) => paragraphs.length === 1).length > 1
}

/** Whether one of three cells or more says but dates, those of what stands in the others. */
function isDatedRow(cells: Cell[]): boolean {
  if (cells.length < DATA_COLUMNS || cells.some(({ paragraphs }) => isLong(paragraphs[0]))) return false
  return cells.some(({ paragraphs: [{ text } = { text: '' }, ...others] }) => others.length === 0 && isSpan(text))
}

function isSpan(text: string): boolean {
  return text.length <= LONGEST_DATES && DATE.test(text) && !text.startsWith('+')
}

/** An employer and its town below it, in a cell beside one of more lines, are read as two cells. */
function withPlaces(cells: Cell[]): Cell[] {
  const tallest = Math.max(...cells.map(({ paragraphs }) => paragraphs.length))
  return cells.map((cell) => {
    const [first, second] = cell.paragraphs
    if (!first || !second || cell.paragraphs.length > 2 || tallest === 2 || first.text.includes('\t')) return cell
    const segments = [...first.segments, ...second.segments]
    return { ...cell, paragraphs: [{ segments, text: `${first.text}\t${second.text}` }] }
  })
}

function isLong(paragraph: Paragraph | undefined): boolean {
  return (paragraph?.text.length ?? 0) > LONG_CELL
}

/** The first texts of all cells on one line, and what else each cell says below. */
function shareLine(cells: Cell[]): Row[] {
  const base = cells[0]?.segments[0]?.base ?? 0
  const heads = cells.flatMap(({ paragraphs }) => (paragraphs[0] ? [joinParagraph(paragraphs[0], base)] : []))
  const rest = cells.flatMap(({ paragraphs }) => paragraphs.slice(1).map((paragraph) => [joinParagraph(paragraph)]))
  return [heads, ...rest].map(toRow)
}

function joinParagraph({ segments, text }: Paragraph, base?: number): Segment {
  const [first] = segments
  if (!first) throw new RangeError('a paragraph has a segment')
  if (segments.length === 1) return { ...first, base: base ?? first.base }
  const main = segments.reduce((best, segment) => (segment.text.length > best.text.length ? segment : best))
  return {
    ...main,
    ...boxOf(segments),
    text,
    pieces: segments.flatMap(({ pieces }) => pieces),
    base: base ?? first.base,
  }
}

/** Tables and cards without rules: only the order in which the page draws its text tells them. */
function joinDrawn(segments: Segment[], width: number, readCell: ReadCell): Segment[] {
  const [start, end] = extentOf(segments)
  const edge = Math.max(end, width - start)
  const bands = findBands(segments)
  const blocks: Blocks = new Map()
  for (const table of gatherTables(bands)) joinTable(table, edge, blocks)
  for (const band of bands) {
    if (band.length < 2 || blocks.has(band[0]![0]!) || !isLevel(band)) continue
    const starts = band.map(left).toSorted((a, b) => a - b)
    // Cards of one row are equally wide.
    const pitch = Math.min(...starts.slice(1).map((x, at) => x - starts[at]!)) - GAP * (band[0]![0]?.size ?? 0)
    const isStyled = band.every((own) => own.some((segment) => !sameLook(own[0]!, segment)))
    // Where looks part the texts of a card, its widest line tells how wide it is.
    const widest = Math.max(...band.map(widthOf))
    const roomOf = (own: Segment[]): number => (isStyled ? Math.min(pitch, widest) : Math.max(pitch, widthOf(own)))
    const cells = band.map((own) => ({ segments: own, paragraphs: toParagraphs(toCellLines(own), roomOf(own)) }))
    if (areCards(cells))
      addBlock(
        blocks,
        segmentsOf(cells),
        cells.flatMap((cell) => readCard(cell, readCell)),
      )
  }
  return withBlocks(segments, blocks)
}

function joinTable(table: Band[], edge: number, blocks: Blocks): void {
  const columns = table.reduce<Column[]>((found, band) => widen(found, band.map(extentOf)), [])
  const within = table.map((band) => band.map((own) => readColumn(own, columns, { edge, isTable: true })))
  // Where other cells are broken, the widest line of the last column tells how wide it is; two rows do not.
  const breaks = table.length >= LEAST_TELLING && within.some((cells) => cells.slice(0, -1).some(isBroken))
  const end = Math.max(...columns.map(([, x1]) => x1))
  const rows = breaks
    ? table.map((band) => band.map((own) => readColumn(own, columns, { edge: end, isTable: true })))
    : within
  if (rows.filter(isLabelRow).length < LEAST_ROWS * rows.length) return
  for (const cells of rows) {
    if (cells.some(({ segments }) => segments.length > 1) && isLabelRow(cells))
      addBlock(blocks, segmentsOf(cells), shareLine(cells))
  }
}

function isBroken({ segments, paragraphs }: Cell): boolean {
  return segments.length > 1 && paragraphs.length === 1
}

/** Width of the widest line. */
function widthOf(segments: Segment[]): number {
  return Math.max(...segments.map(({ x0, x1 }) => x1 - x0))
}

/** The texts of a cell: as wide as the next column lets it be, or the widest cell below it, or the page. */
function readColumn(segments: Segment[], columns: Column[], page: { edge: number; isTable: boolean }): Cell {
  const [from, to] = extentOf(segments)
  const next = columns.find(([x0]) => x0 >= to)?.[0]
  const widest = columns.find(([x0, x1]) => from < x1 && to > x0)?.[1] ?? to
  const end = next === undefined ? page.edge : page.isTable ? widest : next - GAP * (segments[0]?.size ?? 0)
  return { segments, paragraphs: toParagraphs(toCellLines(segments), end - from) }
}

/** Cells of several texts each, all begun in the same manner. */
function areCards(cells: Cell[]): boolean {
  const heads = cells.map(({ paragraphs: [head, next] }) => ({ head: head?.segments[0], next: next?.segments[0] }))
  const [first] = heads
  return heads.every(
    ({ head, next }) =>
      areAlike(first?.head, head) &&
      areAlike(first?.next, next) &&
      DATE.test(head?.text ?? '') === DATE.test(first?.head?.text ?? ''),
  )
}

/** A card whose lines differ in look has each of its texts whole; where they do not, no line is surely a part. */
function readCard({ segments, paragraphs }: Cell, readCell: ReadCell): Row[] {
  const [first] = segments
  const isStyled = segments.some((segment) => !areAlike(first, segment))
  const isPlain = segments.length > MOST_CARD_LINES || paragraphs.some(({ text }) => text.includes('\t'))
  return isStyled && !isPlain ? paragraphs.map((paragraph) => toRow([joinParagraph(paragraph)])) : readCell(segments)
}

/** Whether there are both texts, and of one look. */
function areAlike(a: Segment | undefined, b: Segment | undefined): boolean {
  return a !== undefined && b !== undefined && sameLook(a, b)
}

function segmentsOf(cells: Cell[]): Segment[] {
  return cells.flatMap(({ segments }) => segments)
}
