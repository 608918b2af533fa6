import type { Finding } from '@evenhand/model'
import { duration, findingOf } from '../judge/finding-of.ts'
import { type Candidate, standsOut } from './most-telling.ts'
import { isFact, isNameable, isSilent, nameOf, namesOf, shownNames, strongest } from './name-of.ts'
import { titleOf } from './post-facts.ts'
import { showTitle } from './show-title.ts'
import { moreDuties } from './tell-duties.ts'
import { isKindred } from './tell-other-work.ts'
import { weightOfDegree } from './tell-studies.ts'
import { isTelling, skillName } from './skill-facts.ts'
import type { Judged, Telling } from './telling.ts'

/** Verdicts whose own reason says, by name, what is there and what is not, with its weight: common ones weigh less. */
const SPEAKING: Record<string, number> = {
  'skill-related': 0.5,
  'skill-listed': 0.44,
  'degree-other-field': 0.2,
  'degree-unclear': 0.2,
  'degree-ongoing': 0.5,
  'degree-one-below': 0.44,
  'degree-lower': 0.4,
  'language-below': 0.5,
  'language-level-unsaid': 0.42,
  'years-short': 0.46,
  'years-stated': 0.44,
}
/** What half of all people reach: months of work in all, skills named. */
const USUAL = { total: 200, skills: 20 }
/** A degree with silence beside it says less than the degree alone. */
const UNDER_FACT = 0.1
/** Shown this little, a point is as good as open. */
const FAINT = 0.3

/** What the resume leaves open or shows in part. Silence is told beside words of the resume, so that each sentence has its quote. */
export function tellOpen(telling: Telling): Candidate[] {
  const points = telling.judged.filter(({ requirement }) => isFact(requirement.type))
  const denied = points.filter(({ verdict }) => verdict.value === 'not-met' && verdict.reason.code === 'skill-denied')
  const told = points.flatMap((each): Candidate[] => {
    const weight = SPEAKING[each.verdict.reason.code]
    return weight === undefined
      ? []
      : [{ finding: shown(each, telling), weight: weight + (each.requirement.must ? 0.06 : 0) }]
  })
  if (denied.length > 0) {
    const items = namesOf(denied, telling, 2)
    told.push({ finding: findingOf('open-not-met', { items }, spansOf(denied)), weight: 0.8 })
  }
  const isKin = telling.near.length > 0 || isKindred(telling)
  return [
    ...told,
    ...besideSilence(points, telling),
    ...nothingOpen(points, telling),
    ...mustsMet(points, telling),
    ...longAgo(telling),
    ...(isKin ? moreDuties(telling) : []),
  ]
}

/** The reason of a verdict with its title or degree as sentences show it, and the skill by its name inside a sentence. */
export function shown(judged: Judged, naming: Telling): Finding {
  const { reason } = judged.verdict
  const { held, title, skill } = reason.args
  return {
    ...reason,
    args: {
      ...reason.args,
      ...(typeof held === 'string' && { held: showTitle(held) }),
      ...(typeof title === 'string' && { title: showTitle(title) }),
      ...(typeof skill === 'string' && { skill: nameOf(judged, naming) }),
    },
  }
}

/** What is not mentioned, told after something that is. */
function besideSilence(points: Judged[], telling: Telling): Candidate[] {
  const open = points.filter(isSilent)
  const musts = open.filter(({ requirement }) => requirement.must)
  const silent = musts.length > 0 ? musts : open
  const items = namesOf(silent, telling, 2)
  if (items.length === 0) return []
  const args = { items, count: silent.length, must: musts.length > 0 ? 'yes' : 'no' }
  // One or two are told in full; a count of two with one name would hide the other.
  if (silent.length <= 2 && items.length < silent.length) return []
  // The language a resume is written in goes without saying.
  const best = strongest(telling).filter(
    (each) => isNameable(each, telling) && each.verdict.reason.code !== 'language-written',
  )
  const isFound = ({ verdict }: Judged) => verdict.reason.code !== 'skill-related'
  const skills = best.filter((each) => each.requirement.type === 'skill' && isFound(each)).slice(0, 2)
  const met = best.filter(({ verdict }) => verdict.value === 'met')
  const all = mustsOf(telling)
  const metMusts = all.filter(({ verdict }) => verdict.value === 'met')
  const of = all.length
  const names = (list: Judged[]) => shownNames(list, telling, 2)
  const first = best.slice(0, 1).filter(isFound)
  const frames: { code: string; weight: number; list: Judged[]; more?: Finding['args'] }[] = [
    {
      code: 'open-met-of',
      weight: 0.24 + 0.3 * (metMusts.length / (of || 1)),
      list: metMusts,
      more: { met: metMusts.length, of },
    },
    { code: 'open-named', weight: 0.34 + 0.05 * skills.length, list: skills, more: { shown: names(skills) } },
    { code: 'open-shown', weight: 0.34 + 0.3 * (met.length / points.length), list: met, more: { shown: names(met) } },
    {
      code: 'open-partly',
      weight: 0.13 + 0.26 * (best[0]?.verdict.share ?? 0),
      list: met.length > 0 ? [] : first,
      more: { shown: names(first) },
    },
  ]
  return [
    ...frames
      .filter(({ list }) => list.length > 0)
      .map(({ code, weight, list, more }) => ({
        finding: findingOf(code, { ...args, ...more }, spansOf(list)),
        weight,
      })),
    ...besideLife(args, telling),
  ]
}

