import type { DateRange } from '../../dates/find-ranges.ts'
import { monthIndex, monthSpan } from '../../dates/months.ts'
import type { Doc, Row } from '../../text/document.ts'

const MONTHS_OF_YEAR = 12
/** "(4 years 9 months)", "· 4 yrs 9 mos" behind what is held still. */
const LENGTH_BEHIND = /[(·] ?(\d{1,2}\D{1,16}(?:\d{1,2}\D{1,12})?)$/

/** The months of "7 years 6 months"; one number alone is taken for years, as a length that is too long says less. */
export function monthsTold(text: string): number {
  const [years = 0, months = 0] = (text.match(/\d{1,2}/g) ?? []).map(Number)
  return years * MONTHS_OF_YEAR + months
}

/** How many months a role was held: by its dates, or as its row says where they have no end. */
export function monthsHeld(doc: Doc, { start, end }: Row, range: DateRange): number {
  const span = range.begin !== undefined && range.end !== undefined ? monthSpan(range.begin, range.end) : undefined
  if (span !== undefined) return span.last - span.first + 1
  const told = LENGTH_BEHIND.exec(doc.fold.slice(Math.max(start, range.start), end))
  return told === null ? 0 : monthsTold(told[1]!)
}

/** "June 2018 - May 2020" above "2016 - June 2018": whether a role ends in the month in which the one above begins, or right before. */
export function endsWhereBegan(range: DateRange, above: DateRange): boolean {
  if (range.end?.month === undefined || above.begin?.month === undefined) return false
  const between = monthIndex(above.begin, 'start') - monthIndex(range.end, 'end')
  return between === 0 || between === 1
}
