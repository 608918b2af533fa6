import type { Profile, ResumeText, SectionKind, Span } from '@evenhand/model'
import { blankOrders } from '../integrity/find-instructions.ts'
import { matchTerms, type TermMatch } from '../knowledge/match-terms.ts'
import { claimOf } from './claim-of.ts'
import { drivingClasses } from './driving-licence.ts'
import { languageOfText } from './language-of-text.ts'
import { lineAt } from './line-at.ts'
import { lowerSameLength } from './lower-same-length.ts'
import { bareHeadings, sectionOfLines } from './line-sections.ts'
import { type LineOfWork, lineOfWork } from './line-of-work.ts'
import { maskIdentity } from './mask-identity.ts'
import { FOREIGN_WORTH, isForeign, meaningsAt, meaningsOf } from './meanings-of.ts'
import { namesCertificate } from './names-certificate.ts'
import { stemWeight } from './stem-weight.ts'
import { type FieldOfStudy, fieldsOfStudy } from './fields-of-study.ts'
import { wordsOf } from './words-of.ts'
import { type TitleHeld, titlesHeld } from './titles-held.ts'

/** A line of the masked resume that may speak for the candidate. */
export type EvidenceLine = Span & {
  /** Where the line ends, however much of it is read. */
  lineEnd: number
  section: SectionKind
  /** Index into Profile.employment; -1 outside. */
  employment: number
  /** How much a claim in this place counts, 0 to 1: work shown counts most, lists less, hobbies and other people's work nothing. */
  worth: number
  stems: string[]
}

/** A resume made ready for judging: read once, used for every requirement. */
export type Evidence = {
  profile: Profile
  /** The text with identity blanked. */
  text: string
  lines: EvidenceLine[]
  /** Line numbers by stem, ascending. */
  places: Map<string, number[]>
  /** Known terms found in lines of some worth, by id. */
  terms: Map<string, { match: TermMatch; line: number }[]>
  /** Stems with their dampened count. */
  bag: Map<string, number>
  /** Euclidean length of the bag, each stem weighted by the root of how telling it is. */
  length: number
  /** ISO 639-1. */
  language: string
  /** The language of the text where it is beyond doubt. */
  writtenIn?: string
  line: LineOfWork
  /** Job titles, of posts first (in the profile's order), then a few named elsewhere. */
  titles: TitleHeld[]
  /** Fields of study, as the degrees name them. */
  studies: FieldOfStudy[]
}

/** How much a line counts by its section; employment is the measure. */
const SECTION_WORTH: Record<SectionKind, number> = {
  employment: 1,
  projects: 0.95,
  summary: 0.85,
  'cover-letter': 0.6,
  volunteering: 0.8,
  certificates: 0.8,
  awards: 0.7,
  publications: 0.7,
  other: 0.8,
  skills: 0.65,
  education: 0.6,
  memberships: 0.5,
  languages: 0.4,
  interests: 0,
  references: 0,
  contact: 0,
  personal: 0,
}

/** Lines about the person are no evidence, but for a driving licence, and a registration told below the name. */
function tellsLicence(section: SectionKind, said: string): boolean {
  if (section === 'contact' && namesCertificate(lowerSameLength(said))) return true
  return (section === 'contact' || section === 'personal') && drivingClasses(said) !== undefined
}

const MOST_LINES = 4000
const LONGEST_LINE = 1500
const prepared = new WeakMap<Profile, { resume: ResumeText; evidence: Evidence }>()

/** Reads the masked resume line by line. Remembers the last result per profile, for one resume against many jobs. */
export function prepareEvidence(profile: Profile, resume: ResumeText): Evidence {
  const before = prepared.get(profile)
  if (before?.resume === resume) return before.evidence
  const evidence = read(profile, blankOrders(resume))
  prepared.set(profile, { resume, evidence })
  return evidence
}

/** The same evidence without what stands in these spans: pasted adverts, stuffed lists. */
export function withoutSpans(evidence: Evidence, spans: Span[]): Evidence {
  if (spans.length === 0) return evidence
  const lines = evidence.lines.map((line) => (isInside(line, spans) ? { ...line, worth: 0 } : line))
  const profile = profileWithout(evidence.profile, spans)
  return index({ ...evidence, profile, lines }, [...evidence.terms.values()].flat())
}

/** The profile without what was read from these spans. Posts keep their places, since lines point at them by number. */
function profileWithout(profile: Profile, spans: Span[]): Profile {
  const isOwn = (span: Span) => !isInside(span, spans)
  return {
    ...profile,
    employment: profile.employment.map((post) => {
      const own = post.title === undefined || post.title.spans.every(isOwn)
      return own && isOwn(post.dates ?? post.span) ? post : { ...post, title: undefined, start: undefined, months: 0 }
    }),
    education: profile.education.filter((entry) => isOwn(entry.degree?.spans[0] ?? entry.span)),
    languages: profile.languages.filter((language) => isOwn(language.span)),
    certificates: profile.certificates.filter((certificate) => certificate.spans.every(isOwn)),
  }
}

