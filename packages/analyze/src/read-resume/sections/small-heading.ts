import type { Doc } from '../text/document.ts'
import { isSmall } from '../text/letter-case.ts'
import { type Looks, LOWER } from './heading-looks.ts'

/** A heading in small letters: as many others are, or of a block of its own where nearly everything is written small. */
export function isSmallHeading(doc: Doc, at: number, looks: Looks): boolean {
  const small = looks.get(LOWER) ?? 0
  if (small >= MANY_SMALL) return true
  const [row, next] = [doc.rows[at]!, doc.rows[at + 1]]
  if (!(row.gap || row.apart) || row.bullet || next === undefined || next.gap || row.words.length > LONGEST_SMALL)
    return false
  const rows = doc.rows.slice(0, SEEN_ROWS)
  return rows.filter((other) => isSmall(doc.text[other.start]!)).length > rows.length * SMALL_SHARE
}

const MANY_SMALL = 4
const LONGEST_SMALL = 3
const SEEN_ROWS = 60
/** Of rows that begin with a small letter, where somebody writes all words so. */
const SMALL_SHARE = 0.5
