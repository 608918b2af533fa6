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
  const about = boxes.filter(({ x0, x1 }) => Math.abs((x0 + x1) / 2 - middle) < SAME_EDGE)
  // Labels of four letters each have one middle, too: what stands beside them must not tell where lines begin.
  const start = Math.min(...about.map(({ x0 }) => x0))
  return (
    boxes.length >= LEAST_CENTRED &&
    about.length >= 0.8 * boxes.length &&
    about.filter(({ x0 }) => x0 - start > SAME_EDGE).length >= 0.5 * boxes.length
  )
}
