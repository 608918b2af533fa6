import type { Profile, ResumeText, SectionKind, Span } from '@evenhand/model'
import { blankOrders } from '../integrity/find-instructions.ts'
import { type TermMatch, termsAmong } from '../knowledge/match-terms.ts'
import { type Tokens, tokensAround, tokensBetween } from '../knowledge/tokenize.ts'
import { tokensOfResume } from '../knowledge/tokens-of-resume.ts'
import { claimOf } from './claim-of.ts'
import { languageOfText } from './language-of-text.ts'
import { lineAt } from './line-at.ts'
import { type LineSigns, lineSigns } from './line-signs.ts'
import { lowerSameLength } from './lower-same-length.ts'
import { headingEnds, sectionOfLines } from './line-sections.ts'
import { type LineOfWork, lineOfWork } from './line-of-work.ts'
import { blank, spansOfIdentity } from './mask-identity.ts'
import { meaningsAmong, meaningsBetween, type SplitText } from './meanings-of.ts'
import { namesCertificate } from './names-certificate.ts'
import { StemIndex } from './stem-index.ts'
import { type FieldOfStudy, fieldsOfStudy } from './fields-of-study.ts'
import { type Statement, statementsOf } from './statements.ts'
import { stemmed } from './words-of.ts'
import { type TitleHeld, titlesHeld } from './titles-held.ts'

