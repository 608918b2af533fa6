import type { Segment } from './piece.ts'

/** How much larger than plain text a heading is, in points, and how far those of one page differ. */
const LARGER = 0.8
const ALIKE = 0.5

/**
 * Whether a heading of one column is level with one of the other, both in the same large bold type: each column is a text
 * of its own, and the left one no rail of labels.
 */
export function areColumnHeads(cells: { segments: Segment[]; anchor?: Segment }[], right: Segment[]): boolean {
  const sizes = right.map(({ size }) => size).toSorted((a, b) => a - b)
  const plain = sizes[sizes.length >> 1] ?? 0
  return cells.some(({ segments: [head], anchor }) => {
    if (!head?.bold || anchor?.bold !== true || head.size < plain + LARGER) return false
    return Math.abs(head.size - anchor.size) < ALIKE
  })
}
