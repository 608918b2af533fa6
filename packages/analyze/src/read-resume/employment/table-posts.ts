import type { TermMatch } from '../../knowledge/match-terms.ts'
import { isPlace } from '../contact/find-place.ts'
import { type DateRange, findRanges } from '../dates/find-ranges.ts'
import type { DateHints } from '../dates/read-point.ts'
import type { Doc, Row } from '../text/document.ts'
import type { Stretch } from './labelled-posts.ts'
import { cellsOf } from './record-cells.ts'
import { isStill, type PostRecord } from './record-post.ts'
import { employerLikeness, titleLikeness } from './slot-likeness.ts'
import { columnSlot, type Slot } from './slot-labels.ts'

/** What a table's columns hold; undefined for a head of unknown words. */
type Columns = (Slot | undefined)[]

const FEWEST_COLUMNS = 2
const MOST_COLUMNS = 12
const LONGEST_HEAD = 8
/** Words of a cell that goes on in the next row. */
const LONGEST_REST = 4
/** Likeness of a title that the knowledge has as a whole: nothing of it follows. */
const WHOLE = 2
const NAMES: Slot[] = ['title', 'employer', 'client', 'school']
const TIMES: Slot[] = ['dates', 'from', 'to']

export type TableHints = { dates: DateHints; titlesOf: (row: Row) => TermMatch[] }

/** The posts of the tables in a stretch whose head row says what their columns hold. */
export function tablePosts(doc: Doc, { rows, posts }: Stretch, hints: TableHints): PostRecord[] {
  const records: PostRecord[] = []
  let columns: Columns | undefined
  let heading: Row | undefined
  let record: PostRecord | undefined
  for (const row of rows) {
    const cells = cellsOf(doc, row)
    const head = columnsOf(doc, row, { cells, posts, hints })
    if (head !== undefined) {
      columns = head
      heading = row
      record = undefined
      continue
    }
    if (columns === undefined) continue
    const slots = cells.length < 2 ? undefined : slotsOf(doc, cells, { columns, hints })
    if (slots !== undefined) {
      record = { slots, rows: [row], details: [], ...(heading && { heading }) }
      records.push(record)
      heading = undefined
    } else if (record !== undefined && isRest(doc, row, hints)) addRest(doc, record, { row, cells, columns, hints })
    else {
      columns = undefined
      record = undefined
    }
  }
  return records
}

type HeadHints = { cells: Row[]; posts: boolean; hints: TableHints }

/** The columns that a row heads: most of its cells are known heads, and they name a post and its time. */
function columnsOf(doc: Doc, row: Row, { cells, posts, hints }: HeadHints): Columns | undefined {
  if (cells.length < FEWEST_COLUMNS || cells.length > MOST_COLUMNS) return undefined
  if (cells.some((cell) => cell.words.length > LONGEST_HEAD)) return undefined
  const columns = cells.map((cell) => columnSlot(cell.words))
  const known = columns.filter((slot) => slot !== undefined)
  if (known.length < FEWEST_COLUMNS || known.length * 2 <= columns.length) return undefined
  if (columns.includes('study')) return undefined
  const named = NAMES.filter((slot) => columns.includes(slot)).length
  const dated = TIMES.some((slot) => columns.includes(slot))
  const unknown = columns.length - known.length
  const whole = named + Number(dated) >= 2 || (dated && unknown > 0 && posts) || (columns.includes('to') && unknown > 1)
  if (!whole || (!columns.includes('title') && columns.includes('school'))) return undefined
  if (!posts && (!dated || named + Math.min(unknown, 1) < 2)) return undefined
  return findRanges(doc, row, hints.dates).some((range) => range.begin !== undefined) ? undefined : columns
}

type Fit = { columns: Columns; hints: TableHints }

/** The cells of a row by slot; undefined where the row is none of the table's. */
function slotsOf(doc: Doc, cells: Row[], { columns, hints }: Fit): Map<Slot, Row[]> | undefined {
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

type Unknown = { cell: Row; columns: Columns; titles: TermMatch[] }

/** A column without a known head holds what no other column does: the title, or else the employer. */
function fillUnknown(doc: Doc, slots: Map<Slot, Row[]>, { cell, columns, titles }: Unknown): void {
  const free = (['title', 'employer'] as const).filter((slot) => !columns.includes(slot) && !slots.has(slot))
  const segment = { ...cell, sign: '' }
  const likeness = { title: titleLikeness(doc, segment, titles), employer: employerLikeness(doc, segment, titles) }
  const [best] = free.toSorted((a, b) => likeness[b] - likeness[a])
  if (best !== undefined) slots.set(best, [cell])
}

function isDate(doc: Doc, cell: Row, hints: TableHints): boolean {
  return rangesOf(doc, cell, hints).length > 0 || isStill(doc, cell, hints.dates)
}

function rangesOf(doc: Doc, cell: Row, hints: TableHints): DateRange[] {
  return cell.words.length > 12 ? [] : findRanges(doc, cell, hints.dates)
}

/** Rows with fewer cells than columns have some empty: each cell goes where it fits best, in order. */
function placed(doc: Doc, cells: Row[], { columns, hints }: Fit): Columns | undefined {
  if (cells.length > columns.length || cells.length < FEWEST_COLUMNS) return undefined
  // The best fit of the first cells in the first columns.
  const best: { fit: number; slots: Columns }[][] = [columns.map(() => ({ fit: 0, slots: [] }))]
  best[0]!.push({ fit: 0, slots: [] })
  for (const [at, cell] of cells.entries()) {
    const above = best[at]!
    const line: { fit: number; slots: Columns }[] = [{ fit: -Infinity, slots: [] }]
    for (const [column, slot] of columns.entries()) {
      const skipped = line[column]!
      const before = above[column]!
      const fit = before.fit + fitOf(doc, cell, { slot, hints })
      line.push(fit > skipped.fit ? { fit, slots: [...before.slots, slot] } : skipped)
    }
    best.push(line)
  }
  const last = best.at(-1)!.at(-1)!
  return last.fit > 0 ? last.slots : undefined
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

type Rest = { row: Row; cells: Row[]; columns: Columns; hints: TableHints }

/** The rest of a title that breaks over rows, where bars tell which cell it is; else what was done in the post. */
function addRest(doc: Doc, record: PostRecord, { row, cells, columns, hints }: Rest): void {
  const at = columns.indexOf('title')
  const [title] = record.slots.get('title') ?? []
  const more = cells.length === columns.length ? cells[at] : undefined
  if (title !== undefined && more !== undefined && goesOn(doc, more)) {
    const known = titleLikeness(doc, { ...title, sign: '' }, hints.titlesOf(title))
    if (known < WHOLE) record.slots.get('title')!.push(more)
  }
  record.details.push(row)
}

/** A few words in lower case, none of them a number. */
function goesOn(doc: Doc, { words }: Row): boolean {
  const [first] = words
  if (first === undefined || words.length > LONGEST_REST || words.some(({ key }) => /\d/.test(key))) return false
  const letter = doc.text[first.start]!
  return letter === letter.toLowerCase() && letter !== letter.toUpperCase()
}
