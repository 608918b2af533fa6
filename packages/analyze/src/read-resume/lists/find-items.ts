import type { Field } from '@evenhand/model'
import { opensRow } from '../dates/date-in-row.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Doc, Row } from '../text/document.ts'
import { fieldOf, trimRange } from '../text/field-of.ts'
import { opensSmall } from '../text/letter-case.ts'

const LONGEST = 160

/** Each row of a list as one value (certificates, publications), continuation lines joined to the row above. */
export function findItems(doc: Doc, rows: Row[], rangesOf: (row: Row) => DateRange[]): Field[] {
  const found: Field[] = []
  for (const row of rows) {
    if (row.words.length === 0) continue
    if (found.length > 0 && !row.bullet && !row.gap && opensSmall(doc, row.words)) continue
    const range = rangesOf(row)[0]
    const end =
      range !== undefined && (range.start > row.start + 8 || isBeside(doc, row, range)) ? range.start : row.end
    const start = range !== undefined && opensRow(row, range) ? range.stop : row.start
    const [from, until] = trimRange(doc, start, Math.min(Math.max(end, start), start + LONGEST))
    if (until - from >= 3 && /\p{L}/u.test(doc.text.slice(from, until))) found.push(fieldOf(doc, [from, until], 0.7))
  }
  return found
}

/** "HACCP, 2015", "BHV (2016)": a sign parts even a short name from its date. */
function isBeside({ fold }: Doc, row: Row, { start }: DateRange): boolean {
  return start > row.start + 3 && /[,(|\t·–-]\s?$/.test(fold.slice(start - 3, start))
}

/** Heads of entries: rows that are no bullets and no sentences (projects). */
export function findHeads(doc: Doc, rows: Row[], rangesOf: (row: Row) => DateRange[]): Field[] {
  const heads = rows.filter(
    (row) => !row.bullet && row.words.length <= 12 && row.capitals > 0 && doc.fold[row.end - 1] !== '.',
  )
  const bullets = rows.some((row) => row.bullet)
  return findItems(doc, bullets ? heads : heads.filter((row) => row.words.length <= 9), rangesOf)
}
