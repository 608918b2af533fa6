import type { Finding } from '@evenhand/model'
import { duration, findingOf } from '../judge/finding-of.ts'
import { quoteLine } from './quote-line.ts'
import { nameOf, strongest } from './name-of.ts'
import { startOf } from './post-facts.ts'
import { endOf, type Judged, type Telling } from './telling.ts'

const GAP_MONTHS = 12
const OLD_MONTHS = 60
const MOST_QUESTIONS = 8

/** Two or three things that help to decide: what to ask, what to verify. */
export function tellRecommendations(telling: Telling): Finding[] {
  const found = [
    integrityFirst(telling),
    askMust(telling),
    verifyCertificate(telling),
    verifyStated(telling),
    askPartly(telling),
    askOld(telling),
    askGap(telling),
    askResult(telling),
    askDates(telling),
    askContact(telling),
    readWhole(telling),
  ]
  return found.filter((finding) => finding !== undefined).slice(0, 3)
}

function integrityFirst({ integrity }: Telling): Finding | undefined {
  const first = integrity[0]
  return first === undefined
    ? undefined
    : findingOf('advice-notice', { count: integrity.length }, first.evidence.slice(0, 2))
}

function askMust({ judged, job }: Telling): Finding | undefined {
  const open = judged.filter(
    ({ requirement, verdict }) => requirement.must && verdict.value === 'unknown' && requirement.type !== 'title',
  )
  if (open.length === 0) return undefined
  return findingOf(
    'advice-ask-must',
    { items: open.slice(0, 3).map((each) => nameOf(each, job)), count: open.length },
    [],
  )
}

function verifyCertificate({ judged, resume }: Telling): Finding | undefined {
  const held = judged.find(
    ({ requirement, verdict }) => requirement.type === 'certificate' && verdict.value !== 'unknown',
  )
  const span = held?.verdict.reason.evidence[0]
  if (span === undefined) return undefined
  return findingOf('advice-verify-certificate', { quote: quoteLine(resume.text, span) }, [span])
}

function verifyStated({ judged }: Telling): Finding | undefined {
  const stated = judged.find(({ verdict }) => verdict.reason.code === 'years-stated')
  return stated === undefined ? undefined : findingOf('advice-verify-years', {}, stated.verdict.reason.evidence)
}

function askPartly(telling: Telling): Finding | undefined {
  const partly = strongest(telling)
    .filter(({ verdict }) => verdict.value === 'partly')
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)[0]
  const span = partly?.verdict.reason.evidence[0]
  if (partly === undefined || span === undefined) return undefined
  return findingOf(
    'advice-deepen',
    { item: nameOf(partly, telling.job), quote: quoteLine(telling.resume.text, span) },
    [span],
  )
}

function askOld({ near, posts, profile }: Telling): Finding | undefined {
  const post = near[0]
  if (post?.title === undefined || post.end === undefined || post === posts[0]) return undefined
  const ago = profile.asOf.year * 12 + (profile.asOf.month ?? 12) - endOf(post)
  return ago < OLD_MONTHS
    ? undefined
    : findingOf('advice-ask-recent', { title: post.title.value, end: post.end }, post.title.spans)
}

/** A year or more between two posts; asked openly, and never counted. */
function askGap({ posts }: Telling): Finding | undefined {
  const dated = posts.filter((post) => post.start !== undefined).toSorted((a, b) => startOf(a) - startOf(b))
  for (let at = dated.length - 1; at > 0; at--) {
    const later = dated[at]!
    const reached = Math.max(...dated.slice(0, at).map(endOf))
    const before = dated.slice(0, at).find((post) => endOf(post) === reached)
    if (before?.end === undefined || before.end.month === undefined || later.start?.month === undefined) continue
    if (startOf(later) - reached > GAP_MONTHS)
      return findingOf(
        'advice-ask-gap',
        { start: before.end, end: later.start },
        [before.dates, later.dates].filter((span) => span !== undefined),
      )
  }
  return undefined
}

function askResult({ results, resume }: Telling): Finding | undefined {
  const result = results[0]
  return result === undefined
    ? undefined
    : findingOf('advice-ask-result', { quote: quoteLine(resume.text, result) }, [
        { start: result.start, end: result.end },
      ])
}

function askDates({ profile }: Telling): Finding | undefined {
  const undated = profile.employment.filter((post) => post.start === undefined && post.title !== undefined)
  return undated.length === 0
    ? undefined
    : findingOf(
        'advice-ask-dates',
        { title: undated[0]!.title!.value, count: undated.length },
        undated[0]!.title!.spans,
      )
}

