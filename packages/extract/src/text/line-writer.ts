import type { HiddenReason, HiddenText, LineLevel } from '@evenhand/model'
import type { RawLine } from '../lines/raw-line.ts'
import type { WeightRun } from '../lines/weight-turns.ts'
import { withColumns } from '../lines/with-columns.ts'

/** How a run of characters looks. `size` is in points; `hidden` says why a person would not see it. */
export type Look = { bold: boolean; size?: number; hidden?: HiddenReason }

type Row = { outer: RawLine[]; cells: RawLine[][]; page: number; lastPage: number }

/** A cell longer than this is prose, not a label or a value. */
const LONG_CELL = 100
/** A table of data has so many columns, and so many cells of one line in each row. */
const DATA_COLUMNS = 3
const DATA_LINES = 2

/** Gathers runs into lines, and lines into table rows, for every format that has paragraphs. */
export class LineWriter {
  readonly hidden: HiddenText[] = []
  page = 1
  /** Level of the lines written from now on. */
  level: LineLevel | undefined = undefined
  #lines: RawLine[] = []
  #rows: Row[] = []
  /** The last row of a table that shared a line, by the lines it stands among: how many cells, and where it ended. */
  #shared = new Map<RawLine[], { cells: number; end: number }>()
  #pieces: string[] = []
  #length = 0
  #weight = 0
  #boldLength = 0
  #runs: WeightRun[] = []
  #sizes = new Map<number, number>()
  #hiddenOpen = false
  #pagesTurned = 0

  /** Adds a run to the current line; hidden runs go to `hidden` and leave no trace in the line. */
  write(text: string, look: Look): void {
    if (text === '') return
    if (look.hidden) {
      this.#hide(text, look.hidden)
      return
    }
    this.#pieces.push(text)
    this.#length += text.length
    const weight = text.trim().length
    if (weight === 0) return
    this.#weight += weight
    this.#hiddenOpen = false
    if (look.bold) this.#boldLength += weight
    const run = this.#runs.at(-1)
    if (run?.bold === look.bold) run.text += text
    else this.#runs.push({ text, bold: look.bold })
    if (look.size) this.#sizes.set(look.size, (this.#sizes.get(look.size) ?? 0) + weight)
  }

  /** Characters in the current line so far. */
  get length(): number {
    return this.#length
  }

  /** The end of the current line from a length it had; the whole line where it has begun since. */
  textSince(length: number): string {
    const start = length <= this.#length ? length : 0
    const parts: string[] = []
    let at = this.#length
    for (let index = this.#pieces.length - 1; index >= 0 && at > start; index -= 1) {
      const piece = this.#pieces[index] ?? ''
      parts.push(piece)
      at -= piece.length
    }
    return parts
      .reverse()
      .join('')
      .slice(Math.max(0, start - at))
  }

  /** Ends the current line; blank ones leave nothing. */
  endLine(): void {
    this.#hiddenOpen = false
    if (this.#length === 0) return
    const text = this.#pieces.join('')
    const length = this.#weight
    this.#pieces = []
    this.#length = 0
    this.#weight = 0
    if (length > 0) {
      const line: RawLine = { text: withColumns(text), page: this.page }
      if (this.level) line.level = this.level
      if (this.#boldLength * 3 >= length * 2) line.bold = true
      if (this.#runs.length > 1) line.runs = this.#runs
      const size = commonest(this.#sizes)
      if (size) line.size = size
      this.#lines.push(line)
    }
    this.page += this.#pagesTurned
    this.#pagesTurned = 0
    this.#boldLength = 0
    this.#runs = []
    this.#sizes.clear()
  }

  endPage(): void {
    this.endLine()
    this.page += 1
  }

  /** A page ends here; a line that has begun stays on the page it began on. */
  turnPage(): void {
    if (this.#weight === 0) this.page += 1
    else this.#pagesTurned += 1
  }

  /** Puts finished lines (a text box's) where the writer stands. */
  append(lines: RawLine[]): void {
    this.endLine()
    for (const line of lines) this.#lines.push(line)
  }

  get inRow(): boolean {
    return this.#rows.length > 0
  }

  openRow(): void {
    this.endLine()
    this.#rows.push({ outer: this.#lines, cells: [], page: this.page, lastPage: this.page })
    this.#lines = []
  }

  /** Ends a cell; the next one starts on the row's first page again. */
  closeCell(): void {
    this.endLine()
    const row = this.#rows.at(-1)
    if (!row) return
    row.cells.push(this.#lines)
    this.#lines = []
    row.lastPage = Math.max(row.lastPage, this.page)
    this.page = row.page
  }

  /** Ends a row: short cells share a line, a layout's cells are read one after the other. */
  closeRow(): void {
    if (this.#weight > 0 || this.#lines.length > 0) this.closeCell()
    const row = this.#rows.pop()
    if (!row) return
    this.page = row.lastPage
    this.#lines = row.outer
    const cells = row.cells.filter((cell) => cell.length > 0)
    const above = this.#shared.get(row.outer)
    const inTable = above?.end === row.outer.length && above.cells === row.cells.length
    const isData = inTable && isDataRow(cells)
    if (isData || isLabelRow(cells)) {
      this.#lines.push(joinCells(cells.map((cell) => cell.slice(0, 1))))
      for (const cell of cells) for (const line of cell.slice(1)) this.#lines.push(line)
      this.#shared.set(row.outer, { cells: row.cells.length, end: row.outer.length })
    } else for (const cell of cells) for (const line of cell) this.#lines.push(line)
  }

  /** All lines, in order. Rows left open are closed. */
  finish(): RawLine[] {
    this.endLine()
    while (this.#rows.length > 0) this.closeRow()
    return this.#lines
  }

  #hide(text: string, reason: HiddenReason): void {
    const last = this.hidden.at(-1)
    if (this.#hiddenOpen && last?.reason === reason) last.text += text
    else if (text.trim() !== '') this.hidden.push({ text, reason, page: this.page })
    else return
    this.#hiddenOpen = true
  }
}

/** A row below others that share a line: the first lines of its cells do, and what else a cell says follows. */
function isDataRow(cells: RawLine[][]): boolean {
  if (cells.length < DATA_COLUMNS) return false
  const short = cells.filter((cell) => cell.length === 1 && (cell[0]?.text.length ?? 0) <= LONG_CELL)
  return short.length >= DATA_LINES && cells.every((cell) => (cell[0]?.text.length ?? 0) <= LONG_CELL)
}

function isLabelRow(cells: RawLine[][]): boolean {
  if (cells.length < 2) return false
  let long = 0
  for (const cell of cells) {
    if (cell.length > 1) return false
    if ((cell[0]?.text.length ?? 0) > LONG_CELL) long += 1
  }
  return long < 2
}

function joinCells(cells: RawLine[][]): RawLine {
  const parts = cells.flat()
  const first = parts[0]
  const line: RawLine = { text: parts.map((part) => part.text.trim()).join('\t'), page: first?.page ?? 1 }
  if (parts.every((part) => part.bold)) line.bold = true
  if (parts.some((part) => part.runs))
    line.runs = parts.flatMap(({ runs, text, bold = false }) => runs ?? [{ text, bold }])
  if (first?.size) line.size = first.size
  if (parts.every((part) => part.level === first?.level) && first?.level) line.level = first.level
  return line
}

function commonest(sizes: Map<number, number>): number | undefined {
  let best: number | undefined
  let most = 0
  for (const [size, count] of sizes) {
    if (count > most) [best, most] = [size, count]
  }
  return best
}
