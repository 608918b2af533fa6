import { cellsOf, isDivided } from '../employment/records/record-cells.ts'
import type { Doc, Row } from '../text/document.ts'
import { headWords } from '../text/head-words.ts'
import type { Word } from '../text/phrase-set.ts'
import { columnNamed } from './blank-head.ts'
import {
  type CourseSlot,
  holdsCourseLabel,
  isOnlyLabels,
  isOtherLabel,
  labelOf,
  openingLabel,
} from './course-labels.ts'

/** What each column of a table holds, from the first. */
export type Columns = (CourseSlot | undefined)[]

const BOARD = /\b(?:board|university|affiliat|बोर्ड|विश्वविद्यालय)/
const LEVEL = /^(?:\d{1,2}\. )?(?:education )?level(?: of education)?$/
const LONGEST_LABEL = 5
/** Letters of a cell that is a label. */
const LONGEST_CELL = 120

/** "Name / type of school<tab>Weir College", "Period<tab>2002 - 2006": what a cell says that is a label with a stroke, or of no course. */
export function labelCell(doc: Doc, row: Row): { slot: CourseSlot; end: number } | undefined {
  const tab = doc.fold.slice(row.start, Math.min(row.end, row.start + LONGEST_CELL)).indexOf('\t')
  const end = row.start + tab
  const words = tab < 0 ? [] : row.words.filter((word) => word.end <= end)
  if (words.length === 0) return undefined
  if (isOtherLabel(words)) return { slot: 'other', end }
  const slot = doc.fold.slice(row.start, end).includes('/') ? labelOf(words) : undefined
  return slot && { slot, end }
}

/** The slots of a table's columns, where a row is its head; undefined where it is none. `around`: the rows above and below. */
export function columnsOf(doc: Doc, row: Row, around: (Row | undefined)[] = []): Columns | undefined {
  if (!isDivided(doc, row)) return undefined
  if (!holdsCourseLabel(row.words)) return undefined
  const cells = doc.fold.slice(row.start, row.end).split(/[\t|]/)
  if (isLabelled(cells) || (isPair(doc, row) && around.some((next) => isPair(doc, next)))) return undefined
  if (row.words.length > cells.length * LONGEST_LABEL) return wholeLabels(row, cells)
  const label = cells.length === 2 ? labelCell(doc, row) : undefined
  // "Certificate / diploma<tab>Diploma in Baking": a label and its value.
  if (label !== undefined && labelOf(row.words.filter(({ start }) => start >= label.end)) === undefined)
    return undefined
  let from = row.start
  const columns = cells.map((cell) => {
    const whole = row.words.filter((word) => word.start >= from && word.end <= from + cell.length)
    const words = headWords(doc, whole)
    from += cell.length + 1
    return words.length <= LONGEST_LABEL ? (openingLabel(words) ?? tableHead(words)) : undefined
  })
  const known = columns.filter((slot) => slot !== undefined)
  // "Qualification<tab>Year": all of them labels, though one alone is a course's.
  if (known.length === 2 && known.length === columns.length && known.includes('other'))
    return columns.map(() => undefined)
  if (known.filter((slot) => slot !== 'other').length < 2) return undefined
  // "Level" beside "Degree": what kind of school it was.
  const level = columns.indexOf('degree')
  if (columns.lastIndexOf('degree') > level && LEVEL.test(cells[level]!)) columns[level] = 'other'
  // Where a school and its board or university have a column each, the school is meant.
  const boards = cells.map((cell) => BOARD.test(cell))
  const several = columns.some((slot, at) => slot === 'school' && !boards[at])
  return columns.map((slot, at) => (slot === 'school' && several && boards[at] ? 'other' : slot))
}

/** "Ausbildung", "Années": what is a column's head, though no label elsewhere. */
function tableHead(words: Word[]): CourseSlot | undefined {
  const column = columnNamed(words)
  return column === 'date' || column === 'mark' || column === 'number' ? 'other' : column
}

/** "Institution:<tab>University of Merrow": a label and its value, and no head of two columns. */
function isLabelled([first, ...others]: string[]): boolean {
  return first!.trimEnd().endsWith(':') && others.some((cell) => !cell.trimEnd().endsWith(':'))
}

/** "Institution<tab>University of Merrow", beside a row such as "Dates<tab>2011 - 2013": a label and words that are none. */
function isPair(doc: Doc, row: Row | undefined): boolean {
  if (row === undefined || !isDivided(doc, row)) return false
  const [label, value, more] = cellsOf(doc, row).map(({ words }) => words)
  if (value === undefined || more !== undefined || (labelOf(label!) === undefined && !isOtherLabel(label!)))
    return false
  return !isOnlyLabels(value) && !isOtherLabel(value)
}

/** "Institution [Date from – Date to]<tab>Degree(s) or Diploma(s) obtained": long labels, each the whole of its cell. */
function wholeLabels(row: Row, cells: string[]): Columns | undefined {
  let from = row.start
  const columns = cells.map((cell) => {
    const words = row.words.filter((word) => word.start >= from && word.end <= from + cell.length)
    from += cell.length + 1
    return words.length > 0 ? labelOf(words) : undefined
  })
  return columns.length > 1 && columns.every((slot) => slot !== undefined) ? columns : undefined
}
