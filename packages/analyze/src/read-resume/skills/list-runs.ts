import type { Doc, Row } from '../text/document.ts'
import { opensSmall } from '../text/letter-case.ts'
import { afterLabel } from './list-items.ts'

/** Rows narrower than this, in letters, end where their entries do. */
const NARROW = 45
/** The share of the widest row that a row fills to which the next one's first word would have been too long. */
const FULL = 0.88
/** A row of more is no line of a page, but a paragraph. */
const WIDEST = 200

/**
 * The rows of a list, by each of them the run that it is part of: a list that goes on in the next row, because the row
 * is full, is one run, so that "Power" and "Point" at its ends are one entry and what wraps is seen to be a sentence.
 */
export function listRuns(doc: Doc, rows: Row[], hasDates: (row: Row) => boolean): Map<Row, Row> {
  const runs = new Map<Row, Row>()
  const width = rows.reduce((most, { start, end }) => Math.max(most, Math.min(end - start, WIDEST)), 0)
  let open: Row[] = []
  const close = () => {
    const [first, last] = [open[0], open.at(-1)]
    if (first === undefined || last === undefined) return
    const run = open.length === 1 ? first : { ...first, end: last.end, words: open.flatMap((row) => row.words) }
    for (const row of open) runs.set(row, run)
    open = []
  }
  for (const row of rows) {
    const last = open.at(-1)
    if (hasDates(row)) close()
    else if (last !== undefined && goesOn(doc, last, { next: row, width })) open.push(row)
    else {
      close()
      open = [row]
    }
  }
  close()
  return runs
}

/** Whether what a row says goes on in the next. */
function goesOn(doc: Doc, row: Row, { next, width }: { next: Row; width: number }): boolean {
  if (width < NARROW || next.index !== row.index + 1 || next.gap || next.bullet || next.bold !== row.bold) return false
  if (/[.;:]/.test(doc.fold[row.end - 1]!) || !opensSmall(doc, next.words) || afterLabel(doc, next) > next.start)
    return false
  // Signs other than commas stand between entries, which do not go on.
  const text = doc.fold.slice(row.start, row.end)
  if (!text.includes(',') && /[|•·~;\t]| [-–] /.test(text)) return false
  return row.end - row.start + 1 + (next.words[0]!.end - next.start) >= width * FULL
}
