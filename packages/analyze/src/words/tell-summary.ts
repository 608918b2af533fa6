import type { Employment, Finding, FindingArg } from '@evenhand/model'
import { findTerm } from '../knowledge/lexicon.ts'
import { duration, findingOf } from '../judge/finding-of.ts'
import { quoteLine, shortLabel } from './quote-line.ts'
import { type Judged, type Telling } from './telling.ts'

const LONG_MONTHS = 60
const EARLY_MONTHS = 24

/** Two to four sentences: the work, what shows the fit, what is open. Frames follow from what is true of the person. */
export function tellSummary(telling: Telling): Finding[] {
  const open = telling.job === undefined ? undefined : tellOpen(telling)
  return [tellOpening(telling), tellSubstance(telling), open, tellBeside(telling)]
    .filter((finding) => finding !== undefined)
    .slice(0, 4)
}

function postArgs(post: Employment): Record<string, FindingArg> {
  const dates = {
    ...(post.start !== undefined && { start: post.start }),
    ...(post.end !== undefined && { end: post.end }),
  }
  return {
    title: post.title?.value ?? '',
    employer: post.employer?.value ?? '',
    hasEmployer: post.employer === undefined ? 'no' : 'yes',
    ...dates,
  }
}

function postSpans(post: Employment) {
  return [...(post.title?.spans ?? []), ...(post.employer?.spans ?? [])]
}

function tellOpening(telling: Telling): Finding {
  const { near, posts, nearMonths, profile } = telling
  const latest = posts[0]
  const post = near[0]
  if (latest === undefined) {
    const line = profile.headline ?? profile.skills[0]
    const spans =
      line === undefined ? [] : 'spans' in line ? line.spans : line.mentions.map((mention) => mention.span).slice(0, 1)
    return findingOf('opening-no-posts', {}, spans)
  }
  if (post === undefined) return otherWork(telling, latest)
  const first = near.at(-1)!
  const args = { ...postArgs(post), ...duration(nearMonths), posts: near.length, first: first.title?.value ?? '' }
  const spans = postSpans(post)
  const employers = new Set(near.map((each) => each.employer?.value ?? ''))
  if (post !== latest && latest.start !== undefined && post.end !== undefined) {
    return findingOf('opening-returning', { ...args, latest: latest.title?.value ?? '' }, [
      ...spans,
      ...postSpans(latest),
    ])
  }
  if (near.length > 1 && employers.size === 1 && nearMonths >= LONG_MONTHS && post.employer !== undefined)
    return findingOf('opening-one-employer', args, spans)
  if (near.length > 1 && first.title?.value !== post.title?.value && nearMonths >= EARLY_MONTHS) {
    return findingOf(post.current ? 'opening-risen' : 'opening-path', args, [...spans, ...postSpans(first)])
  }
  if (near.length >= 3) return findingOf('opening-several', args, spans)
  if (nearMonths > 0 && nearMonths < EARLY_MONTHS) return findingOf('opening-early', args, spans)
  if (post.current && post.start !== undefined)
    return findingOf(nearMonths >= 2 * LONG_MONTHS ? 'opening-long' : 'opening-since', args, spans)
  if (post.end !== undefined) return findingOf('opening-until', args, spans)
  return findingOf('opening-undated', args, spans)
}

function otherWork({ profile, judged }: Telling, latest: Employment): Finding {
  const args = { ...postArgs(latest), ...duration(profile.totalMonths) }
  const described = judged.find(
    ({ requirement, verdict }) => requirement.type === 'title' && verdict.reason.code === 'title-described',
  )
  if (described !== undefined && described.verdict.share >= 0.25)
    return findingOf('opening-near-work', args, postSpans(latest))
  if (latest.current) return findingOf('opening-other-now', args, postSpans(latest))
  return findingOf(
    profile.totalMonths >= 2 * LONG_MONTHS ? 'opening-other-long' : 'opening-other',
    args,
    postSpans(latest),
  )
}

/** A requirement's name inside a sentence: the known term's, or the label's first clause. */
export function nameOf({ requirement }: Judged): string {
  const term =
    requirement.type === 'skill' && requirement.terms?.length === 1 ? findTerm(requirement.terms[0]!) : undefined
  return term !== undefined && term.label.length < requirement.label.length ? term.label : shortLabel(requirement.label)
}

/** Judged requirements other than the kind of work, those that earn most first. */
export function strongest(telling: Telling): Judged[] {
  return telling.judged
    .filter(({ requirement, verdict }) => requirement.type !== 'title' && verdict.share > 0)
    .toSorted((a, b) => b.verdict.share * b.requirement.weight - a.verdict.share * a.requirement.weight)
}

