import type { Finding, Profile, ResumeText, Span, YearMonth } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'

const LONGEST_POST_MONTHS = 50 * 12
const LONGEST_YEARS = 50
/** An end this many months before its start is no slip of a month or a season. */
const REVERSED_MONTHS = 12
const MOST = 10

/** A range of two years as it is written: "2015 - 2009". */
const YEAR_RANGE = /(?<![\d/.-])((?:19|20|21)\d{2})\s?(?:-|–|—|to|until|bis)\s?((?:19|20|21)\d{2})(?![\d/.-])/g

/** Posts that end before they start, last longer than a working life, or lie in the future. */
export function findImpossibleDates(profile: Profile, resume: ResumeText): Finding[] {
  const findings: Finding[] = []
  const add = (span: Span) => {
    if (findings.some((finding) => finding.evidence.some((other) => other.start < span.end && span.start < other.end)))
      return
    findings.push(
      findingOf(
        'impossible-dates',
        { words: resume.text.slice(span.start, span.end).replaceAll(/\s+/g, ' ').slice(0, 80) },
        [span],
      ),
    )
  }
  for (const post of profile.employment) {
    const reversed =
      post.start !== undefined &&
      post.end !== undefined &&
      months(post.start, 1) - months(post.end, 12) >= REVERSED_MONTHS
    const long = (post.months ?? 0) > LONGEST_POST_MONTHS
    if (reversed || long) add(post.dates ?? post.span)
  }
  for (const match of resume.text.matchAll(YEAR_RANGE)) {
    const [from, to] = [Number(match[1]), Number(match[2])]
    // A course of study may end in the future; what nobody can have lived is pointed out.
    if (from > to || to - from > LONGEST_YEARS) add({ start: match.index, end: match.index + match[0].length })
  }
  return findings.slice(0, MOST)
}

/** The dates with the two lines above them, where a post's title and employer stand: such a post earns nothing. */
export function impossiblePosts(findings: Finding[], resume: ResumeText): Span[] {
  return findings
    .flatMap(({ evidence }) => evidence)
    .map((span) => {
      const line = resume.lines.findIndex((each) => span.start >= each.start && span.start < each.end)
      return { start: resume.lines[Math.max(0, line - 2)]?.start ?? span.start, end: span.end }
    })
}

function months(date: YearMonth, month: number): number {
  return date.year * 12 + (date.month ?? month)
}
