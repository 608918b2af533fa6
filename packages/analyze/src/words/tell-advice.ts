import type { Finding } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'
import { isNameable, isSilent, nameOf, namesOf, shownName, strongest } from './name-of.ts'
import { askGap } from './ask-gap.ts'
import { sinceEnd, titleOf } from './post-facts.ts'
import { quoteOfVerdict } from './tell-duties.ts'
import { isKindred, isOtherField } from './tell-other-work.ts'
import { isShownBeside, isTelling, skillFacts, skillName } from './skill-facts.ts'
import type { Judged, Telling } from './telling.ts'

const OLD_MONTHS = 60
const STALE_MONTHS = 36
/** A change with its figure. */
const RESULT = 1.5
const MOST = 3
const LEAST = 2

/** Two or three things that help to decide: what to ask, what to verify. No two rest on the same words. */
export function tellRecommendations(telling: Telling): Finding[] {
  const isKin = telling.job === undefined || telling.near.length > 0 || isKindred(telling)
  const first = [integrityFirst, askMust, verifyCertificate, verifyStated]
  const kin = [askOld, askStale, askPartly, askResult, askGap, askDates, askContact, askFigures, askSkill]
  const other = [askChange, askGap, askResult, askDates, askContact]
  const found: Finding[] = []
  for (const make of [...first, ...(isKin ? kin : other)]) {
    if (found.length >= MOST) break
    const finding = make(telling)
    if (finding === undefined) continue
    const starts = new Set(found.flatMap(({ evidence }) => evidence.map(({ start }) => start)))
    if (!finding.evidence.some(({ start }) => starts.has(start))) found.push(finding)
  }
  // That no line states a result asks for a piece of work by itself.
  const isAsked = found.some(({ code }) => code === 'advice-no-figures')
  if (found.length < LEAST && !isAsked)
    found.push(findingOf(telling.job === undefined ? 'advice-ask-piece' : 'advice-ask-example', {}, []))
  return found
}

function integrityFirst({ integrity }: Telling): Finding | undefined {
  const first = integrity[0]
  return first === undefined
    ? undefined
    : findingOf('advice-notice', { count: integrity.length }, first.evidence.slice(0, 2))
}

function askMust(telling: Telling): Finding | undefined {
  const open = telling.judged.filter(
    (each) => each.requirement.must && isSilent(each) && each.requirement.type !== 'title',
  )
  const items = namesOf(open, telling, 3)
  return items.length === 0 ? undefined : findingOf('advice-ask-must', { items, count: items.length }, [])
}

/** A certificate the job asks for, by the words that name it; where those are only a job title, by the job's own. */
function verifyCertificate(telling: Telling): Finding | undefined {
  const held = telling.judged.find(
    ({ requirement, verdict }) => requirement.type === 'certificate' && verdict.value === 'met',
  )
  const span = held?.verdict.reason.evidence[0]
  if (held === undefined || span === undefined) return undefined
  const quoted = quoteOfVerdict(held, telling)
  return findingOf('advice-verify-certificate', { quote: quoted?.quote ?? nameOf(held, telling) }, [
    quoted?.span ?? span,
  ])
}

function verifyStated({ judged }: Telling): Finding | undefined {
  const stated = judged.find(({ verdict }) => verdict.reason.code === 'years-stated')
  return stated === undefined ? undefined : findingOf('advice-verify-years', {}, stated.verdict.reason.evidence)
}

/** Of the points shown in part, the one that most is still open of. */
function askPartly(telling: Telling): Finding | undefined {
  const partly = strongest(telling)
    // How well somebody speaks is said by a level, not by the words around it.
    .filter(({ requirement }) => requirement.type !== 'language')
    .filter((each) => each.verdict.value === 'partly' && isNameable(each, telling))
    .toSorted((a, b) => openOf(b) - openOf(a))
  for (const each of partly) {
    const quoted = quoteOfVerdict(each, telling)
    if (quoted !== undefined)
      return findingOf('advice-deepen', { item: nameOf(each, telling), quote: quoted.quote }, [quoted.span])
  }
  return undefined
}

