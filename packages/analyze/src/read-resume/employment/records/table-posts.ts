import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { isPlace } from '../../contact/home/find-place.ts'
import { opensRow } from '../../dates/date-in-row.ts'
import { type DateRange, findRanges } from '../../dates/find-ranges.ts'
import type { DateHints } from '../../dates/read-point.ts'
import type { Doc, Row } from '../../text/document.ts'
import { headWords } from '../../text/head-words.ts'
import { headsIn } from './column-heads.ts'
import type { Stretch } from './post-draft.ts'
import { FirmRows } from './firm-rows.ts'
import { isFormRow, isGrid, isPair } from './form-rows.ts'
import { type Columns, placeCells } from './place-cells.ts'
import { cellOf, cellsOf, isDivided } from './record-cells.ts'
import { isStill, type PostRecord } from './record-post.ts'
import { employerLikeness, titleLikeness } from '../words/slot-likeness.ts'
import { mostHeads, type Slot, slotOf } from '../words/slot-labels.ts'
import { stackedRow } from './stacked-row.ts'
import { takePostBelow } from './post-below.ts'
import { addWrapped, isOpenDate } from './wrapped-cells.ts'
import { withoutWholePosts } from './without-whole-posts.ts'

const FEWEST_COLUMNS = 2
const MOST_COLUMNS = 12
const LONGEST_HEAD = 8
/** Likeness of a title that the knowledge has as a whole: nothing of it follows. */
const WHOLE = 2
/** Rows that are none of the table's, one after the other, before it is over. */
const MOST_MISSES = 3
/** Rows below a head that tell what a column of unknown head holds. */
const ROWS_BELOW = 4
const NAMES: Slot[] = ['title', 'employer', 'client', 'school']
const TIMES: Slot[] = ['dates', 'from', 'to']

export type TableHints = { dates: DateHints; titlesOf: (row: Row) => TermMatch[] }

/** The posts of the tables in a stretch whose head row says what their columns hold. */
export function tablePosts(doc: Doc, { rows, posts, headings }: Stretch, hints: TableHints): PostRecord[] {
  const records: PostRecord[] = []
  let columns: Columns | undefined
  let heading: Row | undefined
  let record: PostRecord | undefined
  const firms = new FirmRows()
  let misses = 0
  let until = 0
  for (const [at, row] of rows.entries()) {
    if (at < until) continue
    // "VIII. Other information" below the last row of a form's table.
    if (headings.has(row) && !isDivided(doc, row)) columns = record = undefined
    if (columns === undefined && (!isDivided(doc, row) || mostHeads(row.words) < FEWEST_COLUMNS)) continue
    const cells = cellsOf(doc, row)
    const below = rows.slice(at + 1, at + 1 + ROWS_BELOW)
    const head = columnsOf(doc, row, { cells, below, posts, hints })
    if (head !== undefined) {
      columns = head
      firms.begin(at)
      heading = row
      record = undefined
      continue
    }
    if (isOfStudies(cells)) columns = undefined
    if (columns === undefined) continue
    const fit = { columns, hints }
    if (firms.takes(doc, rows, { at, columns, isPost: (post) => slotsOf(doc, post, fit) !== undefined })) {
      record = undefined
      continue
    }
    const isWhole = (title: Row) => titleLikeness(doc, { ...title, sign: '' }, hints.titlesOf(title)) >= WHOLE
    const rest = { row, cells, columns, hints: hints.dates, isWhole }
    if (
      record !== undefined &&
      isOpenDate(doc, record.slots.get('dates'), hints.dates) &&
      addWrapped(doc, record, rest)
    )
      continue
    const stack = cells.length < 2 ? stackedRow(doc, rows, { at, columns: columns.length }) : undefined
    const own = stack?.cells ?? cells
    const slots = own.length < 2 ? undefined : slotsOf(doc, own, fit)
    if (slots !== undefined) {
      record = { slots, rows: stack?.cells ?? [row], details: [], ...(heading && { heading }) }
      firms.name(record)
      for (const more of stack?.more ?? [])
        if (!addWrapped(doc, record, { ...rest, row: more, cells: [more] })) record.details.push(more)
      until = at + (stack?.count ?? 1)
      records.push(record)
      heading = undefined
      misses = 0
    } else if (record !== undefined && isRest(doc, row, hints)) {
      if (!takePostBelow(record, row, hints.titlesOf(row)) && !addWrapped(doc, record, rest)) record.details.push(row)
    } else {
      // "laid off", "parental leave": a row of one cell among the table's.
      misses = row.level === 'body' ? misses + 1 : MOST_MISSES
      if (misses >= MOST_MISSES) columns = undefined
      record = undefined
    }
  }
  return withoutWholePosts(doc, records)
}

