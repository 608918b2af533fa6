import { isPlace } from '../../contact/home/find-place.ts'
import { fillsRow, isAtEdge, opensRow } from '../../dates/date-in-row.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { employerOf } from '../words/head-parts.ts'
import { type Draft, isDated, LONGEST_VALUE, type Stretch } from './post-draft.ts'
import { labelsOf } from './labelled-rows.ts'
import { cellOf } from './record-cells.ts'
import type { Segment } from '../words/segment.ts'
import { splitHead } from '../head/split-head.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

const FEWEST = 2

/** `place`: the row of its town between the employer's and the labels; `town`: it stands behind the name; `dates`: they have a row of their own. */
type Dated = {
  draft: Draft
  row: Row
  place?: Row | undefined
  dates?: Row | undefined
  name: Row
  town?: Row | undefined
  span: DateRange
}
type DatedHints = { rangesOf: (row: Row) => DateRange[] }

/**
 * "Quarnlight Ltd (2019 - 2021)" above "Position: Clerk": gives posts of which only the title has a label the employer and
 * the time in the row above, where a section's dated rows are mostly such.
 */
export function takeDated(doc: Doc, stretch: Stretch, { drafts, rangesOf }: DatedHints & { drafts: Draft[] }): void {
  const { rows } = stretch
  const isAlone = (row: Row | undefined) => row !== undefined && rangesOf(row).some((range) => fillsRow(row, range))
  // Dates that stand above the first name stand above the others, too.
  const isAbove = isAlone(rows[(drafts[0]?.lead ?? 0) - 2])
  const found = drafts
    .filter(isBare)
    .flatMap(
      (draft) =>
        datedApart(doc, rows, { draft, rangesOf, isAbove }) ?? datedAbove(doc, stretch, { draft, rangesOf }) ?? [],
    )
  const isDatedRow = (row: Row) => rangesOf(row).some(({ single }) => !single) && labelsOf(doc, row).length === 0
  if (found.length < FEWEST || found.length * 2 < stretch.rows.filter(isDatedRow).length) return
  for (const { draft, row, place, dates, name, town, span } of found) {
    draft.slots.set('employer', [name])
    if (place !== undefined) {
      draft.slots.set('place', [place])
      draft.rows.unshift(place)
    }
    if (!draft.slots.get('title')!.some((cell) => rangesOf(cell).length > 0)) draft.range = span
    draft.rows.unshift(row)
    if (town !== undefined) draft.slots.set('place', [town])
    if (dates === undefined) continue
    draft.rows.push(dates)
    draft.details = draft.details.filter((detail) => detail !== dates)
  }
}

/** Whether labels tell the title, and neither the employer nor the time. */
function isBare(draft: Draft): boolean {
  const { slots } = draft
  // "Position: Engineer" above "Client: ...": what was done for a client is told below.
  const opensWithTitle = slots.keys().next().value === 'title'
  return slots.has('title') && !slots.has('employer') && (opensWithTitle || !slots.has('client')) && !isDated(draft)
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
  if (row === undefined || headings.has(row) || labelsOf(doc, row).length > 0) return undefined
  const ranges = rangesOf(row)
  const span =
    ranges.find(({ single }) => !single) ?? ranges.find((range) => range.begin !== undefined && isAtEdge(row, range))
  if (span === undefined) return undefined
  // "2. 2019 - 2021 - Quarnlight Ltd": before the dates stands the number of the entry.
  const opens = opensRow(row, span) || !/\p{L}/u.test(doc.fold.slice(row.start, span.start))
  const whole = cellOf(doc, row, opens ? [span.stop, row.end] : [row.start, span.start])
  // "Merrow County (industrial attachment)": a bracket tells of the contract.
  const isTitle = ({ words }: Segment) => titleScore(words, []) >= KNOWN_TITLE
  const parts = splitHead(doc, whole, [])
  const contract = parts.find((part) => part.sign === 'bracket' && isTitle(part))
  const name = contract === undefined ? whole : cellOf(doc, row, [whole.start, contract.start - 1])
  if (name.words.length === 0 || name.words.length > LONGEST_VALUE) return undefined
  if (parts.some((part) => part.sign !== 'bracket' && isTitle(part))) return undefined
  return { draft, row, place, name, span }
}

/**
 * "Quarnlight Ltd, Tarn", "Role: Clerk" and "2019 - 2021", each in a row of its own; `isAbove`: the dates stand above the name.
 */
function datedApart(
  doc: Doc,
  rows: Row[],
  { draft, rangesOf, isAbove }: DatedHints & { draft: Draft; isAbove: boolean },
): Dated | undefined {
  const [row, dates] = [rows[draft.lead - 1], rows[draft.lead + (isAbove ? -2 : 1)]]
  const span = dates && rangesOf(dates).find((range) => !range.single && fillsRow(dates, range))
  if (row === undefined || span === undefined || row.bullet || rangesOf(row).length > 0) return undefined
  const isNamed = row.words.length <= LONGEST_NAME && !isSmall(doc.text[row.start]!) && doc.fold[row.end - 1] !== '.'
  if (!isNamed || doc.fold.slice(row.start, row.end).includes(':')) return undefined
  const parts = splitHead(doc, row, [])
  const name = employerOf(doc, parts)
  if (name === undefined || titleScore(name.words, []) >= KNOWN_TITLE) return undefined
  const behind = parts.find(({ start }) => start >= name.end)
  const town = behind && cellOf(doc, row, [behind.start, row.end])
  const isTown = town !== undefined && isPlace(doc, town.words)
  return {
    draft,
    row,
    dates,
    name: cellOf(doc, row, [name.start, name.end]),
    town: isTown ? town : undefined,
    span,
  }
}

/** Words of an employer and its town. */
const LONGEST_NAME = 10

/** "03/2019 - 05/2021" above "Company: ..." and "Position: ...", or below them: the time of a record whose labels tell none. */
export function takeDates(
  { rows }: Stretch,
  { drafts, rangesOf }: { drafts: Draft[]; rangesOf: (row: Row) => DateRange[] },
): void {
  const timeless = drafts.filter((draft) => !isDated(draft) && draft.range === undefined)
  if (timeless.length * 2 <= drafts.length) return
  const spanAt = (at: number) => {
    const row = rows[at]
    const span = row && rangesOf(row).find(({ single }) => !single)
    if (row === undefined || span === undefined) return undefined
    return span.start > row.start + LONGEST_FROM || span.stop < row.end - LONGEST_FROM ? undefined : { row, span }
  }
  const above = timeless.map(({ lead }) => spanAt(lead - 1))
  const places = new Map(rows.map((row, at) => [row, at]))
  const below = timeless.map((draft) => spanAt((places.get(draft.rows.at(-1)!) ?? rows.length) + 1))
  const countOf = (found: unknown[]) => found.filter((one) => one !== undefined).length
  for (const [at, dated] of (countOf(below) > countOf(above) ? below : above).entries()) {
    if (dated === undefined) continue
    timeless[at]!.range = dated.span
    timeless[at]!.rows.unshift(dated.row)
  }
}

/** Letters that may stand around the dates of a row that holds nothing else. */
const LONGEST_FROM = 5
