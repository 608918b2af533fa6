import type { SectionKind } from '@evenhand/model'
import { LANGUAGE_NAMES } from '../../../knowledge/reading/language-names.ts'
import type { Part } from '../../sections/find-sections.ts'
import { knownHeading } from '../../sections/heading-kind.ts'
import type { Doc, Row } from '../../text/document.ts'
import { compilePhrases, hasPhrase } from '../../text/phrase-set.ts'
import type { NameHints } from './head-names.ts'
import { type NameShape, nameShape } from './name-shape.ts'
import { rowAgainst } from './row-against.ts'
import { wordsAgainst } from './no-name.ts'

/** Rows of a bar beside the page, which a copy puts before the name, and sections that it has not. */
const SEARCHED_ROWS = 60
const TONGUES = compilePhrases(...Object.values(LANGUAGE_NAMES))
const OF_OTHERS = new Set<SectionKind>(['employment', 'education', 'projects', 'references'])
const LEAST_NAMES = 2
const MOST_NAMES = 4
/** How good a name must look that stands so. */
const LEAST = 0.55
const LONGEST_TITLE = 10
/** "Tampa, Florida, United States", "Greater Dayton Area": the row that such a page has below the title. */
const PLACE = /^(?:[^,:|\d]{2,40}, ){1,2}[^,:|\d]{2,30}$|^greater .{2,40} area$| area$/

/**
 * "Ada Merrow" / "Registered Nurse" / "PROFILE": a name, what its owner is, and a heading or a place, below the
 * lists of a bar beside the page, where nothing above tells a name.
 */
export function nameBelowLists(doc: Doc, { parts, isTerm, isTitle }: NameHints): NameShape | undefined {
  const headings = new Set(parts.map(({ heading }) => heading))
  for (const part of parts) {
    if (OF_OTHERS.has(part.kind)) continue
    for (const row of rowsOf(part)) {
      const at = doc.rows.indexOf(row)
      if (at >= SEARCHED_ROWS) return undefined
      const [title, below] = [doc.rows[at + 1], doc.rows[at + 2]]
      if (row.bullet || row.words.length < LEAST_NAMES || row.words.length > MOST_NAMES) continue
      if (title === undefined || below === undefined || headings.has(title) || title.words.length > LONGEST_TITLE)
        continue
      if (!isTitle(title, title.start, titleEnd(doc, title)) || isTitle(row) || isTerm(row.start, row.end) > 0) continue
      if (!headings.has(below) && !PLACE.test(doc.fold.slice(below.start, below.end))) continue
      const shape = nameShape(doc, row.start, row.end)
      if (shape !== undefined && isSure(doc, row, shape)) return shape
    }
  }
  return undefined
}

/** The rows of a section, and its heading where that may be a name in capitals: one that is no known heading. */
function rowsOf({ kind, heading, rows }: Part): Row[] {
  return kind === 'other' && heading !== undefined && knownHeading(heading.words) === undefined
    ? [heading, ...rows]
    : rows
}

function isSure(doc: Doc, row: Row, shape: NameShape): boolean {
  if (shape.score < LEAST || shape.words.length < LEAST_NAMES || wordsAgainst(shape) > 0) return false
  // "Some Spanish"
  if (hasPhrase(shape.words, TONGUES)) return false
  return rowAgainst(doc, { row, end: row.end, shape }) === 0
}

/** "Registered Nurse at Merrow Foods": where the title ends. */
function titleEnd({ fold }: Doc, { start, end }: Row): number {
  const at = fold.slice(start, end).search(/\s(?:at|@|[|])\s/)
  return at < 0 ? end : start + at
}
