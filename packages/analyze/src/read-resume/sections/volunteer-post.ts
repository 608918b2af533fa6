import { fillsRow } from '../dates/date-in-row.ts'
import { KNOWN_TITLE, titleScore } from '../employment/words/title-shape.ts'
import { beginsBlock } from '../text/begins-block.ts'
import type { Doc } from '../text/document.ts'
import type { Part } from './find-sections.ts'
import type { RowHints } from './guess-section.ts'
import { isPlainer, type Looks } from './heading-looks.ts'
import { isInHead } from './unknown-heading.ts'

type Place = { part: Part; looks: Looks; hintsOf: RowHints }

/**
 * "Volunteer" alone among posts, in a head whose dates stand above, or plainer than the headings and above its firm and dates:
 * a post, and no section of unpaid work.
 */
export function isVolunteer(doc: Doc, at: number, { part, looks, hintsOf }: Place): boolean {
  const row = doc.rows[at]!
  if (part.kind !== 'employment' || row.words.length > 1) return false
  if (isInHead(doc, at, { part, hintsOf })) return true
  if (!isPlainer(row, looks) || titleScore(row.words, hintsOf(row).titles) < KNOWN_TITLE) return false
  const [next, second] = [doc.rows[at + 1], doc.rows[at + 2]]
  const isDate = (other: typeof next) =>
    other !== undefined && hintsOf(other).ranges.some((range) => !range.single && fillsRow(other, range))
  if (next === undefined || beginsBlock(doc, next)) return false
  if (isDate(next)) return !beginsBlock(doc, row)
  return titleScore(next.words, hintsOf(next).titles) < KNOWN_TITLE && isDate(second) && !beginsBlock(doc, second!)
}
