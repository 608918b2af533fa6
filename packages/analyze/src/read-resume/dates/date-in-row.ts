import type { Doc, Row } from '../text/document.ts'
import type { DateRange } from './find-ranges.ts'

/** Letters between a date and its row's edge at most: a bracket, a full stop, a bullet. */
const AROUND = 2

type Place = Pick<Row, 'start' | 'end'>

/** A date at the beginning of its row or cell. */
export function opensRow(row: Place, { start }: Pick<DateRange, 'start'>): boolean {
  return start <= row.start + AROUND
}

/** A date at the end of its row or cell. */
export function closesRow(row: Place, { stop }: Pick<DateRange, 'stop'>): boolean {
  return stop >= row.end - AROUND
}

/** A date and nothing else in its row or cell. */
export function fillsRow(row: Place, range: Pick<DateRange, 'start' | 'stop'>): boolean {
  return opensRow(row, range) && closesRow(row, range)
}

/** A date at either end of its row or cell. */
export function isAtEdge(row: Place, range: Pick<DateRange, 'start' | 'stop'>): boolean {
  return opensRow(row, range) || closesRow(row, range)
}

/** "May 2019 - July 2019 · 3 mos": dates with how long that was behind a dot, as networks write them. */
export function isMeasured({ fold }: Doc, range: Pick<DateRange, 'start' | 'stop'>): boolean {
  return fold.slice(range.start, range.stop).includes('•')
}

/** "May 2019 - July 2019 · 3 mos" and nothing else: dates with how long that was, as networks write them below title and employer. */
export function isLasting(doc: Doc, row: Place, range: DateRange): boolean {
  return !range.single && fillsRow(row, range) && isMeasured(doc, range)
}
