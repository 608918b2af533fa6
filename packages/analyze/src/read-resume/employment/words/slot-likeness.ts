import type { TermMatch } from '../../../knowledge/match-terms.ts'
import {
  BREAK_WORDS,
  COVER_WORDS,
  DITTO_WORDS,
  LEAVE_OPENERS,
  OWN_EMPLOYERS,
  POST_KINDS,
} from '../../../knowledge/reading/entry-labels.ts'
import { REGION_ENDS } from '../../../knowledge/reading/place-words.ts'
import { isPlace } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import { compilePhrases, hasPhrase, phraseAt, phraseKeys, type Word } from '../../text/phrase-set.ts'
import { employerScore, isPractice, KNOWN_EMPLOYER } from './employer-shape.ts'
import { isStreet } from './is-street.ts'
import { arePartners } from './partners.ts'
import type { Segment } from './segment.ts'
import { KNOWN_TITLE, titleScore } from './title-shape.ts'
import { isWorkplace, namesSameKind, WORKPLACE } from './workplace.ts'

const BREAKS = compilePhrases(BREAK_WORDS)
const LEAVES = compilePhrases(LEAVE_OPENERS)
/** Who stands in for somebody on leave is at work. */
const COVERS = compilePhrases(COVER_WORDS)
const LONGEST_BREAK = 8
const SELF = compilePhrases(OWN_EMPLOYERS, POST_KINDS.freelance)
/** Of "self-employed" as an employer and as a title: it is the first where something else is the title. */
const SELF_EMPLOYER = 1.3
const SELF_TITLE = 0.3
/** Of a title whose words are unknown, but may be one. */
export const UNKNOWN = 0.3
/** Of a person, or of partners, whose practice or household it is. */
const PRACTICE = 1.3
/** Of a clause of unknown words, which is no name. */
const CLAUSE = -0.6
const SHORTEST_CLAUSE = 5
const DITTOS = compilePhrases(DITTO_WORDS)

/** "Parental leave", "arbeitsuchend": time between posts. */
export function isBreak(doc: Doc, { words }: Segment): boolean {
  if (words.length > LONGEST_BREAK || hasPhrase(words, COVERS)) return false
  if (!hasPhrase(words, BREAKS) && phraseAt(words, 0, LEAVES) === 0) return false
  return titleScore(words, []) < KNOWN_TITLE && employerScore(doc, words) < KNOWN_EMPLOYER
}

/** "Reducción de devoluciones en bodega": five words and more of which only the first has a capital. */
function isClause(doc: Doc, words: Word[]): boolean {
  return words.length >= SHORTEST_CLAUSE && words.slice(1).every(({ start }) => !isCapital(doc, start))
}

/** "ebd.", "same place", "same plant": the employer named above. */
export function isDitto({ words }: Pick<Segment, 'words'>): boolean {
  return phraseAt(words, 0, DITTOS) === words.length || namesSameKind(words)
}

/** "Self-employed", "à mon compte", "private household": stands where others name their employer, or their post. */
export function isSelf({ words }: Pick<Segment, 'words'>): boolean {
  return phraseAt(words, 0, SELF) === words.length
}

/** Evidence that these words are a job title: 2 for a known one, about 0 for unknown words, less for other things. */
export function titleLikeness(doc: Doc, segment: Segment, titles: TermMatch[]): number {
  return likenessOfTitle(doc, segment, scoresOf(doc, segment, titles))
}

/** What both likenesses rest on. */
type Scores = { score: number; organisation: number; ditto: boolean; self: boolean; practice: boolean }

function scoresOf(doc: Doc, segment: Segment, titles: TermMatch[]): Scores {
  const { words } = segment
  return {
    score: titleScore(words, titles),
    organisation: isWorkplace(doc, segment) ? WORKPLACE : employerScore(doc, words),
    ditto: isDitto(segment),
    self: isSelf(segment),
    practice: isPractice(doc, words) || arePartners(doc, words),
  }
}

function likenessOfTitle(doc: Doc, { words }: Segment, scores: Scores): number {
  const { score, organisation, ditto, self, practice } = scores
  if (ditto) return -2
  if (practice) return -1
  if (self) return SELF_TITLE
  if (organisation >= 0.9 && score < 0.9) return -1.5
  if (score >= 0.95) return 2
  if (score >= 0.75) return organisation >= 0.7 && score < 0.8 ? 0.6 : 1.6
  if (score >= 0.55) return 1
  if (words.length > 9) return -1
  if (organisation >= 0.7) return -0.45
  if (isPlace(doc, words)) return -1.2
  return score > 0 ? UNKNOWN : -0.1
}

/** Evidence that these words name an employer. */
export function employerLikeness(doc: Doc, segment: Segment, titles: TermMatch[]): number {
  return likenessOfEmployer(doc, segment, scoresOf(doc, segment, titles)) + bySign(segment)
}

/** "Clerk at Merrow": the word before it says so. "Merrow Dream, Saga Prefecture": where it is, and no authority. */
function bySign({ sign, words }: Segment): number {
  if (sign === 'at') return 0.8
  return sign === 'comma' && words.length > 1 && REGIONS.has(words.at(-1)!.key) ? REGION : 0
}

const REGIONS = new Set(phraseKeys(REGION_ENDS))
/** What the kind of organisation that a region's name ends with counts for. */
const REGION = -1.25

function likenessOfEmployer(doc: Doc, { words }: Segment, scores: Scores): number {
  const { score, organisation, ditto, self, practice } = scores
  if (ditto) return 1.5
  if (self) return SELF_EMPLOYER
  if (practice) return PRACTICE
  if (organisation >= 0.9) return 2
  if (score >= 0.9) return -1.6
  if (score >= 0.75) return organisation >= 0.7 ? 0.2 : -1
  if (isPlace(doc, words) || isStreet(words)) return -0.8
  if (organisation >= 0.7) return 1.3
  if (words.length > 10) return -1
  if (isClause(doc, words)) return CLAUSE
  return organisation > 0 ? 0.1 : -0.2
}

type Known = { first: Word; length: number; title: number; employer: number }

/** Evidence of the parts of one row, alone and joined: kept with the row, since every form of a post asks for it again. */
export class Likenesses {
  readonly #doc: Doc
  readonly #titles: TermMatch[]
  readonly #known: Known[] = []

  /** `titles`: terms of the knowledge in the row. */
  constructor(doc: Doc, titles: TermMatch[]) {
    this.#doc = doc
    this.#titles = titles
  }

  ofTitle(segment: Segment): number {
    return this.#of(segment).title
  }

  ofEmployer(segment: Segment): number {
    return this.#of(segment).employer + bySign(segment)
  }

  #of(segment: Segment): Known {
    const { words } = segment
    const first = words[0]!
    for (const known of this.#known) if (known.first === first && known.length === words.length) return known
    const scores = scoresOf(this.#doc, segment, this.#titles)
    const title = likenessOfTitle(this.#doc, segment, scores)
    const employer = likenessOfEmployer(this.#doc, segment, scores)
    const known = { first, length: words.length, title, employer }
    this.#known.push(known)
    return known
  }
}
