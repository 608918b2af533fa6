import type { Finding, Skill } from '@evenhand/model'
import { duration, findingOf } from '../judge/finding-of.ts'
import { type Candidate, mostTelling, standsOut } from './most-telling.ts'
import { nameOf, strongest } from './name-of.ts'
import { quoteLine } from './quote-line.ts'
import { tellBeside } from './tell-beside.ts'
import { tellFigure } from './tell-figure.ts'
import type { Judged, Telling } from './telling.ts'

/** A duty shown less than this is as good as chance. */
const CLOSE = 0.45
/** Verdicts whose own reason says, in full and by name, what was found. */
const SPEAKING = new Set(['skill-shown', 'degree-met', 'degree-higher', 'language-met', 'years-met'])
/** Months of one skill that half of all people reach. */
const USUAL_MONTHS = 200
/** How much the share of a person's skills that one sentence speaks of adds to its weight. */
const SKILLS = 0.2
const SEVERAL = 4

/** What speaks for the person: for this job if anything does, else the work they have done. */
export function tellSubstance(telling: Telling, told: Finding[]): Finding | undefined {
  return (
    mostTelling(forThisJob(telling), told) ??
    mostTelling([...tellFigure(telling), ...practised(telling), ...besideOnce(telling)], told) ??
    faint(telling)
  )
}

/** A fact beside the job may stand here too, where it outweighs the work: another one closes the summary. */
function besideOnce(telling: Telling): Candidate[] {
  return telling.posts.length > 0 ? tellBeside(telling) : []
}

function forThisJob(telling: Telling): Candidate[] {
  const best = strongest(telling)
  const met = best.filter(({ verdict }) => verdict.value === 'met')
  const duty = best.find(({ requirement }) => requirement.type === 'duty')
  const candidates = [...skillsMet(met, telling), ...met.flatMap((each) => oneMet(each, telling))]
  if (duty !== undefined && duty.verdict.share >= CLOSE) candidates.push(dutyShown(duty, telling))
  if (best.length >= SEVERAL) candidates.push(severalShown(best, telling))
  // A result of this work is worth as much as a point of the job; one of other work is no reason to leave that out.
  if (telling.near.length > 0) return [...candidates, ...tellFigure(telling, telling.near)]
  return candidates.length > 0 ? [...candidates, ...tellFigure(telling)] : []
}

function skillsMet(met: Judged[], { job }: Telling): Candidate[] {
  const shown = met.filter(({ requirement }) => requirement.type === 'skill').slice(0, 3)
  if (shown.length < 2) return []
  const inWork = shown.filter(({ verdict }) => verdict.reason.code === 'skill-shown').length
  const suffix = inWork === shown.length ? '-in-work' : inWork > 0 ? '-partly-in-work' : ''
  const finding = findingOf(
    `substance-skills${suffix}`,
    { items: shown.map((each) => nameOf(each, job)) },
    shown.flatMap(({ verdict }) => verdict.reason.evidence.slice(0, 1)),
  )
  return [{ finding, weight: 0.62 + 0.06 * inWork }]
}

/** One point met, by name: with the time it was shown, the degree, the certificate. */
function oneMet({ requirement, verdict }: Judged, { resume }: Telling): Candidate[] {
  const { reason } = verdict
  const span = reason.evidence[0]
  if (requirement.type === 'certificate' && span !== undefined) {
    const finding = findingOf('substance-certificate', { quote: quoteLine(resume.text, span) }, [span])
    return [{ finding, weight: 0.68 }]
  }
  if (!SPEAKING.has(reason.code)) return []
  const { years, months } = reason.args
  const time =
    typeof years === 'number' && typeof months === 'number' ? standsOut(years * 12 + months, USUAL_MONTHS) : 0.4
  return [
    {
      finding: reason,
      weight: (reason.code.startsWith('skill') ? 0.35 : 0.22) + 0.45 * time + (requirement.must ? 0.05 : 0),
    },
  ]
}

/** A task of the job that the work shows; told with the job it was done in unless that was just named. */
function dutyShown(duty: Judged, { resume, job, posts, profile }: Telling): Candidate {
  const { verdict } = duty
  const span = verdict.reason.evidence[0]!
  const post = posts.find((each) => {
    const { start, end } = each.span
    return span.start >= start && span.start < end && profile.employment.includes(each)
  })
  const args = { duty: nameOf(duty, job), quote: quoteLine(resume.text, span) }
  const met = verdict.value === 'met'
  const code = met ? 'substance-duty' : 'substance-duty-partly'
  const weight = (met ? 0.3 : 0.14) + 0.5 * verdict.share
  if (post?.title === undefined || post === posts[0]) return { finding: findingOf(code, args, [span]), weight }
  const spans = [span, ...post.title.spans]
  return { finding: findingOf(`${code}-as`, { ...args, title: post.title.value }, spans), weight }
}

function severalShown(best: Judged[], { job, judged }: Telling): Candidate {
  const of = judged.filter(({ requirement }) => requirement.type !== 'title').length
  const finding = findingOf(
    'substance-several',
    { count: best.length, of, item: nameOf(best[0]!, job) },
    best.flatMap(({ verdict }) => verdict.reason.evidence.slice(0, 1)).slice(0, 5),
  )
  return { finding, weight: 0.05 + 0.4 * (best.length / of) }
}

/** The skills of the person, whatever the job asks: the one shown longest, or several. */
function practised({ profile, near, job }: Telling): Candidate[] {
  const skills = profile.skills.toSorted((a, b) => b.months - a.months || b.mentions.length - a.mentions.length)
  const longest = skills[0]
  if (longest === undefined || skills.length < 2) return []
  const items = (list: Skill[]) => ({ items: list.slice(0, 3).map((skill) => skill.label) })
  const spans = (list: Skill[]) => list.slice(0, 3).map((skill) => skill.mentions[0]!.span)
  const dated = skills.filter((skill) => skill.months > 0)
  const listed = skills.filter((skill) => skill.months === 0)
  const candidates: Candidate[] = []
  if (listed.length > 1) {
    const code = job === undefined || near.length > 0 ? 'substance-lists' : 'substance-elsewhere'
    const weight = 0.24 + SKILLS * (listed.length / skills.length)
    candidates.push({ finding: findingOf(code, items(listed), spans(listed)), weight })
  }
  if (dated.length > 1) {
    const weight = 0.3 + SKILLS * (dated.length / skills.length)
    candidates.push({ finding: findingOf('substance-known-for', items(dated), spans(dated)), weight })
  }
  if (longest.months > 0) {
    const places = longest.mentions.map(({ span }) => span).slice(0, 3)
    const args = { skill: longest.label, ...duration(longest.months) }
    const finding = findingOf('substance-longest-skill', args, places)
    candidates.push({ finding, weight: standsOut(longest.months, USUAL_MONTHS) })
  }
  return candidates
}

/** Next to nothing is shown: the line that comes nearest. */
function faint(telling: Telling): Finding | undefined {
  const duty = strongest(telling).find(({ requirement }) => requirement.type === 'duty')
  const span = duty?.verdict.reason.evidence[0]
  if (span === undefined) return undefined
  return findingOf('substance-duty-faint', { quote: quoteLine(telling.resume.text, span) }, [span])
}