function isInside(line: Span, spans: Span[]): boolean {
  return spans.some(
    (span) => Math.min(span.end, line.end) - Math.max(span.start, line.start) > 0.5 * (line.end - line.start),
  )
}

function read(profile: Profile, resume: ResumeText): Evidence {
  const text = maskIdentity(profile, resume)
  const sections = sectionOfLines(profile, resume)
  const language = languageOfText(text)
  const matches = matchTerms(text)
  // Almost nobody denies anything: asked once of the whole, it need not be asked of each line.
  const mayDisclaim = claimOf(text) === 0
  const lines: EvidenceLine[] = []
  const own = stemsOfLines(text, language, matches)
  let first = 0
  const headings = bareHeadings(profile, resume)
  for (const [number, line] of resume.lines.entries()) {
    if (lines.length >= MOST_LINES) break
    const section = sections[number] ?? 'other'
    const end = Math.min(line.end, line.start + LONGEST_LINE)
    while (first < matches.length && matches[first]!.start < line.start) first++
    let after = first
    while (language !== 'en' && after < matches.length && matches[after]!.start < end) after++
    const stems =
      end < line.end
        ? meaningsAt(text, { start: line.start, end }, matches.slice(first, after))
        : own(line, first, after)
    first = after
    if (stems.length === 0) continue
    const said = text.slice(line.start, end)
    const place = tellsLicence(section, said) ? 'certificates' : section
    const worth = headings.has(number) ? 0 : SECTION_WORTH[place] * (mayDisclaim ? claimOf(said) : 1)
    lines.push({
      start: line.start,
      end,
      lineEnd: line.end,
      section: place,
      employment: employmentAt(profile, line.start),
      worth,
      stems,
    })
  }
  const placed = matches.map((match) => ({ match, line: lineAt(lines, match.start) }))
  const writtenIn = resume.language === language ? language : undefined
  return index({ profile, text, language, lines, ...(writtenIn !== undefined && { writtenIn }) }, placed)
}

/**
 * The stems of whole lines, asked for from the first to the last, with the numbers of the terms that start in each. English
 * is split once, since its terms stand for their own words.
 */
function stemsOfLines(text: string, language: string, matches: TermMatch[]) {
  if (language !== 'en')
    return ({ start, end }: Span, first: number, after: number) =>
      meaningsAt(text, { start, end }, matches.slice(first, after))
  const { stems, starts } = wordsOf(text)
  let word = 0
  return ({ start, end }: Span) => {
    while (word < starts.length && starts[word]! < start) word++
    const from = word
    while (word < starts.length && starts[word]! < end) word++
    return stems.slice(from, word)
  }
}

type Read = Pick<Evidence, 'profile' | 'text' | 'language' | 'writtenIn' | 'lines'>

function index(base: Read, matches: { match: TermMatch; line: number }[]): Evidence {
  const places = new Map<string, number[]>()
  for (const [number, line] of base.lines.entries()) {
    if (line.worth === 0) continue
    for (const word of line.stems) {
      const list = places.get(word)
      if (list === undefined) places.set(word, [number])
      else if (list.at(-1) !== number) list.push(number)
    }
  }
  const terms: Evidence['terms'] = new Map()
  for (const place of matches) {
    if (place.line < 0 || base.lines[place.line]!.worth === 0) continue
    const list = terms.get(place.match.term)
    if (list === undefined) terms.set(place.match.term, [place])
    else list.push(place)
  }
  const bag = bagOf(base)
  const length = lengthOf(bag, () => 1)
  return {
    ...base,
    places,
    terms,
    bag,
    length,
    line: lineOfWork(bag),
    titles: titlesHeld(base, terms),
    studies: fieldsOfStudy(base),
  }
}

/** The length where the job is in another language: words that no other language shares count little. */
export function lengthAbroad({ bag }: Evidence): number {
  return lengthOf(bag, (word) => (isForeign(word) ? FOREIGN_WORTH : 1))
}

function lengthOf(bag: Map<string, number>, worth: (word: string) => number): number {
  let squares = 0
  for (const [word, weight] of bag) squares += worth(word) * (weight * weight * stemWeight(word))
  return Math.sqrt(squares)
}

/** A job title says more about the work than a word in a line. */
const TITLE_COUNT = 2

function bagOf({ profile, text, language, lines }: Read): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (word: string, weight: number) => counts.set(word, (counts.get(word) ?? 0) + weight)
  for (const line of lines) for (const word of line.stems) add(word, line.worth)
  for (const title of profile.employment.flatMap((post) => post.title?.spans ?? [])) {
    for (const word of meaningsOf(text.slice(title.start, title.end), language)) add(word, TITLE_COUNT)
  }
  const bag = new Map<string, number>()
  for (const [word, count] of counts) if (count > 0) bag.set(word, Math.sqrt(count) * Math.sqrt(Math.sqrt(count)))
  return bag
}

function employmentAt(profile: Profile, offset: number): number {
  return profile.employment.findIndex((post) => offset >= post.span.start && offset < post.span.end)
}
