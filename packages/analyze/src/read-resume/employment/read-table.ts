import { COLUMN_LABELS, ENTRY_LABELS } from '../../knowledge/reading/entry-labels.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Doc, Row } from '../text/document.ts'
import { phraseKey } from '../text/phrase-set.ts'
import type { Entry } from './build-entries.ts'
import { employerOf, titleOf } from './head-parts.ts'
import type { Head } from './read-head.ts'
import { isBreak } from './slot-likeness.ts'
import type { Segment } from './split-head.ts'

type Slot = 'title' | 'employer' | 'dates' | 'from' | 'to' | 'place' | 'other'
type Cell = { start: number; end: number }
type Columns = Slot[]

/** What a table of posts gave, and the rows it was not read from. */
export type Table = { entries: Entry[]; rest: Head[] }

const FEWEST_CELLS = 2
const LONGEST_CELL = 6
/** Rows of one cell each that may make one row of the table. */
const MOST_LINES = 9

const SLOTS = slotsOf()

function slotsOf(): Map<string, Slot> {
  const slots = new Map<string, Slot>()
  const { title, employer, dates, place } = ENTRY_LABELS
  for (const [slot, lists] of Object.entries({
    title: [title, COLUMN_LABELS.title],
    employer: [employer, COLUMN_LABELS.employer],
    from: [COLUMN_LABELS.from],
    to: [COLUMN_LABELS.to],
    dates: [dates],
    place: [place],
  }) as [Slot, string[]][])
    for (const label of lists.flatMap((list) => list.split('|'))) {
      const key = phraseKey(label)
      if (!slots.has(key)) slots.set(key, slot)
    }
  return slots
}

/**
 * Posts of a table whose first row says what its columns hold ("Period | Organisation | Position"). Rows before it
 * are left; without such a row, all are.
 */
export function readTable(doc: Doc, heads: Head[], rangesOf: (row: Row) => DateRange[]): Table {
  const at = heads.findIndex(({ row }) => columnsOf(doc, row) !== undefined)
  const columns = at < 0 ? undefined : columnsOf(doc, heads[at]!.row)
  if (columns === undefined) return { entries: [], rest: heads }
  const entries: Entry[] = []
  let lines: Head[] = []
  const close = () => {
    entries.push(...entriesOfLines(doc, lines, { columns, rangesOf }))
    lines = []
  }
  let until = at + 1
  for (; until < heads.length && lines.length <= MOST_LINES * 3; until++) {
    const head = heads[until]!
    const cells = cellsOf(doc, head.row)
    if (cells.length < FEWEST_CELLS || cells.length < columns.length - 2) {
      lines.push(head)
      continue
    }
    close()
    const entry = entryOfRow(doc, head, { columns, cells, ranges: rangesOf(head.row) })
    if (entry !== undefined) entries.push(entry)
    else entries.at(-1)?.details.push(head.row)
  }
  const count = entries.length
  close()
  const over = entries.length === count ? lines : []
  const named = entries.filter((entry) => !isPause(doc, entry))
  return { entries: named, rest: [...heads.slice(0, at), ...(over.length > 0 ? over : []), ...heads.slice(until)] }
}

function isPause(doc: Doc, { title, employer }: Entry): boolean {
  return [title, employer].some((segment) => segment !== undefined && isBreak(doc, segment))
}

/** The cells of a row, empty ones too: between tabs, else between bars. */
function cellsOf(doc: Doc, { start, end }: Row): Cell[] {
  const text = doc.fold.slice(start, Math.min(end, start + 400))
  const sign = text.includes('\t') ? '\t' : '|'
  const cells: Cell[] = []
  let from = start
  for (const cell of text.split(sign)) {
    cells.push({ start: from, end: from + cell.length })
    from += cell.length + 1
  }
  return cells
}

/** What each column holds, if this row says so of a post's employer or title and of one thing more. */
function columnsOf(doc: Doc, row: Row): Columns | undefined {
  if (row.words.length > 24 || row.words.length < FEWEST_CELLS) return undefined
  const cells = cellsOf(doc, row)
  if (cells.length < FEWEST_CELLS + 1 && row.words.length > 6) return undefined
  if (cells.length < FEWEST_CELLS) return undefined
  const taken = new Set<Slot>()
  const columns = cells.map((cell): Slot => {
    const slot = slotOf(doc, row, cell)
    if (slot === undefined || taken.has(slot)) return 'other'
    taken.add(slot)
    return slot
  })
  const dated = taken.has('dates') || (taken.has('from') && taken.has('to'))
  return taken.has('employer') && (taken.has('title') || dated) && taken.size >= 3 ? columns : undefined
}

function slotOf(doc: Doc, row: Row, { start, end }: Cell): Slot | undefined {
  const words = row.words.filter((word) => word.start >= start && word.end <= end)
  if (words.length === 0 || words.length > LONGEST_CELL) return undefined
  const whole = SLOTS.get(words.map((word) => word.key).join(' '))
  if (whole !== undefined) return whole
  const slash = doc.fold.slice(start, end).indexOf('/')
  const first = slash < 0 ? [] : words.filter((word) => word.end <= start + slash)
  return SLOTS.get(first.map((word) => word.key).join(' '))
}

type RowOf = { columns: Columns; cells: Cell[]; ranges: DateRange[] }

