import type { Employment, Finding, Skill, Span } from '@evenhand/model'
import { duration, findingOf } from '../judge/finding-of.ts'
import { isNameable, shownName, strongest } from './name-of.ts'
import { isOther, postArgs, titleOf } from './post-facts.ts'
import { asOpening } from './label-of.ts'
import { quoteLine } from './quote-line.ts'
import { rises } from './rises.ts'
import { showTitle } from './show-title.ts'
import { isTelling, skillName, TIME_WORTH_TELLING, workFirst } from './skill-facts.ts'
import { quoteOfVerdict } from './tell-duties.ts'
import { isKindred } from './tell-other-work.ts'
import type { Judged, Telling } from './telling.ts'

const MOST = 5
const LEAST = 3
const LONG_POST_MONTHS = 48
const POST_MONTHS = 12
const RESULT = 1.5
/** Shown at least this much, a point in part is a strength. */
const PARTLY_LEAST = 0.45

/** Three to five strengths, each on the words it rests on; fewer only where the resume holds fewer. */
export function tellStrengths(telling: Telling): Finding[] {
  const found: Finding[] = []
  const used = new Set<number>()
  const said = new Set<string>()
  const add = (finding: Finding | undefined) => {
    const start = finding?.evidence[0]?.start
    if (finding === undefined || start === undefined || found.length >= MOST) return
    const { item, skill, quote } = finding.args
    const words = [item, skill, quote].filter((value) => typeof value === 'string').map((value) => value.toLowerCase())
    if (used.has(start) || words.some((word) => said.has(word))) return
    used.add(start)
    for (const word of words) said.add(word)
    found.push(finding)
  }
  const isKin = telling.near.length > 0 || isKindred(telling)
  const points = strongest(telling).filter(
    ({ requirement, verdict }) =>
      isKin || (requirement.type !== 'duty' && (requirement.type !== 'years' || verdict.value === 'met')),
  )
  for (const judged of points.filter(({ verdict }) => verdict.value === 'met').slice(0, 3))
    add(strengthOf(judged, telling))
  for (const result of telling.results.filter(({ weight }) => weight >= RESULT).slice(0, 2)) {
    const quoted = telling.quoteOf(result)
    if (quoted !== undefined) add(findingOf('strength-result', { quote: quoted.quote }, [quoted.span]))
  }
  add(longPost(telling.near))
  add(rise(telling.near))
  const partly = points.filter(({ verdict }) => verdict.value === 'partly' && verdict.share >= PARTLY_LEAST)
  for (const judged of partly) if (found.length < LEAST + 1) add(strengthOf(judged, telling))
  for (const finding of whatEver(telling)) if (found.length < LEAST) add(finding)
  return found
}

/** What there is to say of a resume that shows little for the job: long posts, a rise, skills in use, studies, skills named. */
function whatEver({ posts, profile }: Telling): Finding[] {
  const degrees = profile.education
    .filter((entry) => entry.degree !== undefined && entry.level !== 'school')
    .map((entry) => findingOf('strength-studied', { degree: showTitle(entry.degree!.value) }, entry.degree!.spans))
  const byTime = posts.filter((post) => (post.months ?? 0) >= POST_MONTHS).toSorted((a, b) => b.months! - a.months!)
  const known = profile.skills.filter(isTelling).toSorted((a, b) => b.months - a.months)
  const inUse = known.filter(({ months }) => months >= TIME_WORTH_TELLING)
  const facts = [
    longPost(posts),
    rise(posts),
    ...inUse.slice(0, 1).map(skillInUse),
    ...degrees.slice(0, 1),
    ...byTime.slice(0, 2).map(stay),
    ...inUse.slice(1, 3).map(skillInUse),
    ...known
      .filter(({ months }) => months < TIME_WORTH_TELLING)
      .slice(0, 3)
      .map((skill) => findingOf('strength-skill-named', { skill: skillName(skill) }, [skill.mentions[0]!.span])),
    ...degrees.slice(1),
  ]
  return facts.filter((finding) => finding !== undefined)
}

function skillInUse(skill: Skill): Finding {
  return findingOf('strength-skill', { skill: asOpening(skillName(skill)), ...duration(skill.months) }, [
    workFirst(skill)[0]!,
  ])
}

function strengthOf(judged: Judged, telling: Telling): Finding | undefined {
  if (!isNameable(judged, telling)) return undefined
  const { reason, value } = judged.verdict
  const item = asOpening(shownName(judged, telling))
  const { type } = judged.requirement
  const { years, months } = reason.args
  const timed = typeof years === 'number' && typeof months === 'number' && years * 12 + months > 0
  const isLong = timed && years * 12 + months >= TIME_WORTH_TELLING
  if (type === 'skill' && isLong && value === 'met')
    return findingOf('strength-skill', { skill: asOpening(shownName(judged, telling)), years, months }, reason.evidence)
  // Years that the resume only states were not counted from dated jobs.
  if (type === 'years' && timed && reason.code !== 'years-stated')
    return findingOf('strength-years', { years, months }, reason.evidence)
  const quoted = type === 'degree' || type === 'language' ? undefined : quoteOfVerdict(judged, telling)
  const span = quoted?.span ?? reason.evidence[0]
  // Outside a sentence the very words stand for themselves: the degree, the certificate's name.
  if (span === undefined || (quoted === undefined && type === 'duty')) return undefined
  const args = { item, quote: quoted?.quote ?? ownWords(span, telling) }
  // A neighbouring field may be as good as the one asked for, but it is not that one.
  if (reason.code === 'degree-other-field' || reason.code === 'degree-unclear') return undefined
  if (type === 'degree' || type === 'certificate' || type === 'language')
    return value === 'met' ? findingOf(`strength-${type}`, args, [span]) : undefined
  return findingOf(value === 'met' ? 'strength-shown' : 'strength-partly', args, [span])
}

/** The words of a span; of the head of a post, its title. */
function ownWords(span: Span, { resume, posts }: Telling): string {
  const post = posts.find(({ title }) => title!.spans.some(({ start }) => start >= span.start && start < span.end))
  return post === undefined ? quoteLine(resume.text, span) : titleOf(post)
}

function longPost(posts: Employment[]): Finding | undefined {
  const post = posts.toSorted((a, b) => (b.months ?? 0) - (a.months ?? 0))[0]
  return post?.title === undefined || (post.months ?? 0) < LONG_POST_MONTHS ? undefined : stay(post)
}

function stay(post: Employment): Finding {
  const spans = [...(post.title?.spans ?? []), ...(post.dates === undefined ? [] : [post.dates])]
  return findingOf('strength-stayed', { ...postArgs(post), ...duration(post.months ?? 0) }, spans)
}

function rise(posts: Employment[]): Finding | undefined {
  const [latest, first] = [posts[0], posts.at(-1)]
  if (latest?.title === undefined || first?.title === undefined) return undefined
  if (!isOther(first, latest) || !rises(first, latest)) return undefined
  return findingOf('strength-rise', { first: titleOf(first), title: titleOf(latest) }, [
    ...first.title.spans,
    ...latest.title.spans,
  ])
}
