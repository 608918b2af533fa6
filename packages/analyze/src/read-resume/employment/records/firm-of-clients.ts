import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { closesRow } from '../../dates/date-in-row.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import { liesWithin } from '../../dates/lies-within.ts'
import type { Doc, Row } from '../../text/document.ts'
import { labelsOf } from './labelled-rows.ts'
import { LONGEST_VALUE } from './post-draft.ts'
import { cellOf } from './record-cells.ts'
import type { PostRecord } from './record-post.ts'
import { LEAST_TITLE, titleScore } from '../words/title-shape.ts'

type Hints = { rangesOf: (row: Row) => DateRange[]; titlesOf: (row: Row) => TermMatch[] }

type Firm = { cell: Row; range: DateRange }

/**
 * "Merrow Systems, 2014 - 2019" right above "Client: Tarn Bank", "Role: Developer": who sends somebody to clients is the
 * employer of all of these whose time lies within. `rows`: those of the section.
 */
export function withFirms(doc: Doc, records: PostRecord[], { rows, ...hints }: Hints & { rows: Row[] }): PostRecord[] {
  if (!records.some(isForClient)) return records
  const places = new Map(rows.map((row, at) => [row, at]))
  let firm: Firm | undefined
  return records.map((record) => {
    const above = rows[(places.get(record.rows[0]!) ?? 0) - 1]
    const own = above === undefined || !isForClient(record) ? undefined : firmIn(doc, above, hints)
    const span = record.rows.flatMap(hints.rangesOf).find(({ single }) => !single)
    if (own !== undefined) firm = own
    if (firm === undefined || span === undefined || !isForClient(record) || !liesWithin(span, firm.range)) {
      firm = undefined
      return record
    }
    const slots = new Map(record.slots).set('employer', [firm.cell])
    return { ...record, slots, rows: own === undefined ? record.rows : [above!, ...record.rows] }
  })
}

/** Whether a record begins with a client and names no employer. */
function isForClient({ slots }: PostRecord): boolean {
  return slots.keys().next().value === 'client' && !slots.has('employer')
}

/** A row that holds a name, and behind it its time as a whole. */
function firmIn(doc: Doc, row: Row, { rangesOf, titlesOf }: Hints): Firm | undefined {
  const range = rangesOf(row).find(({ single }) => !single)
  if (range === undefined || row.bullet || !closesRow(row, range) || labelsOf(doc, row).length > 0) return undefined
  const cell = cellOf(doc, row, [row.start, range.start])
  const isName = cell.words.length > 0 && cell.words.length <= LONGEST_VALUE
  return isName && titleScore(cell.words, titlesOf(row)) < LEAST_TITLE ? { cell, range } : undefined
}
