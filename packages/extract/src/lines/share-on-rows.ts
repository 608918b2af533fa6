import type { Segment } from './piece.ts'

type Line = Pick<Segment, 'base' | 'size'>

/** How far above the baseline of a line a smaller one beside it may stand, in type size, and how much smaller it is. */
const OFF_TOPPED = 0.35
const SMALLER = 0.5

/**
 * Share of `some` that have a line of `others` on their baseline. `topped`: smaller ones may be set level with the tops of
 * the others, and stand a little above their baselines.
 */
export function shareOnRows(some: Line[], others: Line[], topped = false): number {
  const sizes = new Map<number, number>()
  for (const { base, size } of others) {
    const most = topped ? Math.max(1, Math.round(OFF_TOPPED * size)) : 1
    for (let off = -most; off <= 1; off++) {
      const at = Math.round(base) + off
      sizes.set(at, Math.max(sizes.get(at) ?? 0, off < -1 ? size : Infinity))
    }
  }
  const isLevel = ({ base, size }: Line): boolean => (sizes.get(Math.round(base)) ?? 0) > size + SMALLER
  return some.filter(isLevel).length / some.length
}
