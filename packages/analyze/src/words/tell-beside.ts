import type { Employment, Profile, ResumeText, Span } from '@evenhand/model'
import { isExpiredBy } from '../judge/expired-by.ts'
import { duration, findingOf } from '../judge/finding-of.ts'
import { matchTerms } from '../knowledge/match-terms.ts'
import { findTerm } from '../knowledge/lexicon.ts'
import { DRIVING_LICENCE } from '../knowledge/judging/driving-words.ts'
import { foldText } from '../read-resume/text/fold-text.ts'
import { type Candidate, standsOut } from './most-telling.ts'
import { areDated, employerOf, postArgs, postSpans, titleOf } from './post-facts.ts'
import { showName } from './show-title.ts'
import { tellStudies } from './tell-studies.ts'
import type { Telling } from './telling.ts'
import { monthsOfPosts } from '../judge/months-of-posts.ts'

/** What half of all people reach. */
const USUAL = { certificates: 3, languages: 4, stay: 100, posts: 9, employers: 4 }
const EMPLOYERS_LEAST = 3
/** Lines looked at below the heading. */
const ACHIEVEMENTS_READ = 4
const NEW_MONTHS = 12

const known = new WeakMap<Profile, Candidate[]>()

/** Facts beside the job that tell people apart, the rarer the heavier. The same for every job. */
export function tellBeside(telling: Telling): Candidate[] {
  const { profile, posts } = telling
  const candidates = known.get(profile) ?? [
    ...facts(telling),
    ...employersOf(posts),
    ...tellStudies(profile),
    ...achievementOf(telling),
  ]
  known.set(profile, candidates)
  return candidates
}

function facts({ profile, posts, resume }: Telling): Candidate[] {
  const candidates: Candidate[] = certificatesOf(profile, resume)
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
      weight: standsOut(longest.months, USUAL.stay) - 0.1,
    })
  if (posts.length > 2 && areDated(posts))
    candidates.push({
      finding: findingOf(
        'beside-many-posts',
        { posts: posts.length, ...duration(profile.totalMonths) },
        posts.flatMap((post) => post.title!.spans).slice(0, 6),
      ),
      weight: standsOut(posts.length, USUAL.posts) - 0.08,
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
  return candidates
}

/** Where there were several employers: how many, and the longest stay with one of them. */
function employersOf(posts: Employment[]): Candidate[] {
  if (posts.some((post) => employerOf(post) === '' || post.months === undefined)) return []
  const byEmployer = new Map<string, Employment[]>()
  for (const post of posts)
    byEmployer.set(post.employer!.value, [...(byEmployer.get(post.employer!.value) ?? []), post])
  const stays = [...byEmployer.values()]
  const longest = stays.toSorted((a, b) => monthsOfPosts(b) - monthsOfPosts(a))[0]
  if (longest === undefined || stays.length < EMPLOYERS_LEAST || monthsOfPosts(longest) === 0) return []
  const args = { ...postArgs(longest[0]!), employers: stays.length, ...duration(monthsOfPosts(longest)) }
  const spans = posts.flatMap(({ employer }) => employer?.spans ?? []).slice(0, 6)
  return [
    { finding: findingOf('beside-employers', args, spans), weight: standsOut(stays.length, USUAL.employers) - 0.05 },
  ]
}

/** The first whole sentence of what the person counts as an achievement. */
function achievementOf({ profile, resume, quoteOf }: Telling): Candidate[] {
  const section = profile.sections.find(({ kind }) => kind === 'awards')
  if (section === undefined) return []
  for (const line of resume.lines.slice(section.firstLine, section.lastLine + 1).slice(0, ACHIEVEMENTS_READ)) {
    const quoted = line.end > line.start ? quoteOf(line) : undefined
    if (quoted !== undefined && !quoted.quote.startsWith('…'))
      return [{ finding: findingOf('beside-achievement', { quote: quoted.quote }, [quoted.span]), weight: 0.28 }]
  }
  return []
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
function certificatesOf({ certificates, asOf }: Profile, resume: ResumeText): Candidate[] {
  const proven = certificates.filter(
    ({ value, spans }) =>
      value.length <= CERTIFICATE_LONGEST &&
      isProof(value) &&
      !spans.some((span) => isExpiredBy(resume.text, span, asOf)),
  )
  const first = proven[0]
  if (first === undefined) return []
  // Two side by side in a row are told together.
  const told = proven.filter(({ spans }) => isSameRow(resume.text, first.spans[0]!, spans[0]!)).slice(0, 2)
  const names = told.map(({ value }) => showName(value.replace(AS_OF, '')))
  const certificate = names.length > 1 ? names : names[0]!
  const finding = findingOf(
    'beside-certificate',
    { certificate },
    told.flatMap(({ spans }) => spans),
  )
  return [{ finding, weight: standsOut(proven.length, USUAL.certificates) }]
}

function isSameRow(text: string, first: Span, other: Span): boolean {
  return other.start >= first.start && !text.slice(first.start, other.end).includes('\n')
}

/** A car's licence, which most people have. */
const LICENCE = new RegExp(DRIVING_LICENCE, 'u')
const HEAVY = /(?<![\p{L}\p{N}])[cd]1?\+?e?(?![\p{L}\p{N}])/u

function isProof(value: string): boolean {
  const fold = foldText(value)
  if (LICENCE.test(fold) && !HEAVY.test(fold)) return false
  if (/^(?:one|two|other|more|various|multiple)\b/iu.test(value)) return false
  if (PROOF.test(value)) return true
  if (value.split(' ').length > WORDS_MOST) return false
  return ABBREVIATION.test(value) || matchTerms(value).some(({ term }) => findTerm(term)?.category === 'certificate')
}
