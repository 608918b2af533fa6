import { CELL_GOES_ON } from '../../../knowledge/reading/small-words.ts'
import type { Doc, Row } from '../../text/document.ts'
import { opensSmall } from '../../text/letter-case.ts'
import { rowPlace } from '../../text/row-place.ts'
import { MONTHS, sequenceAt, UNTIL } from '../../dates/date-words.ts'
import { dateTokens } from '../../dates/date-tokens.ts'
import { type DateRange, findRanges, rangeAt } from '../../dates/find-ranges.ts'
import type { DateHints } from '../../dates/read-point.ts'
import { type Columns, placeCells } from './place-cells.ts'
import { cellOf } from './record-cells.ts'
import type { PostRecord } from './record-post.ts'
import type { Slot } from '../words/slot-labels.ts'

/** A row of a table below one whose cells may go on in it. */
export type RestRow = { row: Row; cells: Row[]; columns: Columns; hints: DateHints; isWhole: (title: Row) => boolean }

const NAMES = new Set<Slot>(['title', 'employer', 'client'])
const TIMES = new Set<Slot>(['dates', 'from', 'to'])
/** Lines that one cell takes at most. */
const MOST_LINES = 5
const LONGEST_LINE = 6
const LONGEST_ROW = 600
/** Evidence that a cell goes on, where the format tells no places. */
const LEAST_FIT = 0.6
/** Points by which a row stands in from the table's edge: its first cell is none of the first column. */
const STEP = 60

/** Gives the cells of a record what a narrow column wrapped into this row; false where the row tells another thing. */
export function addWrapped(doc: Doc, record: PostRecord, rest: RestRow): boolean {
  const { row, columns, hints, isWhole } = rest
  const barred = barCells(doc, row)
  const cells = barred.length > 1 ? barred : rest.cells
  if (barred.length > 1 && barred.length !== columns.length) return false
  if (row.bullet || row.gap || row.level !== 'body' || cells.some(({ words }) => words.length > LONGEST_LINE))
    return false
  const open = isOpenDate(doc, record.slots.get('dates'), hints)
  const edge = placeOf(doc, record.rows[0])
  const own = placeOf(doc, row)
  const apart = edge !== undefined && own !== undefined && own - edge > STEP
  const filled = cells.filter(({ words }) => words.length > 0)
  const fitOf = (cell: Row, slot: Slot | undefined, at: number) => {
    if (apart && at === 0) return -4
    const date = findRanges(doc, cell, { ...hints, cell: true }).length > 0
    if (slot !== undefined && TIMES.has(slot)) return date && open ? 3 : -4
    if (date || slot === 'serial') return -3
    if (slot === undefined || !NAMES.has(slot)) return at === columns.length - 1 ? 0.35 : 0.2
    const piece = record.slots.get(slot)?.at(-1)
    if (piece === undefined) return -1
    if (breaksOff(doc, piece)) return 1
    if (isRemark(doc, cell) || (slot === 'title' && isWhole(piece))) return 0
    return opensSmall(doc, cell.words) && !(apart && filled.length < 2) ? 1 : slot === 'title' ? 0.1 : 0.3
  }
  const direct = cells.length === columns.length && cells.length > 1
  const placed = direct
    ? cells.flatMap((cell, at) =>
        cell.words.length === 0 ? [] : [{ cell, slot: columns[at], fit: Math.max(0, fitOf(cell, columns[at], at)) }],
      )
    : placeCells(filled, columns, fitOf)
  if (placed === undefined || placed.some(({ fit }) => fit < 0)) return false
  const told = own === undefined || filled.length < 2
  for (const { cell, slot, fit } of placed) {
    const pieces = slot === undefined ? undefined : record.slots.get(slot)
    if (pieces === undefined || pieces.length >= MOST_LINES || (told && fit < LEAST_FIT)) continue
    if (slot === 'dates' || (slot !== undefined && NAMES.has(slot))) pieces.push(cell)
  }
  record.rows.push(row)
  return true
}

/** Cells between bars, empty ones too. */
function barCells(doc: Doc, row: Row): Row[] {
  const line = doc.resume.lines[row.index]!
  const text = doc.fold.slice(line.start, Math.min(line.end, line.start + LONGEST_ROW))
  if (!text.includes('|')) return []
  const cells: Row[] = []
  let at = line.start
  for (const part of text.split('|')) {
    cells.push(cellOf(doc, row, [at, at + part.length]))
    at += part.length + 1
  }
  return cells
}

/** "(production, 120 people)", "4 clerks below me": said of the name, and no part of it. */
function isRemark(doc: Doc, { start, words }: Row): boolean {
  return doc.fold.slice(start - 1, start + 1).includes('(') || words.some(({ key }) => /\d/.test(key))
}

function placeOf(doc: Doc, row: Row | undefined): number | undefined {
  return row === undefined ? undefined : rowPlace(doc, row)
}

/** "Sept. 2021 –", "12 Aug 2022 to": the end stands in the row below. */
export function isOpenDate(doc: Doc, cells: Row[] | undefined, hints: DateHints): boolean {
  const last = cells?.at(-1)
  const word = last?.words.at(-1)
  if (last === undefined || word === undefined) return false
  if (/[-,(]$/.test(cellTail(doc, last))) return true
  const [range] = findRanges(doc, last, hints).slice(-1)
  if (range !== undefined && range.stop > word.start) return false
  const tokens = dateTokens(doc, { start: word.start, end: word.end })
  // "Summer 2011, summer": its year stands below.
  const link = sequenceAt(tokens, 0, UNTIL) ?? sequenceAt(tokens, 0, MONTHS)
  return tokens.length > 0 && link?.next === tokens.length
}

/** What a cell holds with the signs behind it, which are no part of a value. */
function cellTail(doc: Doc, { start, end }: Row): string {
  const behind = doc.fold.slice(end, end + 4).search(/[^\s(,-]|[\t\n]/)
  return doc.fold.slice(start, behind < 0 ? end + 4 : end + behind).trimEnd()
}

const OPEN_WORDS = new Set(CELL_GOES_ON.split('|'))

/** A name that ends with a comma, a dash, an open bracket or a small word goes on. */
function breaksOff(doc: Doc, cell: Row): boolean {
  const tail = cellTail(doc, cell)
  const open = tail.lastIndexOf('(') > tail.lastIndexOf(')')
  return open || /[&,/-]$/.test(tail) || OPEN_WORDS.has(cell.words.at(-1)?.key ?? '')
}

/** The span that the lines of one cell tell together: "Sept. 2021 –" and below it "Aug. 2022". */
export function rangeOfLines(doc: Doc, cells: Row[], hints: DateHints): DateRange | undefined {
  if (cells.length < 2) return undefined
  const tokens = cells.flatMap(({ start, end }) => dateTokens(doc, { start, end, written: doc.written }))
  const found = rangeAt(tokens, 0, hints)
  return found === undefined || found.range.single ? undefined : found.range
}
