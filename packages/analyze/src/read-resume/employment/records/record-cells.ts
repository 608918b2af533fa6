import type { Doc, Row } from '../../text/document.ts'
import { trimRange } from '../../text/field-of.ts'
import type { Word } from '../../text/phrase-set.ts'

/** Rows of more characters are prose. */
const LONGEST_ROW = 600

/** A stretch of a row as a row of its own. */
export function cellOf(doc: Doc, row: Row, [from, until]: readonly [number, number]): Row {
  const [start, end] = trimRange(doc, from, until)
  const words = wordsWithin(row, start, Math.max(end, start))
  return { ...row, start, end: Math.max(start, end), words, bullet: false }
}

/** "Dates: 2019-03 –": with the dash that ends a value and leaves its span open. */
export function withOpenDash(doc: Doc, cell: Row): Row {
  const dash = /^ ?-(?=[\t\n|]|$)/.exec(doc.fold.slice(cell.end, cell.end + 3))
  return dash === null ? cell : { ...cell, end: cell.end + dash[0].length }
}

function wordsWithin(row: Row, start: number, end: number): Word[] {
  const isWhole = start === row.start && end === row.end
  return isWhole ? row.words : row.words.filter((word) => word.start >= start && word.end <= end)
}

/** Whether a tab or a bar divides a row. */
export function isDivided(doc: Doc, { start, end }: Row): boolean {
  if (end - start > LONGEST_ROW) return false
  for (let at = start; at < end; at++) if (doc.codes[at] === TAB || doc.codes[at] === BAR) return true
  return false
}

const TAB = 9
const BAR = 124

/** The cells of a row between tabs or bars, empty ones between bars included; one where nothing divides it. */
export function cellsOf(doc: Doc, row: Row): Row[] {
  if (row.end - row.start > LONGEST_ROW) return [row]
  const text = doc.fold.slice(row.start, row.end)
  const sign = !text.includes('\t') && text.includes('|') ? BAR : TAB
  const cells: Row[] = []
  let from = row.start
  for (let at = row.start; at <= row.end; at++) {
    if (at < row.end && doc.codes[at] !== sign) continue
    cells.push(cellOf(doc, row, [from, at]))
    from = at + 1
  }
  return cells
}
