import type { Head } from '../head/read-head.ts'

/** Whether the dates stand below or above the titles, where they have rows of their own. */
export function dateOrder(heads: Head[]): 'first' | 'last' | undefined {
  let first = 0
  let last = 0
  for (const [at, head] of heads.entries()) {
    if (head.ranges.length === 0) continue
    if (head.title !== undefined) continue
    if (titleWithin(heads, at, -1)) last++
    else if (titleWithin(heads, at, 1)) first++
  }
  if (first === last) return undefined
  return first > last ? 'first' : 'last'
}

/** A title in one of the two rows before or after, with no detail or other dates between. */
function titleWithin(heads: Head[], at: number, step: 1 | -1): boolean {
  for (const distance of [1, 2]) {
    const head = heads[at + step * distance]
    if (head === undefined || head.detail) return false
    if (head.title !== undefined) return head.ranges.length === 0
    if (head.ranges.length > 0) return false
  }
  return false
}
