import type { Field, YearMonth } from '@evenhand/model'
import type { TermMatch } from '../../knowledge/match-terms.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import type { DateHints } from '../dates/read-point.ts'
import type { Part } from '../sections/find-sections.ts'
import type { Row } from '../text/document.ts'

/** What the posts of a resume are read with. */
export type EmploymentHints = {
  parts: Part[]
  /** Terms of the knowledge that stand in a row. */
  titlesOf: (row: Row) => TermMatch[]
  rangesOf: (row: Row) => DateRange[]
  /** How this resume writes its dates. */
  dates: DateHints
  asOf: YearMonth
  /** The candidate's name. */
  name: Field | undefined
  /** What tells who the candidate is, where they live and how they are reached. */
  own?: Field[]
}
