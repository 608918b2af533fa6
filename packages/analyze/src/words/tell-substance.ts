import type { Finding, JobProfile, Skill } from '@evenhand/model'
import { duration, findingOf } from '../judge/finding-of.ts'
import { prepareJob } from '../judge/prepare-job.ts'
import { findTerm } from '../knowledge/lexicon.ts'
import { type Candidate, mostTelling, standsOut } from './most-telling.ts'
import { strongest } from './name-of.ts'
import { titleOf } from './post-facts.ts'
import { tellBeside } from './tell-beside.ts'
import { quoteOfVerdict, tellDuties } from './tell-duties.ts'
import { tellFigure } from './tell-figure.ts'
import { shown } from './tell-open.ts'
import { inPosts, tellSkills } from './tell-skills.ts'
import { isKindred } from './tell-other-work.ts'
import { isTelling, showsSkill, skillName, TIME_WORTH_TELLING, workFirst } from './skill-facts.ts'
import type { Judged, Telling } from './telling.ts'

/** Verdicts whose own reason says, in full and by name, what was found. */
const SPEAKING = new Set(['degree-met', 'degree-higher', 'language-met', 'years-met'])
/** What can be said without a word about the work done. */
const WORKLESS = new Set(['degree-met', 'degree-higher', 'language-met', 'substance-several', 'substance-every'])
/** Months of one skill, or of work asked for, that half of all people reach. */
const USUAL_MONTHS = 200
/** How much the share of a person's skills that one sentence speaks of adds to its weight. */
const SKILLS = 0.2
/** Weight of the skills of the latest post, before that. */
const LATEST = 0.27

/** What speaks for the person: for this job if anything does, else the work they have done. */
export function tellSubstance(telling: Telling, told: Finding[]): Finding | undefined {
  const asked = forThisJob(telling)
  const own = [...tellFigure(telling), ...practised(telling), ...besideOnce(telling)]
  // A language, a degree or a count alone says nothing of the work: what the person has done may tell more.
  const isWorkless = asked.every(({ finding }) => WORKLESS.has(finding.code))
  return (
    mostTelling(isWorkless ? [...asked, ...own] : asked, telling.figures, told) ??
    mostTelling(own, telling.figures, told)
  )
}

/** A fact beside the job may stand here too, where it outweighs the work: another one closes the summary. */
function besideOnce(telling: Telling): Candidate[] {
  return telling.posts.length > 0 ? tellBeside(telling) : []
}

/** Everything that shows this job's work, each as one sentence. */
export function forThisJob(telling: Telling): Candidate[] {
  const met = strongest(telling).filter(({ verdict }) => verdict.value === 'met')
  const candidates = [...tellSkills(met, telling), ...met.flatMap((each) => oneMet(each, telling))]
  // Words of two kinds of work coincide: a task is only told of people whose work is of this kind, or near it.
  const isKin = telling.near.length > 0 || isKindred(telling)
  if (isKin) candidates.push(...tellDuties(telling))
  // A result of this work is worth as much as a point of the job; one of other work is no reason to leave that out.
  if (telling.near.length > 0) return [...candidates, ...tellFigure(telling, telling.near)]
  return candidates.length > 0 ? [...candidates, ...tellFigure(telling)] : []
}

/** One point met, by name: the degree, the language, the years, the certificate. */
function oneMet(judged: Judged, telling: Telling): Candidate[] {
  const { requirement, verdict } = judged
  const { reason } = verdict
  const quoted = requirement.type === 'certificate' ? quoteOfVerdict(judged, telling) : undefined
  if (quoted !== undefined) {
    const finding = findingOf('substance-certificate', { quote: quoted.quote }, [quoted.span])
    return [{ finding, weight: 0.6 }]
  }
  if (!SPEAKING.has(reason.code)) return []
  const { years, months } = reason.args
  const time =
    typeof years === 'number' && typeof months === 'number' ? standsOut(years * 12 + months, USUAL_MONTHS) : 0.28
  return [{ finding: shown(judged, telling), weight: 0.12 + 0.45 * time + (requirement.must ? 0.05 : 0) }]
}

/** The skills of the person, whatever the job asks: the one shown longest, where and how often, or several. */
export function practised(telling: Telling): Candidate[] {
  const { profile, near, job, posts } = telling
  const own = profile.skills.filter(isTelling)
  const skills = own.toSorted((a, b) => b.months - a.months || b.mentions.length - a.mentions.length)
  const longest = skills[0]
  if (longest === undefined || skills.length < 2) return []
  const items = (list: Skill[]) => ({ items: list.slice(0, 3).map((skill) => skillName(skill)) })
  const spans = (list: Skill[]) => list.slice(0, 3).map((skill) => workFirst(skill)[0]!)
  const dated = skills.filter((skill) => skill.months > 0)
  const listed = skills.filter((skill) => skill.months === 0)
  const candidates: Candidate[] = []
  if (listed.length > 1) {
    const isKin = job === undefined || near.length > 0 || isKindred(telling) || areOfJob(listed.slice(0, 3), job)
    const code = isKin ? 'substance-lists' : 'substance-elsewhere'
    const weight = (isKin ? 0.12 : 0.1) + SKILLS * (listed.length / skills.length)
    candidates.push({ finding: findingOf(code, items(listed), spans(listed)), weight })
  }
  if (dated.length > 1) {
    const weight = 0.17 + SKILLS * (dated.length / skills.length)
    candidates.push({ finding: findingOf('substance-known-for', items(dated), spans(dated)), weight })
  }
  candidates.push(...latestSkills(telling, skills))
  if (longest.months < TIME_WORTH_TELLING) return candidates
  const places = workFirst(longest).slice(0, 3)
  const time = standsOut(longest.months, USUAL_MONTHS)
  const args = { skill: skillName(longest), ...duration(longest.months) }
  candidates.push({ finding: findingOf('substance-longest-skill', args, places), weight: 0.06 + 0.7 * time })
  const showing = posts.filter((post) => showsSkill(longest, profile.employment.indexOf(post)))
  return [
    ...candidates,
    ...inPosts(
      { name: skillName(longest), months: longest.months, skill: longest, posts: showing, spans: places },
      0.1 + 0.7 * time,
    ),
  ]
}

/** What the latest post shows: skills of its own before those of every post. */
function latestSkills({ profile, posts }: Telling, skills: Skill[]): Candidate[] {
  const latest = posts[0]
  if (latest?.title === undefined) return []
  const index = profile.employment.indexOf(latest)
  const shownThere = skills
    .filter((skill) => showsSkill(skill, index))
    .toSorted((a, b) => a.mentions.length - b.mentions.length)
    .slice(0, 3)
  if (shownThere.length < 2) return []
  const args = { title: titleOf(latest), items: shownThere.map(skillName) }
  const spans = shownThere.map(({ mentions }) => mentions.find(({ employment }) => employment === index)!.span)
  const finding = findingOf('substance-latest-skills', args, [...spans, ...latest.title.spans])
  return [{ finding, weight: LATEST + SKILLS * (shownThere.length / skills.length) }]
}

/** Whether one of the skills belongs to the field of work of the job's own names. */
function areOfJob(skills: Skill[], job: JobProfile): boolean {
  const fields = new Set(prepareJob(job).titleTerms.map((term) => findTerm(term)?.field))
  return skills.some(({ id }) => id !== undefined && fields.has(findTerm(id)?.field))
}