/** Where the points of the job give nothing to stand on: the degree, or the years of work. */
function besideLife(args: Finding['args'], { profile, posts }: Telling): Candidate[] {
  const candidates: Candidate[] = []
  const entry = profile.education.find(({ degree }) => degree !== undefined)
  if (entry?.degree !== undefined) {
    const degree = showTitle(entry.degree.value)
    const finding = findingOf('open-studied', { ...args, degree }, entry.degree.spans)
    candidates.push({ finding, weight: weightOfDegree(entry) + (entry.school === undefined ? 0.05 : -UNDER_FACT) })
  }
  const skills = profile.skills.filter((skill) => skill.months > 0 && isTelling(skill)).slice(0, 2)
  if (skills.length > 1) {
    const names = skills.map(skillName)
    const spans = skills.map(({ mentions }) => mentions[0]!.span)
    const weight = 0.36 * standsOut(profile.skills.length, USUAL.skills)
    candidates.push({ finding: findingOf('open-named', { ...args, shown: names }, spans), weight })
  }
  const dates = posts.flatMap((post) => (post.dates === undefined ? [] : [post.dates])).slice(0, 5)
  if (dates.length > 0 && profile.totalMonths > 0)
    candidates.push({
      finding: findingOf('open-years', { ...args, ...duration(profile.totalMonths) }, dates),
      weight: 0.75 * standsOut(profile.totalMonths, USUAL.total),
    })
  return candidates
}

/** Every must-have, the kind of work and its conditions too: they are counted as the list of requirements shows them. */
export function mustsOf({ judged }: Telling): Judged[] {
  return judged.filter(({ requirement }) => requirement.must)
}

/** Every must-have is met, something else is not. */
function mustsMet(points: Judged[], telling: Telling): Candidate[] {
  const musts = mustsOf(telling)
  const weakest = points
    .filter((each) => !each.requirement.must && each.verdict.value !== 'met' && isNameable(each, telling))
    .toSorted((a, b) => a.verdict.share - b.verdict.share)[0]
  if (musts.length < 2 || weakest === undefined || musts.some(({ verdict }) => verdict.value !== 'met')) return []
  const args = { item: nameOf(weakest, telling), count: musts.length }
  return [{ finding: findingOf('open-musts-met', args, spansOf(musts)), weight: 0.62 }]
}

/** This kind of work came to an end before the resume did. */
function longAgo({ near, posts }: Telling): Candidate[] {
  const post = near[0]
  if (post?.title === undefined || post === posts[0] || post.end === undefined) return []
  const args = { title: titleOf(post), end: post.end }
  return [
    {
      finding: findingOf('open-ended', args, [...(post.dates === undefined ? [] : [post.dates]), ...post.title.spans]),
      weight: 0.4,
    },
  ]
}

/** With nothing open: what is shown in full, or least. */
function nothingOpen(points: Judged[], telling: Telling): Candidate[] {
  const met = points.filter(({ verdict }) => verdict.value === 'met')
  const partly = points.filter(({ verdict }) => verdict.value === 'partly')
  if (points.length === 0 || met.length + partly.length < points.length) return []
  const weakest = points.toSorted((a, b) => a.verdict.share - b.verdict.share)[0]!
  const frame = (code: string, list: Judged[], weight: number): Candidate[] => {
    const items = shownNames(list, telling, 2)
    if (items.length === 0) return []
    return [{ finding: findingOf(code, { items, item: items[0]!, count: list.length }, spansOf(list)), weight }]
  }
  if (partly.length === 0) {
    // Of all the job asks for, the kind of work and its conditions too.
    const all = telling.judged.length === telling.job?.requirements.length ? telling.judged : []
    const isAll = all.length > 0 && all.every(({ verdict }) => verdict.value === 'met')
    return isAll ? frame('open-nothing', all, 0.9) : []
  }
  const least = frame('open-weakest', [weakest], weakest.verdict.share < FAINT ? 0.24 : 0.11)
  if (partly.length === 1) return [...frame('open-partly-one', partly, 0.42 - 0.24 / points.length), ...least]
  if (met.length === 0) return least
  return [
    ...frame(met.length === 1 ? 'open-met-one' : 'open-met-some', met, 0.34 + 0.3 * (met.length / points.length)),
    ...least,
  ]
}

function spansOf(list: Judged[]) {
  return list.flatMap(({ verdict }) => verdict.reason.evidence.slice(0, 1)).slice(0, 3)
}
