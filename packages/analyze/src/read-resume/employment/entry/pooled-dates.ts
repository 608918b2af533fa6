import { fillsRow } from '../../dates/date-in-row.ts'
import { beginsBlock } from '../../text/begins-block.ts'
import type { Doc } from '../../text/document.ts'
import type { Entry } from './build-entries.ts'
import { isAlone } from '../rows/own-dates.ts'
import type { Unit } from '../rows/unwrap-rows.ts'

const FEWEST = 2

/**
 * The posts of a section. Where all dates stand in rows of their own, one below the other, as when a page's column of dates
 * was written behind or before the one beside it, and there are as many posts: each post gets its date.
 */
export function withPooledDates(doc: Doc, units: Unit[], entriesOf: (units: Unit[]) => Entry[]): Entry[] {
  const pool = poolOf(units)
  if (pool === undefined) return entriesOf(units)
  const { dates, rows } = pool
  const pooled = new Set(rows)
  const others = units.filter((unit) => !pooled.has(unit))
  if (others.some(({ ranges }) => ranges.some(({ single }) => !single))) return entriesOf(units)
  const entries = entriesOf(others)
  const posts = entries.filter(({ title }) => title !== undefined)
  // A single date tells when something happened in a post.
  if (posts.length !== dates.length || posts.some(({ range }) => range?.single === false))
    return inBlocks(blocksOf(doc, others), dates, entriesOf) ?? entriesOf(units)
  for (const [at, entry] of posts.entries()) {
    entry.range = dates[at]!.ranges[0]!
    entry.heads.push(dates[at]!.row)
  }
  return posts
}

/** Where empty rows part as many blocks as there are dates: each block is a post, whatever its words are. */
function inBlocks(blocks: Unit[][], dates: Unit[], entriesOf: (units: Unit[]) => Entry[]): Entry[] | undefined {
  if (blocks.length !== dates.length || dates.length < FEWEST_BLOCKS) return undefined
  const entries = entriesOf(blocks.flatMap((block, at) => [dates[at]!, ...block]))
  const isOwn = ({ range }: Entry, at: number) => range === dates[at]?.ranges[0]
  return entries.length === dates.length && entries.every(isOwn) ? entries : undefined
}

function blocksOf(doc: Doc, units: Unit[]): Unit[][] {
  const blocks: Unit[][] = []
  for (const unit of units) {
    // Its date is put above it.
    if (blocks.length === 0 || beginsBlock(doc, unit.row))
      blocks.push([{ ...unit, row: { ...unit.row, gap: false, apart: false } }])
    else blocks.at(-1)!.push(unit)
  }
  return blocks
}

const FEWEST_BLOCKS = 3

/** Words of a town that stands with each of the dates. */
const LONGEST_TOWN = 4

/** The rows that are a span of time and nothing else, where they are neighbours and there are no others; a town may stand above each. */
function poolOf(units: Unit[]): { dates: Unit[]; rows: Unit[] } | undefined {
  const isDate = (unit: Unit) => isAlone(unit) && !unit.ranges[0]!.single
  const first = units.findIndex(isDate)
  const last = units.findLastIndex(isDate)
  if (first < 0 || last === first) return undefined
  const rows = units.slice(first, last + 1)
  // "2022" between "2022 - Present" and "2016 - 2022": a post of one year.
  const isYear = ({ row, ranges }: Unit) => ranges.some((range) => range.single && fillsRow(row, range))
  const dates = rows.filter((unit) => isDate(unit) || isYear(unit))
  if (dates.length === rows.length) return dates.length >= FEWEST ? { dates, rows } : undefined
  const isTown = ({ row, ranges }: Unit) => ranges.length === 0 && row.words.length <= LONGEST_TOWN
  const isPair = (unit: Unit, at: number) => (at % 2 === 0 ? isDate(unit) : isTown(unit))
  const above = units[first - 1]
  if (above === undefined || !isTown(above) || rows.length !== dates.length * 2 - 1 || !rows.every(isPair))
    return undefined
  return { dates, rows: [above, ...rows] }
}
