import type { SectionKind } from '@evenhand/model'
import {
  HEADING_BETWEEN,
  HEADING_HEADS,
  HEADING_JOINERS,
  HEADING_POSSESSIVES,
  HEADING_QUALIFIERS,
} from '../../knowledge/reading/heading-words.ts'
import { WORK_HEADINGS } from '../../knowledge/reading/work-headings.ts'
import {
  bitOf,
  compilePhrases,
  endsWithPhrase,
  isMadeOf,
  isPhrase,
  phraseAt,
  phraseKeys,
  type PhraseSet,
  type Word,
} from '../text/phrase-set.ts'
import { WordSet } from '../text/word-set.ts'
import { kindOf, lettersOf, LONGEST_KEY } from './known-headings.ts'

/** Sections whose lists may stand together with posts. */
const LISTS = new Set<SectionKind>(['publications', 'memberships'])

/** A sign between two headings, with the blanks around it. */
const WIDEST_SIGN = 3
const HEADS = Object.entries(HEADING_HEADS).map(([kind, list]) => [kind as SectionKind, compilePhrases(list)] as const)
const ANY_HEAD = compilePhrases(...Object.values(HEADING_HEADS))
const QUALIFIERS = compilePhrases(HEADING_QUALIFIERS)
const POSTS = compilePhrases(WORK_HEADINGS.posts)
const TIMES = compilePhrases(WORK_HEADINGS.times)
const ALONE = compilePhrases(WORK_HEADINGS.alone)
const LONGEST_TIMED = 6
const BEFORE = new Set(phraseKeys(WORK_HEADINGS.before))
const LONGEST_BEFORE = 5

const JOINERS = bitOf(HEADING_JOINERS.split('|'))

/** Small words between times and posts. */
const BETWEEN = new WordSet(HEADING_BETWEEN.split('|'))

/** "My posts", "mijn opleidingen": whose a section is says nothing of what it holds. */
const POSSESSIVES = new WordSet(HEADING_POSSESSIVES.split('|'))

/** The section that these words name exactly, however they are spaced ("E D U C A T I O N"). */
export function knownHeading(words: Word[], fold?: string): SectionKind | undefined {
  if (lettersOf(words, 0, words.length) > LONGEST_KEY) return undefined
  const known = kindOf(words, 0, words.length)
  if (known !== undefined || words.length < 2) return known
  if (POSSESSIVES.has(words[0]!)) return kindOf(words, 1, words.length)
  return kindOfParts(words, fold) ?? (isTimed(words, fold) ? 'employment' : undefined)
}

/** "Earlier roles", "Empleo actual o último": a word for posts, one for their time, and nothing else but small words. */
function isTimed(words: Word[], fold: string | undefined): boolean {
  if (words.length > LONGEST_TIMED || fold === undefined) return false
  let posts = false
  let times = false
  for (let at = 0; at < words.length;) {
    const [post, time] = [phraseAt(words, at, POSTS), phraseAt(words, at, TIMES)]
    if (post === 0 && time === 0 && !BETWEEN.has(words[at]!)) return false
    if (post > time) posts = true
    else if (time > 0) times = true
    at += Math.max(post, time, 1)
  }
  // "Position: Former" is a label with what it tells.
  return posts && times && !/[:\t]/.test(fold.slice(words[0]!.start, words.at(-1)!.end))
}

/** Whether words say of posts when they were held, and nothing else: "Current", "Previously", "Before the theatre". */
export function isTimeAlone(words: Word[]): boolean {
  if (words.length === 0) return false
  return phraseAt(words, 0, ALONE) === words.length || (words.length <= LONGEST_BEFORE && BEFORE.has(words[0]!.key))
}

/** Two headings side by side, as in "Education & Training" or a bilingual heading: the section that the first names. */
function kindOfParts(words: Word[], fold?: string): SectionKind | undefined {
  let kind: SectionKind | undefined
  let parts = 0
  for (let from = 0; from < words.length;) {
    const until = endOfPart(words, from, fold)
    if (until - from === words.length) return undefined
    if (until === from) {
      from++
      continue
    }
    parts++
    // "Schul- und Berufsbildung": the half word is one with the last.
    if (!isHalf(words[until - 1]!, fold)) {
      const own = kindOf(words, from, until)
      if (own === undefined) return undefined
      kind = ofBoth(kind, own)
    }
    from = until
  }
  return parts < 2 ? undefined : kind
}

/** The first of two headings in one counts, but "Credits & Employment", "Curatorial experience" hold posts. */
function ofBoth(first: SectionKind | undefined, second: SectionKind): SectionKind {
  return first === undefined || (second === 'employment' && LISTS.has(first)) ? second : first
}

/** Where the part ends that begins with a word; a joiner begins none. */
function endOfPart(words: Word[], from: number, fold?: string): number {
  let until = from
  while (until < words.length && !isPhrase(words[until], JOINERS)) {
    if (until > from && isApart(words[until - 1]!, words[until]!, fold)) break
    until++
  }
  return until
}

/** "A & B", "A / B", "A, B": more than a blank between two words, but no wide gap. */
function isApart(previous: Word, word: Word, fold?: string): boolean {
  const gap = word.start - previous.end
  return gap > 1 ? gap <= WIDEST_SIGN : fold?.[previous.end] === '/'
}

function isHalf({ end }: Word, fold?: string): boolean {
  return fold?.[end] === '-' && /\s/.test(fold[end + 1] ?? '')
}

/** "V Z D E L A N I": letters set apart, which are one word. */
export function isSpacedOut(words: Word[]): boolean {
  return words.length > 3 && words.every(({ key }) => key.length === 1)
}

/** The section that a heading of other words names by its main word ("Cabin crew experience"). */
export function headedBy(words: Word[]): SectionKind | undefined {
  if (words.length > 6) return undefined
  const stripped = words.filter((word) => !isPhrase(word, QUALIFIERS))
  const plain = stripped.length > 0 && stripped.length < words.length ? knownHeading(stripped) : undefined
  if (plain !== undefined) return plain
  const pieces = inPieces(words)
  if (pieces !== undefined) return pieces
  for (const at of [endsWithPhrase, firstPhrase]) {
    if (!at(words, ANY_HEAD)) continue
    for (const [kind, set] of HEADS) if (at(words, set)) return kind
  }
  return undefined
}

/** "Professional", "Work and": what qualifies a heading, and no heading yet. */
export const isQualifier = (words: Word[]): boolean => words.length > 0 && isMadeOf(words, QUALIFIERS)

/** "Lectures/workshops/other presentations": several headings, and nothing but what qualifies and joins them. */
export const isAllHeadings = (words: Word[]): boolean => inPieces(words) !== undefined

/** "Institutions attended with qualifications & dates": nothing but headings, and words that qualify them; the first counts. */
function inPieces(words: Word[]): SectionKind | undefined {
  let kind: SectionKind | undefined
  for (let at = 0; at < words.length;) {
    const piece = longestHeading(words, at)
    if (piece === undefined && !isPhrase(words[at], QUALIFIERS) && !isPhrase(words[at], JOINERS)) return undefined
    if (piece !== undefined) kind = ofBoth(kind, piece.kind)
    at += piece?.length ?? 1
  }
  return kind
}

function longestHeading(words: Word[], from: number): { kind: SectionKind; length: number } | undefined {
  for (let until = words.length; until > from; until--) {
    const kind = kindOf(words, from, until)
    if (kind !== undefined) return { kind, length: until - from }
  }
  return undefined
}

function firstPhrase(words: Word[], set: PhraseSet): boolean {
  return phraseAt(words, 0, set) > 0
}
