import type { Education, Employment, Finding, FindingArg, Span } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'
import { postArgs } from './post-facts.ts'
import type { Quote } from './quote-line.ts'
import { studyArgs } from './tell-studies.ts'
import type { Telling } from './telling.ts'

const MOST_POSTS = 5
const DETAIL_LEAST = 25
/** A line of results: a change and its figure. */
const RESULT = 1.5

/** Three to five posts with one telling line each: those nearest the job first among the latest, in order of time. */
export function tellExperience(telling: Telling): Finding[] {
  const { posts, near, job } = telling
  const first = job === undefined ? [] : near.slice(0, MOST_POSTS)
  const chosen = new Set([...first, ...posts].slice(0, MOST_POSTS))
  return posts.filter((post) => chosen.has(post)).map((post) => tellPost(post, telling))
}

function tellPost(post: Employment, telling: Telling): Finding {
  const detail = tellingDetail(post, telling)
  const args: Record<string, FindingArg> = {
    ...postArgs(post),
    when: whenOf(post),
    hasQuote: detail === undefined ? 'no' : 'yes',
    quote: detail?.quote ?? '',
  }
  const spans = [
    ...(post.title?.spans ?? []),
    ...(post.employer?.spans ?? []),
    ...(post.dates === undefined ? [] : [post.dates]),
    ...(detail === undefined ? [] : [detail.span]),
  ]
  return findingOf('experience-post', args, spans)
}

function whenOf(post: Employment): string {
  if (post.start === undefined) return post.end === undefined ? 'none' : 'until'
  if (post.current) return 'since'
  return post.end === undefined ? 'from' : 'range'
}

/** The sentence of a post with a result; else one that a requirement rests on; else the first that says something. */
function tellingDetail(post: Employment, { judged, results, profile, quoteOf }: Telling): Quote | undefined {
  const inside = (span: Span) => post.details.some((detail) => span.start >= detail.start && span.start < detail.end)
  const index = profile.employment.indexOf(post)
  const cited = judged
    .filter(({ requirement, verdict }) => verdict.share > 0 && requirement.type !== 'title')
    .toSorted((a, b) => b.verdict.share * b.requirement.weight - a.verdict.share * a.requirement.weight)
    .flatMap(({ verdict }) => verdict.reason.evidence)
  const result = results.find(({ employment, weight }) => employment === index && weight >= RESULT)
  if (result !== undefined && !isHeadAgain(result.quoted.quote, post)) return result.quoted
  const spans = [
    ...cited.filter(inside),
    ...post.details.filter(({ start, end }) => end - start >= DETAIL_LEAST).slice(0, 3),
  ]
  for (const span of spans) {
    const quoted = quoteOf(span)
    if (quoted !== undefined && !isHeadAgain(quoted.quote, post)) return quoted
  }
  return undefined
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u
const WORD = /\p{L}{4,}/gu
/** Words that a line must have beside what the head of its post says. */
const OWN_WORDS = 3

/** "Designation: Shift Supervisor", "January 2013 to February 2016": what the head of the post says already. */
function isHeadAgain(quote: string, { title, employer }: Employment): boolean {
  const names = [title?.value, employer?.value].filter((name) => name !== undefined && quote.includes(name))
  if (names.length === 0 && !YEAR.test(quote)) return false
  const rest = names.reduce<string>((left, name) => left.replace(name!, ' '), quote)
  // Months have names, too.
  return (rest.match(WORD)?.length ?? 0) < OWN_WORDS + (YEAR.test(rest) ? 1 : 0)
}

/** One line for each degree or course of study. */
export function tellEducation({ profile }: Telling): Finding[] {
  return profile.education.slice(0, 6).map(tellDegree)
}

function tellDegree(entry: Education): Finding {
  const study = studyArgs(entry)
  const { field, school } = study
  // Without a degree the field names the course, and without both the school does.
  const named = [study.degree, field, school].find((value) => value !== '') ?? ''
  const args: Record<string, FindingArg> = {
    ...study,
    degree: named,
    hasField: study.degree === '' ? 'no' : study.hasField,
    hasSchool: named === school ? 'no' : study.hasSchool,
    when: entry.ongoing ? 'ongoing' : entry.end === undefined ? 'none' : 'done',
  }
  if (entry.end !== undefined) args['year'] = String(entry.end.year)
  const spans = [...(entry.degree?.spans ?? []), ...(entry.field?.spans ?? []), ...(entry.school?.spans ?? [])]
  return findingOf('education-entry', args, spans.length > 0 ? spans : [entry.span])
}