function openOf({ requirement, verdict }: Judged): number {
  return requirement.weight * (1 - verdict.share)
}

function askOld({ near, posts, profile }: Telling): Finding | undefined {
  const post = near[0]
  if (post?.title === undefined || post.end === undefined || post === posts[0]) return undefined
  return sinceEnd(post, profile.asOf) < OLD_MONTHS
    ? undefined
    : findingOf('advice-ask-recent', { title: titleOf(post), end: post.end }, post.title.spans)
}

/** A skill the job asks for that no post of the last years shows. */
function askStale(telling: Telling): Finding | undefined {
  for (const judged of strongest(telling)) {
    if (judged.verdict.reason.code !== 'skill-shown') continue
    const facts = skillFacts(judged, telling)
    if (facts === undefined || isShownBeside(facts.skill)) continue
    const post = facts.posts[0]
    if (post?.title === undefined || post.end === undefined || post === telling.posts[0]) continue
    if (sinceEnd(post, telling.profile.asOf) < STALE_MONTHS) continue
    const args = { skill: shownName(judged, telling), title: titleOf(post), end: post.end }
    return findingOf('advice-ask-stale', args, judged.verdict.reason.evidence.slice(0, 1))
  }
  return undefined
}

/** Somebody of another field: what the wish to change rests on. */
function askChange(telling: Telling): Finding | undefined {
  const latest = telling.posts[0]
  if (telling.job === undefined || latest?.title === undefined || !isOtherField(telling)) return undefined
  return findingOf('advice-ask-change', { title: titleOf(latest) }, latest.title.spans)
}

/** The most telling result, not a mere figure, of this kind of work before that of others. */
function askResult({ results, near, profile }: Telling): Finding | undefined {
  const changes = results.filter(({ weight }) => weight >= RESULT)
  const ofThisWork = changes.find(({ employment }) => employment >= 0 && near.includes(profile.employment[employment]!))
  const quoted = (ofThisWork ?? changes[0])?.quoted
  return quoted === undefined ? undefined : findingOf('advice-ask-result', { quote: quoted.quote }, [quoted.span])
}

function askDates({ profile }: Telling): Finding | undefined {
  const undated = profile.employment.filter((post) => post.start === undefined && post.title !== undefined)
  return undated.length === 0
    ? undefined
    : findingOf('advice-ask-dates', { title: titleOf(undated[0]), count: undated.length }, undated[0]!.title!.spans)
}

function askContact({ profile }: Telling): Finding | undefined {
  return profile.emails.length + profile.phones.length > 0 ? undefined : findingOf('advice-no-contact', {}, [])
}

function askFigures({ results, job }: Telling): Finding | undefined {
  return results.length > 0 || job !== undefined ? undefined : findingOf('advice-no-figures', {}, [])
}

/** Skills looked at for a sentence to ask about, and letters from which on one says something. */
const SKILLS_READ = 6
const TELLING_QUOTE = 36

/** Without a job: the skill shown longest that a sentence of the work speaks of. */
function askSkill({ job, profile, quoteOf }: Telling): Finding | undefined {
  if (job !== undefined) return undefined
  const skills = profile.skills.filter(isTelling).toSorted((a, b) => b.months - a.months)
  for (const skill of skills.slice(0, SKILLS_READ)) {
    const shown = skill.mentions.flatMap(({ span, employment }) =>
      employment === undefined ? [] : (quoteOf(span) ?? []),
    )
    const quoted = shown.find(({ quote }) => quote.length >= TELLING_QUOTE)
    if (quoted !== undefined)
      return findingOf('advice-deepen', { item: skillName(skill), quote: quoted.quote }, [quoted.span])
  }
  return undefined
}
