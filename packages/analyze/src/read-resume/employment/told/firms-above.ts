import type { Span } from '@evenhand/model'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isShortNumber } from '../../text/is-short-number.ts'
import { splitHead } from '../head/split-head.ts'
import { LEAST_TITLE, titleScore } from '../words/title-shape.ts'

const FEWEST = 2
/** Words of a row that names a firm, and its town. */
const LONGEST = 10

type Hints = { openings: number[]; rangesOf: (row: Row) => DateRange[] }

/**
 * "1) Merrow Mills - Tarnford" right above "Worked as a Clerk in ...", "2) ..." above the next: whose sentences tell of them, by
 * the number of the sentence's row. None unless all sentences have such a row.
 */
export function firmsAbove(doc: Doc, rows: Row[], { openings, rangesOf }: Hints): Map<number, Span> {
  const firms = new Map<number, Span>()
  for (const at of openings) {
    const row = rows[at - 1]
    const [number] = row?.words ?? []
    // A row of signs alone has no words.
    if (row === undefined || number === undefined || row.bullet || row.words.length > LONGEST) return new Map()
    if (!isShortNumber(number)) return new Map()
    if (!').'.includes(doc.fold[number.end]!) || rangesOf(row).length > 0) return new Map()
    const [name] = splitHead(doc, row, [])
    if (name === undefined || titleScore(name.words, []) >= LEAST_TITLE) return new Map()
    firms.set(at, { start: name.start, end: name.end })
  }
  return firms.size < FEWEST ? new Map() : firms
}
