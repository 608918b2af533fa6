import type { Span } from '@evenhand/model'
import { OWN_WORK } from '../../../knowledge/reading/own-work-words.ts'
import { TOLD_WORDS } from '../../../knowledge/reading/told-words.ts'
import { isPlace } from '../../contact/home/find-place.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import { phraseKeys, type Word } from '../../text/phrase-set.ts'
import { employerScore, endsWithLegalForm, isKindOfEmployer, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { endedHouse } from './ended-house.ts'
import { isKindBent } from '../words/bent-kind.ts'
import { namesKind } from '../words/workplace.ts'
import { HOUSES, INSIDE, isOtherWord, lengthAt, linkLength, NORDIC } from './own-words.ts'
import { goesOnAt, isInRange, nameFrom } from './prose-names.ts'
import type { WorkVerb } from './work-verb.ts'

const TOWARDS = phraseListOf(OWN_WORK.towards)
const BY = phraseListOf(OWN_WORK.by)
const ARTICLES = phraseListOf(OWN_WORK.articles)
/** "the firm Merrow" */
export const FIRMS = new Set(phraseKeys(OWN_WORK.firms))
const OF = new Set(TOLD_WORDS.of.split('|'))
/** Words of "a big chilled-food warehouse". */
const LONGEST_NOUN = 6
/** Where a link may lead to a town as well as to a house, how sure it is which. */
const BESIDE_TOWN = 1
const SEVERAL_WORDS = 2
const KNOWN = 3
const SURELY_HOUSE = 4

/** `verb`: what verb the statement has; "I joined" leads to houses alone. `joined`: where the house may stand that it tells without a link. */
type Hints = {
  from: number
  ranges: DateRange[]
  joined?: number
  verb: 'begins' | 'works' | 'is' | 'did' | undefined
  how?: WorkVerb['how']
}
type House = { span: Span; rank: number; until: number }

/**
 * The house where a sentence says that somebody works: the surest behind "at", "with", "in". Where it has a verb of
 * working, an unknown name before its town is one.
 */
export function houseIn(doc: Doc, words: Word[], { from, ranges, verb, joined, how }: Hints): Span | undefined {
  let best = joined === undefined ? undefined : nameAt(doc, words, { from: joined, ranges, how })
  if (how === 'hired' && best !== undefined) return closed(doc, best.span)
  let passed = -1
  for (let at = from; at < words.length - 1; at++) {
    if (isInRange(words[at]!, ranges)) continue
    if (isOtherWord(doc, words[at]!)) continue
    // "left as a team leader": no Spanish "a".
    const isTowards = verb === 'begins' && how !== 'promoted' && words[at - 1]?.key !== 'as'
    const towards = isTowards ? listedAt(words, at, TOWARDS) : 0
    // "I have code 10 with PDP": no house.
    const isWith = verb === 'did' && words[at]!.key === 'with'
    const strong =
      (isWith ? 0 : listedAt(words, at, HOUSES)) || towards || (how === 'taken' ? listedAt(words, at, BY) : 0)
    const length = strong || listedAt(words, at, INSIDE)
    // "for ten years"
    if (length === 0 || lengthAt(words, at + length) > 0) continue
    const house = houseAt(doc, words, { from: at + length, ranges, verb, strong: strong > 0 })
    // "w szpitalu w Myślenicach": the second tells the town.
    const isTown = at === passed && strong === 0 && (house?.rank ?? 0) < KNOWN
    passed = house?.until ?? nounEnd(doc, words, { from: at + length, ranges })
    const least = verb === 'did' ? KNOWN - 1 : 0
    if (house !== undefined && !isTown && house.rank > Math.max(least, best?.rank ?? 0)) best = house
    at += length - 1
  }
  best ??= endedHouse(doc, words, ranges)
  return best && closed(doc, best.span)
}

/** "I joined Merrow Foods": a name right behind the verb. */
function nameAt(
  doc: Doc,
  words: Word[],
  { from, ranges, how }: Pick<Hints, 'from' | 'ranges' | 'how'>,
): House | undefined {
  const word = words[from]
  // "In 2016 the Merrow Clinic hired me": the subject may open with an article.
  const isName = word !== undefined && (how === 'hired' || !isSmall(doc.text[word.start]!)) && !isInRange(word, ranges)
  return isName ? houseAt(doc, words, { from, ranges, verb: 'begins', strong: true }) : undefined
}

type At = Hints & { strong: boolean }

function houseAt(doc: Doc, words: Word[], { from, ranges, verb, strong }: At): House | undefined {
  const first = behindArticles(doc, words, from)
  const word = words[first]
  if (word === undefined || isInRange(word, ranges) || /^(?:\d.*|i)$/.test(word.key)) return undefined
  if (isSmall(doc.text[word.start]!)) return nounAt(doc, words, { from: first, ranges, verb, strong })
  const name = nameFrom(doc, words, { from: first, ranges })
  if (name === undefined) return undefined
  const whole = withoutTownOf(doc, withoutTownIn(doc, untilStop(wordsOf(words, name))))
  const until = first + whole.length
  const own = whole.length > 1 && FIRMS.has(whole[0]!.key) ? whole.slice(1) : whole
  if (own.length === 0) return undefined
  const known = employerScore(doc, own) >= KNOWN_EMPLOYER || isHouse(doc, own)
  if (!known && isPlace(doc, own)) return undefined
  const span = spanOf(own)
  // "bei einem Spediteur, Merrow Fracht"
  const called = first > from && own.length === 1 ? apposed(doc, words, { until, ranges }) : undefined
  if (strong) return { span: called ?? span, rank: SURELY_HOUSE + (known ? 1 : 0), until }
  if (known) return { span, rank: KNOWN, until }
  if (own.length > 1) return { span, rank: SEVERAL_WORDS, until }
  const isSure = verb === 'works' || first > from || words[from - 1]!.key === 'im'
  const isBeside = verb === 'begins' || (isSure && leadsToTown(doc, words, until))
  return isBeside ? { span, rank: BESIDE_TOWN, until } : undefined
}

/** "a parcel depot in Coslada", "un transporteur, Transports Guibert": the kind of a house, or the name behind its comma. */
function nounAt(doc: Doc, words: Word[], { from, ranges, strong }: At): House | undefined {
  const until = nounEnd(doc, words, { from, ranges })
  const own = words.slice(from, until)
  if (own.length === 0) return undefined
  const next = words[until]
  const glued = next !== undefined && GLUED.test(doc.fold.slice(own.at(-1)!.end, next.start))
  const isKind = isHouse(doc, own)
  // "bei der Spedition Merrow", "in einer großen Spedition"
  if (glued && next !== undefined && !isSmall(doc.text[next.start]!) && !isInRange(next, ranges)) {
    // "with stamp 1G"
    const behind = /^\d/.test(next.key) ? undefined : nameFrom(doc, words, { from: until, ranges })
    const named = behind === undefined ? [] : withoutTownOf(doc, withoutTownIn(doc, wordsOf(words, behind)))
    if (named.length === 0) return undefined
    const known = employerScore(doc, named) >= KNOWN_EMPLOYER
    const isSure = strong || known || isKind || FIRMS.has(own.at(-1)!.key) || isHouse(doc, named)
    if (!isSure) return undefined
    const span =
      isKind && !FIRMS.has(own.at(-1)!.key) && !isOfName(own, named)
        ? { start: own[0]!.start, end: named.at(-1)!.end }
        : spanOf(named)
    return { span, rank: strong ? SURELY_HOUSE : KNOWN, until: until + named.length }
  }
  const name = strong || isKind ? apposed(doc, words, { until, ranges }) : undefined
  // "in one company"
  if (name === undefined && (!isKind || FIRMS.has(own.at(-1)!.key))) return undefined
  return { span: name ?? spanOf(own), rank: strong ? SURELY_HOUSE : KNOWN, until }
}

/** A blank, maybe before a name in quotes. */
const GLUED = /^ ["']?$/

/** "fitness club", "Supermarkt", "больнице": words for a kind of house. */
export function isHouse(doc: Doc, own: Word[]): boolean {
  return namesKind(doc, own) || [own.at(-1)!, own[0]!].some((word) => isKindOfEmployer(word) || isKindBent(doc, word))
}

/** "the kitchen of" before a name: what is told is a part of the house. */
function isOfName(own: Word[], named: Word[]): boolean {
  const of = own.findLastIndex(({ key }) => OF.has(key))
  return named.length > 1 && of > 0 && of + 1 + listedAt(own, of + 1, ARTICLES) === own.length
}

/** Where small words behind an article end: at a sign, at a capital, before "in" or "who". */
function nounEnd(doc: Doc, words: Word[], { from, ranges }: { from: number; ranges: DateRange[] }): number {
  const first = behindArticles(doc, words, from)
  let at = first
  while (at < Math.min(words.length, first + LONGEST_NOUN)) {
    const word = words[at]!
    if (isInRange(word, ranges) || !isSmall(doc.text[word.start]!) || /^\d/.test(word.key)) break
    if (at > first && !/^[ -]$/.test(doc.fold.slice(words[at - 1]!.end, word.start))) break
    if (
      at > first &&
      (goesOnAt(doc, words, at) || ((linkLength(words, at) > 0 || IN.has(word.key)) && !OF.has(word.key)))
    )
      break
    at++
  }
  return at
}

/** ", Merrow Freight Ltd" behind a kind of house and its town: how it is called. */
function apposed(doc: Doc, words: Word[], { until, ranges }: { until: number; ranges: DateRange[] }): Span | undefined {
  let at = until
  const link = linkLength(words, at)
  if (link > 0) {
    at += link
    while (at < until + LONGEST_NOUN && words[at] !== undefined && isBlankBefore(doc, words, at)) at++
  }
  const next = words[at]
  if (next === undefined || at === 0 || isInRange(next, ranges) || isSmall(doc.text[next.start]!)) return undefined
  if (doc.fold.slice(words[at - 1]!.end, next.start) !== ', ') return undefined
  const name = nameFrom(doc, words, { from: at, ranges })
  const own = name === undefined ? [] : wordsOf(words, name)
  if (own.length < 2 && !endsWithLegalForm(own)) return undefined
  return own.length === 0 || isPlace(doc, own) ? undefined : name
}

function isBlankBefore(doc: Doc, words: Word[], at: number): boolean {
  return doc.fold.slice(words[at - 1]!.end, words[at]!.start) === ' '
}

/** Whether "in Merrow" or ", Merrow" follows a name. */
function leadsToTown(doc: Doc, words: Word[], at: number): boolean {
  const link = listedAt(words, at, INSIDE)
  const town = words[at + link]
  return link > 0 && town !== undefined && !isSmall(doc.text[town.start]!) && isBlankBefore(doc, words, at + link)
}

/** "مستشفى كوارن منذ": where a name ends in a language without capitals. */
function untilStop(own: Word[]): Word[] {
  const at = own.findIndex(({ key }, index) => index > 0 && STOPS.has(key))
  return at < 0 ? own : own.slice(0, at)
}

const STOPS = new Set(phraseKeys(OWN_WORK.stops))

/** "Bäckerei in Fulda": a name without the town behind it. */
function withoutTownIn(doc: Doc, own: Word[]): Word[] {
  const at = own.findIndex(({ key, start }, index) => {
    const isLink = IN.has(key) || (key === 'i' && NORDIC.has(doc.resume.language ?? ''))
    return index > 0 && isLink && isSmall(doc.text[start]!)
  })
  return at < 0 ? own : own.slice(0, at)
}

const IN = new Set(['in', 'a', 'en', 'w', 'we', 'v', 've', 'в', 'во'])

/** "Pakline di Rubiera": without the town that "of" leads to; "Hospital de Soria" is a name. */
function withoutTownOf(doc: Doc, own: Word[]): Word[] {
  const of = own.findIndex(({ key, start }, at) => at > 0 && OF.has(key) && isSmall(doc.text[start]!))
  // "CHU de Quarn"
  if (of === 1 && ACRONYM.test(doc.text.slice(own[0]!.start, own[0]!.end))) return own
  if (of < 0 || employerScore(doc, own.slice(0, of + 1)) >= KNOWN_EMPLOYER || isKindOfEmployer(own[0])) return own
  return of === own.length - 2 ? own.slice(0, of) : own
}

const ACRONYM = /^\p{Lu}{2,5}$/u

function behindArticles(doc: Doc, words: Word[], from: number): number {
  const word = words[from]
  return word !== undefined && isSmall(doc.text[word.start]!) ? from + listedAt(words, from, ARTICLES) : from
}

function wordsOf(words: Word[], { start, end }: Span): Word[] {
  return words.filter((word) => word.start >= start && word.end <= end)
}

function spanOf(words: Word[]): Span {
  return { start: words[0]!.start, end: words.at(-1)!.end }
}

/** "ООО «Кварн»": with the mark that closes a quotation in it. */
function closed(doc: Doc, { start, end }: Span): Span {
  const opens = doc.fold.slice(start, end).split('"').length % 2 === 0
  return opens && doc.fold[end] === '"' ? { start, end: end + 1 } : { start, end }
}