/** A statement of the masked resume that may speak for the candidate: mostly one line. */
export type EvidenceLine = Span & {
  /** Where the statement ends, however much of it is read. */
  lineEnd: number
  /** Where its own words begin, behind the head of a post; its end where there are none. */
  own: number
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
  /** The text as it is: for what is judged by its form alone, as a driving licence. */
  whole: string
  /** Spans that are no claims of the candidate's own. */
  leftOut: Span[]
  /** The text with identity blanked. */
  text: string
  lines: EvidenceLine[]
  /** The same by `lowerSameLength`. */
  folded: string
  /** The words of the text. */
  tokens: Tokens
  stems: StemIndex
  /** Known terms found in lines of some worth, by id. */
  terms: Map<string, { match: TermMatch; line: number }[]>
  /** Euclidean length of what is said. */
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

/** Lines about the person are no evidence, but for a registration told below the name. */
function tellsLicence(section: SectionKind, said: string): boolean {
  return section === 'contact' && namesCertificate(lowerSameLength(said))
}

const MOST_LINES = 4000
const LONGEST_LINE = 1500
const prepared = new WeakMap<Profile, { resume: ResumeText; evidence: Evidence }>()

/** Reads the masked resume statement by statement. Remembers the last result per profile, for one resume against many jobs. */
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
  const lines = evidence.lines.map((line) => (holdsSome(line, spans) ? { ...line, worth: 0 } : line))
  const profile = profileWithout(evidence.profile, spans)
  return index({ ...evidence, profile, lines, leftOut: spans }, [...evidence.terms.values()].flat())
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

/** Letters of what is left out that a statement may hold and still count: the end of a word. */
const LEFT_OVER = 8

/** A statement that goes on into what is left out, or comes out of it, is none of the candidate's own. */
function holdsSome(line: Span, spans: Span[]): boolean {
  return (
    isInside(line, spans) ||
    spans.some((span) => Math.min(span.end, line.end) - Math.max(span.start, line.start) > LEFT_OVER)
  )
}

function isInside(line: Span, spans: Span[]): boolean {
  return spans.some(
    (span) => Math.min(span.end, line.end) - Math.max(span.start, line.start) > 0.5 * (line.end - line.start),
  )
}

function read(profile: Profile, resume: ResumeText): Evidence {
  const plain = lowerSameLength(resume.text)
  const signs = lineSigns(resume, plain)
  const identity = spansOfIdentity(profile, resume, { folded: plain, signs })
  const statements = statementsOf(profile, resume)
  const whole = (some: string) => onOneLine(blank(some, identity), resume, statements)
  const [text, folded] = [whole(resume.text), whole(plain)]
  const tokens = tokensAround(text, tokensOfResume(resume), identity)
  const split = { text, tokens, language: languageOfText(text, tokens) }
  const matches = termsAmong(text, tokens)
  const lines = linesOf(statements, { profile, resume, split, signs, matches })
  const placed = matches.map((match) => ({ match, line: lineAt(lines, match.start) }))
  const { language } = split
  return index(
    {
      profile,
      whole: resume.text,
      leftOut: [],
      ...split,
      folded,
      lines,
      ...(resume.language === language && { writtenIn: language }),
    },
    placed,
  )
}

type Reading = { profile: Profile; resume: ResumeText; split: SplitText; signs: LineSigns; matches: TermMatch[] }

/** The statements that say something, with how much each counts. */
function linesOf(statements: Statement[], { profile, resume, split, signs, matches }: Reading): EvidenceLine[] {
  const { text, tokens, language } = split
  const [sections, headings] = [sectionOfLines(profile, resume), headingEnds(profile, resume)]
  const stemsOf = stemsOfLines(split, matches)
  const lines: EvidenceLine[] = []
  let first = 0
  for (const statement of statements) {
    if (lines.length >= MOST_LINES) break
    const { start, end: lineEnd, first: number } = statement
    const section = sections[number] ?? 'other'
    const end = Math.min(lineEnd, start + LONGEST_LINE)
    while (first < matches.length && matches[first]!.start < start) first++
    let after = first
    while (language !== 'en' && after < matches.length && matches[after]!.start < end) after++
    const stems =
      end < lineEnd
        ? meaningsAmong(tokensBetween(text, tokens, { start, end }), matches.slice(first, after))
        : stemsOf(statement, first, after)
    first = after
    if (stems.length === 0) continue
    const said = text.slice(start, end)
    const place = tellsLicence(section, said) ? 'certificates' : section
    const isHeading = headings.get(number) === lineEnd
    const worth = isHeading ? 0 : SECTION_WORTH[place] * (disclaims(statement, signs) ? claimOf(said) : 1)
    const [own, employment] = [statement.own ?? end, employmentAt(profile, start)]
    lines.push({ start, end, lineEnd, own, section: place, employment, worth, stems })
  }
  return lines
}

/** A text whose statements stand on a line each: "Siemens" / "S7" is one term, wherever the page breaks it. */
function onOneLine(text: string, { lines }: ResumeText, statements: Statement[]): string {
  let joined = ''
  let from = 0
  for (const { first, last } of statements) {
    for (let line = first; line < last; line++) {
      const [end, next] = [lines[line]!.end, lines[line + 1]!.start]
      joined += text.slice(from, end) + ' '.repeat(next - end)
      from = next
    }
  }
  return joined + text.slice(from)
}

function disclaims({ first, last }: Statement, { disclaiming }: LineSigns): boolean {
  for (let line = first; line <= last; line++) if (disclaiming.has(line)) return true
  return false
}

/**
 * The stems of whole lines, asked for from the first to the last, with the numbers of the terms that start in each. English
 * is split once, since its terms stand for their own words.
 */
function stemsOfLines({ text, tokens, language }: SplitText, matches: TermMatch[]) {
  if (language !== 'en')
    return (line: Span, first: number, after: number) =>
      meaningsAmong(tokensBetween(text, tokens, line), matches.slice(first, after))
  const { stems, starts } = stemmed(tokens)
  let word = 0
  return ({ start, end }: Span) => {
    while (word < starts.length && starts[word]! < start) word++
    const from = word
    while (word < starts.length && starts[word]! < end) word++
    return stems.slice(from, word)
  }
}

type Read = Pick<
  Evidence,
  'profile' | 'whole' | 'leftOut' | 'text' | 'folded' | 'tokens' | 'language' | 'writtenIn' | 'lines'
>

function index(base: Read, matches: { match: TermMatch; line: number }[]): Evidence {
  const terms: Evidence['terms'] = new Map()
  for (const place of matches) {
    if (place.line < 0 || base.lines[place.line]!.worth === 0) continue
    const list = terms.get(place.match.term)
    if (list === undefined) terms.set(place.match.term, [place])
    else list.push(place)
  }
  const titles = base.profile.employment.flatMap((post) => post.title?.spans ?? [])
  const stems = new StemIndex(
    base.lines,
    titles.flatMap((title) => meaningsBetween(base, title)),
  )
  const bag = stems.bag
  return {
    ...base,
    terms,
    stems,
    length: stems.length,
    line: lineOfWork(bag.stems, bag.weights),
    titles: titlesHeld(base, terms),
    studies: fieldsOfStudy(base),
  }
}

function employmentAt(profile: Profile, offset: number): number {
  return profile.employment.findIndex((post) => offset >= post.span.start && offset < post.span.end)
}
