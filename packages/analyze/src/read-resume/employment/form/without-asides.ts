import type { DateRange } from '../../dates/find-ranges.ts'
import { liesWithin } from '../../dates/lies-within.ts'
import type { Entry } from '../entry/build-entries.ts'
import { KNOWN_EMPLOYER } from '../words/employer-shape.ts'

/** Dated posts among which one without dates and a known employer is none. */
const FEWEST_DATED = 3

/** Where posts have dates, a title among their duties tells what one was there: "Link nurse for tissue viability". */
export function withoutAsides(entries: Entry[]): Entry[] {
  const dated = entries.filter(({ range }) => range !== undefined).length
  if (dated < FEWEST_DATED || dated * 4 < entries.length * 3) return entries
  const kept: Entry[] = []
  const listed =
    entries.filter(({ range, heads }) => range !== undefined && heads[0]?.bullet === true).length * 4 > dated
  for (const entry of entries) {
    const above = kept.at(-1)
    // "- Secretary to the School Committee": a duty, where no other post has a mark.
    const isMarked = !listed && entry.heads[0]?.bullet === true
    const isDuty = isMarked && (entry.range?.single !== false || isDuring(entry.range, above?.range))
    const isHoused = entry.employer !== undefined && entry.employerScore >= KNOWN_EMPLOYER
    const isPost = !isDuty && (entry.range !== undefined || isHoused)
    if (isPost || above === undefined) kept.push(entry)
    else above.details.push(...entry.heads, ...entry.details)
  }
  return kept
}

/** "- Best agent from 2019 to 2020": within the time of the post above. */
function isDuring(inner: DateRange, outer: DateRange | undefined): boolean {
  return outer !== undefined && !outer.single && liesWithin(inner, outer)
}
