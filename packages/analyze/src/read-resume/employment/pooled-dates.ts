import type { Entry } from './build-entries.ts'
import { isAlone } from './own-dates.ts'
import type { Unit } from './unwrap-rows.ts'

const FEWEST = 2

/**
 * The posts of a section. Where all dates stand in rows of their own, one below the other, as when a page's column of dates
 * was written behind or before the one beside it, and there are as many posts: each post gets its date.
 */
export function withPooledDates(units: Unit[], entriesOf: (units: Unit[]) => Entry[]): Entry[] {
  const pool = poolOf(units)
  if (pool === undefined) return entriesOf(units)
  const others = units.filter((unit) => !pool.includes(unit))
  if (others.some(({ ranges }) => ranges.some(({ single }) => !single))) return entriesOf(units)
  const entries = entriesOf(others)
  const posts = entries.filter(({ title }) => title !== undefined)
  if (posts.length !== pool.length || posts.some(({ range }) => range !== undefined)) return entriesOf(units)
  for (const [at, entry] of posts.entries()) {
    entry.range = pool[at]!.ranges[0]!
    entry.heads.push(pool[at]!.row)
  }
  return posts
}

/** The rows that are a span of time and nothing else, where they are neighbours and there are no others. */
function poolOf(units: Unit[]): Unit[] | undefined {
  const isDate = (unit: Unit) => isAlone(unit) && !unit.ranges[0]!.single
  const first = units.findIndex(isDate)
  if (first < 0) return undefined
  const last = units.findLastIndex(isDate)
  const pool = units.slice(first, last + 1)
  return pool.length >= FEWEST && pool.every(isDate) ? pool : undefined
}
