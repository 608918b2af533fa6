import type { Finding, Span } from '@evenhand/model'
import { duration, findingOf } from '../judge/finding-of.ts'
import { quoteLine } from './quote-line.ts'
import { nameOf, strongest } from './name-of.ts'
import { rises } from './rises.ts'
import type { Judged, Telling } from './telling.ts'

const MOST = 5
const LEAST = 3
const LONG_POST_MONTHS = 48

/** Three to five strengths, each on the words it rests on; fewer only where the resume holds fewer. */
export function tellStrengths(telling: Telling): Finding[] {
  const found: Finding[] = []
  const used = new Set<number>()
  const add = (finding: Finding | undefined) => {
    const start = finding?.evidence[0]?.start
    if (finding === undefined || start === undefined || used.has(start) || found.length >= MOST) return
    used.add(start)
    found.push(finding)
  }
  for (const judged of strongest(telling)
    .filter(({ verdict }) => verdict.value === 'met')
    .slice(0, 3))
    add(strengthOf(judged, telling))
  for (const result of telling.results.filter((each) => each.weight >= 1.5).slice(0, 2)) {
    add(
      findingOf('strength-result', { quote: quoteLine(telling.resume.text, result) }, [
        { start: result.start, end: result.end },
      ]),
    )
  }
  add(longPost(telling))
  add(rise(telling))
  for (const judged of strongest(telling).filter(({ verdict }) => verdict.value === 'partly'))
    if (found.length < LEAST + 1) add(strengthOf(judged, telling))
  for (const skill of telling.profile.skills.toSorted((a, b) => b.months - a.months)) {
    if (found.length >= LEAST) break
    const span = skill.mentions[0]!.span
    add(
      skill.months > 0
        ? findingOf('strength-skill', { skill: skill.label, ...duration(skill.months) }, [span])
        : findingOf('strength-skill-named', { skill: skill.label }, [span]),
    )
  }
  for (const finding of plainFacts(telling)) if (found.length < LEAST) add(finding)
  return found
}

/** What there is to say of a resume that shows little for the job: its own posts and degrees. */
function plainFacts({ posts, profile }: Telling): Finding[] {
  const degrees = profile.education
    .filter((entry) => entry.degree !== undefined)
    .map((entry) => findingOf('strength-studied', { degree: entry.degree!.value }, entry.degree!.spans))
  const held = posts
    .filter((post) => (post.months ?? 0) >= 12)
    .map((post) =>
      findingOf(
        'strength-stayed',
        {
          title: post.title!.value,
          employer: post.employer?.value ?? '',
          hasEmployer: post.employer === undefined ? 'no' : 'yes',
          ...duration(post.months ?? 0),
        },
        post.title!.spans,
      ),
    )
  return [...held, ...degrees]
}

function strengthOf(judged: Judged, telling: Telling): Finding | undefined {
  const span = judged.verdict.reason.evidence[0]
  if (span === undefined) return undefined
  const quote = quoteLine(telling.resume.text, lineOf(span, telling))
  const item = nameOf(judged, telling.job)
  const { type } = judged.requirement
  const { years, months } = judged.verdict.reason.args
  const timed = typeof years === 'number' && typeof months === 'number' && years * 12 + months > 0
  if (type === 'skill' && timed)
    return findingOf('strength-skill', { skill: item, years, months }, judged.verdict.reason.evidence)
  if (type === 'years' && timed) return findingOf('strength-years', { years, months }, judged.verdict.reason.evidence)
  if (type === 'degree' || type === 'certificate' || type === 'language')
    return findingOf(`strength-${type}`, { item, quote }, judged.verdict.reason.evidence)
  return findingOf(
    judged.verdict.value === 'met' ? 'strength-shown' : 'strength-partly',
    { item, quote },
    judged.verdict.reason.evidence,
  )
}

/** The whole line a few words stand in. */
function lineOf(span: Span, { resume }: Telling): Span {
  const line = resume.lines.find((each) => span.start >= each.start && span.start < each.end)
  return line === undefined || span.end - span.start > 40 ? span : { start: line.start, end: line.end }
}

function longPost({ near }: Telling): Finding | undefined {
  const post = near.toSorted((a, b) => (b.months ?? 0) - (a.months ?? 0))[0]
  if (post?.title === undefined || (post.months ?? 0) < LONG_POST_MONTHS) return undefined
  return findingOf(
    'strength-stayed',
    {
      title: post.title.value,
      employer: post.employer?.value ?? '',
      hasEmployer: post.employer === undefined ? 'no' : 'yes',
      ...duration(post.months ?? 0),
    },
    [...post.title.spans, ...(post.dates === undefined ? [] : [post.dates])],
  )
}

function rise({ near }: Telling): Finding | undefined {
  const [latest, first] = [near[0], near.at(-1)]
  if (latest?.title === undefined || first?.title === undefined || !rises(first, latest)) return undefined
  return findingOf('strength-rise', { first: first.title.value, title: latest.title.value }, [
    ...latest.title.spans,
    ...first.title.spans,
  ])
}
