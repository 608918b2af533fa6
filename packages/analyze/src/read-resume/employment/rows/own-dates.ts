import type { YearMonth } from '@evenhand/model'
import { THEN_WORDS } from '../../../knowledge/reading/told-words.ts'
import { fillsRow, opensRow } from '../../dates/date-in-row.ts'
import { SINCE } from '../../dates/date-words.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import { compareMonths } from '../../dates/months.ts'
import type { Doc } from '../../text/document.ts'
import { compilePhrases, phraseAt } from '../../text/phrase-set.ts'
import type { Unit } from './unwrap-rows.ts'

const THEN = compilePhrases(THEN_WORDS)
/** Rows between a post's dates and the row that tells of a change in it. */
const NEAR = 2
const FEWEST = 2
/** Words of a row that is no paragraph. */
const LONGEST_ROW = 40

/**
 * Tells the dates at which something changed in a post, "Clerk, since 2021 head of office", from those of the post: these
 * stand beside them in their row, or have a row of their own next to it and the change lies within them. A present
 * post, "Clerk, since 2021" above the rows of posts that are over, keeps its date.
 */
export function ownDates(doc: Doc, units: Unit[]): Unit[] {
  const dated = units.filter(({ ranges }) => ranges.some(({ single }) => !single))
  const alone = new Set(dated.filter(isAlone))
  const apart = alone.size >= FEWEST && alone.size * 2 > dated.length
  const above = alone.has(dated[0]!)
  return units.map((unit, at) => {
    if (unit.ranges.length === 0 || unit.row.words.length > LONGEST_ROW) return unit
    const told = unit.ranges.filter((range) => isChange(doc, unit, range))
    if (told.length === 0) return unit
    const own = unit.ranges.filter((range) => !told.includes(range))
    const near = above ? units.slice(Math.max(0, at - NEAR), at) : units.slice(at + 1, at + 1 + NEAR)
    const then = told.every((change) => isThen(unit, change)) ? [units[at - 1], units[at + 1]] : heldAbove(units, at)
    const spans = [...(apart ? near.filter((other) => alone.has(other)) : []), ...then].flatMap(
      (other) => other?.ranges ?? [],
    )
    const beside = own.some(({ single }) => !single)
    const changes = beside ? told : told.filter((change) => spans.some((span) => isWithin(change, span)))
    return changes.length > 0
      ? { ...unit, ranges: unit.ranges.filter((range) => !changes.includes(range)), changes }
      : unit
  })
}

/** "since 2011<tab>Merrow Hospital" right above "Nurse, since 2015 deputy head": the row that dates and houses the post. */
function heldAbove(units: Unit[], at: number): Unit[] {
  const [above, { row }] = [units[at - 1], units[at]!]
  if (above === undefined || row.gap || row.bullet) return []
  const opens = above.ranges.some((range) => !range.single && opensRow(above.row, range))
  return opens && !isAlone(above) ? [above] : []
}

/** Whether nothing but a span of time stands in a row. */
export function isAlone({ row, ranges }: Pick<Unit, 'row' | 'ranges'>): boolean {
  return ranges.some((range) => !range.single && fillsRow(row, range))
}

/** "since 2021", "ab 1993" behind other words. */
function isChange(doc: Doc, { row }: Unit, { start, current, end }: DateRange): boolean {
  const since = row.words.some((word) => word.start === start && SINCE.all.has(word.key))
  return since && current && end === undefined && !opensRow(row, { start }) && doc.fold[start - 1] !== '\t'
}

/** "Buyer, then Category Manager (since 2019)": the row says itself that the post was another's before. */
function isThen({ row: { words } }: Unit, { start }: DateRange): boolean {
  return words.some((word, at) => at > 0 && word.start < start && phraseAt(words, at, THEN) > 0)
}

/** Whether a change came when a post was held: not before it, nor in the year of its end unless the months say so. */
function isWithin({ begin: change }: DateRange, { begin, end, single, current }: DateRange): boolean {
  if (single || change === undefined || begin === undefined || isAfter(begin, change)) return false
  return current || (end !== undefined && isAfter(end, change))
}

function isAfter(later: YearMonth, earlier: YearMonth): boolean {
  const told = later.month !== undefined && earlier.month !== undefined
  return later.year > earlier.year || (told && compareMonths(later, earlier) > 0)
}
