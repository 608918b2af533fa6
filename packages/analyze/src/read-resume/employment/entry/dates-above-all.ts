import type { Employment, YearMonth } from '@evenhand/model'
import { fillsRow } from '../../dates/date-in-row.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import { compareMonths } from '../../dates/months.ts'
import { isSchool } from '../../education/school-shape.ts'
import type { Part } from '../../sections/find-sections.ts'
import type { Doc, Row } from '../../text/document.ts'
import { withDates } from './dates-told-elsewhere.ts'

type Hints = { parts: Part[]; rangesOf: (row: Row) => DateRange[]; asOf: YearMonth }

const FEWEST = 2
const FEWEST_DATES = 3
/** Rows of a text in which such a column may stand, and rows of it. */
const SEARCHED_ROWS = 80
const MOST_DATES = 40

/**
 * Gives posts of which none is told with its time the spans of a column of dates that a program has written above all else,
 * in their order: "2019 - today", "2015 - 2019" and the years of school, then the name and the sections. Those of the school
 * begin anew, or are as many as there are schools.
 */
export function withDatesAboveAll(doc: Doc, posts: Employment[], { parts, rangesOf, asOf }: Hints): Employment[] {
  if (posts.length < FEWEST || posts.some(isNone)) return posts
  const first = doc.rows.findIndex(({ start }) => start >= posts[0]!.span.start)
  const dates = columnAbove(doc.rows.slice(0, Math.min(first, SEARCHED_ROWS)), rangesOf)
  if (dates.length < FEWEST_DATES || dates.length < posts.length) return posts
  // What is studied stands behind the posts in most resumes, and its dates behind theirs.
  const studies = parts.filter(({ kind }) => kind === 'education')
  if (studies.some(({ rows }) => (rows[0]?.start ?? Infinity) < posts[0]!.span.start)) return posts
  const begun = dates.findIndex(({ begin }, at) => at > 0 && compareMonths(begin!, dates[at - 1]!.begin!) > 0)
  const schools = studies.flatMap(({ rows }) => rows).filter(({ words }) => isSchool(doc, words)).length
  const isAnew = begun === posts.length || (begun < 0 && dates.length === posts.length)
  if (!isAnew && dates.length - schools !== posts.length) return posts
  return posts.map((post, at) => withDates(post, dates[at]!, asOf))
}

/** The longest run of rows that are a span of time and nothing else. */
function columnAbove(rows: Row[], rangesOf: (row: Row) => DateRange[]): DateRange[] {
  let longest: DateRange[] = []
  let run: DateRange[] = []
  for (const row of rows) {
    const [range] = rangesOf(row)
    const isDate = range?.begin !== undefined && !range.single && fillsRow(row, range)
    run = isDate ? [...run, range] : []
    if (run.length > longest.length && run.length <= MOST_DATES) longest = run
  }
  return longest
}

/** Whether a post has its time, or too little else to be surely one. */
function isNone({ title, employer, start, end }: Employment): boolean {
  return start !== undefined || end !== undefined || title === undefined || employer === undefined
}
