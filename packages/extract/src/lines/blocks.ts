import type { Row, Segment } from './piece.ts'

/** Stretches of a page that are read as a whole: each segment of one, with what stands in its place. */
export type Blocks = Map<Segment, Segment[]>

/** Adds the stretch of some segments; `rows` are what they say, in reading order. It stands where the first of them does. */
export function addBlock(blocks: Blocks, segments: Segment[], rows: Row[]): void {
  const [first] = segments
  if (!first || rows.length === 0) return
  const text = rows.map((row) => row.text).join(' ')
  for (const segment of segments) blocks.set(segment, [])
  blocks.set(first, [{ ...first, ...boxOf(segments), text, rows }])
}

/** The segments with one in the place of each stretch. */
export function withBlocks(segments: Segment[], blocks: Blocks): Segment[] {
  return blocks.size === 0 ? segments : segments.flatMap((segment) => blocks.get(segment) ?? [segment])
}

/** The box around some segments. */
export function boxOf(segments: Segment[]): Pick<Segment, 'x0' | 'x1' | 'top' | 'bottom'> {
  return {
    x0: Math.min(...segments.map(({ x0 }) => x0)),
    x1: Math.max(...segments.map(({ x1 }) => x1)),
    top: Math.min(...segments.map(({ top }) => top)),
    bottom: Math.max(...segments.map(({ bottom }) => bottom)),
  }
}
