import type { Profile, ResumeText, Span } from '@evenhand/model'
import { blankOrders } from '../integrity/find-instructions.ts'
import { type TermMatch, termsAmong } from '../knowledge/match-terms.ts'
import { type Tokens, tokensAround } from '../knowledge/tokenize.ts'
import { tokensOfResume } from '../knowledge/tokens-of-resume.ts'
import { type EvidenceLine, evidenceLines } from './evidence-lines.ts'
import { languageSaid } from './language-judged.ts'
import { lineAt } from './line-at.ts'
import { lineSigns } from './line-signs.ts'
import { lowerSameLength } from './lower-same-length.ts'
import { type LineOfWork, lineOfWork } from './line-of-work.ts'
import { apart, blank, nameSpans, personalSpans } from './mask-identity.ts'
import { meaningsBetween } from './meanings-of.ts'
import { StemIndex } from './stem-index.ts'
import { withDegreesNamed } from './degrees-named.ts'
import { deniedThings } from './denied-things.ts'
import { disclaimedSentences } from './disclaimed.ts'
import { type FieldOfStudy, fieldsOfStudy } from './fields-of-study.ts'
import { onOneLine, statementsOf } from './statements.ts'
import { type TitleHeld, titlesHeld } from './titles-held.ts'

/** A resume made ready for judging: read once, used for every requirement. */
export type Evidence = {
  profile: Profile
  resume: ResumeText
  /** The text as it is: for what is judged by its form alone, as a driving licence. */
  whole: string
  /** Spans that are no claims of the candidate's own. */
  leftOut: Span[]
  /** What says who the person is and is no matter of the work: never quoted. */
  personal: Span[]
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
  /** ISO 639-1. `en` where nothing tells it. */
  language: string
  isLanguageSaid: boolean
  /** The language of the text where it is beyond doubt. */
  writtenIn?: string
  line: LineOfWork
  /** Job titles, of posts first (in the profile's order), then a few named elsewhere. */
  titles: TitleHeld[]
  /** Fields of study, as the degrees name them. */
  studies: FieldOfStudy[]
}

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

/** The same evidence with these lines in place of its own. */
export function withLines(evidence: Evidence, lines: EvidenceLine[]): Evidence {
  return index({ ...evidence, lines }, [...evidence.terms.values()].flat())
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
  const statements = statementsOf(profile, resume)
  // A sentence that says so of its own is judged by its words.
  const denied = deniedThings(plain).filter(({ start }) => !signs.disclaiming.has(lineAt(resume.lines, start)))
  const personal = personalSpans(profile, resume, { folded: plain, signs })
  const silenced = apart([
    ...personal,
    ...nameSpans(profile, resume, { signs }),
    ...disclaimedSentences(resume.text, statements, signs),
    ...denied,
  ])
  const whole = (some: string) => onOneLine(blank(some, silenced), resume, statements)
  const [text, folded] = [whole(resume.text), whole(plain)]
  const tokens = tokensAround(text, tokensOfResume(resume), silenced)
  const said = languageSaid(text, tokens)
  const split = { text, tokens, language: said ?? 'en' }
  const matches = termsAmong(text, tokens)
  const lines = evidenceLines(statements, { profile, resume, split, signs, matches })
  const placed = matches.map((match) => ({ match, line: lineAt(lines, match.start) }))
  const { language } = split
  return index(
    {
      profile: withDegreesNamed(withoutDenied(profile, denied), resume),
      resume,
      whole: resume.text,
      leftOut: [],
      personal,
      ...split,
      isLanguageSaid: said !== undefined,
      folded,
      lines,
      ...(resume.language === language && { writtenIn: language }),
    },
    placed,
  )
}

/** The profile without degrees that a row says are not held: "no degree in cookery yet". */
function withoutDenied(profile: Profile, denied: Span[]): Profile {
  const isHeld = ({ degree }: Profile['education'][number]) =>
    degree?.spans.every((span) => denied.every(({ start, end }) => end <= span.start || start >= span.end)) !== false
  return profile.education.every(isHeld) ? profile : { ...profile, education: profile.education.filter(isHeld) }
}

type Read = Pick<
  Evidence,
  | 'profile'
  | 'resume'
  | 'whole'
  | 'leftOut'
  | 'personal'
  | 'text'
  | 'folded'
  | 'tokens'
  | 'language'
  | 'isLanguageSaid'
  | 'writtenIn'
  | 'lines'
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
