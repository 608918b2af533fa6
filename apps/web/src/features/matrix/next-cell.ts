export type Cell = { row: number; column: number }

const PAGE = 10

/** Where a key leads from a cell of a grid; undefined for keys that lead nowhere. */
export function nextCell(
  key: string,
  { row, column }: Cell,
  { rows, columns, right }: { rows: number; columns: number; right: boolean },
): Cell | undefined {
  const ahead = right ? -1 : 1
  const steps: Record<string, Cell> = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowRight: { row, column: column + ahead },
    ArrowLeft: { row, column: column - ahead },
    Home: { row, column: 0 },
    End: { row, column: columns - 1 },
    PageDown: { row: row + PAGE, column },
    PageUp: { row: row - PAGE, column },
  }
  const next = steps[key]
  return (
    next && {
      row: Math.max(0, Math.min(rows - 1, next.row)),
      column: Math.max(0, Math.min(columns - 1, next.column)),
    }
  )
}
