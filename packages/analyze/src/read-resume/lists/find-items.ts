import type { DegreeLevel, Education, Field } from '@evenhand/model'
import { lowerSameLength } from '../../judge/lower-same-length.ts'
import { namesCertificate } from '../../judge/names-certificate.ts'
import { findTerm } from '../../knowledge/lexicon.ts'
import { matchTerms } from '../../knowledge/match-terms.ts'
import { CREDENTIAL_WORDS, DATE_OPENERS, EXPIRY_WORDS, ISSUE_WORDS } from '../../knowledge/reading/expiry-words.ts'
import { isAtEdge, opensRow } from '../dates/date-in-row.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import { isSchool } from '../education/school-shape.ts'
import { employerScore } from '../employment/words/employer-shape.ts'
import type { Doc, Row } from '../text/document.ts'
import { fieldOf, trimRange } from '../text/field-of.ts'
import { opensSmall } from '../text/letter-case.ts'
import { overlapping } from '../text/overlapping.ts'
import { compilePhrases, phraseAt, wordsIn } from '../text/phrase-set.ts'
import { listedInRow } from './listed-in-row.ts'
import { isOfLanguages } from './language-rows.ts'

const LONGEST = 160
/** An employer this plain by its words issues certificates. */
const ISSUER = 0.7

type Cell = Pick<Row, 'start' | 'end'>
/** The parts of a row that are values of their own. */
type CellsOf = (doc: Doc, row: Row) => Cell[]

type RangesOf = (row: Row) => DateRange[]

/**
 * Each publication as one value. "Weir, A. (2020). On tides." has its year within: only a date at the row's edge is none of
 * the value's.
 */
export function findPublications(doc: Doc, rows: Row[], rangesOf: RangesOf): Field[] {
  const atEdge = (row: Row) => rangesOf(row).filter((range) => isAtEdge(row, range))
  const marked = rows.find(({ words }) => words.length > 0)?.bullet ?? false
  const firsts = rows.filter((row, at) => at === 0 || !goesOn(doc, row, { above: rows[at - 1]!, marked }))
  return findItems(doc, firsts, atEdge)
}

/** Letters of a row from which its text may go on in the next one. */
const WRAPPED = 60

/** Whether a row goes on with the publication above: it has no mark in a list of marks, or that one ends within a sentence. */
function goesOn({ fold }: Doc, row: Row, { above, marked }: { above: Row; marked: boolean }): boolean {
  if (row.bullet || row.gap) return false
  return marked || (above.end - above.start > WRAPPED && !/[.!?)\]\d"\u201d\u00bb]/.test(fold[above.end - 1] ?? ''))
}

/** Each row of a list as one value, continuation lines joined to the row above. */
function findItems(doc: Doc, rows: Row[], rangesOf: RangesOf): Field[] {
  return itemsOf(doc, rows, { rangesOf, cellsOf: (_, row) => [row] })
}

function itemsOf(doc: Doc, rows: Row[], { rangesOf, cellsOf }: { rangesOf: RangesOf; cellsOf: CellsOf }): Field[] {
  const found: Field[] = []
  for (const row of rows) {
    if (row.words.length === 0) continue
    if (found.length > 0 && !row.bullet && !row.gap && opensSmall(doc, row.words)) continue
    for (const cell of cellsOf(doc, row)) {
      const range = rangesOf(row).find(({ start }) => start >= cell.start && start < cell.end)
      const item = itemIn(doc, cell, range)
      if (item !== undefined) found.push(item)
    }
  }
  return found
}

function itemIn(doc: Doc, cell: Cell, range: DateRange | undefined): Field | undefined {
  const isDated = range !== undefined && (range.start > cell.start + 8 || isBeside(doc, cell, range))
  const end = isDated ? beforeDate(doc, cell.start, range.start) : cell.end
  const start = range !== undefined && opensRow(cell, range) ? range.stop : cell.start
  const [from, until] = trimRange(doc, start, Math.min(Math.max(end, start), start + LONGEST))
  return until - from >= 3 && /\p{L}/u.test(doc.text.slice(from, until)) ? fieldOf(doc, [from, until], 0.7) : undefined
}

/** Where a value ends whose date begins at `date`: without "valid until", "exp." before it. */
function beforeDate(doc: Doc, start: number, date: number): number {
  let end = beforeBracket(doc, start, date)
  for (let words = wordsIn(doc, start, end); words.length > 1;) {
    const from = words.findIndex((_, at) => at > 0 && phraseAt(words, at, BEFORE_DATES) === words.length - at)
    if (from < 0) break
    end = words[from]!.start
    words = words.slice(0, from)
  }
  return end
}

/** "ACLS (AHA, 2023)": a value whose date stands in the bracket of who issued it ends before that bracket. */
function beforeBracket({ fold }: Doc, start: number, end: number): number {
  const open = fold.lastIndexOf('(', end)
  return open > start + 1 && !fold.slice(open, end).includes(')') ? open : end
}

const BEFORE_DATES = compilePhrases(DATE_OPENERS, ISSUE_WORDS, EXPIRY_WORDS)
const ISSUES = compilePhrases(ISSUE_WORDS, EXPIRY_WORDS)
const CREDENTIALS = compilePhrases(CREDENTIAL_WORDS)

/**
 * Certificates; two that stand side by side in one row are two, and what was read as a course of study is none. A row that
 * only tells when the one above was issued, or its number, belongs to it.
 */
