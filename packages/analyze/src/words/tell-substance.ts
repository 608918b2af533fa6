import type { Finding, JobProfile } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'
import { nameOf, strongest } from './name-of.ts'
import { quoteLine } from './quote-line.ts'
import type { Judged, Telling } from './telling.ts'

const CLOSE = 0.45
/** Degrees that are near what is asked are no strength to name. */
const NOT_YET = new Set(['degree-other-field', 'degree-one-below', 'degree-ongoing', 'certificate-partly'])

/** What speaks for the person, the most telling that there is: skills in use, the work itself, a result, a neighbour. */
export function tellSubstance(telling: Telling): Finding | undefined {
  const { resume, results, near, profile, job } = telling
  const best = strongest(telling)
  const skills = best.filter(({ requirement, verdict }) => requirement.type === 'skill' && verdict.value === 'met')
  const result = results.find(
    (each) => each.weight >= 1.5 && (each.employment < 0 || near.includes(profile.employment[each.employment]!)),
  )
  const duty = best.find(({ requirement }) => requirement.type === 'duty')
  if (skills.length >= 2) return skillsShown(skills.slice(0, 3), job)
  if (duty !== undefined && duty.verdict.value === 'met') return dutyShown('substance-duty', duty, telling)
  if (result !== undefined)
    return findingOf(
      result.employment < 0 ? 'substance-claim' : 'substance-result',
      { quote: quoteLine(resume.text, result) },
      [{ start: result.start, end: result.end }],
    )
  if (duty !== undefined && duty.verdict.share >= CLOSE) return dutyShown('substance-duty-partly', duty, telling)
  const first = best.find(
    ({ requirement, verdict }) => requirement.type !== 'duty' && !NOT_YET.has(verdict.reason.code),
  )
  if (first !== undefined)
    return findingOf('substance-one', { item: nameOf(first, job) }, first.verdict.reason.evidence.slice(0, 1))
  const figure = results[0]
  if (figure !== undefined)
    return findingOf('substance-figure', { quote: quoteLine(resume.text, figure) }, [
      { start: figure.start, end: figure.end },
    ])
  return practised(telling) ?? (duty === undefined ? undefined : dutyShown('substance-duty-faint', duty, telling))
}

function skillsShown(shown: Judged[], job: JobProfile | undefined): Finding {
  const inWork = shown.every(({ verdict }) => verdict.reason.code === 'skill-shown')
  const spans = shown.flatMap(({ verdict }) => verdict.reason.evidence.slice(0, 1))
  const some = !inWork && shown.some(({ verdict }) => verdict.reason.code === 'skill-shown')
  const code = inWork ? 'substance-skills-in-work' : some ? 'substance-skills-partly-in-work' : 'substance-skills'
  return findingOf(code, { items: shown.map((each) => nameOf(each, job)) }, spans)
}

function dutyShown(code: string, duty: Judged, { resume, job }: Telling): Finding {
  const span = duty.verdict.reason.evidence[0]!
  return findingOf(code, { duty: nameOf(duty, job), quote: quoteLine(resume.text, span) }, [span])
}

/** The skills shown longest: of the person, whatever the job asks. */
function practised({ profile, near, job }: Telling): Finding | undefined {
  const skills = profile.skills
    .toSorted((a, b) => b.months - a.months || b.mentions.length - a.mentions.length)
    .slice(0, 3)
  if (skills.length < 2) return undefined
  const dated = skills[0]!.months > 0
  const code =
    job === undefined || near.length > 0 ? (dated ? 'substance-known-for' : 'substance-lists') : 'substance-elsewhere'
  return findingOf(
    code,
    { items: skills.map((skill) => skill.label) },
    skills.map((skill) => skill.mentions[0]!.span),
  )
}
