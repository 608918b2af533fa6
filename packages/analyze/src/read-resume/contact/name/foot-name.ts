import type { Doc, Row } from '../../text/document.ts'
import { hasContact } from './head-rows.ts'
import { type NameShape, nameShape } from './name-shape.ts'
import { rowAgainst } from './row-against.ts'

/** How good a name must look that only the foot tells, however many names it has. */
const LEAST = 0.4
/** Letters of the foot that are looked into. */
const SEARCHED = 200
/** "|", "*": what parts a name from how to reach its owner; a comma does not, behind which a post stands. */
const SIGN = /\s?[|•·*~\t]\s?|\s{3,}|\s[-–]\s/

/**
 * "Ada Merrow | 0300 555 0171 | ada@merrow.example" as the last row of a resume that tells nowhere else how to reach anybody:
 * whose name it opens with.
 */
export function footName(doc: Doc): NameShape | undefined {
  const row = doc.rows.at(-1)
  if (row === undefined || hasContact(doc, 1) || !isOnlyAddress(doc, row)) return undefined
  const text = doc.fold.slice(row.start, Math.min(row.end, row.start + SEARCHED))
  const sign = SIGN.exec(text)
  const end = sign === null ? row.start : row.start + sign.index
  const shape = nameShape(doc, row.start, end)
  if (shape === undefined || shape.words.length < 2 || shape.score - shape.form < LEAST) return undefined
  return rowAgainst(doc, { row, end, shape }) > 0 ? undefined : shape
}

/** Whether a row holds an e-mail address, and no other does. */
function isOnlyAddress({ fold }: Doc, { start, end }: Row): boolean {
  const at = fold.indexOf('@')
  return at >= start && at < end && fold.indexOf('@', at + 1) < 0
}
