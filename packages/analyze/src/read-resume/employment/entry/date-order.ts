import type { Head } from '../head/read-head.ts'

/** Part of the rows below an empty one from which on these are no blocks. */
const MOST_PARTED = 0.6

/** Whether the dates stand below or above the titles, where they have rows of their own. */
export function dateOrder(heads: Head[]): 'first' | 'last' | undefined {
  let first = 0
  let last = 0
  // Where most rows are set apart, that parts no posts.
  const parted = heads.filter(({ row }) => row.gap).length <= heads.length * MOST_PARTED
  for (const [at, head] of heads.entries()) {
    if (head.ranges.length === 0) continue
    if (head.title !== undefined) continue
    if (titleWithin(heads, at, { step: -1, parted })) last++
    else if (titleWithin(heads, at, { step: 1, parted })) first++
  }
  if (first === last) return undefined
  return first > last ? 'first' : 'last'
}

/** A title in one of the two rows before or after, with no detail or other dates between. */
function titleWithin(heads: Head[], at: number, { step, parted }: { step: 1 | -1; parted: boolean }): boolean {
  for (const distance of [1, 2]) {
    const head = heads[at + step * distance]
    if (head === undefined || head.detail) return false
    const crossed = step < 0 ? heads[at + 1 - distance]! : head
    if (parted && crossed.row.gap) return false
    if (head.title !== undefined) return head.ranges.length === 0
    if (head.ranges.length > 0) return false
  }
  return false
}