function tellSubstance(telling: Telling): Finding | undefined {
  const { resume, results, near } = telling
  const best = strongest(telling)
  const skills = best.filter(({ requirement, verdict }) => requirement.type === 'skill' && verdict.value === 'met')
  const duty = best.find(({ requirement }) => requirement.type === 'duty')
  const result = results.find(
    (each) => each.employment < 0 || near.includes(telling.profile.employment[each.employment]!),
  )
  if (skills.length >= 2) {
    const shown = skills.slice(0, 3)
    const inWork = shown.every(({ verdict }) => verdict.reason.code === 'skill-shown')
    return findingOf(
      inWork ? 'substance-skills-in-work' : 'substance-skills',
      { items: shown.map(nameOf) },
      shown.flatMap(({ verdict }) => verdict.reason.evidence.slice(0, 1)),
    )
  }
  if (result !== undefined && result.weight >= 1.5)
    return findingOf('substance-result', { quote: quoteLine(resume.text, result) }, [
      { start: result.start, end: result.end },
    ])
  const span = duty?.verdict.reason.evidence[0]
  if (duty !== undefined && span !== undefined) {
    const code =
      duty.verdict.value === 'met'
        ? 'substance-duty'
        : duty.verdict.share >= 0.4
          ? 'substance-duty-partly'
          : 'substance-duty-faint'
    return findingOf(code, { duty: nameOf(duty), quote: quoteLine(resume.text, span) }, [span])
  }
  const first = best[0]
  if (first !== undefined)
    return findingOf('substance-one', { item: nameOf(first) }, first.verdict.reason.evidence.slice(0, 1))
  return result === undefined
    ? listedSkills(telling)
    : findingOf('substance-figure', { quote: quoteLine(resume.text, result) }, [
        { start: result.start, end: result.end },
      ])
}

function listedSkills({ profile, job }: Telling): Finding | undefined {
  const skills = profile.skills
    .toSorted((a, b) => b.months - a.months || b.mentions.length - a.mentions.length)
    .slice(0, 3)
  if (skills.length < 2) return undefined
  return findingOf(
    job === undefined ? 'substance-known-for' : 'substance-elsewhere',
    { items: skills.map((skill) => skill.label) },
    skills.map((skill) => skill.mentions[0]!.span),
  )
}

function tellOpen(telling: Telling): Finding | undefined {
  const must = telling.judged.filter(({ requirement }) => requirement.must && requirement.type !== 'title')
  const unknown = telling.judged.filter(
    ({ verdict, requirement }) => verdict.value === 'unknown' && requirement.type !== 'title',
  )
  const denied = telling.judged.filter(({ verdict }) => verdict.value === 'not-met')
  const partly = telling.judged.filter(
    ({ verdict, requirement }) => verdict.value === 'partly' && requirement.type !== 'title',
  )
  const missing = unknown.filter(({ requirement }) => requirement.must)
  const spans = (list: Judged[]) => list.flatMap(({ verdict }) => verdict.reason.evidence.slice(0, 1)).slice(0, 3)
  const items = (list: Judged[]) => ({ items: list.slice(0, 2).map(nameOf), count: list.length })
  if (denied.length > 0) return findingOf('open-not-met', items(denied), spans(denied))
  if (must.length > 1 && missing.length === must.length) return findingOf('open-no-must', items(missing), [])
  if (missing.length === 1) return findingOf('open-one-must', items(missing), [])
  if (missing.length > 1) return findingOf('open-musts', items(missing), [])
  if (unknown.length > 2) return findingOf('open-many', items(unknown), [])
  if (unknown.length > 0) return findingOf(unknown.length === 1 ? 'open-one' : 'open-two', items(unknown), [])
  if (partly.length > 0)
    return findingOf(partly.length === 1 ? 'open-partly-one' : 'open-partly', items(partly), spans(partly))
  return telling.judged.length > 1
    ? findingOf('open-nothing', { count: telling.judged.length }, spans(telling.judged))
    : undefined
}

/** One more fact that tells this person apart: education, a certificate, languages. */
function tellBeside({ profile }: Telling): Finding | undefined {
  const degree = profile.education.find((entry) => entry.degree !== undefined)
  const certificate = profile.certificates[0]
  if (certificate !== undefined)
    return findingOf('beside-certificate', { certificate: certificate.value.slice(0, 90) }, certificate.spans)
  if (degree?.degree !== undefined) {
    const args = {
      degree: degree.degree.value,
      school: degree.school?.value ?? '',
      field: degree.field?.value ?? '',
      hasSchool: degree.school === undefined ? 'no' : 'yes',
      hasField: fieldTold(degree) ? 'yes' : 'no',
    }
    return findingOf(degree.ongoing ? 'beside-degree-ongoing' : 'beside-degree', args, [
      ...degree.degree.spans,
      ...(degree.school?.spans ?? []),
    ])
  }
  if (profile.languages.length > 1)
    return findingOf(
      'beside-languages',
      { items: profile.languages.slice(0, 4).map((language) => language.label) },
      profile.languages.slice(0, 4).map((language) => language.span),
    )
  return undefined
}

/** Whether the field of study adds to what the degree's own words say. */
function fieldTold(degree: { degree?: { value: string }; field?: { value: string } }): boolean {
  return (
    degree.field !== undefined && !(degree.degree?.value ?? '').toLowerCase().includes(degree.field.value.toLowerCase())
  )
}
