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
  const last = lastOfTorn(parts, hintsOf)
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

/** The first part that stands below the headings of others that hold nothing, the one of the posts among them; -1 for none. */
function lastOfTorn(parts: Part[], hintsOf: RowHints): number {
  // Of the parts right above, one below the other, that hold nothing.
  let [headings, employed] = [0, false]
  for (const [at, part] of parts.entries()) {
    const holds = part.heading !== undefined && !OWN.has(part.kind) && part.rows.length > 0
    if (holds && employed && at + 1 >= FEWEST && headings + 1 >= FEWEST) return at
    const empty = isEmpty(part, hintsOf)
    headings = empty ? headings + 1 + part.rows.length : 0
    employed = empty && (employed || part.kind === 'employment')
  }
  return -1
}

function isEmpty({ heading, rows }: Part, hintsOf: RowHints): boolean {
  const isShort = (row: Row) => row.words.length <= LONGEST && !row.bullet && hintsOf(row).ranges.length === 0
  return heading !== undefined && rows.length <= 1 && rows.every(isShort)
}
