import { isPlace } from '../../contact/home/find-place.ts'
import { isAtEdge } from '../../dates/date-in-row.ts'
import type { Doc } from '../../text/document.ts'
import type { Entry } from './build-entries.ts'
import { isAlone } from '../rows/own-dates.ts'
import type { Unit } from '../rows/unwrap-rows.ts'

const FEWEST = 3
/** The row of the first title at most: an employer's name stands above it. */
const FIRST = 1

/** How the rows read as they stand, and how to read others. */
type Readings = { entries: Entry[]; entriesOf: (units: Unit[]) => Entry[] }

/**
 * The posts of a section whose dates stood at the right edge of a page and were written as rows of their own anywhere
 * between them: behind what was done, or behind the names of the next post. Where the rows without the dates tell as many
 * posts as there are dates, each date stands below the names of its post; `entries`, as the rows are, where that tells no more.
 */
export function withScatteredDates(doc: Doc, units: Unit[], { entries, entriesOf }: Readings): Entry[] {
  const dates = units.filter((unit) => isAlone(unit) && !unit.ranges[0]!.single)
  if (dates.length < FEWEST) return entries
  const whole = wholeOf(entries, dates)
  if (whole >= dates.length || datedOf(entries, dates) >= dates.length) return entries
  const moved = new Set(dates)
  if (units.some((unit) => !moved.has(unit) && datesPost(unit))) return entries
  const towns = townsBeside(doc, units, moved)
  if (
    !isTorn(
      units.filter((unit) => !towns.has(unit)),
      entries,
      dates,
    )
  )
    return entries
  const others = units.filter((unit) => !moved.has(unit) && !towns.has(unit))
  const rows = titledRows(others, entriesOf(others), dates.length)
  // Rows above the first title may be a post whose title is unknown, and the dates be its and the others'.
  if (rows === undefined || rows[0]! > FIRST) return entries
  const ordered = withDatesBelow(others, rows, dates)
  const told = entriesOf(ordered)
  return wholeOf(told, dates) === dates.length && titledOf(told) >= titledOf(entries) ? told : entries
}

/** Whether dates are missed where posts have none, most of them belong to none, or two of them follow upon one another. */
function isTorn(units: Unit[], entries: Entry[], dates: Unit[]): boolean {
  if (entries.some(({ title, range }) => title !== undefined && range === undefined)) return true
  const own = new Set(dates)
  return (
    datedOf(entries, dates) * 2 <= dates.length ||
    units.some((unit, at) => own.has(unit) && at > 0 && own.has(units[at - 1]!))
  )
}

function titledOf(entries: Entry[]): number {
  return entries.filter(({ title }) => title !== undefined).length
}

/** How many of the dates are a post's that has a title. */
function datedOf(entries: Entry[], dates: Unit[]): number {
  const own = new Set(dates.map(({ ranges }) => ranges[0]!))
  return entries.filter(({ title, range }) => title !== undefined && range !== undefined && own.has(range)).length
}

/** The same of those that have an employer, too. */
function wholeOf(entries: Entry[], dates: Unit[]): number {
  const named = entries.filter(({ employer, loose }) => (employer ?? loose[0]) !== undefined)
  return datedOf(named, dates)
}

/** A span of time at the edge of a row that tells something else. */
function datesPost({ row, ranges }: Unit): boolean {
  return !row.bullet && ranges.some((range) => !range.single && isAtEdge(row, range))
}

/** The towns that stood at the right edge with the dates, above or below them: of most of the dates. */
function townsBeside(doc: Doc, units: Unit[], dates: Set<Unit>): Set<Unit> {
  const isTown = (unit: Unit | undefined): boolean =>
    unit !== undefined && unit.ranges.length === 0 && !unit.row.bullet && isPlace(doc, unit.row.words)
  const [above, below] = [-1, 1].map((side) =>
    units.flatMap((unit, at) => (dates.has(unit) && isTown(units[at + side]) ? [units[at + side]!] : [])),
  )
  const most = above!.length >= below!.length ? above! : below!
  return new Set(most.length * 2 > dates.size ? most : [])
}

/** The rows of the titles of as many posts; a title right above another is the name of who was worked for: "Self-employed". */
function titledRows(units: Unit[], entries: Entry[], count: number): number[] | undefined {
  const titles = entries.flatMap(({ title }) => (title === undefined ? [] : [title.start]))
  const rows = titles.map((start) => units.findIndex(({ row }) => row.start <= start && start < row.end))
  if (rows.length === count) return rows
  const own = rows.filter((at, index) => rows[index + 1] !== at + 1)
  return own.length === count ? own : undefined
}

/** With each of the dates below the names of its post, which are as many rows from its title on as those of the first. */
function withDatesBelow(units: Unit[], rows: number[], dates: Unit[]): Unit[] {
  const behind = rows[0] === 0 && rows.every((at) => !isDetail(units[at + 1])) ? 1 : 0
  const below = new Map(rows.map((at, index) => [at + behind, dates[index]!]))
  return units.flatMap((unit, at) => {
    const date = below.get(at)
    return date === undefined ? [unit] : [unit, { ...date, row: { ...date.row, gap: false, apart: false } }]
  })
}

const LONGEST_NAME = 9

/** What was done, and no name. */
function isDetail(unit: Unit | undefined): boolean {
  return unit === undefined || unit.row.bullet || unit.row.words.length > LONGEST_NAME
}