/** "취득일<tab>자격증명<tab>발행처": heads of a table of other things, below which none of the table's rows stands. */
function isOfStudies(cells: Row[]): boolean {
  if (cells.length < FEWEST_COLUMNS || cells.some(({ words }) => words.length > LONGEST_HEAD)) return false
  const heads = cells.map(({ words }) => slotOf(words))
  return heads.includes('study') && heads.filter((slot) => slot !== undefined).length * 2 > cells.length
}

type HeadHints = { cells: Row[]; below: Row[]; posts: boolean; hints: TableHints }

/** The columns that a row heads: most of its cells are known heads, and they name a post and its time. */
function columnsOf(doc: Doc, row: Row, { cells: all, below, posts, hints }: HeadHints): Columns | undefined {
  const cells = all.map((cell) => ({ ...cell, words: headWords(doc, cell.words) }))
  if (cells.length < FEWEST_COLUMNS || cells.length > MOST_COLUMNS) return undefined
  if (cells.some((cell) => cell.words.length > LONGEST_HEAD)) return undefined
  if ((isPair(doc, row) && isPair(doc, below[0])) || isLabelled(doc, cells)) return undefined
  if (isGrid(cells) && below[0] !== undefined && isGrid(cellsOf(doc, below[0]))) return undefined
  if (isFormRow(doc, row, below[0]) && isFormRow(doc, below[1], below[2])) return undefined
  const columns = headsIn(doc, cells)
  const known = columns.filter((slot) => slot !== undefined)
  if (known.length < FEWEST_COLUMNS || known.length * 2 <= columns.length) return undefined
  if (columns.includes('study')) return undefined
  if (!TIMES.some((slot) => columns.includes(slot))) findDates(doc, columns, { below, hints })
  const named = NAMES.filter((slot) => columns.includes(slot)).length
  const dated = TIMES.some((slot) => columns.includes(slot))
  const unknown = columns.length - known.length
  const whole = named + Number(dated) >= 2 || (dated && unknown > 0 && posts) || (columns.includes('to') && unknown > 1)
  if (!whole || (!columns.includes('title') && columns.includes('school'))) return undefined
  if (!posts && (!dated || named + Math.min(unknown, 1) < 2)) return undefined
  return findRanges(doc, row, hints.dates).some((range) => range.begin !== undefined) ? undefined : columns
}

/** "Client:<tab>Insurance company": a label before its value, which is no head though it ends as one. */
function isLabelled({ fold }: Doc, cells: Row[]): boolean {
  const [first, ...others] = cells.map(({ start, end }) =>
    fold
      .slice(start, end + 1)
      .trimEnd()
      .endsWith(':'),
  )
  return first === true && !others.includes(true)
}

/** A column of unknown head holds the dates where all the cells below it are dates. */
function findDates(doc: Doc, columns: Columns, { below, hints }: { below: Row[]; hints: TableHints }): void {
  const lines = below.map((row) => cellsOf(doc, row)).filter((cells) => cells.length === columns.length)
  const at = columns.findIndex(
    (slot, index) =>
      slot === undefined && lines.length > 0 && lines.every((cells) => isDate(doc, cells[index]!, hints)),
  )
  if (at >= 0) columns[at] = 'dates'
}

type Fit = { columns: Columns; hints: TableHints }

/** The cells of a row by slot; undefined where the row is none of the table's. */
function slotsOf(doc: Doc, row: Row[], { columns: heads, hints }: Fit): Map<Slot, Row[]> | undefined {
  const { cells, columns } = withSpan(doc, row, { columns: heads, hints }) ?? { cells: row, columns: heads }
  const filled = columns.length === cells.length ? columns : undefined
  const own = filled ?? placed(doc, cells, { columns, hints })
  if (own === undefined) return undefined
  const slots = new Map<Slot, Row[]>()
  const unknown: Row[] = []
  for (const [at, cell] of cells.entries()) {
    const slot = own[at]
    if (cell.words.length === 0) continue
    if (slot === undefined) unknown.push(cell)
    else if (!slots.has(slot)) slots.set(slot, [cell])
  }
  const timed = TIMES.some((slot) => columns.includes(slot))
  const dated = TIMES.some((slot) => (slots.get(slot) ?? []).some((cell) => isDate(doc, cell, hints)))
  if (timed && !dated) return undefined
  for (const cell of unknown) fillUnknown(doc, slots, { cell, columns, titles: hints.titlesOf(cell) })
  return NAMES.some((slot) => slots.has(slot)) ? slots : undefined
}

