import type { SectionKind } from '@evenhand/model'
import type { Doc, Row } from '../text/document.ts'
import type { Part } from './find-sections.ts'
import type { RowHints } from './guess-section.ts'

/** So many headings, one below the other with nothing between them, were torn off what they head. */
const FEWEST = 4
/** A heading of another wording among them has few words. */
const LONGEST = 2
const FEWEST_DATED = 2
const OWN = new Set<SectionKind>(['employment', 'education'])

/**
 * "Work", "Education", "Languages", "Hobbies" and then the rows of all of them, as a page in columns is copied: what stands below the
 * last heading is not its own alone, but told without a heading.
 */
export function withTornOff(doc: Doc, parts: Part[], hintsOf: RowHints): Part[] {
  const last = parts.findIndex((part, at) => at + 1 >= FEWEST && isTornFrom(parts.slice(0, at + 1), hintsOf))
  const part = parts[last]
  if (part === undefined) return parts
  const dated = part.rows.filter((row) => hintsOf(row).ranges.some(({ single }) => !single))
  if (dated.length < FEWEST_DATED) return parts
  return [
    ...parts.slice(0, last),
    { ...part, rows: [] },
    { kind: 'contact', rows: part.rows, title: '' },
    ...parts.slice(last + 1),
  ]
}

/** Whether the last of these parts stands below the headings of others that hold nothing, the one of the posts among them. */
function isTornFrom(parts: Part[], hintsOf: RowHints): boolean {
  const part = parts.at(-1)!
  if (part.heading === undefined || OWN.has(part.kind) || part.rows.length === 0) return false
  let [first, headings] = [parts.length - 1, 1]
  while (first > 0 && isEmpty(parts[first - 1]!, hintsOf)) headings += 1 + parts[--first]!.rows.length
  return headings >= FEWEST && parts.slice(first).some(({ kind }) => kind === 'employment')
}

function isEmpty({ heading, rows }: Part, hintsOf: RowHints): boolean {
  const isShort = (row: Row) => row.words.length <= LONGEST && !row.bullet && hintsOf(row).ranges.length === 0
  return heading !== undefined && rows.length <= 1 && rows.every(isShort)
}
