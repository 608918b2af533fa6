import type { TermMatch } from '../../../knowledge/match-terms.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

/** A title and when it was held. */
export type Role = { title: Segment; range: DateRange }

/** "Clerk (2001-2004), Manager (2004-2010), Merrow Foods": the roles of a row that has several, each right before its own dates. */
export function rolesIn(segments: Segment[], { spans, titles }: { spans: DateRange[]; titles: TermMatch[] }): Role[] {
  const dated = spans.filter(({ single, rest }) => !single && rest === undefined)
  if (dated.length < 2 || dated.length < spans.length) return []
  const roles = dated.flatMap((range, at) => {
    const from = dated[at - 1]?.stop ?? -1
    const title = segments.findLast(({ start, end }) => start >= from && end <= range.start)
    return title === undefined || titleScore(title.words, titles) < KNOWN_TITLE ? [] : [{ title, range }]
  })
  return roles.length < dated.length ? [] : roles
}
