import type { Sheet, SheetCell } from './to-sheets.ts'

/** Height of a line of text, and the most a spreadsheet lets a row have, in points. */
const LINE = 15
const HIGHEST = 409
/** What words that do not fit a line's end leave empty there. */
const SLACK = 1.15
/** Signs as wide as two letters. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g

/** Sheets as write-excel-file takes them. Every row is as high as its longest text: not every program finds that out. */
export function toWorkbook(sheets: readonly Sheet[]) {
  return sheets.map(({ name, rightToLeft, widths, rows }) => ({
    sheet: name,
    rightToLeft,
    orientation: 'landscape' as const,
    stickyRowsCount: 1,
    columns: widths.map((width) => ({ width })),
    data: rows.map((cells) => {
      const height = heightOf(cells, widths)
      return cells.map(({ value, bold, wrap }, column) => ({
        value,
        alignVertical: 'top' as const,
        ...(column === 0 && { height }),
        ...(bold && { fontWeight: 'bold' as const }),
        ...(wrap && { wrap: true }),
      }))
    }),
  }))
}

function heightOf(cells: readonly SheetCell[], widths: readonly number[]): number {
  const lines = cells.map(({ value, bold, wrap }, column) =>
    wrap ? countLines(String(value), (widths[column] ?? 10) / (bold ? SLACK : 1)) : 1,
  )
  return Math.min(HIGHEST, LINE * Math.max(1, ...lines))
}

function countLines(text: string, width: number): number {
  return text
    .split('\n')
    .map((line) => (line.length + (line.match(WIDE)?.length ?? 0)) * SLACK)
    .reduce((sum, letters) => sum + Math.max(1, Math.ceil(letters / width)), 0)
}
