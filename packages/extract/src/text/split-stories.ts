import { isCapitals } from './infer-levels.ts'

/** Headings that each of the two columns must have, and letters of one at most. */
const FEWEST_HEADINGS = 2
const LONGEST_HEADING = 40
/** Letters of the left column at least. */
const NARROWEST = 12
/** Letters of a page at most. */
const WIDEST = 400
/** Part of the left column's rows that may tell dates: more of them are the dates of what stands beside them. */
const MOST_DATED = 0.4

const DATED = /(?:19|20)\d\d/u

/**
 * Rows of a page that was printed to plain text as it looked ("pdftotext -layout"), where two columns with headings of their
 * own stand side by side: the left one first, then the right one. Any other page stays as it is.
 */
export function splitStories(rows: string[]): string[] {
  for (const at of edgesOf(rows)) {
    const from = rows.findIndex((row) => isHeading(row.slice(0, at)) || isHeadingAt(row, at))
    const within = rows.slice(from)
    if (within.some((row) => isCrossed(row, at))) continue
    const left = within.map((row) => row.slice(0, at).trimEnd())
    const right = within.map((row) => row.slice(at).trimEnd())
    if (areStories(left, right)) return [...rows.slice(0, from), ...left, '', ...right].filter(isNoSecondBlank)
  }
  return rows
}

/** Where headings in capitals begin behind a gap, from the left, at least two below one another. */
function edgesOf(rows: string[]): number[] {
  const begun = new Map<number, number>()
  for (const row of rows) {
    // No page is so wide, and the pattern looks at what is behind each gap.
    if (row.length > WIDEST) continue
    const at = /(?:^|\S) {2,}(\S[^a-z]*)$/u.exec(row)?.[1]?.length
    if (at === undefined || !isHeadingAt(row, row.length - at)) continue
    begun.set(row.length - at, (begun.get(row.length - at) ?? 0) + 1)
  }
  const edges = [...begun].filter(([at, count]) => at >= NARROWEST && count >= FEWEST_HEADINGS)
  return edges.map(([at]) => at).toSorted((a, b) => a - b)
}

function isHeadingAt(row: string, at: number): boolean {
  return row[at - 1] === ' ' && row[at - 2] === ' ' && row[at] !== ' ' && isHeading(row.slice(at))
}

function isHeading(cell: string): boolean {
  return (
    cell.trimEnd().length <= LONGEST_HEADING &&
    !cell.startsWith(' ') &&
    isCapitals(cell) &&
    !/\d| {2}/u.test(cell.trimEnd())
  )
}

function isCrossed(row: string, at: number): boolean {
  return row.length > at && row.slice(at - 2, at) !== '  '
}

/** Whether both columns have headings, in rows of their own, and text below them; and the left one is none of dates. */
function areStories(left: string[], right: string[]): boolean {
  const heads = [left, right].map((cells) => cells.map(isHeading))
  const alone = heads.map((own, side) => own.filter((is, at) => is && !heads[1 - side]![at]).length)
  const counts = heads.map((own) => own.filter(Boolean).length)
  if (alone.includes(0) || counts.some((count) => count < FEWEST_HEADINGS)) return false
  const isText = (cells: string[], side: number): string[] =>
    cells.filter((cell, at) => cell.trim() !== '' && !heads[side]![at])
  const [beside, main] = [isText(left, 0), isText(right, 1)]
  if (beside.length < 2 * counts[0]! || main.length < 2 * counts[1]!) return false
  return beside.filter((cell) => DATED.test(cell)).length <= MOST_DATED * beside.length
}

function isNoSecondBlank(row: string, at: number, rows: string[]): boolean {
  return row !== '' || rows[at - 1] !== ''
}
