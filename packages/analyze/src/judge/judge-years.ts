import type { Requirement, Span, Verdict } from '@evenhand/model'
import { findTerm } from '../knowledge/lexicon.ts'
import { duration, findingOf, verdictOf } from './finding-of.ts'
import type { Judging } from './judging.ts'
import { nearWork } from './kind-of-work.ts'
import { monthsOfPosts } from './months-of-posts.ts'
import { isNamedByTitle } from './named-by-title.ts'
import { textOf } from './prepare-job.ts'
import { meaningsOfAlike, sharesRoot } from './shares-root.ts'
import { skillStrength } from './skill-strength.ts'
import { weightOf } from './stem-weight.ts'
import { stemsAbroad, wordsOf } from './words-of.ts'
import { YEARS_WORDS } from '../knowledge/judging/general-words.ts'
import { leadingPosts, withoutLeading } from './leads-people.ts'
import { isOfColleague } from './is-of-colleague.ts'
import { lineAt } from './line-at.ts'
import { isTool } from './is-tool.ts'
import { postsByDuties } from './posts-by-duties.ts'
import type { Evidence } from './prepare-evidence.ts'
import type { TitleHeld } from './titles-held.ts'
import { yearsBorne } from './years-borne.ts'
import { monthsSince } from './years-since.ts'
import { yearsInWords, yearsStated } from './years-stated.ts'

/** Nearness of a post's title to the job: below the first it is other work, from the others on related work and this. */
const SAME_WORK = 0.3
const RELATED = 0.55
/** Part of the words of what is asked for that a post must be told in. */
const SPOKEN = 0.5
/** Years a resume states beyond its dated posts are believed up to this many months. */
const STATED_BEYOND = 12
/** Months by which a resume rounds its years up. */
const ROUNDED = 3
/** With no dated post at all, stated years count this much. */
const UNDATED_WORTH = 0.6

/** Years of experience, counted from dated posts that show the skill, or that are of this kind of work. */
export function judgeYears(requirement: Requirement, judging: Judging): Verdict {
  const asked = requirement.years ?? 1
  const { months, spans, isPart } = counted(requirement, judging)
  const stated = statedYears(judging)
  const told = statedYears(judging, requirement)
  const dated = judging.evidence.profile.totalMonths > 0
  const believed = dated
    ? Math.min(stated.months, months === 0 ? 0 : months + STATED_BEYOND)
    : stated.months * UNDATED_WORTH
  // Years that a line states of the very thing asked for stand there, whatever posts are called.
  const isTold = told.months > Math.max(months, believed)
  const total = isTold ? told.months : Math.max(months, believed)
  const named = isTold || isOfLeading(requirement, judging) ? NAMED_WORTH : 0
  // Years of other work are no years of this.
  const share = Math.min(1, total / (asked * 12)) * (isTold ? TOLD_WORTH : 1) * Math.max(named, nearWork(judging.kind))
  const silent = findingOf('years-unknown', { asked, label: requirement.label }, [])
  const isShort = months < asked * 12 - ROUNDED && !(requirement.terms ?? []).some(isTool)
  const borne = isShort ? yearsBorne(asked * 12, judging, months) : undefined
  if (borne !== undefined && borne.share > share) {
    const args = { asked, label: requirement.label, ...duration(borne.months) }
    return verdictOf(requirement.id, borne.share, { shown: findingOf('years-stated', args, borne.spans), silent })
  }
  const evidence = isTold ? told.spans : months > 0 ? spans : stated.spans
  const isDated = !isTold && months > 0
  // What is told of dated posts is what they add up to, whatever a summary makes of it.
  const args = { asked, label: requirement.label, ...duration(Math.round(isDated ? months : total)) }
  const isEnough = total >= asked * 12 && months >= asked * 12 - ROUNDED
  const code = isDated ? (isEnough ? 'years-met' : 'years-short') : 'years-stated'
  return verdictOf(requirement.id, share, {
    shown: findingOf(code, args, evidence),
    silent,
    // What a line states of the very thing asked for, and dated posts of related work bear out, is shown.
    isPart: (isPart && !isSaid(requirement, judging)) || code !== 'years-met',
  })
}

/** Worth of years that are only told, where dated posts do not show them. */
const TOLD_WORTH = 0.35
/** Worth of years that are named as such, where the rest of the work is of another kind. */
const NAMED_WORTH = 0.4

