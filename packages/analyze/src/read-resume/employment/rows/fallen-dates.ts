import { isPlace } from '../../contact/home/find-place.ts'
import { opensRow } from '../../dates/date-in-row.ts'
import type { Doc } from '../../text/document.ts'
import { isAlone } from './own-dates.ts'
import type { Unit } from './unwrap-rows.ts'

const FEWEST = 2

/**
 * The rows of a section with each post's dates next to its names. In a text that was taken from a page of columns they may
 * stand below what was done: "Clerk", "Merrow Ltd", "- Kept the books", "2019 - 2021". Where posts begin with their dates the
 * next one's names follow these; here the first date of the section has a post above it, and the last one none below.
 */
export function withRaisedDates(doc: Doc, units: Unit[]): Unit[] {
  const rows = units.flatMap((unit, at) => (isDate(unit) ? [at] : []))
  if (rows[0] === 0) return units
  const fallen = rows.filter((at) => units[at - 1]?.row.bullet === true)
  if (fallen.length < FEWEST || fallen.length * 2 < rows.length || !isLastBelow(doc, units, rows.at(-1)!)) return units
  if (units.some((unit) => unit.ranges.some(({ single }) => !single) && !isDate(unit))) return units
  const raised = new Map<number, Unit>()
  for (const at of fallen) {
    let head = at - 1
    while (units[head]?.row.bullet === true) head--
    // Below other dates there are details of a post that has its own.
    if (head < 0 || units[head]!.ranges.length > 0) return units
    raised.set(head, units[at]!)
  }
  const moved = new Set(raised.values())
  return units.flatMap((unit, at) => {
    const dates = raised.get(at)
    if (moved.has(unit)) return []
    return dates === undefined ? [unit] : [unit, dates]
  })
}

/** "03/2025 - 11/20": dates that are written wrongly, too, where nothing else stands in their row. */
function isDate(unit: Unit): boolean {
  const [range] = unit.ranges
  return isAlone(unit) || (range !== undefined && !range.bare && unit.row.letters === 0 && opensRow(unit.row, range))
}

/** Whether nothing but a place and what was done follows the last of the dates. */
function isLastBelow(doc: Doc, units: Unit[], last: number): boolean {
  return units.slice(last + 1).every(({ row }) => row.bullet || isPlace(doc, row.words))
}
