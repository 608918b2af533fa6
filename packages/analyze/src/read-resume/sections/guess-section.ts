import type { SectionKind } from '@evenhand/model'
import { opensRow } from '../dates/date-in-row.ts'
import { findDegree } from '../education/degree-shape.ts'
import { isSchool } from '../education/school-shape.ts'
import { employerScore, KNOWN_EMPLOYER } from '../employment/words/employer-shape.ts'
import type { HeadHints } from '../employment/head/read-head.ts'
import { KNOWN_TITLE, titleScore } from '../employment/words/title-shape.ts'
import type { TermMatch } from '../../knowledge/match-terms.ts'
import { languageOf } from '../lists/language-of.ts'
import type { Doc, Row } from '../text/document.ts'

/** Rows below a heading that say what it heads. */
const READ_ROWS = 4
const SENTENCE = 9
/** Lines in which a resume says how to reach its owner. */
const HEAD_LINES = 25

export type RowHints = (row: Row) => HeadHints

/** What a heading of unknown wording heads, by the rows below it; undefined when they do not say. */
export function guessSection(doc: Doc, rows: Row[], hintsOf: RowHints): SectionKind | undefined {
  const [first] = rows
  if (first === undefined) return undefined
  const below = rows.slice(0, READ_ROWS)
  if (first.index < HEAD_LINES && below.some((row) => doc.fold.slice(row.start, row.end).includes('@')))
    return 'contact'
  const isSpoken = (row: Row) => row.words.length <= 8 && languageOf(row.words[0]?.key ?? '') !== undefined
  const bare = below.every((row) => hintsOf(row).ranges.length === 0 && hintsOf(row).titles.every(isNoTitle))
  if (isSpoken(first) && (bare || below.slice(0, 2).every(isSpoken))) return 'languages'
  const school = below.slice(0, 3).some((row) => isSchool(doc, row.words))
  const degree = below.slice(0, 2).some((row) => row.words.length <= 12 && findDegree(doc, row.words) !== undefined)
  const dated = below.slice(0, 3).some((row) => hintsOf(row).ranges.some((range) => !range.single))
  const titled = below.slice(0, 2).some((row) => isTitled(doc, row, hintsOf))
  const employed = below.slice(0, 3).some((row) => employerScore(doc, row.words.slice(0, 6)) >= KNOWN_EMPLOYER)
  if (degree && school) return 'education'
  if (dated && (titled || employed) && !first.bullet) return 'employment'
  if (degree && dated) return 'education'
  if (isList(doc, first) || (bare && below.length === READ_ROWS && below.every(isShort))) return 'skills'
  return first.words.length >= SENTENCE && !first.bullet ? 'summary' : undefined
}

function isNoTitle({ kind }: TermMatch): boolean {
  return kind !== 'title'
}

/** A row that may be an entry of a list: a few words, and no sentence. */
function isShort(row: Row): boolean {
  return row.words.length <= 4 && row.end - row.start < 40
}

/** Whether the words before the first tab, bar, comma, bracket or date are a job title; those behind it where a date opens the row. */
export function isTitled(doc: Doc, row: Row, hintsOf: RowHints): boolean {
  const { titles, ranges } = hintsOf(row)
  const [range] = ranges
  const dated = range !== undefined && opensRow(row, range)
  const words = dated ? row.words.filter(({ start }) => start >= range.stop) : row.words
  const start = words[0]?.start ?? row.end
  const cut = doc.fold.slice(start, row.end).search(/[\t|,(]|\s-\s/)
  const end = Math.min((dated ? undefined : range?.start) ?? row.end, cut < 0 ? row.end : start + cut)
  return (
    titleScore(
      words.filter((word) => word.end <= end),
      titles,
    ) >= KNOWN_TITLE
  )
}

/** "Bridge design, Eurocodes, AutoCAD": short entries between commas. */
function isList(doc: Doc, row: Row): boolean {
  const entries = doc.fold.slice(row.start, Math.min(row.end, row.start + 300)).split(/[,;|•]/)
  return entries.length >= 3 && row.words.length <= entries.length * 3.5
}
