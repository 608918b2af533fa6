import type { Employment } from '@evenhand/model'
import { closesRow, fillsRow, opensRow } from '../../dates/date-in-row.ts'
import { type DateRange, findRanges } from '../../dates/find-ranges.ts'
import type { Part } from '../../sections/find-sections.ts'
import { asOneRow, type Doc, type Row } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import type { EmploymentHints } from '../employment-hints.ts'
import { findProsePosts } from './find-prose-posts.ts'
import { endsOpen } from '../rows/unwrap-rows.ts'

/** Posts of a section told in sentences, with their time; none where its rows are no sentences. */
export function toldInPart(doc: Doc, part: Part, hints: EmploymentHints): Employment[] {
  const paragraphs = paragraphsOf(doc, part.rows, hints)
  const long = paragraphs.filter(({ words }) => words >= SENTENCE)
  const words = (told: Paragraph[]) => told.reduce((sum, paragraph) => sum + paragraph.words, 0)
  if (words(long) < words(paragraphs) * MOSTLY) return []
  return long.flatMap(({ rows }) => toldWhole(doc, rows, hints))
}

/** The posts told in a paragraph with their time; none where it holds no date. */
function toldWhole(doc: Doc, rows: Row[], { titlesOf, rangesOf, dates, asOf }: EmploymentHints): Employment[] {
  if (rows.every((row) => rangesOf(row).length === 0)) return []
  const below = doc.fold[rows.at(-1)!.end - 1] === '.' ? belowDates(rows, { rangesOf, titlesOf }) : undefined
  if (below !== undefined) {
    const titles = below.rows.flatMap((row) => titlesOf(row))
    return findProsePosts(doc, asOneRow(below.rows), { titles, ranges: [], asOf, above: below.range }).slice(0, 1)
  }
  const paragraph = asOneRow(rows)
  // "... since" / "February 2021": read over the ends of its rows.
  const ranges = findRanges(doc, paragraph, dates)
  const titles = rows.flatMap((row) => titlesOf(row))
  return findProsePosts(doc, paragraph, { titles, ranges, asOf, dated: true, ends: headEnds(doc, rows, rangesOf) })
}

/** "2019 - 2021" in a row of its own, maybe below a town, and below it "I was a nurse with Merrow Hospital." without another date. */
function belowDates(
  rows: Row[],
  { rangesOf, titlesOf }: Pick<EmploymentHints, 'rangesOf' | 'titlesOf'>,
): { range: DateRange; rows: Row[] } | undefined {
  const at = rows.findIndex((row) => rangesOf(row).length > 0)
  const begins = rows.slice(0, at + 1).findLastIndex((row) => row.gap || row.apart)
  const [range, ...others] = at < 0 || at - Math.max(0, begins) > FARTHEST ? [] : rangesOf(rows[at]!)
  if (range === undefined || others.length > 0 || range.single || !fillsRow(rows[at]!, range)) return undefined
  // "Clerk at Merrow Ltd" above the dates: what stands below them was done there.
  if (at > 0 && titlesOf(rows[at - 1]!).length > 0) return undefined
  const below = rows.slice(at + 1)
  // "Summer Intern, Merrow Ltd": a head, though a sentence stands below it.
  if (below.length === 0 || below[0]!.words.length < FEWEST_TOLD) return undefined
  return below.some((row) => rangesOf(row).length > 0) ? undefined : { range, rows: below }
}

/** Rows above the dates: where one worked. */
const FARTHEST = 1
/** Words of the first row of a sentence. */
const FEWEST_TOLD = 8

/**
 * Where rows end that no sentence goes over, with a capital below: those that a span of time closes, as "Engineer, Merrow Ltd
 * (2017 - 2019)", and short ones, which no margin broke.
 */
