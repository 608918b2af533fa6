import type { Employment, Profile, ResumeText, SectionKind, Span } from '@evenhand/model'
import type { TermMatch } from '../knowledge/match-terms.ts'
import { tokensBetween } from '../knowledge/tokenize.ts'
import { claimOf } from './claim-of.ts'
import { disclaims } from './disclaimed.ts'
import { sectionOfLines } from './line-sections.ts'
import type { LineSigns } from './line-signs.ts'
import { lowerSameLength } from './lower-same-length.ts'
import { meaningsAmong, type SplitText } from './meanings-of.ts'
import { namesCertificate } from './names-certificate.ts'
import type { Statement } from './statements.ts'
import { stemmed } from './words-of.ts'

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
  /** Whether it tells of work below the posts of a resume without headings, though of which post is not clear. */
  isTold?: true
  /** Whether it lists the advert's own words, which nothing else in the resume bears out. */
  isEcho?: true
  stems: string[]
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

const MOST_LINES = 4000
const LONGEST_LINE = 1500

type Reading = { profile: Profile; resume: ResumeText; split: SplitText; signs: LineSigns; matches: TermMatch[] }

/** The statements that say something, with how much each counts. */
export function evidenceLines(
  statements: Statement[],
  { profile, resume, split, signs, matches }: Reading,
): EvidenceLine[] {
  const { text, tokens, language } = split
  const sections = sectionOfLines(profile, resume)
  const stemsOf = stemsOfLines(split, matches)
  const lines: EvidenceLine[] = []
  let first = 0
  for (const statement of statements) {
    if (lines.length >= MOST_LINES) break
    const { start, end: lineEnd } = statement
    const section = sections[statement.first] ?? 'other'
    const end = Math.min(lineEnd, start + LONGEST_LINE)
    while (first < matches.length && matches[first]!.start < start) first++
    let after = first
    while (language !== 'en' && after < matches.length && matches[after]!.start < end) after++
    const stems =
      end < lineEnd
        ? meaningsAmong(tokensBetween(text, tokens, { start, end }), matches.slice(first, after), language)
        : stemsOf(statement, first, after)
    first = after
    if (stems.length === 0) continue
    const said = text.slice(start, end)
    const [own, employment] = [statement.own ?? end, employmentAt(profile, start)]
    const place = section === 'contact' ? placeInContact({ said, stems, statement, profile, employment }) : section
    const worth = statement.heading ? 0 : SECTION_WORTH[place] * (disclaims(statement, signs) ? claimOf(said) : 1)
    const isTold = section === 'contact' && isTelling(place, profile) && stems.length >= TOLD_WORDS && !isList(said)
    // What stands above a post's first words is none of it.
    const post = employment >= 0 && lineEnd <= headOf(profile.employment[employment]!) ? -1 : employment
    lines.push({ start, end, lineEnd, own, section: place, employment: post, worth, stems, ...(isTold && { isTold }) })
  }
  return lines
}

/** Telling words of a line that says what was done; of a list there are about so many to an item. */
const TOLD_WORDS = 4
const ITEM_WORDS = 2.5
/** Letters of the shortest sentence below a name: fewer are a headline, which says what somebody wants to be. */
const SENTENCE = 60

/** Whether a place of no heading may tell of work: below posts, or in sentences that tell all there is. */
function isTelling(place: SectionKind, { employment }: Profile): boolean {
  return place === 'other' || (place === 'summary' && employment.length === 0)
}

/** Letters of what is said, without what is blanked: pronouns of whatever length count for none. */
function lettersOf(said: string): number {
  return said.replaceAll(/\s+/gu, ' ').trim().length
}

function isList(said: string): boolean {
  const items = said.split(/[,;|•·/]/u).length
  return items > 2 && said.split(/\s+/u).length < ITEM_WORDS * items
}

type InContact = { said: string; stems: string[]; statement: Statement; profile: Profile; employment: number }

/**
 * Lines about the person are no evidence, but for a registration told below the name, and sentences. In a resume without
 * headings all is told there: its posts, and below the first of them what it says beside posts.
 */
function placeInContact({ said, stems, statement: { first, end }, profile, employment }: InContact): SectionKind {
  // What stands above the first words of a post is said of the person, though the post be read to begin there.
  const isBelow = (post: Employment | undefined) => post !== undefined && end > headOf(post)
  if (isBelow(profile.employment[employment])) return 'employment'
  if (namesCertificate(lowerSameLength(said))) return 'certificates'
  const section = profile.sections.find(({ firstLine, lastLine }) => first >= firstLine && first <= lastLine)
  if (section?.heading !== undefined) return 'contact'
  if (isBelow(profile.employment[0])) return 'other'
  if (stems.length < TOLD_WORDS || lettersOf(said) < SENTENCE || said.includes('@')) return 'contact'
  if (isList(said)) return 'skills'
  return 'summary'
}

/** Where the first words of a post stand that name or date it. */
function headOf({ title, employer, dates, span }: Employment): number {
  const head = [...(title?.spans ?? []), ...(employer?.spans ?? []), ...(dates === undefined ? [] : [dates])]
  return head.length === 0 ? span.start : Math.min(...head.map(({ start }) => start))
}

/**
 * The stems of whole lines, asked for from the first to the last, with the numbers of the terms that start in each. English
 * is split once, since its terms stand for their own words.
 */
function stemsOfLines({ text, tokens, language }: SplitText, matches: TermMatch[]) {
  if (language !== 'en')
    return (line: Span, first: number, after: number) =>
      meaningsAmong(tokensBetween(text, tokens, line), matches.slice(first, after), language)
  const { stems, starts } = stemmed(tokens)
  let word = 0
  return ({ start, end }: Span) => {
    while (word < starts.length && starts[word]! < start) word++
    const from = word
    while (word < starts.length && starts[word]! < end) word++
    return stems.slice(from, word)
  }
}

function employmentAt(profile: Profile, offset: number): number {
  return profile.employment.findIndex((post) => offset >= post.span.start && offset < post.span.end)
}
