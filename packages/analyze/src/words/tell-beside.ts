import type { Education } from '@evenhand/model'
import { duration, findingOf } from '../judge/finding-of.ts'
import { type Candidate, standsOut } from './most-telling.ts'
import type { Telling } from './telling.ts'

/** What half of all people reach. */
const USUAL = { certificates: 2, languages: 2, stay: 90, posts: 9 }
/** How much a degree says beside a job it was not asked for. */
const DEGREE = { doctorate: 0.7, master: 0.44, bachelor: 0.36, ongoing: 0.5, other: 0.3 }

/** Facts beside the job that tell people apart, the rarer the heavier. */
export function tellBeside({ profile, posts }: Telling): Candidate[] {
  const candidates: Candidate[] = []
  const [certificate, ...more] = profile.certificates
  if (certificate !== undefined)
    candidates.push({
      finding: findingOf('beside-certificate', { certificate: certificate.value.slice(0, 90) }, certificate.spans),
      weight: 0.08 + standsOut(1 + more.length, USUAL.certificates),
    })
  const languages = profile.languages.slice(0, 4)
  if (languages.length > 1)
    candidates.push({
      finding: findingOf(
        'beside-languages',
        { items: languages.map((language) => language.label) },
        languages.map((language) => language.span),
      ),
      weight: 0.1 + standsOut(languages.length, USUAL.languages),
    })
  const longest = posts.toSorted((a, b) => (b.months ?? 0) - (a.months ?? 0))[0]
  if (longest?.title !== undefined && longest.months !== undefined && longest !== posts[0])
    candidates.push({
      finding: findingOf(
        'beside-long-stay',
        { title: longest.title.value, ...duration(longest.months) },
        longest.title.spans,
      ),
      weight: standsOut(longest.months, USUAL.stay),
    })
  if (posts.length > 2 && profile.totalMonths > 0)
    candidates.push({
      finding: findingOf(
        'beside-many-posts',
        { posts: posts.length, ...duration(profile.totalMonths) },
        posts.flatMap((post) => post.title!.spans).slice(0, 6),
      ),
      weight: standsOut(posts.length, USUAL.posts),
    })
  const degree = profile.education.find((entry) => entry.degree !== undefined)
  return degree === undefined ? candidates : [...candidates, degreeBeside(degree)]
}

function degreeBeside(entry: Education): Candidate {
  const degree = entry.degree!.value
  const field = entry.field?.value ?? ''
  const args = {
    degree,
    school: entry.school?.value ?? '',
    field,
    hasSchool: entry.school === undefined ? 'no' : 'yes',
    // Only where the field of study adds to what the degree's own words say.
    hasField: field !== '' && !degree.toLowerCase().includes(field.toLowerCase()) ? 'yes' : 'no',
  }
  const spans = [...entry.degree!.spans, ...(entry.school?.spans ?? [])]
  if (entry.ongoing) return { finding: findingOf('beside-degree-ongoing', args, spans), weight: weightOfDegree(entry) }
  const high = entry.level === 'master' || entry.level === 'doctorate'
  return {
    finding: findingOf(high ? 'beside-degree-higher' : 'beside-degree', args, spans),
    weight: weightOfDegree(entry),
  }
}

/** How far a degree tells people apart: the rarer its level, the more. */
export function weightOfDegree({ ongoing, level }: Education): number {
  return ongoing ? DEGREE.ongoing : (DEGREE[level as keyof typeof DEGREE] ?? DEGREE.other)
}
