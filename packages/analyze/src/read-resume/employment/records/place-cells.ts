import type { Row } from '../../text/document.ts'
import type { Slot } from '../words/slot-labels.ts'

/** What a table's columns hold; undefined for a head of unknown words. */
export type Columns = (Slot | undefined)[]

type Placed = { cell: Row; slot: Slot | undefined; fit: number }
type Best = { fit: number; cells: Placed[] }

/**
 * Gives each of a row's cells a column of its own, in order, so that they fit best together: rows that are short of
 * cells leave columns empty. Undefined where there are more cells than columns.
 */
export function placeCells(
  cells: Row[],
  columns: Columns,
  fitOf: (cell: Row, slot: Slot | undefined, at: number) => number,
): Placed[] | undefined {
  if (cells.length > columns.length || cells.length === 0) return undefined
  // The best fit of the first cells in the first columns.
  let above: Best[] = Array.from({ length: columns.length + 1 }, () => ({ fit: 0, cells: [] }))
  for (const cell of cells) {
    const line: Best[] = [{ fit: -Infinity, cells: [] }]
    for (const [at, slot] of columns.entries()) {
      const skipped = line[at]!
      const before = above[at]!
      const own = fitOf(cell, slot, at)
      const fit = before.fit + own
      line.push(fit > skipped.fit ? { fit, cells: [...before.cells, { cell, slot, fit: own }] } : skipped)
    }
    above = line
  }
  const best = above.at(-1)!
  return best.cells.length === cells.length ? best.cells : undefined
}