function headEnds(doc: Doc, rows: Row[], rangesOf: EmploymentHints['rangesOf']): Set<number> {
  const closed = rows.filter((row, at) => {
    const next = rows[at + 1]
    if (next === undefined || isSmall(doc.text[next.start]!)) return false
    // "from July 2016 to" / "March 2018, mostly drawings"
    if (rangesOf(next).some((range) => opensRow(next, range))) return false
    if (row.end - row.start < SHORT_ROW && !endsOpen(doc, row)) return true
    return rangesOf(row).some((range) => (range.end !== undefined || range.current) && closesRow(row, range))
  })
  return new Set(closed.flatMap(({ words }) => words.at(-1)?.end ?? []))
}

/** Letters of a row that a margin may have broken, at least. */
const SHORT_ROW = 40

/** Words of a sentence, and the part of a section's words that stands in such rows where it is told. */
const SENTENCE = 10
const MOSTLY = 0.7

/** Rows that are one paragraph, and how many words they have. */
type Paragraph = { rows: Row[]; words: number }

/** Rows that go on in the next, without a blank line or mark, together. */
export function paragraphsOf(doc: Doc, rows: Row[], { rangesOf }: Pick<EmploymentHints, 'rangesOf'>): Paragraph[] {
  const paragraphs: Paragraph[] = []
  for (const [at, row] of rows.entries()) {
    const last = paragraphs.at(-1)
    const goesOn =
      last !== undefined &&
      !row.bullet &&
      !row.gap &&
      !(row.apart && (last.rows[0]!.bullet || !isSmall(doc.text[row.start]!))) &&
      !'.!?'.includes(doc.fold[last.rows.at(-1)!.end - 1]!) &&
      !isLabelled(doc, row) &&
      !begins(doc, rows[at - 1]!, { row, rangesOf })
    if (goesOn && last.words <= LONGEST_PARAGRAPH) {
      last.rows.push(row)
      last.words += row.words.length
    } else paragraphs.push({ rows: [row], words: row.words.length })
  }
  return paragraphs
}

/**
 * "2019 - 2021 Clerk, mill", "Clerk, mill<tab>2019 - 2021": no sentence goes on in a row that a span of time opens, nor in or behind
 * one in which it closes a column.
 */
function begins(doc: Doc, above: Row, { row, rangesOf }: { row: Row } & Pick<EmploymentHints, 'rangesOf'>): boolean {
  if (endsOpen(doc, above)) return false
  const range = spanIn(rangesOf(row))
  const isBoxed = doc.resume.lines[row.index]?.box !== undefined
  if (!isBoxed && range !== undefined && opensRow(row, range) && !fillsRow(row, range)) return true
  return [above, row].some((head) => closesColumn(doc, head, spanIn(rangesOf(head))))
}

function spanIn(ranges: DateRange[]): DateRange | undefined {
  return ranges.find(({ single, rest }) => !single && rest === undefined)
}

function closesColumn(doc: Doc, row: Row, range: DateRange | undefined): boolean {
  if (range === undefined || !closesRow(row, range)) return false
  return COLUMN.test(doc.fold.slice(range.start - LONGEST_GAP, range.start))
}

const COLUMN = /\t|\s{3}$/
const LONGEST_GAP = 3

/** "Hours per week: 40": a row of a form, and no part of a sentence. */
function isLabelled(doc: Doc, row: Row): boolean {
  const colon = doc.fold.slice(row.start, Math.min(row.end, row.start + LONGEST_LABEL)).indexOf(':')
  return colon > 0 && !isSmall(doc.text[row.start]!) && !isSmall(doc.text[row.start + colon + 2] ?? '')
}

const LONGEST_LABEL = 40
const LONGEST_PARAGRAPH = 200

/** Posts told in sentences, with or without their time. */
export function toldPosts(doc: Doc, all: Row[], { titlesOf, rangesOf, asOf }: EmploymentHints): Employment[] {
  return paragraphsOf(doc, all, { rangesOf }).flatMap(({ rows }) => {
    const paragraph = asOneRow(rows)
    const [titles, ranges] = [rows.flatMap((row) => titlesOf(row)), rows.flatMap((row) => rangesOf(row))]
    return findProsePosts(doc, paragraph, { titles, ranges, asOf })
  })
}
