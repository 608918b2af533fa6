import type { Employment, Finding, ResumeText, YearMonth } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'
import { endOf, startOf } from './post-facts.ts'
import type { Telling } from './telling.ts'

const GAP_MONTHS = 12
/** Of what ended longer ago nobody asks. */
const LONG_AGO_MONTHS = 120
const YEAR = /(?<!\p{Nd})(?:19|20)\d\d(?!\p{Nd})/gu

/** A year or more between two posts of which the resume says nothing; asked openly, and never counted. */
export function askGap({ posts, profile, resume }: Telling): Finding | undefined {
  const dated = posts.filter((post) => post.start !== undefined).toSorted((a, b) => startOf(a) - startOf(b))
  for (let at = dated.length - 1; at > 0; at--) {
    const later = dated[at]!
    const reached = Math.max(...dated.slice(0, at).map(endOf))
    const before = dated.slice(0, at).find((post) => endOf(post) === reached)
    if (before?.end === undefined || before.end.month === undefined || later.start?.month === undefined) continue
    if (sinceStart(later, profile.asOf) > LONG_AGO_MONTHS) return undefined
    if (startOf(later) - reached <= GAP_MONTHS || isTold(resume, { start: before.end, end: later.start })) continue
    return findingOf(
      'advice-ask-gap',
      { start: before.end, end: later.start },
      [before.dates, later.dates].filter((span) => span !== undefined),
    )
  }
  return undefined
}

function sinceStart(post: Employment, { year, month = 12 }: YearMonth): number {
  return year * 12 + month - startOf(post)
}

/**
 * Whether some row is of that time: studies, a course, work that was not read as a post, or a child or an illness, after
 * which nobody is to ask.
 */
function isTold({ text, lines }: ResumeText, { start, end }: { start: YearMonth; end: YearMonth }): boolean {
  return lines.some((line) => {
    const years = (text.slice(line.start, line.end).match(YEAR) ?? []).map(Number)
    if (years.some((year) => year > start.year && year < end.year)) return true
    // From the year in which the one post ended to that in which the other began.
    return years.length === 2 && years[0] === start.year && years[1] === end.year
  })
}