/** "06/23 PRES" below the heads FROM and TO, "02/22 05/23 Merrow Electric": a span in one cell, maybe with more. */
function withSpan(doc: Doc, row: Row[], { columns, hints }: Fit): { cells: Row[]; columns: Columns } | undefined {
  const at = columns.indexOf('from')
  if (at < 0 || columns[at + 1] !== 'to' || row.length >= columns.length) return undefined
  const cell = row[at]
  const span = cell === undefined ? undefined : findRanges(doc, cell, hints.dates).find((range) => !range.single)
  if (cell === undefined || span === undefined || !opensRow(cell, span)) return undefined
  const rest = cellOf(doc, cell, [span.stop, cell.end])
  const own = cellOf(doc, cell, [cell.start, span.stop])
  const cells = [...row.slice(0, at), own, ...(rest.words.length > 0 ? [rest] : []), ...row.slice(at + 1)]
  return { cells, columns: [...columns.slice(0, at), 'dates', ...columns.slice(at + 2)] }
}

type Unknown = { cell: Row; columns: Columns; titles: TermMatch[] }

/** A column without a known head holds what no other column does: the title, or else the employer. */
function fillUnknown(doc: Doc, slots: Map<Slot, Row[]>, { cell, columns, titles }: Unknown): void {
  const free = (['title', 'employer'] as const).filter((slot) => !columns.includes(slot) && !slots.has(slot))
  // "School" or "Client" beside "Post": the employer.
  if ((columns.includes('school') || columns.includes('client')) && free.at(-1) === 'employer') free.pop()
  const segment = { ...cell, sign: '' }
  const likeness = { title: titleLikeness(doc, segment, titles), employer: employerLikeness(doc, segment, titles) }
  const [best] = free.toSorted((a, b) => likeness[b] - likeness[a])
  if (best !== undefined) slots.set(best, [cell])
}

function isDate(doc: Doc, cell: Row, hints: TableHints): boolean {
  return rangesOf(doc, cell, hints).length > 0 || isStill(doc, cell, hints.dates)
}

function rangesOf(doc: Doc, cell: Row, hints: TableHints): DateRange[] {
  return cell.words.length > 12 ? [] : findRanges(doc, cell, { ...hints.dates, cell: true })
}

/** Rows with fewer cells than columns have some empty: each cell goes where it fits best, in order. */
function placed(doc: Doc, cells: Row[], { columns, hints }: Fit): Columns | undefined {
  if (cells.length < FEWEST_COLUMNS) return undefined
  const found = placeCells(cells, columns, (cell, slot) => fitOf(doc, cell, { slot, hints }))
  const sum = found?.reduce((total, { fit }) => total + fit, 0) ?? 0
  return sum > 0 ? found!.map(({ slot }) => slot) : undefined
}

function fitOf(doc: Doc, cell: Row, { slot, hints }: { slot: Slot | undefined; hints: TableHints }): number {
  const date = isDate(doc, cell, hints)
  if (slot === 'dates' || slot === 'from' || slot === 'to') return date ? 2 : -4
  const segment = { ...cell, sign: '' }
  if (slot === 'title') return titleLikeness(doc, segment, hints.titlesOf(cell)) + (date ? -2 : 0.3)
  if (slot === 'employer') return employerLikeness(doc, segment, hints.titlesOf(cell)) + (date ? -2 : 0.3)
  if (slot === 'place') return isPlace(doc, cell.words) ? 1 : 0
  if (slot === 'serial') return /^[0-9]{1,3}$/.test(cell.words[0]?.key ?? '') && cell.words.length === 1 ? 2 : -2
  // A row that is short of cells lacks the last ones rather than those in the middle.
  return slot === 'duty' ? -0.2 : slot === 'unit' ? 0.25 : 0
}

/** A row below a post that tells more of it: no date of its own, and no heading. */
function isRest(doc: Doc, row: Row, hints: TableHints): boolean {
  if (row.level !== 'body') return false
  return row.bullet || !findRanges(doc, row, hints.dates).some((range) => !range.single)
}
