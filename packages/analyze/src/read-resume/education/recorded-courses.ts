import { asMonth } from '../dates/as-month.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import { cellOf, cellsOf } from '../employment/records/record-cells.ts'
import type { Doc, Row } from '../text/document.ts'
import { type Course, emptyCourse } from './course.ts'
import { courseDegreeAt } from './degree-shape.ts'
import { isHeadOfForm, type StudyLabel, studyLabel } from './study-label.ts'
import { readCourse } from './read-course.ts'

type RangesOf = (row: Row) => DateRange[]
/** A label with its value; `value`: undefined where it is empty. */
type Field = StudyLabel & { row: Row; value?: Row | undefined }

/** Rows without a label, of all, that a form may have. */
const MOST_STRAY = 0.15
const FEWEST_FIELDS = 3
const LONGEST_VALUE = 14

/**
 * The courses of a section that is a form: each part of one beside its label or below it, several in a row or one by one, as
 * applicant systems print them. Undefined where the section is none.
 */
export function recordedCourses(doc: Doc, rows: Row[], rangesOf: RangesOf): Course[] | undefined {
  const fields = fieldsOf(doc, rows)
  if (fields === undefined || !(fields.some(({ isGrid }) => isGrid) || isSpanned(fields))) return undefined
  // A single row of labels is the head of a table.
  if (fields.every(({ row }) => row === fields[0]!.row)) return undefined
  const records = recordsOf(fields)
  if (records.length === 0 || !records.every(isWhole)) return undefined
  return records.map((record) => courseOf(doc, record, rangesOf))
}

/** "From: 2008-09" above "To: 2012-08": the first and the last day of a course have labels of their own. */
function isSpanned(fields: Field[]): boolean {
  const asks = (day: 'from' | 'to'): boolean => fields.some(({ slot, value }) => slot === day && value !== undefined)
  return asks('from') && asks('to')
}

/** The fields of the rows; undefined where too many rows are none. */
function fieldsOf(doc: Doc, rows: Row[]): Field[] | undefined {
  const fields: Field[] = []
  let stray = 0
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    const cells = labelledCells(doc, row)
    const below = rows[at + 1]
    if (cells === undefined) {
      if (!isHeadOfForm(doc, row) && ++stray > MOST_STRAY * rows.length) return undefined
      continue
    }
    const values = below && isBare(cells) ? valuesBelow(doc, cells, { below, next: rows[at + 2] }) : undefined
    fields.push(...(values ?? cells))
    if (values !== undefined) at++
  }
  return fields
}

function isBare(cells: Field[]): boolean {
  return cells.every(({ value }) => value === undefined)
}

/** Labels with the values that stand in the row below, from the left; what follows that row is a label again. */
function valuesBelow(
  doc: Doc,
  cells: Field[],
  { below, next }: { below: Row; next: Row | undefined },
): Field[] | undefined {
  const values = cellsOf(doc, below)
  const isValue = ({ words }: Row): boolean => words.length > 0 && words.length <= LONGEST_VALUE
  if (values.length > cells.length || !values.every(isValue) || below.level !== 'body') return undefined
  // "Degree" above "Certificate": a label, too; "To" above "Skills used": the field is empty.
  const [first] = cells
  const own = studyLabel(doc, values[0]!)
  if (own !== undefined && own.slot !== first!.slot) return undefined
  const isOver = next === undefined || isHeadOfForm(doc, next) || studyLabel(doc, cellsOf(doc, next)[0]!) !== undefined
  return isOver ? cells.map((cell, at) => ({ ...cell, value: values[at], isGrid: true })) : undefined
}

/** The labels of a row with the values beside them; undefined where its first cell is none. */
function labelledCells(doc: Doc, row: Row): Field[] | undefined {
  const cells = cellsOf(doc, row).flatMap((cell) => atColon(doc, row, cell))
  const fields: Field[] = []
  let open: Field | undefined
  for (const [at, cell] of cells.entries()) {
    const label = cell.words.length === 0 ? undefined : studyLabel(doc, cell)
    const isValue =
      open !== undefined && open.value === undefined && !isEmptyBefore(open, { label, left: cells.length - at })
    if (isValue) Object.assign(open!, { value: cell, isGrid: open!.isGrid || label !== undefined })
    else if (label === undefined) return undefined
    else {
      open = { ...label, row, isGrid: at > 0 }
      fields.push(open)
    }
  }
  return fields.length === 0 ? undefined : fields
}