/** "Two years of leading people": asked for in no other words. */
function isOfLeading({ id, label }: Requirement, { job }: Judging): boolean {
  return job.led.has(id) && wordsOf(withoutLeading(label)).stems.every((word) => GENERAL.has(word))
}

type Counted = { months: number; spans: Span[]; isPart: boolean }

function counted(requirement: Requirement, judging: Judging): Counted {
  const { evidence } = judging
  if (isOfLeading(requirement, judging)) return lengthOf(new Map(leadingPosts(evidence)), judging, false)
  const skills = (requirement.terms ?? []).filter((term) => term.startsWith('skill:'))
  const shown = ofPosts(requirement, skills, judging)
  const since = monthsSince(skills, evidence)
  return since.months > shown.months ? { ...since, isPart: false } : shown
}

function ofPosts(requirement: Requirement, skills: string[], judging: Judging): Counted {
  const { evidence, nearness } = judging
  const posts = new Map<number, Span>()
  for (const term of skills) {
    for (const { line, match } of evidence.terms.get(term) ?? []) {
      const post = evidence.lines[line]!.employment
      if (post >= 0 && !posts.has(post)) posts.set(post, { start: match.start, end: match.end })
    }
  }
  const isShown = posts.size > 0
  if (isShown && skills.some(isTool)) return lengthOf(posts, judging, false)
  // The job's name says what the years are of, or one post shows it: posts of that name are years of it. Of a tool they are not.
  const isNamed = isShown || (isOfTheName(requirement, judging) && !skills.some(isTool))
  const least = isNamed ? RELATED : Infinity
  const sure = postsLike(judging, (post) => nearness[post]! >= least || speaksOf(post, requirement, judging))
  const unnamed = skills.some(isTool) ? [] : postsByDuties(judging)
  const told = [...postsTitled(requirement, judging), ...postsInPlace(requirement, judging)]
  const own = lengthOf(new Map([...unnamed, ...sure, ...told, ...posts]), judging, false)
  if (own.months >= (requirement.years ?? 1) * 12) return own
  const related = relatedTo(skills, judging)
  return own.months >= related.months ? own : related
}

/** "Four years as an electrician": posts of that very title. */
function postsTitled({ terms: asked = [] }: Requirement, { evidence }: Judging): Map<number, Span> {
  return postsOf(
    evidence.titles.filter(({ terms }) => terms.some((term) => asked.includes(term))),
    evidence,
  )
}

/** Posts of some of the titles held, each with the words that date or name it. */
function postsOf(titles: TitleHeld[], { profile }: Evidence): Map<number, Span> {
  const ofPosts = titles.filter(({ employment }) => employment >= 0)
  return new Map(ofPosts.map(({ employment, span }) => [employment, profile.employment[employment]!.dates ?? span]))
}

/**
 * "Three years in a warehouse": posts whose own titles say where, whatever was done there, as "Warehouse Operative" does. Not
 * by what the job itself is called last: a dental nurse has not been a nurse.
 */
function postsInPlace({ id }: Requirement, { evidence, job }: Judging): Map<number, Span> {
  const words = (job.stems.get(id) ?? []).filter((word) => !GENERAL.has(word))
  const callings = job.names.flatMap((name) => name.at(-1) ?? [])
  if (words.length === 0 || words.some((word) => callings.includes(word))) return new Map()
  return postsOf(
    evidence.titles.filter(({ stems }) => words.every((word) => stems.includes(word))),
    evidence,
  )
}

/** What bears out a part: neighbours of a skill, posts of neighbouring titles. A school bus driver has not driven lorries. */
function relatedTo(skills: string[], judging: Judging): Counted {
  const near = skills
    .map((term) => skillStrength(term, judging))
    .find((skill) => skill.how === 'related' && skill.months > 0)
  if (near !== undefined) return { months: Math.round(near.months * near.strength), spans: near.spans, isPart: true }
  if (skills.some(isTool)) return { months: 0, spans: [], isPart: true }
  return lengthOf(
    postsLike(judging, (post) => judging.nearness[post]! >= RELATED),
    judging,
    true,
  )
}

const GENERAL = stemsAbroad(YEARS_WORDS)

