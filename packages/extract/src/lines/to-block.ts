import type { Row, Segment } from './piece.ts'

/** A segment that stands for others of a stretch of the page; `rows` are what they say, in reading order. */
export function toBlock(segments: Segment[], rows: Row[]): Segment {
  const [first] = segments
  if (!first) throw new RangeError('a block has text')
  return {
    ...first,
    x0: Math.min(...segments.map(({ x0 }) => x0)),
    x1: Math.max(...segments.map(({ x1 }) => x1)),
    top: Math.min(...segments.map(({ top }) => top)),
    bottom: Math.max(...segments.map(({ bottom }) => bottom)),
    text: rows.map(({ text }) => text).join(' '),
    rows,
  }
}
