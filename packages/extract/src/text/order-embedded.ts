import { lettersIn, toLogical } from '../lines/to-logical.ts'

/** A stretch marked as running from the right, U+202B to U+202C, with what is marked in it as running from the left. */
const EMBEDDED = /\u202B((?:[^\u202A-\u202C]|\u202A[^\u202A-\u202C]{0,400}\u202C)*)\u202C/gu
/** What runs in it from the left, or does not. */
const RUN = /\u202A([^\u202A-\u202C]{0,400})\u202C|[^\u202A-\u202C]+/gu
/** Rows of several such stretches, or with one inside another, from which on a program has marked all. */
const FEWEST_ROWS = 3
/** Longer rows are no rows of a page. */
const LONGEST_ROW = 1000
/** "mara@merrow.example :": the colon of a label that stands in the row above. */
const COLON = /^([^:]*\S) :$/u

/**
 * Rows of a page in a script that runs from the right, which a program ("pdftotext") has printed as they are seen from the
 * left, marking each stretch whose letters it has put in the order in which they are read: all in that order.
 */
export function orderEmbedded(rows: string[]): string[] {
  if (rows.filter(isMarked).length < FEWEST_ROWS) return rows
  return rows.map((row) => {
    if (row.length > LONGEST_ROW || row.trim() === '') return row
    return row.includes('\u202B') ? toLogical(seenIn(row)) : row.replace(COLON, ': $1')
  })
}

/** Whether several stretches are marked in a row, or one inside another. */
function isMarked(row: string): boolean {
  if (row.length > LONGEST_ROW || !row.includes('\u202B')) return false
  return row.includes('\u202A') || row.indexOf('\u202B') !== row.lastIndexOf('\u202B')
}

/** The letters of a row as they are seen from the left, each with its marks. */
function seenIn(row: string): string[] {
  const seen: string[] = []
  let from = 0
  for (const { index, 0: whole, 1: inner } of row.matchAll(EMBEDDED)) {
    seen.push(...lettersIn(row.slice(from, index)))
    const runs = [...inner!.matchAll(RUN)].map(([run, left]) =>
      left === undefined ? lettersIn(run).toReversed() : lettersIn(left),
    )
    seen.push(...runs.toReversed().flat())
    from = index + whole.length
  }
  return [...seen, ...lettersIn(row.slice(from))]
}