/** "Six years of relevant experience", "five years as an electrician", "dwa lata w spawaniu" of a "spawacz": the job's own work. */
function isOfTheName(requirement: Requirement, { job, profile }: Judging): boolean {
  const words = (job.stems.get(requirement.id) ?? []).filter((word) => !GENERAL.has(word))
  const named = new Set(job.names.flat())
  if ((requirement.terms ?? []).some((skill) => job.titleTerms.some((title) => isNamedByTitle(skill, title))))
    return true
  const isNamed = (word: string) => named.has(word) || [...named].some((other) => sharesRoot(word, other))
  const enough = SPOKEN * weightOf(words)
  if (weightOf(words.filter(isNamed)) >= enough) return true
  const titles = profile.requirements.filter(({ type }) => type === 'title').map(({ label }) => label)
  const alike = meaningsOfAlike(textOf(profile, requirement), titles, job.language)
  return weightOf(words.filter((word) => isNamed(word) || alike.has(word))) >= enough
}

function lengthOf(posts: Map<number, Span>, { evidence }: Judging, isPart: boolean): Counted {
  const months = monthsOfPosts([...posts.keys()].map((post) => evidence.profile.employment[post]!))
  return { months, spans: [...posts.values()].slice(0, 4), isPart }
}

/** Posts of the same line of titles that a test holds for, each with the words that date or name it. */
function postsLike({ evidence, nearness }: Judging, isLike: (post: number) => boolean): Map<number, Span> {
  const found = new Map<number, Span>()
  for (const [index, near] of nearness.entries()) {
    if (near < SAME_WORK || !isLike(index)) continue
    const post = evidence.profile.employment[index]!
    found.set(index, post.dates ?? post.title?.spans[0] ?? post.span)
  }
  return found
}

/** Whether a post is told in most of the words in which the years are asked for: one title word in common is not enough. */
function speaksOf(post: number, requirement: Requirement, { evidence, job, nearness }: Judging): boolean {
  const words = (job.stems.get(requirement.id) ?? []).filter((word) => !GENERAL.has(word))
  // A title of another calling shares a word: of a dental nurse what is told of the work must say it.
  const isOther = nearness[post]! < RELATED && isOfOtherField(post, { evidence, job })
  const told = words.filter((word) =>
    evidence.stems.linesWith(word).some((at) => {
      const line = evidence.lines[at]!
      return line.employment === post && !(isOther && line.own === line.end) && !isOfColleague(word, at, evidence)
    }),
  )
  return words.length > 0 && weightOf(told) >= SPOKEN * weightOf(words)
}

/** Whether a post has a known title, and of another field than any the job goes by. */
function isOfOtherField(post: number, { evidence, job }: Pick<Judging, 'evidence' | 'job'>): boolean {
  const fieldsOf = (terms: string[]) => terms.flatMap((term) => findTerm(term)?.field ?? [])
  const asked = fieldsOf(job.titleTerms)
  const held = fieldsOf(evidence.titles.find(({ employment }) => employment === post)?.terms ?? [])
  return asked.length > 0 && held.length > 0 && held.every((field) => !asked.includes(field))
}

/** Whether a line states so many years of the very thing asked for; what it is about tells that its words count years of work. */
function isSaid(requirement: Requirement, judging: Judging): boolean {
  const { folded } = judging.evidence
  const { months } = statedYears(judging, requirement, [...yearsStated(folded), ...yearsInWords(folded)])
  return months >= (requirement.years ?? 1) * 12
}

/** The most years any worthy line states; for a requirement, of those that are told in its words. */
function statedYears(
  { evidence, job }: Judging,
  requirement?: Requirement,
  stated = yearsStated(evidence.folded),
): { months: number; spans: Span[] } {
  const words = (job.stems.get(requirement?.id ?? '') ?? []).filter((word) => !GENERAL.has(word))
  const isOfThis = (line: number) => {
    const named = requirement?.terms?.some((term) => evidence.terms.get(term)?.some((place) => place.line === line))
    const said = words.filter((word) => evidence.lines[line]!.stems.includes(word))
    return named === true || (said.length > 0 && weightOf(said) >= SPOKEN * weightOf(words))
  }
  let best: { months: number; spans: Span[] } = { months: 0, spans: [] }
  for (const { years, span } of stated) {
    const at = lineAt(evidence.lines, span.start)
    const line = evidence.lines[at]
    if (line === undefined || line.worth === 0 || years * 12 <= best.months) continue
    if (requirement === undefined) best = { months: years * 12, spans: [span] }
    else if (isOfThis(at)) best = { months: years * 12, spans: [{ start: line.start, end: line.end }] }
  }
  return best
}
