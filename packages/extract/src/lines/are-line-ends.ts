import type { Segment } from './piece.ts'
import { shareOnRows } from './share-on-rows.ts'

type Line = Pick<Segment, 'base' | 'size'>

/** Lines that one entry has at its right end: its time, its place, its pay. */
const MOST_LINES = 4
const LEAST_ENTRIES = 2
/** Space from one entry's lines to the next one's, in type size; those of one entry follow closer. */
const APART = 2.2

/**
 * Whether lines that end at one edge are the right ends of entries: a few for each, from the entry's first line on ("10/2020 -
 * Present", below it the hours and the pay), with nothing beside what else the entry says.
 */
export function areLineEnds(right: Line[], left: Line[]): boolean {
  const entries: Line[][] = []
  for (const line of right.toSorted((a, b) => a.base - b.base)) {
    const last = entries.at(-1)?.at(-1)
    if (last !== undefined && line.base - last.base <= APART * line.size) entries.at(-1)!.push(line)
    else entries.push([line])
  }
  if (entries.length < LEAST_ENTRIES || entries.some(({ length }) => length > MOST_LINES)) return false
  if (
    shareOnRows(
      entries.map(([first]) => first!),
      left,
    ) < 1
  )
    return false
  const goesOn = (from: number, until: number): boolean => left.some(({ base }) => base > from + 1 && base < until - 1)
  return entries.slice(1).every(([first], at) => goesOn(entries[at]!.at(-1)!.base, first!.base))
}
