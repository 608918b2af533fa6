import type { Education, Employment, Finding, FindingArg, Span } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'
import { quoteLine } from './quote-line.ts'
import type { Telling } from './telling.ts'

const MOST_POSTS = 5
const DETAIL_LEAST = 25

/** Three to five posts with one telling line each: those nearest the job first among the latest, in order of time. */
export function tellExperience(telling: Telling): Finding[] {
  const { posts, near } = telling
  const chosen = new Set([...near.slice(0, MOST_POSTS), ...posts].slice(0, MOST_POSTS))
  return posts.filter((post) => chosen.has(post)).map((post) => tellPost(post, telling))
}

function tellPost(post: Employment, telling: Telling): Finding {
  const detail = tellingDetail(post, telling)
  const args: Record<string, FindingArg> = {
    title: post.title?.value ?? '',
    employer: post.employer?.value ?? '',
    hasEmployer: post.employer === undefined ? 'no' : 'yes',
    when: whenOf(post),
  }
  if (post.start !== undefined) args['start'] = post.start
  if (post.end !== undefined) args['end'] = post.end
  args['hasQuote'] = detail === undefined ? 'no' : 'yes'
  args['quote'] = detail === undefined ? '' : quoteLine(telling.resume.text, detail)
  const spans = [
    ...(post.title?.spans ?? []),
    ...(post.employer?.spans ?? []),
    ...(post.dates === undefined ? [] : [post.dates]),
    ...(detail === undefined ? [] : [detail]),
  ]
  return findingOf('experience-post', args, spans)
}

function whenOf(post: Employment): string {
  if (post.start === undefined) return post.end === undefined ? 'none' : 'until'
  if (post.current) return 'since'
  return post.end === undefined ? 'from' : 'range'
}

/** The line of a post that a requirement rests on; else one with a result; else the first that says something. */
function tellingDetail(post: Employment, { judged, results, profile }: Telling): Span | undefined {
  const inside = (span: Span) => post.details.find((detail) => span.start >= detail.start && span.start < detail.end)
  const index = profile.employment.indexOf(post)
  const result = results.find((each) => each.employment === index && each.weight >= 1.5)
  if (result !== undefined) return inside(result)
  const cited = judged
    .filter(({ requirement, verdict }) => verdict.share > 0 && requirement.type !== 'title')
    .toSorted((a, b) => b.verdict.share * b.requirement.weight - a.verdict.share * a.requirement.weight)
    .flatMap(({ verdict }) => verdict.reason.evidence)
  for (const span of cited) {
    const detail = inside(span)
    if (detail !== undefined) return detail
  }
  return post.details.find((detail) => detail.end - detail.start >= DETAIL_LEAST)
}

/** One line for each degree or course of study. */
export function tellEducation({ profile }: Telling): Finding[] {
  return profile.education.slice(0, 6).map(tellDegree)
}

function tellDegree(entry: Education): Finding {
  const degree = entry.degree?.value ?? entry.field?.value ?? ''
  const field =
    entry.field !== undefined &&
    entry.degree !== undefined &&
    !degree.toLowerCase().includes(entry.field.value.toLowerCase())
  const args: Record<string, FindingArg> = {
    degree: degree === '' ? (entry.school?.value ?? '') : degree,
    field: entry.field?.value ?? '',
    hasField: field ? 'yes' : 'no',
    school: entry.school?.value ?? '',
    hasSchool: entry.school !== undefined && degree !== '' ? 'yes' : 'no',
    when: entry.ongoing ? 'ongoing' : entry.end === undefined ? 'none' : 'done',
  }
  if (entry.end !== undefined) args['year'] = String(entry.end.year)
  const spans = [...(entry.degree?.spans ?? []), ...(entry.field?.spans ?? []), ...(entry.school?.spans ?? [])]
  return findingOf('education-entry', args, spans.length > 0 ? spans : [entry.span])
}