function entryOfRow(doc: Doc, head: Head, { columns, cells, ranges }: RowOf): Entry | undefined {
  const cellOf = (slot: Slot) => cells[columns.indexOf(slot)]
  const partsOf = (slot: Slot) => partsIn(head, cellOf(slot))
  const range = rangeOf(doc, { ranges, dates: cellOf('dates'), from: cellOf('from'), to: cellOf('to') })
  const title = titleOf(doc, partsOf('title'), { titles: head.titles, alone: true })
  const employer = employerOf(doc, partsOf('employer'))
  if (employer === undefined && (title === undefined || range === undefined)) return undefined
  const cell = cellOf('dates') ?? cellOf('from')
  // A row without anything in the column of dates goes on telling of the one above.
  const goesOn = cell !== undefined && doc.fold.slice(cell.start, cell.end).trim() === ''
  if (goesOn || (title === undefined && range === undefined)) return undefined
  const place = partsOf('place')[0]
  return entryOf({ title, employer, place, range, heads: [head.row] })
}

type Named = {
  title: Segment | undefined
  employer: Segment | undefined
  place?: Segment | undefined
  range: DateRange | undefined
  heads: Row[]
}

/** Score of what a column's head names. */
const NAMED = 0.9

function entryOf({ title, employer, place, range, heads }: Named): Entry {
  return {
    ...(title && { title }),
    ...(employer && { employer }),
    ...(place && { place }),
    ...(range && { range }),
    titleScore: title === undefined ? 0 : NAMED,
    employerScore: employer === undefined ? 0 : NAMED,
    loose: [],
    heads,
    details: [],
  }
}

function partsIn(head: Head, cell: Cell | undefined): Segment[] {
  if (cell === undefined) return []
  return (head.parts ?? []).filter((part) => part.start >= cell.start && part.end <= cell.end)
}

type DateCells = { ranges: DateRange[]; dates?: Cell | undefined; from?: Cell | undefined; to?: Cell | undefined }

/** The span of a row: of its column of dates, or from one column to another. */
function rangeOf(doc: Doc, { ranges, dates, from, to }: DateCells): DateRange | undefined {
  const within = (cell: Cell | undefined) =>
    cell === undefined ? undefined : ranges.find((range) => range.start >= cell.start && range.start < cell.end)
  const first = within(from ?? dates)
  if (first === undefined || !first.single || to === undefined) return first
  const last = within(to)
  const held = last === undefined ? /\p{L}/u.test(doc.fold.slice(to.start, to.end)) : last.current
  const { begin, start } = first
  const stop = last?.stop ?? first.stop
  if (held) return { ...(begin && { begin }), current: true, single: false, bare: false, start, stop }
  const end = last?.end
  return {
    ...(begin && { begin }),
    ...(end && { end }),
    current: false,
    single: end === undefined,
    bare: false,
    start,
    stop,
  }
}

type LinesOf = { columns: Columns; rangesOf: (row: Row) => DateRange[] }

/** Rows of the table whose cells stand in lines of their own, because one of them holds several. */
function entriesOfLines(doc: Doc, lines: Head[], { columns, rangesOf }: LinesOf): Entry[] {
  const isDate = (head: Head) => dateOfLine(head.row, rangesOf) !== undefined
  const first = lines.findIndex(isDate)
  if (first < 0) return []
  const order = columns.filter((slot) => slot !== 'other' && slot !== 'place')
  const forward = ['from', 'dates'].includes(order[0]!)
  const entries: Entry[] = []
  let from = forward ? first : 0
  while (from < lines.length) {
    const date = lines.findIndex((head, at) => at >= from && isDate(head))
    if (date < 0) break
    const second = dateOfLine(lines[date + 1]?.row, rangesOf) === undefined ? undefined : lines[date + 1]
    const names = forward ? lines.slice(date + (second ? 2 : 1)) : lines.slice(from, date)
    const until = names.findIndex(isDate)
    const own = (until < 0 ? names : names.slice(0, until)).filter(({ parts }) => (parts?.length ?? 0) > 0)
    const entry = entryOfLines(doc, own, { order, forward, range: spanOfLines(lines[date]!, { second, rangesOf }) })
    if (entry !== undefined) entries.push(entry)
    from = forward ? date + (second ? 2 : 1) + (until < 0 ? names.length : until) : date + (second ? 2 : 1)
  }
  return entries
}

function dateOfLine(row: Row | undefined, rangesOf: (row: Row) => DateRange[]): DateRange | undefined {
  if (row === undefined) return undefined
  return rangesOf(row).find((range) => range.start <= row.start + 2 && range.stop >= row.end - 2)
}

type SpanOf = { second: Head | undefined; rangesOf: (row: Row) => DateRange[] }

function spanOfLines(first: Head, { second, rangesOf }: SpanOf): DateRange | undefined {
  const [left, right] = [dateOfLine(first.row, rangesOf), dateOfLine(second?.row, rangesOf)]
  if (left === undefined || right === undefined || !left.single) return left
  const { begin, start } = left
  const { end, current, stop } = right
  return { ...(begin && { begin }), ...(end && !current && { end }), current, single: false, bare: false, start, stop }
}

type Lines = { order: Columns; forward: boolean; range: DateRange | undefined }

function entryOfLines(doc: Doc, own: Head[], { order, forward, range }: Lines): Entry | undefined {
  const slots: Columns = order.filter((slot) => slot === 'title' || slot === 'employer')
  const named = forward ? own.slice(0, slots.length) : [own[0], own.at(-1)]
  const lineOf = (slot: Slot) => named[slots.indexOf(slot)]
  const [titled, employed] = [lineOf('title'), lineOf('employer')]
  if (own.length === 0 || employed === undefined || range === undefined) return undefined
  return entryOf({
    title: titled && titleOf(doc, titled.parts ?? [], { titles: titled.titles, alone: true }),
    employer: employerOf(doc, employed.parts ?? []),
    range,
    heads: own.map((head) => head.row),
  })
}
