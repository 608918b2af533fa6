import type { Profile, ResumeText, Span } from '@evenhand/model'
import { BELONGING_ROLES, BELONGING_WORDS, GENDER_WORDS } from '../knowledge/judging/identity-patterns.ts'
import { WordPatterns } from '../knowledge/word-patterns.ts'
import { lowerSameLength } from './lower-same-length.ts'
import { lineAt } from './line-at.ts'
import { saysWho, WHO_ANYWHERE } from './says-who.ts'

/** Looked for in the whole text at once: most of its lines need not be asked. */
const PATTERNS = new WordPatterns([GENDER_WORDS, BELONGING_WORDS, WHO_ANYWHERE])
const LONGEST_LINE = 400
const LONGEST_BELONGING = 90

/**
 * The resume's text with everything that says who the person is blanked, at the same length, so that offsets hold:
 * names, contact data, addresses, birth, age, gender, family, nationality, belief, belonging, health, pronouns.
 * Judging reads nothing else. Pure.
 */
export function maskIdentity(profile: Profile, resume: ResumeText): string {
  return blank(resume.text, spansOfIdentity(profile, resume))
}

/** What `maskIdentity` blanks, in order. `folded`: the resume's text by `lowerSameLength`. */
export function spansOfIdentity(
  profile: Profile,
  resume: ResumeText,
  folded: string = lowerSameLength(resume.text),
): Span[] {
  const spans = [...profile.identity]
  for (const field of [profile.name, profile.place, ...profile.emails, ...profile.phones, ...profile.links]) {
    if (field !== undefined) spans.push(...field.spans)
  }
  // A dated post is work, whoever it was for; "Treasurer, Student Alliance" alone says where somebody belongs.
  const jobs = profile.employment.filter((post) => post.kind === 'job' && post.start !== undefined)
  const posts = jobs.flatMap((post) => post.title?.spans ?? [])
  const [genders, belongings, tellings] = PATTERNS.findIn(folded)
  spans.push(...genders!)
  const linesOf = (found: Span[]) => new Set(found.map(({ start }) => lineAt(resume.lines, start)))
  const belonging = linesOf(belongings!)
  const telling = linesOf(tellings!)
  for (const [number, line] of resume.lines.entries()) {
    const part = folded.slice(line.start, Math.min(line.end, line.start + LONGEST_LINE))
    addIdentity(spans, {
      folded: part,
      line,
      mayAnywhere: telling.has(number),
      mayBelong: belonging.has(number),
      isPost: belonging.has(number) && posts.some((span) => span.start >= line.start && span.start < line.end),
    })
  }
  return apart(spans)
}

/** The text with these spans as blanks; line breaks stay. */
export function blank(text: string, spans: Span[]): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end } of apart(spans)) {
    parts.push(text.slice(at, start), text.slice(start, end).replaceAll(/[^\n]/g, ' '))
    at = end
  }
  parts.push(text.slice(at))
  return parts.join('')
}

/** The same spans in order, without what they share. */
function apart(spans: Span[]): Span[] {
  const sorted = spans.filter((span) => span.end > span.start).sort((a, b) => a.start - b.start)
  const made: Span[] = []
  let at = 0
  for (const { start, end } of sorted) {
    if (end <= at) continue
    made.push({ start: Math.max(at, start), end })
    at = end
  }
  return made
}

type LineOfText = { folded: string; line: Span; isPost: boolean; mayAnywhere: boolean; mayBelong: boolean }

function addIdentity(spans: Span[], { folded, line, isPost, mayAnywhere, mayBelong }: LineOfText): void {
  const belonging = mayBelong ? BELONGING_WORDS.exec(folded) : null
  const isBelonging =
    belonging !== null && !isPost && folded.length <= LONGEST_BELONGING && BELONGING_ROLES.test(folded)
  if (isBelonging || saysWho(folded, mayAnywhere)) {
    spans.push({ start: line.start, end: line.end })
    return
  }
  if (belonging !== null) spans.push(spanOf(belonging, line.start))
}

function spanOf(match: RegExpExecArray, from: number): Span {
  return { start: from + match.index, end: from + match.index + match[0].length }
}
