import { isPlace } from '../contact/find-place.ts'
import { isAtEdge, opensRow } from '../dates/date-in-row.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Doc, Row } from '../text/document.ts'
import { type Draft, isDated, LONGEST_VALUE, type Stretch } from './post-draft.ts'
import { labelsOf } from './labelled-rows.ts'
import { cellOf } from './record-cells.ts'
import { splitHead } from './split-head.ts'
import { KNOWN_TITLE, titleScore } from './title-shape.ts'

const FEWEST = 2

/** `place`: the row of its town between the employer's and the labels. */
type Dated = { draft: Draft; row: Row; place: Row | undefined; name: Row; span: DateRange }
type DatedHints = { rangesOf: (row: Row) => DateRange[] }

/**
 * "Quarnlight Ltd (2019 - 2021)" above "Position: Clerk": gives posts of which only the title has a label the employer and
 * the time in the row above, where a section's dated rows are mostly such.
 */
export function takeDated(doc: Doc, stretch: Stretch, { drafts, rangesOf }: DatedHints & { drafts: Draft[] }): void {
  const found = drafts.flatMap((draft) => datedAbove(doc, stretch, { draft, rangesOf }) ?? [])
  const isDatedRow = (row: Row) => rangesOf(row).some(({ single }) => !single) && labelsOf(doc, row).length === 0
  if (found.length < FEWEST || found.length * 2 < stretch.rows.filter(isDatedRow).length) return
  for (const { draft, row, place, name, span } of found) {
    draft.slots.set('employer', [name])
    if (place !== undefined) {
      draft.slots.set('place', [place])
      draft.rows.unshift(place)
    }
    if (!draft.slots.get('title')!.some((cell) => rangesOf(cell).length > 0)) draft.range = span
    draft.rows.unshift(row)
  }
}

function datedAbove(
  doc: Doc,
  { rows, headings }: Stretch,
  { draft, rangesOf }: DatedHints & { draft: Draft },
): Dated | undefined {
  const { slots, lead } = draft
  const above = rows[lead - 1]
  const isTown = above !== undefined && rangesOf(above).length === 0 && isPlace(doc, above.words)
  const place = isTown && !slots.has('place') ? above : undefined
  const row = place === undefined ? above : rows[lead - 2]
  // "Position: Engineer" above "Client: ...": what was done for a client is told below.
  const opensWithTitle = slots.keys().next().value === 'title'
  const isBare =
    slots.has('title') && !slots.has('employer') && (opensWithTitle || !slots.has('client')) && !isDated(draft)
  if (!isBare || row === undefined || headings.has(row) || labelsOf(doc, row).length > 0) return undefined
  const ranges = rangesOf(row)
  const span =
    ranges.find(({ single }) => !single) ?? ranges.find((range) => range.begin !== undefined && isAtEdge(row, range))
  if (span === undefined) return undefined
  const name = cellOf(doc, row, opensRow(row, span) ? [span.stop, row.end] : [row.start, span.start])
  const isTitled = splitHead(doc, name, []).some(({ words }) => titleScore(words, []) >= KNOWN_TITLE)
  if (name.words.length === 0 || name.words.length > LONGEST_VALUE || isTitled) return undefined
  return { draft, row, place, name, span }
}
