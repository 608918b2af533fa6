import type { Profile, ResumeText, Span } from '@evenhand/model'
import { BELONGING_ROLES, BELONGING_WORDS } from '../knowledge/judging/identity-patterns.ts'
import { matchTerms } from '../knowledge/match-terms.ts'
import { lowerSameLength } from './lower-same-length.ts'
import { type LineSigns, lineSigns } from './line-signs.ts'
import { saysWho } from './says-who.ts'
import { sentencesIn } from './sentences.ts'

/** A longer line is a paragraph, of which only the sentences count that say who the person is. */
const LONGEST_LINE = 200
/** Letters that are looked at together. */
const LONGEST_SENTENCE = 400
const LONGEST_BELONGING = 90

/**
 * The resume's text with everything that says who the person is blanked, at the same length, so that offsets hold:
 * names, contact data, addresses, birth, age, gender, family, nationality, belief, belonging, health, pronouns.
 * Judging reads nothing else. Pure.
 */
export function maskIdentity(profile: Profile, resume: ResumeText): string {
  const folded = lowerSameLength(resume.text)
  return blank(resume.text, spansOfIdentity(profile, resume, { folded, signs: lineSigns(resume, folded) }))
}

type Looked = { folded: string; signs: LineSigns }

/** What `maskIdentity` blanks, in order. `folded`: the resume's text by `lowerSameLength`. */
function spansOfIdentity(profile: Profile, resume: ResumeText, looked: Looked): Span[] {
  return apart([...personalSpans(profile, resume, looked), ...nameSpans(profile, resume, looked)])
}

/** Where the name stands, contact data and home, and words of one gender. */
export function nameSpans(profile: Profile, resume: ResumeText, { signs }: Pick<Looked, 'signs'>): Span[] {
  const spans = [...signs.genders]
  for (const field of [profile.name, profile.place, ...profile.emails, ...profile.phones, ...profile.links]) {
    // Not spread into one call: an address may stand more often than a call has room for.
    for (const span of field?.spans ?? []) spans.push(field === profile.place ? fromTown(resume.text, span) : span)
  }
  return spans
}

/** What is no matter of anybody's work, whether the name is hidden or not: birth, age, family, belief, health. */
export function personalSpans(profile: Profile, resume: ResumeText, { folded, signs }: Looked): Span[] {
  // A dated post is work, whoever it was for; "Treasurer, Student Alliance" alone says where somebody belongs.
  const jobs = profile.employment.filter((post) => post.kind === 'job' && post.start !== undefined)
  const posts = jobs.flatMap((post) => post.title?.spans ?? [])
  const spans = profile.identity.flatMap((span) => around(posts, span))
  for (const [number, line] of resume.lines.entries()) {
    const [mayAnywhere, mayBelong] = [signs.identity.has(number), signs.belonging.has(number)]
    for (const part of line.end - line.start <= LONGEST_LINE ? [line] : sentencesOf(resume.text, line)) {
      addIdentity(spans, {
        folded: folded.slice(part.start, part.end),
        line: part,
        mayAnywhere,
        mayBelong,
        isPost: mayBelong && posts.some((span) => span.start >= line.start && span.start < line.end),
      })
    }
  }
  return spans
}

/** Letters before a place in which the town stands that nobody has heard of. */
const TOWN_REACH = 60
const TOWN_BEFORE = /(?:^|[\n\t|•·])\s{0,3}((?:\p{Lu}[\p{L}\p{M}'’. -]{1,30},\s{0,2}){1,2})$/u

/** "Quarn Spa, Warwickshire", of which only the county was known: the place from the beginning of its row or cell. */
function fromTown(text: string, { start, end }: Span): Span {
  const before = TOWN_BEFORE.exec(text.slice(Math.max(0, start - TOWN_REACH), start))?.[1] ?? ''
  // "Registered Nurse, London": what somebody is.
  return matchTerms(before).some(({ kind }) => kind === 'title')
    ? { start, end }
    : { start: start - before.length, end }
}

/** A row that was taken for one about the person, without the titles of posts that it holds. */
function around(titles: Span[], { start, end }: Span): Span[] {
  const inside = titles.filter((title) => title.start > start && title.end < end).toSorted((a, b) => a.start - b.start)
  const bounds = [start, ...inside.flatMap((title) => [title.start, title.end]), end]
  return inside.length === 0
    ? [{ start, end }]
    : Array.from({ length: inside.length + 1 }, (_, at) => ({ start: bounds[2 * at]!, end: bounds[2 * at + 1]! }))
}

/** The sentences of a paragraph; one without an end is divided at blanks. */
function sentencesOf(text: string, line: Span): Span[] {
  return sentencesIn(text, line).flatMap(({ start, end }) => {
    const parts: Span[] = []
    let from = start
    while (end - from > LONGEST_SENTENCE) {
      const blankAt = text.lastIndexOf(' ', from + LONGEST_SENTENCE)
      const until = blankAt > from ? blankAt + 1 : from + LONGEST_SENTENCE
      parts.push({ start: from, end: until })
      from = until
    }
    return [...parts, { start: from, end }]
  })
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
export function apart(spans: Span[]): Span[] {
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
