import { type Band, isLevel } from './drawn-cells.ts'
import type { Segment } from './piece.ts'

/** Left and right of a column. */
export type Column = [number, number]

/** Bands that follow each other and have their cells in the same columns. */
export function gatherTables(bands: Band[]): Band[][] {
  const tables: Band[][] = []
  let columns: Column[] = []
  for (const band of bands) {
    const table = tables.at(-1)
    const cells = band.map(extentOf)
    const last = table?.at(-1)?.[0]?.[0]
    const isNext = last !== undefined && band[0]![0]!.base > last.base
    if (table && isNext && band.length > 1 && isLevel(band) && cells.every((cell) => fits(cell, columns))) {
      table.push(band)
      columns = widen(columns, cells)
    } else {
      tables.push([band])
      columns = cells
    }
  }
  return tables.filter((table) => table.length > 1 && table.some((band) => band.some((cell) => cell.length > 1)))
}

function fits([x0, x1]: Column, columns: Column[]): boolean {
  const met = columns.filter(([left, right]) => x0 < right && x1 > left)
  // Two short cells that nearly touch are one segment.
  return met.length > 0 ? met.length < columns.length : columns.length > 1
}

/** Columns with the cells of one more row among them. */
export function widen(columns: Column[], cells: Column[]): Column[] {
  const wide = [...columns]
  for (const [x0, x1] of cells) {
    const met = wide.filter(([left, right]) => x0 < right && x1 > left)
    const [column] = met
    if (!column) wide.push([x0, x1])
    else if (met.length === 1) wide[wide.indexOf(column)] = [Math.min(column[0], x0), Math.max(column[1], x1)]
  }
  return wide.toSorted((a, b) => a[0] - b[0])
}

/** From the left to the right of some text. */
export function extentOf(segments: Segment[]): Column {
  return [left(segments), Math.max(...segments.map(({ x1 }) => x1))]
}

/** Where the leftmost of some text starts. */
export function left(segments: Segment[]): number {
  return Math.min(...segments.map(({ x0 }) => x0))
}
