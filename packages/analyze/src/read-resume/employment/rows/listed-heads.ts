import { ENTRY_LABELS } from '../../../knowledge/reading/entry-labels.ts'
import { fillsRow, opensRow } from '../../dates/date-in-row.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import { foldText } from '../../text/fold-text.ts'
import { labelOf } from '../head/labelled-head.ts'
import { employerScore, KNOWN_EMPLOYER } from '../words/employer-shape.ts'

/** Fewer heads do not tell how the others are written. */
const FEWEST = 2
/** Rows from the one that a bullet opens to that of the dates. */
const FARTHEST = 3
/** Letters of a row that no margin broke. */
const LONGEST_HEAD = 55
/** "الفترة من أبريل 2019 وحتى الآن": what dates are told by, with a colon or without. */
const TIMES = new Set(foldText(ENTRY_LABELS.dates).split('|'))

/**
 * "* Clerk" above "Merrow Ltd, Tarn" and "2010 - 2014": where every date has such a row above it and no duty has its bullet, the
 * bullet opens the head of a post; so it does above a label with the dates. These rows then stand in the section as ones without a bullet that begin a block.
 */
export function withListedHeads(doc: Doc, rows: Row[], rangesOf: (row: Row) => DateRange[]): Row[] {
  if (rows[0]?.bullet !== true) return rows
  const sign = signOf(doc, rows[0])
  const isOpening = (row: Row) => row.bullet && signOf(doc, row) === sign
  const isTimed = (at: number) => isOpening(rows[at]!) && isTime(doc, rows[at + 1], rangesOf)
  if (isTimed(0)) return rows.map((row, at) => (isTimed(at) ? openingOf(row) : row))
  const dated = withDatedBullets(doc, rows, rangesOf)
  if (dated !== undefined) return dated
  if (areAboveParagraphs(doc, rows, isOpening)) return rows.map((row) => (isOpening(row) ? openingOf(row) : row))
  let count = 0
  for (const row of rows) if (isOpening(row)) count++
  if (count < FEWEST) return rows
  let opened = 0
  let distance = Infinity
  let length = 0
  for (const row of rows) {
    if (isOpening(row)) [distance, length] = [0, row.end - row.start]
    else distance += row.bullet || row.gap || row.apart ? FARTHEST + 1 : 1
    const span = rangesOf(row).find(({ single }) => !single)
    if (span === undefined) continue
    // A date beside the bullet, or one of no head, is written otherwise.
    if (distance === 0 || distance > FARTHEST) return rows
    // "- Lecturer, Department of Owls, Merrow State" above "University, 2016 - 2020": an item that a margin broke.
    if (distance === 1 && length > LONGEST_HEAD && !opensRow(row, span) && !TIMES.has(row.words[0]!.key)) return rows
    opened++
    distance = Infinity
  }
  return opened === count ? rows.map((row) => (isOpening(row) ? openingOf(row) : row)) : rows
}

function openingOf(row: Row): Row {
  return { ...row, bullet: false, apart: true }
}

/** "* Merrow Ltd - Clerk" above a longer row without a bullet that tells in a sentence what was done: so of every bullet in the section. */
function areAboveParagraphs(doc: Doc, rows: Row[], isOpening: (row: Row) => boolean): boolean {
  let count = 0
  for (const [at, row] of rows.entries()) {
    if (!row.bullet) continue
    const below = rows[at + 1]
    if (below === undefined || below.bullet || !isOpening(row) || row.words.length < 2) return false
    const [length, told] = [row.end - row.start, below.end - below.start]
    // A row that goes on below has the margin's length.
    if (length > LONGEST_HEAD || told <= length || !isCapital(doc, below.start)) return false
    if (!endsSentence(doc, below) || endsSentence(doc, row)) return false
    count++
  }
  return count >= FEWEST
}

function endsSentence(doc: Doc, { end }: Row): boolean {
  return doc.fold[end - 1] === '.'
}

/** "Duration: June 2020 to Till Date", right below what a bullet opens: when that was, whatever other bullets open. */
function isTime(doc: Doc, row: Row | undefined, rangesOf: (row: Row) => DateRange[]): boolean {
  if (row === undefined || row.bullet || !rangesOf(row).some(({ single }) => !single)) return false
  return labelOf(doc, row)?.slot === 'dates'
}

/**
 * "* May 2019 - June 2021:" above "* Clerk, Merrow Ltd", "* Fall 2015: Clerk" above "* Quarn University": bullets that begin with
 * dates, where the first row does, open the posts, and what such a row lacks stands in the next, though it has a bullet as the duties
 * have. Undefined where the bullets of a section are none of these.
 */
function withDatedBullets(doc: Doc, rows: Row[], rangesOf: (row: Row) => DateRange[]): Row[] | undefined {
  const opening = (row: Row) => (row.bullet ? rangesOf(row).find((range) => opensRow(row, range)) : undefined)
  if (opening(rows[0]!) === undefined) return undefined
  const heads = new Map<Row, Row>()
  let count = 0
  for (const [at, row] of rows.entries()) {
    const range = opening(row)
    if (range === undefined) continue
    count++
    const below = rows[at + 1]
    if (below?.bullet !== true || opening(below) !== undefined) continue
    if (!fillsRow(row, range) && !isEmployerBelow(doc, { row, range, below })) continue
    heads.set(row, openingOf(row)).set(below, { ...below, bullet: false })
  }
  // A head and the row below it are held for each: more than half of the dates need both.
  if (count < FEWEST || heads.size <= count) return undefined
  return rows.map((row) => heads.get(row) ?? row)
}

type Below = { row: Row; range: DateRange; below: Row }

/** Whether no employer stands behind the dates, and a known one in the row below. */
function isEmployerBelow(doc: Doc, { row, range, below }: Below): boolean {
  const title = row.words.filter(({ start }) => start >= range.stop)
  if (title.length > LONGEST_NAME || employerScore(doc, title) >= KNOWN_EMPLOYER) return false
  if (doc.fold.slice(range.stop, row.end).includes(',')) return false
  return below.words.length <= LONGEST_NAME && employerScore(doc, below.words) >= KNOWN_EMPLOYER
}

/** Words of a name with its place. */
const LONGEST_NAME = 8

/** The letter with which the line of a row begins. */
function signOf(doc: Doc, { index, start }: Row): string {
  return doc.text.slice(doc.resume.lines[index]!.start, start).trim()
}
