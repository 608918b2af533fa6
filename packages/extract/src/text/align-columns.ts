import { joinLines } from '../lines/cell-text.ts'
import { followLeaders } from '../lines/follow-leaders.ts'

/** Rows a column must begin in, and their part of the rows that stand together. */
const LEAST_ROWS = 3
const LEAST_SHARE = 0.5
/** Part of the rows whose text may run across the edge of a column. */
const MOST_CROSSING = 0.25
/** Longer rows are paragraphs. */
const LONGEST_ROW = 240
/** Rows looked at together. */
const MOST_ROWS = 200
/** What opens a row of a list. */
const MARK = /^(?:[•*\-–·>]|\(?\w{1,3}[.)])$/u

/**
 * Rows of plain text with a tab where columns begin: blanks one above the other part columns even where they are only
 * two, and dots that lead to a value part it from its label. The rest of a cell that goes on below is put to it.
 */
export function alignColumns(rows: string[]): string[] {
  const aligned: string[] = []
  let block: string[] = []
  for (const row of rows) {
    if (row.trim() === '' || row.includes('\t') || row.length > LONGEST_ROW || block.length >= MOST_ROWS) {
      for (const done of alignBlock(block)) aligned.push(followLeaders(done))
      block = []
    }
    if (row.trim() === '' || row.includes('\t') || row.length > LONGEST_ROW) aligned.push(row)
    else block.push(row)
  }
  for (const done of alignBlock(block)) aligned.push(followLeaders(done))
  return aligned
}

function alignBlock(rows: string[]): string[] {
  if (rows.length < LEAST_ROWS) return rows
  const edges = findEdges(rows)
  if (edges.length === 0) return rows
  const aligned: string[] = []
  let above: string[] | undefined
  for (const row of rows) {
    const cells = cutRow(row, edges)
    if (above && goesOn(above, cells, edges)) {
      const joined = above.map((cell, at) => (cells[at] ? joinLines(cell, cells[at]) : cell))
      aligned[aligned.length - 1] = joined.filter((cell) => cell !== '').join('\t')
      above = undefined
    } else {
      aligned.push(markEdges(row, edges))
      above = cells
    }
  }
  return aligned
}

/** Places at which many rows begin a new stretch of text behind two blanks or more. */
function findEdges(rows: string[]): number[] {
  const begun = new Map<number, number>()
  for (const row of rows) {
    for (const { index } of row.matchAll(/(?<=\S) {2,}(?=\S)/gu)) {
      if (MARK.test(row.slice(0, index).trim())) continue
      const start = index + (/^ +/u.exec(row.slice(index))?.[0].length ?? 0)
      begun.set(start, (begun.get(start) ?? 0) + 1)
    }
  }
  const least = Math.max(LEAST_ROWS, LEAST_SHARE * rows.length)
  return [...begun]
    .filter(([, count]) => count >= least)
    .map(([at]) => at)
    .filter((at) => rows.filter((row) => isCrossed(row, at)).length <= MOST_CROSSING * rows.length)
    .toSorted((a, b) => a - b)
}

function isCrossed(row: string, at: number): boolean {
  return row.length > at && row[at - 1] !== ' '
}

function markEdges(row: string, edges: number[]): string {
  let marked = row
  for (const at of edges.toReversed()) {
    if (row.length <= at || row[at] === ' ' || row[at - 1] !== ' ' || row.slice(0, at).trim() === '') continue
    marked = `${marked.slice(0, at).trimEnd()}\t${marked.slice(at)}`
  }
  return marked
}

function cutRow(row: string, edges: number[]): string[] {
  return [0, ...edges].map((from, at) => row.slice(from, edges[at]).trim())
}

/** Whether a row without a first cell holds only words that had no room in the cells above. */
function goesOn(above: string[], cells: string[], edges: number[]): boolean {
  if (edges.length < 2 || cells[0] !== '' || above[0] === '') return false
  return cells.every((cell, at) => {
    if (cell === '') return true
    const [from, to] = [edges[at - 1], edges[at]]
    const before = above[at] ?? ''
    if (before === '' || from === undefined || to === undefined || /\p{Nd}{4}/u.test(cell)) return false
    return before.length + 1 + cell.split(' ', 1)[0]!.length > to - from - 2
  })
}
