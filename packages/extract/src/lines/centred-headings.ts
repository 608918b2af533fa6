import type { Segment } from './piece.ts'

type Line = Pick<Segment, 'x0' | 'x1' | 'top' | 'bottom' | 'size'>

/** How much larger than the text a heading in the middle is, how far off the middle at most, and its part of the text's width. */
const HEADING_SIZE = 1.1
const OFF_MIDDLE = 4
const WIDEST_HEADING = 0.4

/** Headings in larger type that stand alone in the middle of the page: what is set in columns above one ends there. */
export function centredHeadings<Box extends Line>(segments: Box[]): Box[] {
  const [start, end] = [Math.min(...segments.map(({ x0 }) => x0)), Math.max(...segments.map(({ x1 }) => x1))]
  const sizes = segments.map(({ size }) => size).toSorted((a, b) => a - b)
  const usual = sizes[sizes.length >> 1]!
  const isCentred = ({ x0, x1, size }: Line): boolean =>
    size > HEADING_SIZE * usual &&
    Math.abs(x0 + x1 - start - end) < 2 * OFF_MIDDLE &&
    x1 - x0 < WIDEST_HEADING * (end - start)
  const isAlone = (box: Line): boolean =>
    segments.every((other) => other === box || other.bottom <= box.top + 1 || other.top >= box.bottom - 1)
  return segments.filter((box) => isCentred(box) && isAlone(box))
}
