import type { Segment } from './piece.ts'

/** Left, top, right, bottom of a thin line, in the frame of the text. */
export type Rule = [number, number, number, number]
/** Text between four rules; `width` is the room for it. */
export type RuledCell = { segments: Segment[]; left: number; right: number; top: number; bottom: number; width: number }

/** How far rules may miss each other, in points. */
const SLACK = 2.5
/** Pairs of text and rule looked at on one page. */
const MOST_PAIRS = 4_000_000

/** Cells of ruled tables, each row's together, in the order in which the page draws them. */
export function findRuledRows(segments: Segment[], rules: Rule[]): RuledCell[][] {
  if (rules.length < 4 || segments.length * rules.length > MOST_PAIRS) return []
  const upright = rules.filter(([left, top, right, bottom]) => bottom - top > right - left)
  const level = rules.filter(([left, top, right, bottom]) => bottom - top <= right - left)
  const cells = new Map<string, RuledCell>()
  for (const segment of segments) {
    const sides = segment.turn === 0 ? sidesOf(segment, upright, level) : undefined
    if (!sides) continue
    const key = Object.values(sides).map(Math.round).join('/')
    const cell = cells.get(key) ?? { ...sides, segments: [], width: 0 }
    cell.segments.push(segment)
    cells.set(key, cell)
  }
  return gatherRows([...cells.values()])
}

function sidesOf({ x0, x1, base, size }: Segment, upright: Rule[], level: Rule[]) {
  const y = base - 0.3 * size
  const x = (x0 + x1) / 2
  const above = nearest(level, ([left, top, right]) => left - SLACK <= x && x <= right + SLACK && top <= y && top)
  const below = nearest(level, ([left, top, right]) => left - SLACK <= x && x <= right + SLACK && top > y && -top)
  if (!above || !below) return undefined
  const before = nearest(upright, (rule) => spans(rule, y) && rule[0] <= x0 + SLACK && rule[0])
  const behind = nearest(upright, (rule) => spans(rule, y) && rule[2] >= x1 - SLACK && -rule[2])
  // A row of a table may be open at its ends; between two rules of a page alone there is no cell.
  if (!before && !behind) return undefined
  return {
    left: before?.[2] ?? Math.min(above[0], below[0]),
    right: behind?.[0] ?? Math.max(above[2], below[2]),
    top: above[1],
    bottom: below[1],
  }
}

function spans([, top, , bottom]: Rule, y: number): boolean {
  return top <= y && y <= bottom
}

/** The rule for which `place` gives the greatest number. */
function nearest(rules: Rule[], place: (rule: Rule) => number | false): Rule | undefined {
  let best: Rule | undefined
  let most = -Infinity
  for (const rule of rules) {
    const found = place(rule)
    if (found !== false && found > most) {
      best = rule
      most = found
    }
  }
  return best
}

/** Cells that begin at one height, side by side. */
function gatherRows(cells: RuledCell[]): RuledCell[][] {
  const rows: RuledCell[][] = []
  for (const cell of cells) {
    const padding = Math.max(0, Math.min(8, Math.min(...cell.segments.map(({ x0 }) => x0)) - cell.left))
    cell.width = cell.right - cell.left - 2 * padding
    const row = rows.find(
      (other) =>
        Math.abs((other[0]?.top ?? 0) - cell.top) <= SLACK &&
        other.every(({ left, right }) => right <= cell.left + SLACK || left >= cell.right - SLACK),
    )
    if (row) row.push(cell)
    else rows.push([cell])
  }
  return rows
}
