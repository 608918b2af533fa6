import type { Segment } from './piece.ts'

type Line = Pick<Segment, 'x0' | 'x1'>

/** Lines about one middle, from which on they tell what a column is. */
const LEAST_CENTRED = 6
/** Lines whose edges or middles differ by less are flush, in points. */
const SAME_EDGE = 2

/** Whether lines begin and end anywhere about one middle, as those of a sidebar may: labels and dates are flush. */
export function areCentred(boxes: Line[]): boolean {
  const middles = boxes.map(({ x0, x1 }) => (x0 + x1) / 2).toSorted((a, b) => a - b)
  const middle = middles[middles.length >> 1]!
  const start = Math.min(...boxes.map(({ x0 }) => x0))
  return (
    boxes.length >= LEAST_CENTRED &&
    middles.filter((x) => Math.abs(x - middle) < SAME_EDGE).length >= 0.8 * boxes.length &&
    boxes.filter(({ x0 }) => x0 - start > SAME_EDGE).length >= 0.5 * boxes.length
  )
}
