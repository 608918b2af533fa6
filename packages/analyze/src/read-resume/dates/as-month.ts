import type { Doc } from '../text/document.ts'
import type { DateRange } from './find-ranges.ts'

const YEAR_MONTH = /(?:^|[^\d])((?:19|20)\d\d)-(0[1-9]|1[0-2])$/

/** "From: 2008-09" above "To: 2012-08": a month, and no school year. */
export function asMonth(doc: Doc, range: DateRange): DateRange {
  const [, year, month] = YEAR_MONTH.exec(doc.fold.slice(range.start, range.stop)) ?? []
  if (year === undefined || range.single) return range
  return { ...range, begin: { year: Number(year), month: Number(month) }, end: undefined, single: true }
}