/** "Institution: Fell College" in a cell: the label and its value. */
function atColon(doc: Doc, row: Row, cell: Row): Row[] {
  const at = doc.fold.slice(cell.start, cell.end).indexOf(':')
  if (at < 1) return [cell]
  const [label, value] = [
    cellOf(doc, row, [cell.start, cell.start + at]),
    cellOf(doc, row, [cell.start + at + 1, cell.end]),
  ]
  return value.words.length === 0 || studyLabel(doc, label) === undefined ? [cell] : [label, value]
}

/** "Level<tab>Graduation date<tab>05/2014": a label behind another whose own value is empty. */
function isEmptyBefore(open: Field, { label, left }: { label: StudyLabel | undefined; left: number }): boolean {
  return label !== undefined && (label.slot !== open.slot || left > 1)
}

/** Fields of one course each: a label that was asked before opens the next. */
function recordsOf(fields: Field[]): Field[][] {
  const records: Field[][] = []
  const keys = new Set<string>()
  for (const field of fields) {
    if (records.length === 0 || keys.has(field.key)) {
      records.push([])
      keys.clear()
    }
    keys.add(field.key)
    records.at(-1)!.push(field)
  }
  return records
}

/** A school, and a degree or a field; one alone where the other is asked for and empty. */
function isWhole(record: Field[]): boolean {
  const asks = (...slots: string[]): boolean => record.some(({ slot }) => slots.includes(slot))
  return record.length >= FEWEST_FIELDS && asks('school') && asks('degree', 'field')
}

function courseOf(doc: Doc, record: Field[], rangesOf: RangesOf): Course {
  const told = record.flatMap((field) => (field.value === undefined ? [] : [{ ...field, value: field.value }]))
  const read = (value: Row, slot: 'school' | 'degree' | 'field'): Course =>
    readCourse(doc, value, { ranges: [], columns: [slot] })
  const school = told.find(({ slot }) => slot === 'school')
  const degrees = told.filter(({ slot }) => slot === 'degree')
  const isKnown = ({ value }: { value: Row }): boolean => courseDegreeAt(doc, value.words) !== undefined
  const named = degrees.filter(({ isLevel }) => !isLevel)
  const degree = named.find(isKnown) ?? degrees.find(isKnown) ?? named[0] ?? degrees[0]
  // "Program: Accounting" beside "Level: Bachelor's": what it was studied in.
  const field = told.find(({ slot }) => slot === 'field') ?? degrees.find((other) => other !== degree)
  const first = record[0]!.row
  const last = record.at(-1)!
  const ranges = datesOf(doc, record, rangesOf)
  const row = { ...first, end: Math.max(last.row.end, last.value?.end ?? 0) }
  const own = degree && read(degree.value, 'degree')
  return {
    ...emptyCourse(row, ranges),
    ...(own && { degree: own.degree, degreeSpan: own.degreeSpan, onlyLevel: false, tail: own.tail }),
    field: (field && [field.value.start, field.value.end]) ?? own?.field,
    school: school && read(school.value, 'school').school,
    grade: own?.grade,
  }
}

/** The time of a course: from its first day to its last, or the one that is told. */
function datesOf(doc: Doc, record: Field[], rangesOf: RangesOf): DateRange[] {
  const isSplit = isSpanned(record)
  const ranges = record.flatMap(({ value, slot, key }) => {
    if (value === undefined || (slot !== 'other' && slot !== 'from' && slot !== 'to')) return []
    // "From: 2013-09": the label may be the word that leads to the date.
    const found = rangesOf(value).filter(({ stop }) => stop > value.start && stop <= value.end)
    return found.map((range) => ({ range: isSplit ? asMonth(doc, range) : range, slot, key }))
  })
  // "From: 2013-09" is no open span where the last day has a label, too.
  const span = ranges.find(({ range, slot }) => !range.single && !(isSplit && slot === 'from' && range.current))
  if (span !== undefined) return [span.range]
  const from = ranges.find(({ slot }) => slot === 'from')?.range
  const to = (ranges.find(({ slot }) => slot === 'to') ?? ranges.find(({ slot }) => slot === 'other'))?.range
  if (from === undefined || to === undefined) return [to ?? from].filter((range) => range !== undefined)
  const [begin, end] = [from.begin ?? from.end, to.end ?? to.begin]
  return begin === undefined || end === undefined
    ? [to]
    : [{ ...from, begin, end, current: false, single: false, stop: to.stop }]
}
