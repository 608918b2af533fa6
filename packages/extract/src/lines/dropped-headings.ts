import type { Segment } from './piece.ts'

/** Headings that stand as far below lines of the text, and the part of them all that must. */
const LEAST = 3
const LEAST_SHARE = 0.8
/** How far below a line a heading may stand, in type size. */
const MOST_DROP = 1.8
/** How far the drops of one table may differ, in points. */
const ALIKE = 1
/** Distance of two lines of one heading, in type size. */
const LEADING = 1.45

/**
 * Headings in the left column of a table, each with the first line of its text, where space above the headings moves
 * them all as far down in their cells: each would else seem to stand beside a later line. `edge` are the lines that begin
 * at the edge of the text.
 */
export function droppedHeadings(left: Segment[], edge: Segment[]): Map<Segment, Segment> {
  const bold = left.filter((segment) => segment.bold).toSorted((a, b) => a.base - b.base)
  const last = bold.at(-1)
  if (!last || bold.length < LEAST) return new Map()
  const alike = bold.filter(({ size }) => Math.abs(size - last.size) < 0.5)
  const heads = alike.filter(({ base, size }, at) => at === 0 || base - alike[at - 1]!.base > LEADING * size)
  const beside = (drop: number): Map<Segment, Segment> => {
    const lines = heads.flatMap((head) => {
      const line = edge.find(({ base }) => Math.abs(head.base - base - drop) < ALIKE)
      return line && isFirst(line, edge) ? [[head, line] as const] : []
    })
    return new Map(lines.length >= Math.max(LEAST, LEAST_SHARE * heads.length) ? lines : [])
  }
  if (beside(0).size > 0) return new Map()
  const end = heads.at(-1) ?? last
  for (const { base } of edge) {
    const drop = end.base - base
    const found = drop > ALIKE && drop < MOST_DROP * end.size ? beside(drop) : undefined
    if (found && found.size > 0) return found
  }
  return new Map()
}

/** Whether a line is no nearer to the one above it than to the one below: the last line above a heading is. */
function isFirst(line: Segment, edge: Segment[]): boolean {
  const above = Math.max(...edge.map(({ base }) => base).filter((base) => base < line.base - ALIKE))
  const below = Math.min(...edge.map(({ base }) => base).filter((base) => base > line.base + ALIKE))
  return line.base - above > below - line.base - ALIKE
}