export function findCertificates(
  doc: Doc,
  rows: Row[],
  { rangesOf, education }: { rangesOf: RangesOf; education: Education[] },
): Field[] {
  const degrees = education.flatMap(({ level, degree }) =>
    level !== undefined && OF_COLLEGES.has(level) && degree !== undefined ? degree.spans : [],
  )
  const isDegree = ({ start, end }: Row) => degrees.some((span) => span.start >= start && span.end <= end)
  const listed = rows.filter((row) => !isIssue(row, rangesOf(row)) && !isDegree(row) && !isOfLanguages(doc, row))
  const cellsOf = (_: Doc, row: Row) => {
    const hints = { ranges: rangesOf(row), goesOn: (cell: Cell) => isOfDate(doc, cell) || isIssuer(doc, row, cell) }
    return certificateCells(doc, row).flatMap((cell) => listedInRow(doc, cell, hints))
  }
  return itemsOf(doc, listed, { rangesOf, cellsOf })
}

const OF_COLLEGES = new Set<DegreeLevel>(['associate', 'bachelor', 'master', 'doctorate'])

/** "Issued Jul 2021 · Expires Jul 2024", "Credential ID 7Q41". */
function isIssue({ words }: Row, ranges: DateRange[]): boolean {
  if (phraseAt(words, 0, CREDENTIALS) > 0) return true
  const date = words[phraseAt(words, 0, ISSUES)]
  return date !== undefined && date !== words[0] && ranges.some(({ start }) => start === date.start)
}

/** The cells of a row, where each behind the first names a certificate; who issued one and when it was belong to it. */
function certificateCells(doc: Doc, row: Row): Cell[] {
  const parts = doc.text.slice(row.start, row.end).split('\t')
  if (parts.length === 1) return [row]
  let start = row.start
  const cells = parts.map((part) => {
    const cell = { start, end: start + part.length }
    start = cell.end + 1
    return cell
  })
  return cells.slice(1).every((cell) => isCertificate(doc, row, cell)) ? cells : [row]
}

function isCertificate(doc: Doc, row: Row, { start, end }: Cell): boolean {
  const said = doc.text.slice(start, end)
  if (isIssuer(doc, row, { start, end })) return false
  return (
    namesCertificate(lowerSameLength(said)) ||
    matchTerms(said).some(({ term }) => findTerm(term)?.category === 'certificate')
  )
}

/** "valid until 2027", "3 days": what goes on about the certificate before it. */
function isOfDate(doc: Doc, { start, end }: Cell): boolean {
  const words = wordsIn(doc, start, end)
  return /^\d/.test(words[0]?.key ?? '') || phraseAt(words, 0, BEFORE_DATES) > 0
}

/** Whether a part of a row names a school or an employer, as those who issue certificates are. */
function isIssuer(doc: Doc, row: Row, { start, end }: Cell): boolean {
  const words = overlapping(row.words, start, end)
  return isSchool(doc, words) || employerScore(doc, words) >= ISSUER
}

/** "HACCP, 2015", "BHV (2016)": a sign parts even a short name from its date. */
function isBeside({ fold }: Doc, row: Cell, { start }: DateRange): boolean {
  return start > row.start + 3 && /[,(|\t·–-]\s?$/.test(fold.slice(start - 3, start))
}

/** Words of a head; of one among heads alone; of one that a date opens or ends, the date left out, and of an entry without a head. */
const MOST_WORDS = 12
const MOST_AMONG_HEADS = 9
const MOST_DATED = 18
/** Rows without a mark that are entries; more tell a story. */
const MOST_UNMARKED = 10

/** Heads of entries: rows that are no bullets and no sentences (projects, posts held for no pay); where there are none, the entries themselves. */
export function findHeads(doc: Doc, rows: Row[], rangesOf: RangesOf): Field[] {
  const most = rows.some((row) => row.bullet) ? MOST_WORDS : MOST_AMONG_HEADS
  const heads = rows.filter((row) => {
    if (row.bullet || isAllSmall(doc, row)) return false
    return isDatedHead(row, rangesOf(row)) || (row.words.length <= most && doc.fold[row.end - 1] !== '.')
  })
  const found = findItems(doc, heads, rangesOf)
  return found.length > 0 ? found : findItems(doc, entriesAlone(doc, rows), rangesOf)
}

/** Of a list in which nothing is a head: its bullets, or the rows that are not too long for an entry. */
function entriesAlone(doc: Doc, rows: Row[]): Row[] {
  const marked = rows.some((row) => row.bullet)
  if (!marked && rows.length > MOST_UNMARKED) return []
  return rows.filter(
    (row) =>
      row.bullet === marked &&
      row.words.length <= MOST_DATED &&
      (marked || (doc.fold[row.end - 1] !== '.' && !opensSmall(doc, row.words))),
  )
}

/** Without a capital, in a script that has them. */
function isAllSmall({ text }: Doc, { capitals, start, end }: Row): boolean {
  return capitals === 0 && /\p{Ll}/u.test(text.slice(start, end))
}

/** "01/2019 – 03/2022  Youth Coach, Harbour Club, Lower Tarn, OH": no sentence has its date before all else, or behind it. */
function isDatedHead(row: Row, ranges: DateRange[]): boolean {
  const range = ranges.find((one) => isAtEdge(row, one))
  return (
    range !== undefined &&
    row.words.filter(({ start, end }) => end <= range.start || start >= range.stop).length <= MOST_DATED
  )
}
