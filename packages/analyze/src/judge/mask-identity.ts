import type { Profile, ResumeText, Span } from '@evenhand/model'
import { BELONGING_ROLES, BELONGING_WORDS, GENDER_WORDS } from '../knowledge/judging/identity-patterns.ts'
import { lowerSameLength } from './lower-same-length.ts'
import { maySayWho, saysWho } from './says-who.ts'

const LONGEST_LINE = 400
const LONGEST_BELONGING = 90

/**
 * The resume's text with everything that says who the person is blanked, at the same length, so that offsets hold:
 * names, contact data, addresses, birth, age, gender, family, nationality, belief, belonging, health, pronouns.
 * Judging reads nothing else. Pure.
 */
export function maskIdentity(profile: Profile, resume: ResumeText): string {
  const spans = [...profile.identity]
  for (const field of [profile.name, profile.place, ...profile.emails, ...profile.phones, ...profile.links]) {
    if (field !== undefined) spans.push(...field.spans)
  }
  const folded = lowerSameLength(resume.text)
  // A dated post is work, whoever it was for; "Treasurer, Student Alliance" alone says where somebody belongs.
  const jobs = profile.employment.filter((post) => post.kind === 'job' && post.start !== undefined)
  const posts = jobs.flatMap((post) => post.title?.spans ?? [])
  // Most patterns are nowhere in a resume: asked of the whole, they need not be asked of each of its lines.
  const mayAnywhere = maySayWho(folded)
  const mayBelong = BELONGING_WORDS.test(folded)
  for (const match of folded.matchAll(GENDER_WORDS)) spans.push(spanOf(match, 0))
  for (const line of resume.lines) {
    const part = folded.slice(line.start, Math.min(line.end, line.start + LONGEST_LINE))
    addIdentity(spans, {
      folded: part,
      line,
      mayAnywhere,
      mayBelong,
      isPost: posts.some((span) => span.start >= line.start && span.start < line.end),
    })
  }
  return blank(resume.text, spans)
}

/** The text with these spans as blanks; line breaks stay. */
export function blank(text: string, spans: Span[]): string {
  const sorted = spans.filter((span) => span.end > span.start).sort((a, b) => a.start - b.start)
  const parts: string[] = []
  let at = 0
  for (const { start, end } of sorted) {
    if (end <= at) continue
    const from = Math.max(at, start)
    parts.push(text.slice(at, from), text.slice(from, end).replaceAll(/[^\n]/g, ' '))
    at = end
  }
  parts.push(text.slice(at))
  return parts.join('')
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
