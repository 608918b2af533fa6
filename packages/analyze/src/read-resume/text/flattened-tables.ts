import type { ResumeText, Span } from '@evenhand/model'
import type { Folded } from './fold-text.ts'
import { mayOpenWith, type Word, wordsIn } from './phrase-set.ts'
import type { PhraseBit } from './phrase-table.ts'

/** What stands on a line. `words`: folded; looked up when asked for, since most lines are told by their length. */
export type Cell = { text: string; words: () => Word[] }

/** Which of a table's cells a line may be, where each cell has a line of its own. */
export type CellKinds = {
  /** Words with which the head of a column opens: most lines open with another. */
  heads: PhraseBit
  /** Whether it is the head of a column. */
  isHead: (cell: Cell) => boolean
  /** Whether it is the head of a column of dates, or of numbers that count the rows. */
  isDated: (cell: Cell) => boolean
  isCount: (cell: Cell) => boolean
  /** Whether it says that something goes on still. */
  isPresent: (cell: Cell) => boolean
}

/** The text with the cells of each row on one line, tabs between them. `until`: the last line of each that was joined, by its first. */
export type Joined = { text: string; until: Map<number, number> }

const FEWEST_COLUMNS = 3
const MOST_COLUMNS = 8
const LONGEST_CELL = 80
/** A head of a column that is not known, among known ones. */
const LONGEST_HEAD = 24
const DATED = /(?:19|20)\d\d|['\u2019]\s?\d\d\b|\b\d{1,2}[/.]\d{2}\b|^[-\u2013]$/
/** Letters of a cell that holds dates. */
const LONGEST_DATES = 32
const COUNTED = /^\d{1,2}[.)]?$/
const EMPTY: Cell = { text: '', words: () => [] }

/**
 * "Organization", "Designation", "Duration", each on a line, and below them the cells of the rows in turn: tables that a program
 * wrote cell by cell. The lines of each row are joined, so that it is read as any other table; the text keeps its length.
 */
export function joinFlattenedTables({ text, lines }: ResumeText, folded: Folded, kinds: CellKinds): Joined {
  const until = new Map<number, number>()
  const heads: (boolean | undefined)[] = []
  const mayBeHead = (line: Span | undefined) =>
    line !== undefined && line.end - line.start <= LONGEST_CELL && mayOpenWith(folded, kinds.heads, line)
  const isHeadAt = (at: number) => (heads[at] ??= mayBeHead(lines[at]) && kinds.isHead(cellAt(at)))
  const cellAt = (at: number): Cell => {
    const line = lines[at]
    if (line === undefined || line.end - line.start > LONGEST_CELL) return EMPTY
    const { start, end } = line
    return { text: text.slice(start, end).trim(), words: () => wordsIn(folded, start, end) }
  }
  for (let at = 0; at + FEWEST_COLUMNS < lines.length; at++) {
    // Two heads open a table: most lines are told by their first words to be none, or to stand alone.
    if (!mayBeHead(lines[at]) || !mayBeHead(lines[at + 1])) continue
    const columns = columnsAt(at, { cellAt, isHeadAt }, kinds)
    if (columns === undefined) continue
    const isRow = (from: number) => columns.every(({ fits }, column) => fits(cellAt(from + column)))
    let next = at
    do {
      until.set(next, next + columns.length - 1)
      next += columns.length
      // A heading that parts the rows.
      if (!isRow(next) && columns[0]!.counts && cellAt(next).text !== '' && isRow(next + 1)) next++
    } while (isRow(next))
    at = next - 1
  }
  return { text: until.size === 0 ? text : withTabs(text, lines, until), until }
}

type Lines = { cellAt: (at: number) => Cell; isHeadAt: (at: number) => boolean }
type Column = { fits: (cell: Cell) => boolean; counts: boolean }

/** The columns whose heads stand on the lines from `at` on, where the cells of a row follow them. */
function columnsAt(at: number, { cellAt, isHeadAt }: Lines, kinds: CellKinds): Column[] | undefined {
  if (!isHeadAt(at) || !isHeadAt(at + 1)) return undefined
  const heads: Cell[] = []
  while (heads.length < MOST_COLUMNS && isHeadAt(at + heads.length)) heads.push(cellAt(at + heads.length))
  if (heads.length < FEWEST_COLUMNS - 1) return undefined
  const next = cellAt(at + heads.length)
  for (const all of [
    heads,
    ...(next.text.length <= LONGEST_HEAD && /\p{L}{2}/u.test(next.text) ? [[...heads, next]] : []),
  ]) {
    const columns = all.map((head): Column => {
      const counts = kinds.isCount(head)
      if (counts) return { fits: (cell) => COUNTED.test(cell.text), counts }
      return {
        fits: kinds.isDated(head) ? (cell) => isDate(cell, kinds) : (cell) => cell.text !== '' && !kinds.isHead(cell),
        counts,
      }
    })
    const isSure = all.length >= FEWEST_COLUMNS && all.some((head) => kinds.isDated(head))
    if (isSure && columns.every(({ fits }, column) => fits(cellAt(at + all.length + column)))) return columns
  }
  return undefined
}

function isDate(cell: Cell, { isPresent }: CellKinds): boolean {
  const { length } = cell.text
  return length > 0 && length <= LONGEST_DATES && (DATED.test(cell.text) || isPresent(cell))
}

function withTabs(text: string, lines: ResumeText['lines'], until: Map<number, number>): string {
  const parts: string[] = []
  let from = 0
  for (const [first, last] of until) {
    for (let at = first; at < last; at++) {
      const [end, start] = [lines[at]!.end, lines[at + 1]!.start]
      parts.push(text.slice(from, end), '\t'.repeat(start - end))
      from = start
    }
  }
  return parts.join('') + text.slice(from)
}
