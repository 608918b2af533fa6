import type { Doc, Row } from '../text/document.ts'
import { opensUnit } from './head-parts.ts'
import type { Segment } from './split-head.ts'
import { titleScore } from './title-shape.ts'

/** An address or an international number by which to reach somebody: other digits may be dates. */
const REACHED = /@|\+\d/
/** How much of a row is looked at for one, and in how many rows. */
const SEARCHED = 200
const SEARCHED_ROWS = 150
/** The least of a title by its words. */
const TITLE = 0.5

/** So many names are asked for at most, so that a text of any length is read in time. */
export const MOST_HOMES = 4

/** Whether the words stand in a row with, above or below an e-mail address or a phone number: where the person lives. */
export function isHome(doc: Doc, { words }: Segment): boolean {
  if (opensUnit(words)) return false
  const isReached = (row: Row | undefined) =>
    row !== undefined && REACHED.test(doc.fold.slice(row.start, Math.min(row.end, row.start + SEARCHED)))
  return doc.rows.slice(0, SEARCHED_ROWS).some((row, at) => {
    const from = row.words.findIndex(({ key }) => key === words[0]!.key)
    // "Nurse, Acute Medicine" below the name: a headline, and no address.
    if (
      from < 0 ||
      titleScore(row.words, []) >= TITLE ||
      words.some(({ key }, index) => row.words[from + index]?.key !== key)
    )
      return false
    return isReached(row) || isReached(doc.rows[at - 1]) || isReached(doc.rows[at + 1])
  })
}
