import type { Finding, Profile, ResumeText, YearMonth } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'

const LONGEST_POST_MONTHS = 50 * 12
const FUTURE_YEARS = 1
const FAR_YEAR = /\b(20[4-9]\d|21\d{2})\b/

/** Posts that end before they start, last longer than a working life, or lie in the future. */
export function findImpossibleDates(profile: Profile, resume: ResumeText): Finding[] {
  const findings: Finding[] = []
  for (const post of profile.employment) {
    const span = post.dates ?? post.span
    const words = resume.text.slice(span.start, span.end).replaceAll(/\s+/g, ' ').slice(0, 80)
    const reversed = post.start !== undefined && post.end !== undefined && months(post.end, 12) < months(post.start, 1)
    const long = (post.months ?? 0) > LONGEST_POST_MONTHS
    const future = [post.start, post.end].some(
      (date) => date !== undefined && date.year > profile.asOf.year + FUTURE_YEARS,
    )
    if (reversed || long || future || FAR_YEAR.test(words))
      findings.push(findingOf('impossible-dates', { words }, [span]))
  }
  return findings.slice(0, 10)
}

function months(date: YearMonth, month: number): number {
  return date.year * 12 + (date.month ?? month)
}
