import { isCourseLabel } from '../education/course-labels.ts'
import type { Doc } from '../text/document.ts'
import type { Part } from './find-sections.ts'

const MOST_ABOVE = 8

/** Whether the word of a heading is what a margin or a narrow column broke off a table's row. */
export function isBrokenCell(doc: Doc, at: number, part: Part): boolean {
  return isLastCell(doc, at, part) || isOfTable(doc, at, part)
}

/** "Academic", where rows above end with "| Academic". */
function isLastCell(doc: Doc, at: number, { rows }: Part): boolean {
  const { start, end } = doc.rows[at]!
  const cell = `| ${doc.fold.slice(start, end)}`
  return rows.slice(-MOST_ABOVE).some((row) => doc.fold.startsWith(cell, row.end - cell.length))
}

/** "Qualification" above "Board", "University," in a cell: among studies, the head of a column, or the rest of a name. */
function isOfTable(doc: Doc, at: number, { kind }: Part): boolean {
  const [row, below] = [doc.rows[at]!, doc.rows[at + 1]]
  if (kind !== 'education' || below === undefined) return false
  return doc.fold[row.end - 1] === ',' || (isCourseLabel(row.words) && isCourseLabel(below.words))
}
