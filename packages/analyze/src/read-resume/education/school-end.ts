import type { Segment } from '../employment/words/segment.ts'
import type { Doc } from '../text/document.ts'
import { withShortName } from '../text/field-of.ts'
import type { Course } from './course.ts'

/** The end of a school's name with its short form behind it; "Fell College (GED)" has what it gave there. */
export function schoolEnd(doc: Doc, { end }: Segment, degree: Course | undefined): number {
  const until = withShortName(doc, end)
  const given = degree?.degreeSpan?.[0] ?? -1
  return given >= end && given < until ? end : until
}
