import type { Education, Employment, Field, Profile } from '@evenhand/model'
import { duration, findingOf } from '../judge/finding-of.ts'
import { matchTerms } from '../knowledge/match-terms.ts'
import { findTerm } from '../knowledge/lexicon.ts'
import { type Candidate, standsOut } from './most-telling.ts'
import { areDated, postArgs, postSpans, titleOf } from './post-facts.ts'
import { showName, showTitle } from './show-title.ts'
import type { Telling } from './telling.ts'

/** What half of all people reach. */
const USUAL = { certificates: 3, languages: 4, stay: 100, posts: 9 }
/** How much a degree says beside a job it was not asked for. */
const DEGREE = { doctorate: 0.7, master: 0.38, bachelor: 0.26, ongoing: 0.5, other: 0.22 }
const NEW_MONTHS = 12

const known = new WeakMap<Profile, Candidate[]>()

/** Facts beside the job that tell people apart, the rarer the heavier. The same for every job. */
export function tellBeside({ profile, posts }: Telling): Candidate[] {
  const candidates = known.get(profile) ?? facts(profile, posts)
  known.set(profile, candidates)
  return candidates
}

function facts(profile: Profile, posts: Employment[]): Candidate[] {
  const candidates: Candidate[] = certificatesOf(profile.certificates)
  const languages = profile.languages.slice(0, 4)
  if (languages.length > 1)
    candidates.push({
      finding: findingOf(
        'beside-languages',
        { items: languages.map(({ label }) => showName(label)), languages: languages.map(({ code }) => code) },
        languages.map((language) => language.span),
      ),
      weight: 0.75 * standsOut(languages.length, USUAL.languages),
    })
  const longest = posts.toSorted((a, b) => (b.months ?? 0) - (a.months ?? 0))[0]
  if (longest?.title !== undefined && longest.months !== undefined && longest !== posts[0])
    candidates.push({
      finding: findingOf(
        'beside-long-stay',
        { title: titleOf(longest), ...duration(longest.months) },
        longest.title.spans,
      ),
      weight: standsOut(longest.months, USUAL.stay),
    })
  if (posts.length > 2 && areDated(posts))
    candidates.push({
      finding: findingOf(
        'beside-many-posts',
        { posts: posts.length, ...duration(profile.totalMonths) },
        posts.flatMap((post) => post.title!.spans).slice(0, 6),
      ),
      weight: standsOut(posts.length, USUAL.posts),
    })
  const latest = posts[0]
  if (longest?.title !== undefined && longest === latest && (longest.months ?? 0) > 0)
    candidates.push({
      finding: findingOf(
        'strength-stayed',
        { ...postArgs(longest), ...duration(longest.months ?? 0) },
        postSpans(longest),
      ),
      weight: standsOut(longest.months ?? 0, USUAL.stay) - 0.1,
    })
  if (latest?.current === true && latest.start !== undefined && (latest.months ?? NEW_MONTHS) < NEW_MONTHS)
    candidates.push({ finding: findingOf('beside-new', postArgs(latest), postSpans(latest)), weight: 0.5 })
  const degree = profile.education.find((entry) => entry.degree !== undefined)
  return degree === undefined ? candidates : [...candidates, degreeBeside(degree)]
}

/** Words for a proof somebody else gave, in the languages resumes are mostly written in. */
const PROOF =
  /certif|licen[cs]|registr|diplom|accredit|chartered|permit|zertifi|schein\b|ausweis|prüf|brevet|permis\b|habilitation|título|titulo|carn[eé]|patente|attestat|uprawnieni|świadectw|сертифик|удостовер|лиценз|rozhodnut|sertifik|belge|رخصة|شهادة|ترخيص|证|證|免許|資格|検定|자격|면허|ใบอนุญาต|ใบรับรอง|प्रमाण/iu
const CERTIFICATE_LONGEST = 90
const WORDS_MOST = 6
const ABBREVIATION = /(?:^|[\s(])[A-Z][A-Z0-9+]{2,6}(?:$|[\s,;:)(])/u

/** The rest of "valid until 2027", where the year was read as a date of its own. */
const AS_OF =
  /,?\s(?:refreshed|renewed|valid|current|issued|expir\w{1,5}|since|until|gültig|seit|bis|vigente|válid[ao]|valable|ważn[ye]|od|do)(?:\s(?:since|until|to|bis|seit|do|hasta|jusqu.{0,4}))?$/iu

/** The first that is plainly a certificate; lists of them often hold praise as well. */
function certificatesOf(certificates: Field[]): Candidate[] {
  const proven = certificates.filter(({ value }) => value.length <= CERTIFICATE_LONGEST && isProof(value))
  const first = proven[0]
  if (first === undefined) return []
  const certificate = showName(first.value.replace(AS_OF, ''))
  const finding = findingOf('beside-certificate', { certificate }, first.spans)
  return [{ finding, weight: standsOut(proven.length, USUAL.certificates) }]
}

function isProof(value: string): boolean {
  if (/^(?:one|two|other|more|various|multiple)\b/iu.test(value)) return false
  if (PROOF.test(value)) return true
  if (value.split(' ').length > WORDS_MOST) return false
  return ABBREVIATION.test(value) || matchTerms(value).some(({ term }) => findTerm(term)?.category === 'certificate')
}

/** What the sentence part about a course of study takes. */
export function studyArgs(entry: Education) {
  const degree = showTitle(entry.degree?.value ?? '')
  const [field, school] = [showName(entry.field?.value ?? ''), showName(entry.school?.value ?? '')]
  return {
    degree,
    school,
    field,
    hasSchool: school === '' || degree.includes(school) ? 'no' : 'yes',
    // Only where the field of study adds to what the degree's own words say.
    hasField: field !== '' && !degree.toLowerCase().includes(field.toLowerCase()) ? 'yes' : 'no',
  }
}

function degreeBeside(entry: Education): Candidate {
  const args = studyArgs(entry)
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
