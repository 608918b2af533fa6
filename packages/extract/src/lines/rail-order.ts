import { joinLines, toCellLines } from './cell-text.ts'
import type { Segment } from './piece.ts'

/** What stands in rails, with the line beside each; a heading stands above its text. */
export type Railed = Map<Segment, Segment | undefined>
/** Lines of a narrow column that follow each other: one label, date or heading. */
export type Cell = { segments: Segment[]; anchor?: Segment }
/** `text` is what stands beside the cells, without other columns further right. */
export type Rail = { cells: Cell[]; text: Segment[] }

/** Lines of a heading in a rail. */
const LONGEST_HEADING = 2

/** Puts each cell before the line it stands beside, and each heading before the text below it. */
export function readWith(segments: Segment[], { cells, text }: Rail, railed: Railed): Segment[] {
  const taken = new Set<Segment>()
  const before = new Map<Segment, Segment[]>()
  const after = new Map<Segment, Segment[]>()
  for (const cell of cells) {
    const line = cell.anchor ?? below(cell, text)
    if (!line) {
      const last = above(cell, text)
      if (last === undefined) continue
      for (const segment of cell.segments) taken.add(segment)
      after.set(last, [...(after.get(last) ?? []), ...cell.segments])
      continue
    }
    for (const segment of cell.segments) taken.add(segment)
    const isOne = cell.anchor !== undefined || cell.segments.length <= LONGEST_HEADING
    const joined = isOne ? [joinCell(cell, cell.anchor ?? cell.segments[0]!)] : cell.segments
    for (const segment of joined) railed.set(segment, cell.anchor)
    before.set(line, [...(before.get(line) ?? []), ...joined])
  }
  return segments.flatMap((segment) =>
    taken.has(segment) ? [] : [...(before.get(segment) ?? []), segment, ...(after.get(segment) ?? [])],
  )
}

/** What the last cells of a rail stand below: the school under the dates of the last course. */
function above({ segments }: Cell, text: Segment[]): Segment | undefined {
  const { base } = segments[0]!
  return text.reduce<Segment | undefined>(
    (best, box) => (box.base < base && (best === undefined || box.base > best.base) ? box : best),
    undefined,
  )
}

function below({ segments }: Cell, text: Segment[]): Segment | undefined {
  const { base } = segments.at(-1)!
  return text.reduce<Segment | undefined>(
    (best, box) => (box.base > base && (best === undefined || box.base < best.base) ? box : best),
    undefined,
  )
}

function joinCell({ segments }: Cell, anchor: Segment): Segment {
  return {
    ...segments[0]!,
    text: toCellLines(segments)
      .map((line) => line.map(({ text }) => text).join(' '))
      .reduce(joinLines),
    pieces: segments.flatMap(({ pieces }) => pieces),
    x1: Math.max(...segments.map(({ x1 }) => x1)),
    base: anchor.base,
  }
}
