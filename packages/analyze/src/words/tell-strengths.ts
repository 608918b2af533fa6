import type { Employment, Finding, Skill, Span } from '@evenhand/model'
import { duration, findingOf } from '../judge/finding-of.ts'
import { apartOf, isNameable, isSoft, shownName, strongest } from './name-of.ts'
import { isOther, postArgs, titleOf } from './post-facts.ts'
import { asOpening } from './label-of.ts'
import { languageProof } from './proof-of.ts'
import { type Quote, quoteLine } from './quote-line.ts'
import { rises } from './rises.ts'
import { isTelling, skillName, TIME_WORTH_TELLING, workFirst } from './skill-facts.ts'
import { quoteOfVerdict } from './tell-duties.ts'
import { studied } from './tell-studies.ts'
import { isKindred } from './tell-other-work.ts'
import type { Judged, Telling } from './telling.ts'

const MOST = 5
const LEAST = 3
const LONG_POST_MONTHS = 48
/** A shorter stay is no strength. */
const POST_MONTHS = 24
const RESULT = 1.5
/** Met points of the job that are told, and those that are looked at for them. */
const POINTS = 3
const POINTS_READ = 5

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
    const isRise = finding.code === 'strength-rise' && found.some(({ code }) => code === finding.code)
    if (isRise || used.has(start) || words.some((word) => said.has(word))) return
    used.add(start)
    for (const word of words) said.add(word)
    found.push(finding)
  }
  const isKin = telling.near.length > 0 || isKindred(telling)
  const points = strongest(telling).filter(
    ({ requirement, verdict }) => verdict.value === 'met' && (isKin || requirement.type !== 'duty'),
  )
  const isListed = ({ verdict }: Judged) => verdict.reason.code === 'skill-listed'
  for (const judged of points.filter((each) => !isListed(each)).slice(0, POINTS_READ))
    if (found.length < POINTS) add(strengthOf(judged, telling))
  for (const { weight, quoted } of telling.results.slice(0, 2))
    if (weight >= RESULT) add(findingOf('strength-result', { quote: quoted.quote }, [quoted.span]))
  add(longPost(telling.near))
  add(rise(telling.near))
  const named = points.filter(isListed)
  if (found.length < LEAST)
    add(
      listed(
        named.map((each) => shownName(each, telling)),
        named.flatMap(({ verdict }) => verdict.reason.evidence.slice(0, 1)),
      ),
    )
  for (const finding of whatEver(telling)) if (found.length < LEAST) add(finding)
  return found
}

/** What there is to say of a resume that shows little for the job: long posts, a rise, skills in use, studies, skills listed. */
function whatEver({ posts, profile }: Telling): Finding[] {
  const [study, ...studies] = studied(profile)
  const byTime = posts.filter((post) => (post.months ?? 0) >= POST_MONTHS).toSorted((a, b) => b.months! - a.months!)
  const known = profile.skills.filter(isTelling).toSorted((a, b) => b.months - a.months)
  const inUse = known.filter(({ months }) => months >= TIME_WORTH_TELLING)
  const rest = known.filter(({ months }) => months < TIME_WORTH_TELLING).slice(0, 3)
  const facts = [
    longPost(posts),
    rise(posts),
    ...inUse.slice(0, 1).map(skillInUse),
    study,
    ...byTime.slice(0, 2).map(stay),
    ...inUse.slice(1, 3).map(skillInUse),
    listed(
      rest.map(skillName),
      rest.map(({ mentions }) => mentions[0]!.span),
    ),
    ...studies.slice(0, 1),
  ]
  return facts.filter((finding) => finding !== undefined)
}

/** Skills that no work shows, told in one sentence: one of them alone says nothing. */
function listed(items: string[], spans: Span[]): Finding | undefined {
  const names = apartOf(items, 3, '')
  return names.length < 2 ? undefined : findingOf('substance-lists', { items: names }, spans)
}

function skillInUse(skill: Skill): Finding {
  return findingOf('strength-skill', { skill: asOpening(skillName(skill)), ...duration(skill.months) }, [
    workFirst(skill)[0]!,
  ])
}

/** A point of the job that is met, with the words that show it; undefined where no words of the resume say so by themselves. */
function strengthOf(judged: Judged, telling: Telling): Finding | undefined {
  if (!isNameable(judged, telling) || isSoft(judged)) return undefined
  const { reason } = judged.verdict
  const { type } = judged.requirement
  const { years, months } = reason.args
  const timed = typeof years === 'number' && typeof months === 'number' && years * 12 + months > 0
  if (type === 'skill' && timed && years * 12 + months >= TIME_WORTH_TELLING)
    return findingOf('strength-skill', { skill: asOpening(shownName(judged, telling)), years, months }, reason.evidence)
  // Years that the resume only states were not counted from dated jobs.
  if (type === 'years' && timed && reason.code !== 'years-stated')
    return findingOf('strength-years', { years, months }, reason.evidence)
  if (type === 'language') return languageStrength(judged, telling)
  const quoted = type === 'degree' ? degreeHeld(judged, telling) : quoteOfVerdict(judged, telling)
  if (quoted === undefined) return undefined
  const code = type === 'degree' || type === 'certificate' ? `strength-${type}` : 'strength-shown'
  return findingOf(code, { item: asOpening(shownName(judged, telling)), quote: quoted.quote }, [quoted.span])
}

/** The degree by its own words; a neighbouring field may be as good as the one asked for, but it is not that one. */
function degreeHeld({ verdict: { reason } }: Judged, { resume }: Telling): Quote | undefined {
  const [span] = reason.evidence
  if (span === undefined || reason.code === 'degree-other-field' || reason.code === 'degree-unclear') return undefined
  return { quote: quoteLine(resume.text, span), span }
}

/** A language at the level asked for: its name alone shows no level, and the language of the resume goes without saying. */
function languageStrength(judged: Judged, telling: Telling): Finding | undefined {
  const { reason } = judged.verdict
  if (reason.code !== 'language-met') return undefined
  const quoted = languageProof(judged, telling)
  if (quoted === undefined) return reason
  return findingOf('strength-language-level', { ...reason.args, quote: quoted.quote }, [quoted.span])
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
