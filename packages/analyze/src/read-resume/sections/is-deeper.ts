import { isSchool } from '../education/school-shape.ts'
import { employerScore, KNOWN_EMPLOYER } from '../employment/words/employer-shape.ts'
import type { Doc, Row } from '../text/document.ts'
import type { Word } from '../text/phrase-set.ts'
import type { Part } from './find-sections.ts'
import { headedBy } from './heading-kind.ts'

/**
 * "### Quarn School of Education" below "## Experience": where the first entry of a section is headed in a deeper level of markdown,
 * such headings are of entries, and none opens a section unless its words name one. A level deeper still is of the same head where
 * it stands right below that of the first: "#### Merrow Data Immersive".
 */
export function isDeeper(doc: Doc, row: Row, { part, words }: { part: Part; words: Word[] }): boolean {
  const { kind, heading, rows } = part
  if (row.depth === 0 || heading === undefined || heading.depth === 0 || row.depth <= heading.depth) return false
  if (kind !== 'employment' && kind !== 'education') return false
  const [first = row, second = row] = rows
  if (first.depth <= heading.depth || (row.depth !== first.depth && row.depth !== second.depth)) return false
  const isName = isSchool(doc, row.words) || employerScore(doc, row.words) >= KNOWN_EMPLOYER
  return isName || headedBy(words) === undefined
}
