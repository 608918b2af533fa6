import type { Head } from '../head/read-head.ts'

/** From so many blocks between empty rows on, each with one span of time, a block is a post. */
const FEWEST_BLOCKS = 3
/** Share of all blocks that must have one. */
const MOST_BLOCKS = 0.8

/** Where the blocks between empty rows begin, if each of them dates one post. */
export function datedBlocks(heads: Head[]): Set<number> {
  const starts = heads.flatMap(({ row }, at) => (at === 0 || row.gap || row.apart ? [at] : []))
  const spans = (head: Head) => head.ranges.some((range) => !range.single)
  const dated = starts.map((from, block) => heads.slice(from, starts[block + 1]).filter(spans).length)
  const isEach = dated.length >= FEWEST_BLOCKS && dated.every((count) => count < 2)
  const own = starts.filter((_, block) => dated[block] === 1)
  return new Set(isEach && own.length >= Math.max(FEWEST_BLOCKS, starts.length * MOST_BLOCKS) ? own : [])
}
