import { closesRow, opensRow } from '../dates/date-in-row.ts'
import type { Doc, Row } from '../text/document.ts'
import { isSmall } from '../text/letter-case.ts'
import { itemBefore } from '../text/item-before.ts'
import { applyForm } from './form/apply-form.ts'
import { buildEntries, type Entry } from './entry/build-entries.ts'
import { employerScore, KNOWN_EMPLOYER } from './words/employer-shape.ts'
import { opensWithVerb } from './head/is-detail.ts'
import { joinUnitRows } from './head/join-units.ts'
import { labelOf } from './head/labelled-head.ts'
import { listedWork } from './rows/listed-work.ts'
import { isAlone } from './rows/own-dates.ts'
import { pairBlocks, withPairs } from './entry/paired-blocks.ts'
import { type Head, readHead } from './head/read-head.ts'
import { withTitlesBesideFirms } from './entry/titles-beside-firms.ts'
import { servedIn } from './entry/served-in.ts'
import { KNOWN_TITLE, titleScore } from './words/title-shape.ts'
import { withUndatedHeads } from './rows/undated-heads.ts'
import { endsOpen, type Unit } from './rows/unwrap-rows.ts'

type Told = { indented: ReadonlySet<Row>; stepped: ReadonlySet<Row> }

/** What the rows of a section tell of posts. `indented`, `stepped`: rows that stand in from those that begin posts. */
export function readEntries(doc: Doc, units: Unit[], { indented, stepped }: Told): Entry[] {
  const listed = listedWork(doc, units)
  const heads: Head[] = []
  for (const [at, unit] of units.entries()) {
    const { row, titles, changes } = unit
    const above = itemBefore(units, at)
    const ranges = listed.has(unit) ? [] : unit.ranges
    const head = readHead(doc, row, {
      ranges,
      titles,
      changes,
      indented: indented.has(row),
      continued: stepped.has(row) || listed.has(unit) || isOpen(doc, above, unit) || isRunOn(doc, above, unit),
      dated: isDated(units, at),
      titled: opensWithVerb(row) && isTitled(heads),
      untitled: isUntitled(heads.at(-1)),
      housed: isHoused(heads.at(-1)),
    })
    heads.push(head)
  }
  const { heads: joined, pairs } = pairBlocks(joinUnitRows(doc, withUndatedHeads(doc, heads)))
  const named = withTitlesBesideFirms(joined)
  return servedIn(doc, withPairs(applyForm(doc, named, buildEntries(named)), pairs))
}

/** Whether a row dates a post, but does not say which. */
function isUntitled(head: Head | undefined): boolean {
  if (head === undefined || head.title !== undefined || head.detail) return false
  // "Journal of Merrow, 2014", "- 2014 Journal of Merrow": a year alone dates a post whose employer is told.
  const isNamed = head.employer !== undefined || head.loose.length > 0
  const isDate = head.row.bullet ? opensRow : closesRow
  return head.ranges.some((range) => !range.single || (isNamed && isDate(head.row, range)))
}

/** "Merrow Systems, Tarn, TX<tab>2017 - 2019": whether a row names a firm and its time. */
function isHoused(head: Head | undefined): boolean {
  if (head === undefined || head.detail || head.row.bullet || !head.ranges.some(({ single }) => !single)) return false
  return head.employer !== undefined || (head.title === undefined && head.loose.length > 0)
}

/** Whether a title has a row of its own right above the last one, which holds the dates. */
function isTitled(heads: Head[]): boolean {
  const [above, dates] = [heads.at(-2), heads.at(-1)]
  if (above === undefined || above.detail || above.ranges.length > 0 || dates!.row.gap || dates!.row.apart) return false
  return above.title !== undefined && above.titleScore >= KNOWN_TITLE
}

/** Words of a row that tells what was done. */
const TOLD = 8

/** The same of an item of a list, before a row that is none. */
const LISTED = 3

/** A sentence that ends with a small word goes on in the row below, whatever that holds. */
function isOpen(doc: Doc, above: Unit | undefined, { row }: Unit): boolean {
  if (above === undefined || above.ranges.length > 0) return false
  if (above.row.words.length < (above.row.bullet && !row.bullet ? LISTED : TOLD)) return false
  return endsOpen(doc, above.row) || (isListed(doc, above.row) && isListed(doc, row))
}

/** "..., Azure Traffic Manager,": a row of a list that goes on, or one of more parts than a head has. */
function isListed(doc: Doc, { start, end }: Row): boolean {
  if (commasIn(doc, start, end + 1) < FEWEST_LISTED) return false
  const text = doc.fold.slice(start, end + 1).trimEnd()
  return text.split(',').length > (text.endsWith(',') ? FEWEST_LISTED : MOST_PARTS)
}

function commasIn({ codes }: Doc, start: number, end: number): number {
  const until = Math.min(end, codes.length)
  let commas = 0
  for (let at = start; at < until; at++) if (codes[at] === COMMA) commas++
  return commas
}

const COMMA = 44
const FEWEST_LISTED = 3
const MOST_PARTS = 4

/** Of words that name neither a post nor an employer, in small letters below a sentence that nothing ended: its rest. */
function isRunOn(doc: Doc, above: Unit | undefined, { row, ranges, titles }: Unit): boolean {
  if (above === undefined || above.ranges.length > 0 || ranges.length > 0 || row.bullet || row.gap) return false
  if (above.row.words.length < TOLD || isSmall(doc.text[above.row.start]!)) return false
  if (row.capitals > 0 || !isSmall(doc.text[row.start]!)) return false
  const { mediaType, lines } = doc.resume
  // Rows of a Word file are paragraphs: none goes on in the next.
  if (mediaType !== 'text/plain' && lines[row.index]?.box === undefined) return false
  if (/[.!?:;]/.test(doc.fold.slice(above.row.end - 1, above.row.end + 1)) || labelOf(doc, row) !== undefined)
    return false
  return titleScore(row.words, titles) < KNOWN_TITLE && employerScore(doc, row.words) < KNOWN_EMPLOYER
}

/** Whether dates stand right above, and nothing else; their end may have a row of its own. */
function isDated(units: Unit[], at: number): boolean {
  const [last, first] = [itemBefore(units, at), itemBefore(units, at - 1)]
  if (last === undefined) return false
  const isRest = last.ranges.some((range) => range.rest === true && closesRow(last.row, range))
  return isAlone(last) || (isRest && first !== undefined && isAlone(first))
}
