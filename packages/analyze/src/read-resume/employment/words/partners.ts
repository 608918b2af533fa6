import { matchTerms } from '../../../knowledge/match-terms.ts'
import { PARTNERS_BEHIND, PARTNERSHIP_HOUSES } from '../../../knowledge/reading/employer-words.ts'
import { BETWEEN_PARTNERS } from '../../../knowledge/reading/small-words.ts'
import { isPlace } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { caseOf, SMALL } from '../../text/letter-case.ts'
import { phraseKeys, type Word } from '../../text/phrase-set.ts'
import { isLegalForm } from './employer-shape.ts'
import type { Segment } from './segment.ts'
import { titleScore } from './title-shape.ts'

const HOUSES = new Set(phraseKeys(PARTNERSHIP_HOUSES))
const AND = new Set(BETWEEN_PARTNERS.split('|'))
const BEHIND = new Set(phraseKeys(PARTNERS_BEHIND))
/** Names that commas part, before the last two. */
const MOST_NAMES = 4
const NAME = /^\p{Lu}[\p{L}'\u2019-]+$/u
const COMMA = ', '
/** Between the last two names. */
const SIGN = /^,? ?& ?$/

/** `trades`: names may be those of trades, too, as "Weber" and "Müller" are, where a comma and a word for partners tell it. */
type PartnerHints = { from?: number; trades?: boolean }

/**
 * How many of the words from `from` on are the names of partners that a comma parts, "Hale, Whitcombe and Sons", "Marchetti, Oduya,
 * Pell & Moss", up to the last of them; 0 where they name no partners. "Sales, Marketing and Events" are none: "and" alone joins
 * anything, and only what partners end with tells that it joins them.
 */
export function partnersFrom(doc: Doc, words: Word[], { from = 0, trades = false }: PartnerHints = {}): number {
  let isTrade = false
  for (let at = from; at <= from + MOST_NAMES; at++) {
    const [word, next] = [words[at], words[at + 1]]
    if (word === undefined || next === undefined) return 0
    const gap = doc.fold.slice(word.end, next.start)
    const isAnd = AND.has(next.key)
    // Nothing joins most words, which need not be asked whether they are names.
    if (gap !== COMMA && !(gap === ' ' ? isAnd : SIGN.test(gap))) return 0
    if (!isName(doc, word)) return 0
    isTrade ||= titleScore([word], []) > 0
    if (isTrade && !trades) return 0
    // "Hale, Whitcombe, and Sons"
    const isLast = gap === COMMA && at > from && isAnd
    if (gap === COMMA && !isLast) continue
    if (isTrade && at === from) return 0
    if (isLast || gap === ' ') return isKin(doc, words, at + 2) ? at + 3 - from : 0
    // "Hale & Whitcombe" has no comma to be read over; "Lenz & Partner" may be read as a post.
    const isJoined = BEHIND.has(next.key) || (at > from && !isTrade && isName(doc, next))
    return isJoined ? at + 2 - from : 0
  }
  return 0
}

/** "Weber, Lenz und Partner", "Hale, Whitcombe & Moss LLP": whether words are the name of partners and nothing else. */
export function arePartners(doc: Doc, words: Word[]): boolean {
  // "Kanzlei Weber Lenz Partner"
  if (words.length > 2 && HOUSES.has(words[0]!.key) && BEHIND.has(words.at(-1)!.key)) return true
  const count = words.length < 2 ? 0 : partnersFrom(doc, words, { trades: true })
  return count > 0 && (count === words.length || isLegalForm(words.slice(count)))
}

/** "Anwältin" at the start of a row: a post by the knowledge, before the partners. */
function isPost(doc: Doc, { start, end }: Word): boolean {
  return matchTerms(doc.text.slice(start, end)).some(({ kind }) => kind === 'title')
}

/** "Sons", "Partners"; "Moss LLP": what behind "and" tells that it joins partners. */
function isKin(doc: Doc, words: Word[], at: number): boolean {
  const [word, form] = [words[at], words[at + 1]]
  if (word === undefined || !NAME.test(doc.text.slice(word.start, word.end))) return false
  return BEHIND.has(word.key) || (form !== undefined && isLegalForm([form]))
}

/** A word with a capital that is no town. */
function isName(doc: Doc, word: Word): boolean {
  if (caseOf(doc.written[word.start]!) === SMALL) return false
  if (!NAME.test(doc.text.slice(word.start, word.end))) return false
  return !isPlace(doc, [word])
}

/** Words of the part of a row with which a partnership's name ends. */
const LONGEST_END = 6

/** The parts of a row, those together that are the names of partners. */
export function joinPartners(doc: Doc, segments: Segment[]): Segment[] {
  const joined: Segment[] = []
  for (let at = 0; at < segments.length; at++) {
    const until = endOfPartners(doc, segments, at)
    const first = segments[at]!
    if (until === at) {
      joined.push(first)
      continue
    }
    const words = segments.slice(at, until + 1).flatMap((segment) => segment.words)
    joined.push({ ...first, end: segments[until]!.end, words })
    at = until
  }
  return joined
}

/** The last of the parts that are partners' names from one on; that one itself where they are none. */
function endOfPartners(doc: Doc, segments: Segment[], at: number): number {
  if (segments[at]!.words.length > 1 || segments[at + 1]?.sign !== 'comma') return at
  const words = [...segments[at]!.words]
  for (let until = at + 1; until <= at + MOST_NAMES && segments[until]?.sign === 'comma'; until++) {
    const own = segments[until]!.words
    if (own.length > LONGEST_END) return at
    words.push(...own)
    if (own.length === 1 && !AND.has(own[0]!.key)) continue
    const isOne = partnersFrom(doc, words, { trades: at > 0 }) > until - at && !(at === 0 && isPost(doc, words[0]!))
    return isOne ? until : at
  }
  return at
}
