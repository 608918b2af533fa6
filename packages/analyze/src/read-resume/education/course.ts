import type { DateRange } from '../dates/find-ranges.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Row } from '../text/document.ts'
import type { DegreeMatch } from './degree-shape.ts'

/** What one row says of a course of study. */
export type Course = {
  row: Row
  ranges: DateRange[]
  degree?: DegreeMatch
  /** The degree with its field, as written. */
  degreeSpan?: [number, number]
  /** Its level is all that the words of the degree tell: "higher education". */
  onlyLevel: boolean
  /** What the degree's last comma divides off: its field, or a school of unknown words. */
  tail?: { segment: Segment; before: number }
  field?: [number, number]
  school?: Segment
  /** The school is the one above. */
  ditto: boolean
  grade?: [number, number]
  /** Words not known that open the row. */
  loose?: [number, number]
  /** Stretches of the row that are nothing known, before and behind its school or degree. */
  spare: Segment[]
  /** A place follows the opening words: they name a town or a school, not a degree. */
  placed: boolean
  ongoing: boolean
}

/** A course of which nothing is known yet. */
export function emptyCourse(row: Row, ranges: DateRange[]): Course {
  return {
    row,
    ranges,
    degree: undefined,
    degreeSpan: undefined,
    onlyLevel: false,
    tail: undefined,
    field: undefined,
    school: undefined,
    ditto: false,
    grade: undefined,
    loose: undefined,
    spare: [],
    placed: false,
    ongoing: false,
  }
}
