import type { Doc, Row } from '../text/document.ts'
import { firstStretch } from './name/name-stretches.ts'

/** Rows at the top of which one holds the candidate's name. */
const HEAD = 4
const LEAST = 5

/** Whether a row opens as one of the first rows does: a footer below the referees, "Jane Weir | 0300 555 0171 | ...". */
export function repeatsHead(doc: Doc, row: Row): boolean {
  const opening = (one: Row) => doc.fold.slice(...firstStretch(doc, one)).trim()
  const own = opening(row)
  return own.length >= LEAST && doc.rows.slice(0, HEAD).some((other) => other !== row && opening(other).startsWith(own))
}
