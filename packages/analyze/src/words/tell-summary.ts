import type { Education, Finding } from '@evenhand/model'
import { duration, findingOf } from '../judge/finding-of.ts'
import { nameOf } from './name-of.ts'
import { tellOpening } from './tell-opening.ts'
import { tellSubstance } from './tell-substance.ts'
import type { Judged, Telling } from './telling.ts'

/** Two to four sentences: the work, what shows the fit, what is open. Frames follow from what is true of the person. */
export function tellSummary(telling: Telling): Finding[] {
  const open = telling.job === undefined ? undefined : tellOpen(telling)
  const told = [tellOpening(telling), tellSubstance(telling)].filter((finding) => finding !== undefined)
  // Where nothing of the job is shown, one more fact tells people apart better than a list of what all of them lack.
  const isSilent = open === undefined || open.code === 'open-all' || open.code === 'open-all-duties'
  const beside = isSilent ? tellBeside(telling) : undefined
  return [...told, ...[beside ?? open].filter((finding) => finding !== undefined)]
}

/** Shown this little, a point is as good as open. */
const FAINT = 0.3

/** What the resume leaves open: what it denies, must-haves first, then what it hardly shows. */
function tellOpen(telling: Telling): Finding | undefined {
  const points = telling.judged.filter(({ requirement }) => requirement.type !== 'title')
  const must = points.filter(({ requirement }) => requirement.must)
  const open = points.filter(({ verdict }) => verdict.value === 'unknown')
  const denied = points.filter(({ verdict }) => verdict.value === 'not-met')
  const missing = open.filter(({ requirement }) => requirement.must)
  const spans = (list: Judged[]) => list.flatMap(({ verdict }) => verdict.reason.evidence.slice(0, 1)).slice(0, 3)
  const items = (list: Judged[]) => ({
    items: list.slice(0, 2).map((each) => nameOf(each, telling.job)),
    count: list.length,
    // What a sentence on silence rests on: the requirements themselves.
    requirements: list.map(({ requirement }) => requirement.id),
  })
  if (denied.length > 0) return findingOf('open-not-met', items(denied), spans(denied))
  if (must.length > 1 && missing.length === must.length) return findingOf('open-no-must', items(missing), [])
  if (missing.length === 1) return findingOf('open-one-must', items(missing), [])
  if (missing.length > 1) return findingOf('open-musts', items(missing), [])
  if (open.length > 2) return findingOf(manyOpen(open, points), items(open), [])
  if (open.length > 0) return findingOf(open.length === 1 ? 'open-one' : 'open-two', items(open), [])
  return tellPartly(telling, points)
}

/** Many points open: all of them, most, or some; duties told apart from what one knows or holds. */
function manyOpen(open: Judged[], points: Judged[]): string {
  const duties = open.filter(({ requirement }) => requirement.type === 'duty').length
  if (open.length === points.length) return duties === open.length ? 'open-all-duties' : 'open-all'
  if (duties === open.length) return 'open-duties'
  return open.length * 2 > points.length ? 'open-most' : 'open-many'
}

/** With nothing open: what is shown in full, or least. */
function tellPartly(telling: Telling, points: Judged[]): Finding | undefined {
  const met = points.filter(({ verdict }) => verdict.value === 'met')
  const weakest = points.toSorted((a, b) => a.verdict.share - b.verdict.share)[0]
  if (weakest === undefined) return undefined
  const spans = met.flatMap(({ verdict }) => verdict.reason.evidence.slice(0, 1)).slice(0, 3)
  if (met.length === points.length) return findingOf('open-nothing', { count: met.length }, spans)
  if (weakest.verdict.share < FAINT)
    return findingOf(
      'open-weakest',
      { item: nameOf(weakest, telling.job) },
      weakest.verdict.reason.evidence.slice(0, 1),
    )
  if (met.length === 0) return undefined
  const partly = points.filter(({ verdict }) => verdict.value === 'partly')
  const code = partly.length === 1 ? 'open-partly-one' : met.length === 1 ? 'open-met-one' : 'open-met-some'
  const shown = code === 'open-partly-one' ? partly : met
  return findingOf(
    code,
    { items: shown.slice(0, 2).map((each) => nameOf(each, telling.job)), count: shown.length },
    spans,
  )
}

const LONG_STAY_MONTHS = 120
const MANY_POSTS = 6

/** One more fact that tells this person apart, the rarer the sooner. */
function tellBeside({ profile, posts }: Telling): Finding | undefined {
  const certificate = profile.certificates[0]
  if (certificate !== undefined)
    return findingOf('beside-certificate', { certificate: certificate.value.slice(0, 90) }, certificate.spans)
  const languages = profile.languages.slice(0, 4)
  if (languages.length > 1)
    return findingOf(
      'beside-languages',
      { items: languages.map((language) => language.label) },
      languages.map((language) => language.span),
    )
  const longest = posts.toSorted((a, b) => (b.months ?? 0) - (a.months ?? 0))[0]
  if (longest?.title !== undefined && (longest.months ?? 0) >= LONG_STAY_MONTHS) {
    return findingOf(
      'beside-long-stay',
      { title: longest.title.value, ...duration(longest.months!) },
      longest.title.spans,
    )
  }
  const degree = profile.education.find((entry) => entry.degree !== undefined)
  if (degree !== undefined) return degreeBeside(degree)
  if (posts.length >= MANY_POSTS)
    return findingOf(
      'beside-many-posts',
      { posts: posts.length, ...duration(profile.totalMonths) },
      posts.flatMap((post) => post.title!.spans).slice(0, 6),
    )
  return undefined
}

function degreeBeside(degree: Education): Finding {
  const args = {
    degree: degree.degree!.value,
    school: degree.school?.value ?? '',
    field: degree.field?.value ?? '',
    hasSchool: degree.school === undefined ? 'no' : 'yes',
    hasField: fieldTold(degree) ? 'yes' : 'no',
  }
  const spans = [...degree.degree!.spans, ...(degree.school?.spans ?? [])]
  if (degree.ongoing) return findingOf('beside-degree-ongoing', args, spans)
  return findingOf(
    degree.level === 'master' || degree.level === 'doctorate' ? 'beside-degree-higher' : 'beside-degree',
    args,
    spans,
  )
}

/** Whether the field of study adds to what the degree's own words say. */
function fieldTold(degree: { degree?: { value: string }; field?: { value: string } }): boolean {
  return (
    degree.field !== undefined && !(degree.degree?.value ?? '').toLowerCase().includes(degree.field.value.toLowerCase())
  )
}