function askContact({ profile }: Telling): Finding | undefined {
  return profile.emails.length + profile.phones.length > 0 ? undefined : findingOf('advice-no-contact', {}, [])
}

function readWhole({ results, job }: Telling): Finding | undefined {
  return results.length > 0
    ? undefined
    : findingOf(job === undefined ? 'advice-no-figures' : 'advice-ask-example', {}, [])
}

/** Three to five points on the fit: the kind of work, the must-haves, the strongest and the weakest lines. */
export function tellJobFit(telling: Telling): Finding[] {
  const { judged } = telling
  const title = judged.find(({ requirement }) => requirement.type === 'title')
  const points: Finding[] = title === undefined ? [] : [title.verdict.reason]
  const must = judged.filter(({ requirement }) => requirement.must && requirement.type !== 'title')
  const met = must.filter(({ verdict }) => verdict.value === 'met')
  if (must.length > 1)
    points.push(
      findingOf(
        'fit-musts',
        { met: met.length, of: must.length },
        met.flatMap(({ verdict }) => verdict.reason.evidence.slice(0, 1)).slice(0, 4),
      ),
    )
  const best = strongest(telling)
  for (const each of best.slice(0, 2)) points.push(fitOf(each, telling))
  const denied = judged.filter(({ verdict }) => verdict.value === 'not-met')
  for (const { verdict } of denied.slice(0, 1)) points.push(verdict.reason)
  const open = judged.filter(({ requirement, verdict }) => verdict.value === 'unknown' && requirement.type !== 'title')
  if (open.length > 0)
    points.push(
      findingOf(
        'fit-open',
        { items: open.slice(0, 3).map((each) => nameOf(each, telling.job)), count: open.length },
        [],
      ),
    )
  for (const each of best.slice(2)) if (points.length < 3) points.push(fitOf(each, telling))
  for (const point of timePoints(telling)) if (points.length < 3) points.push(point)
  return points.slice(0, 5)
}

/** A requirement's own reason; a duty's does not name it, so it is named here. */
function fitOf(each: Judged, { job }: Telling): Finding {
  const { requirement, verdict } = each
  if (requirement.type !== 'duty' && !verdict.reason.code.startsWith('duty-')) return verdict.reason
  const code = verdict.value === 'met' ? 'fit-shown' : 'fit-partly'
  return findingOf(code, { item: nameOf(each, job) }, verdict.reason.evidence)
}

/** How much of the work was this work, and whether it is the latest. */
function timePoints({ near, nearMonths, posts, profile }: Telling): Finding[] {
  const latest = posts[0]
  const points: Finding[] = []
  if (near[0]?.title !== undefined && nearMonths > 0)
    points.push(
      findingOf(
        'fit-time',
        { ...duration(nearMonths), total: Math.round(profile.totalMonths / 12) },
        near[0].title.spans,
      ),
    )
  if (latest?.title !== undefined)
    points.push(
      findingOf(
        near.includes(latest) ? 'fit-latest-same' : 'fit-latest-other',
        { title: latest.title.value },
        latest.title.spans,
      ),
    )
  points.push(
    findingOf(
      'fit-total',
      duration(profile.totalMonths),
      posts.flatMap((post) => (post.dates === undefined ? [] : [post.dates])).slice(0, 5),
    ),
  )
  return points
}

/** One question for each requirement the resume leaves open, must-haves first. */
export function askQuestions({ judged, job }: Telling): Finding[] {
  const open = judged.filter(({ verdict }) => verdict.value === 'unknown')
  const faint = judged.filter(
    ({ verdict, requirement }) => verdict.value === 'partly' && verdict.share < 0.5 && requirement.type !== 'title',
  )
  return [...open.toSorted(byMust), ...faint.toSorted(byMust)]
    .slice(0, MOST_QUESTIONS)
    .map((each) => question(each, job))
}

function byMust(a: Judged, b: Judged): number {
  return Number(b.requirement.must) - Number(a.requirement.must) || b.requirement.weight - a.requirement.weight
}

function question(judged: Judged, job: Telling['job']): Finding {
  const { requirement, verdict } = judged
  const args: Finding['args'] = { item: nameOf(judged, job) }
  if (requirement.years !== undefined) args['asked'] = requirement.years
  const suffix =
    verdict.value === 'partly' && (requirement.type === 'skill' || requirement.type === 'duty') ? '-more' : ''
  return findingOf(
    `question-${requirement.type}${suffix}`,
    args,
    verdict.value === 'partly' ? verdict.reason.evidence : [],
  )
}
