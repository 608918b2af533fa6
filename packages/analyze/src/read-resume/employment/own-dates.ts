import { SINCE } from '../dates/date-words.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Doc } from '../text/document.ts'
import type { Unit } from './unwrap-rows.ts'

/** Rows between a post's dates and the row that tells of a change in it. */
const NEAR = 2
const FEWEST = 2
/** Words of a row that is no paragraph. */
const LONGEST_ROW = 40

/**
 * Tells the dates at which something changed in a post, "Clerk, since 2021 head of office", from those of the post: they
 * stand beside these in a row, or where the other posts' dates have rows of their own.
 */
export function ownDates(doc: Doc, units: Unit[]): Unit[] {
  const dated = units.filter(({ ranges }) => ranges.some(({ single }) => !single))
  const alone = new Set(dated.filter(isAlone))
  const apart = alone.size >= FEWEST && alone.size * 2 > dated.length
  const above = alone.has(dated[0]!)
  return units.map((unit, at) => {
    const near = above ? units.slice(Math.max(0, at - NEAR), at) : units.slice(at + 1, at + 1 + NEAR)
    if (unit.ranges.length === 0 || unit.row.words.length > LONGEST_ROW) return unit
    const changes = unit.ranges.filter((range) => isChange(doc, unit, range))
    const own = unit.ranges.filter((range) => !changes.includes(range))
    const dates = own.some(({ single }) => !single) || (apart && near.some((other) => alone.has(other)))
    return changes.length > 0 && dates ? { ...unit, ranges: own, changes } : unit
  })
}

/** Whether nothing but a span of time stands in a row. */
function isAlone({ row, ranges }: Unit): boolean {
  return ranges.some(({ single, start, stop }) => !single && start <= row.start + 2 && stop >= row.end - 2)
}

/** "since 2021", "ab 1993" behind other words. */
function isChange(doc: Doc, { row }: Unit, { start, current, end }: DateRange): boolean {
  const since = row.words.some((word) => word.start === start && SINCE.has(word.key))
  return since && current && end === undefined && start > row.start + 2 && doc.fold[start - 1] !== '\t'
}
