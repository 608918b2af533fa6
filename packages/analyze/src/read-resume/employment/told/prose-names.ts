import { CURRENCIES, IRREGULAR_PASTS, THEN_WORDS, TOLD_WORDS } from '../../../knowledge/reading/told-words.ts'
import type { Span } from '@evenhand/model'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { compilePhrases, isPhrase, phraseAt, type Word } from '../../text/phrase-set.ts'
import {
  employerScore,
  endsWithLegalForm,
  isKindOfEmployer,
  isLegalForm,
  KNOWN_EMPLOYER,
} from '../words/employer-shape.ts'
import { partnersFrom } from '../words/partners.ts'
import { praiseBefore } from './praised-firm.ts'
import { promotedWords } from './prose-careers.ts'

const AT = compilePhrases(TOLD_WORDS.at)
const INSIDE = compilePhrases(TOLD_WORDS.inside)
const ARTICLES = compilePhrases(TOLD_WORDS.articles)
const ENDS = compilePhrases(TOLD_WORDS.ends)
const AND = new Set(TOLD_WORDS.and.split('|'))
const OF = new Set(TOLD_WORDS.of.split('|'))
const WHERE = new Set(TOLD_WORDS.where.split('|'))
const BODIES = compilePhrases(TOLD_WORDS.bodies)
const THEN = compilePhrases(THEN_WORDS)
const SUMS = new Set(CURRENCIES.split('|'))
const PASTS = new Set(IRREGULAR_PASTS.split('|'))
const LONGEST_NAME = 8
const SUBJECTS = /^(?:i|my|we|our|he|she|the|this)$/

export function isInRange({ start, end }: Word, ranges: DateRange[]): boolean {
  return ranges.some((range) => range.start <= start && range.stop >= end)
}

/**
 * How many words lead from a title to the name of an employer: "at", "with"; "of" where what follows is known as one, as in
 * "Treasurer of Merrow Hospital".
 */
export function linkAt(doc: Doc, words: Word[], { at, ranges }: { at: number; ranges: DateRange[] }): number {
  // "a clerk, I know": no Nordic "in".
  const isI = words[at]?.key === 'i' && !isSmall(doc.text[words[at].start]!)
  const length = isI ? 0 : phraseAt(words, at, AT)
  if (length > 0 || !OF.has(words[at]?.key ?? '')) return length
  return isNamedBehind(doc, words, { from: at + 1, ranges }) ? 1 : 0
}

/** "as a clerk and stayed until", "a cook, where": small words behind a title with which the sentence goes on. */
export function goesOnAt(doc: Doc, words: Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (word === undefined || !isSmall(doc.text[word.start]!)) return false
  // "als Köchin tätig", too, though nothing follows.
  if (isPhrase(word, ENDS)) return true
  if (next === undefined) return false
  // "as a clerk and at Merrow as a cook"
  const isTold = next.key.endsWith('ed') || PASTS.has(next.key) || promotedWords(words, at + 1) > 0
  const isNext = isTold || phraseAt(words, at + 1, AT) > 0
  return word.key === 'and' && isSmall(doc.text[next.start]!) && isNext
}

/** "as a driver and then as a foreman": what somebody was later. */
export function isThenAt(words: Word[], at: number): boolean {
  return AND.has(words[at]?.key ?? '') && phraseAt(words, at + 1, THEN) > 0
}

/** Whether a name that is known as an employer's begins at a word. */
function isNamedBehind(doc: Doc, words: Word[], from: NameFrom): boolean {
  const name = nameFrom(doc, words, from)
  const all = words.filter((word) => name !== undefined && word.start >= name.start && word.end <= name.end)
  // "Head of Finance for Merrow Ltd": what one is head of, and for whom.
  const link = all.findIndex((_, at) => at > 0 && phraseAt(all, at, AT) > 0)
  const own = link < 0 || all[link]!.key === 'in' ? all : all.slice(0, link)
  return employerScore(doc, own) >= KNOWN_EMPLOYER
}

/** "nurse at ..."; "assistant in nursing", "Koch im Catering" go on, "carer in Merrow Hospital" does not. */
export function leadsToName(doc: Doc, words: Word[], { at, ranges }: { at: number; ranges: DateRange[] }): boolean {
  const length = linkAt(doc, words, { at, ranges })
  if (length === 0) return false
  if (length > 1 || (words[at]!.key !== 'in' && !isBeforeTrade(doc, words, at))) return true
  return isNamedBehind(doc, words, { from: at + length, ranges })
}

/** "Verkäuferin im Einzelhandel": one word behind "im", as a line of business has it and a house seldom. */
function isBeforeTrade(doc: Doc, words: Word[], at: number): boolean {
  const [trade, next] = [words[at + 1], words[at + 2]]
  if (words[at]!.key !== 'im' || trade === undefined) return false
  return next === undefined || doc.fold.slice(trade.end, next.start) !== ' ' || isSmall(doc.text[next.start]!)
}

type NameFrom = { from: number; ranges: DateRange[] }

/**
 * The name that begins at a word; behind words in small letters ("the audit firm Merrow & Co.", "the board of Merrow Ltd") only one
 * that is known as an employer's.
 */
export function nameFrom(doc: Doc, words: Word[], { from, ranges }: NameFrom): Span | undefined {
  const praise = praiseBefore(doc, words, from)
  if (praise > 0) return runFrom(doc, words, { from: from + praise, ranges })
  const article = isPhrase(words[from], ARTICLES) ? 1 : 0
  const body = phraseAt(words, from + article, BODIES)
  if (body > 0) return runFrom(doc, words, { from: from + article + body, ranges })
  const name = runFrom(doc, words, { from, ranges })
  if (name !== undefined) return name
  for (let at = from + article; at < from + article + MOST_SMALL; at++) {
    const [word, next] = [words[at], words[at + 1]]
    if (next === undefined || isInRange(next, ranges) || !isSmall(doc.text[word!.start]!)) return undefined
    if (doc.fold.slice(word!.end, next.start) !== ' ' || isPhrase(word, INSIDE) || phraseAt(words, at, AT) > 0)
      return undefined
    if (isSmall(doc.text[next.start]!)) continue
    const behind = runFrom(doc, words, { from: at + 1, ranges })
    const own = words.filter(({ start, end }) => behind !== undefined && start >= behind.start && end <= behind.end)
    return own.length > 1 && employerScore(doc, own) >= KNOWN_EMPLOYER ? behind : undefined
  }
  return undefined
}

/** Words in small letters that say what kind of house the name behind them is of. */
const MOST_SMALL = 2

/** "... at Merrow Ltd, where she was made a partner": the name right before. */
export function beforeWhere(
  doc: Doc,
  words: Word[],
  { before, ranges }: { before: number; ranges: DateRange[] },
): Span | undefined {
  const where = words.findLastIndex(({ key, start }) => start < before && WHERE.has(key))
  if (where < 1 || !doc.fold.slice(words[where - 1]!.end, words[where]!.start).includes(',')) return undefined
  let from = where
  while (from > 0 && where - from < LONGEST_NAME) {
    const word = words[from - 1]!
    if (isInRange(word, ranges) || (isSmall(doc.text[word.start]!) && !isPhrase(word, INSIDE))) break
    from--
  }
  return from === where ? undefined : runFrom(doc, words, { from, ranges })
}

/** A run of words with capitals, and the small ones between them. */
function runFrom(doc: Doc, words: Word[], { from, ranges }: NameFrom): Span | undefined {
  let first = from
  while (isPhrase(words[first], ARTICLES) && isSmall(doc.text[words[first]!.start]!) && first < from + 2) first++
  // "M/s. Merrow Ltd", "Messrs. Merrow & Sons": a firm follows.
  if (words[first]?.key === 'm' && words[first + 1]?.key === 's') first += 2
  else if (words[first]?.key === 'messrs') first++
  // "supermarkt Boersma": a kind of employer in small letters before its name.
  const kind =
    words[first] !== undefined &&
    isSmall(doc.text[words[first]!.start]!) &&
    // "served as": no "AS"
    (words[first + 1] === undefined ||
      !isSmall(doc.text[words[first + 1]!.start]!) ||
      !endsWithLegalForm(words.slice(first, first + 2))) &&
    employerScore(doc, words.slice(first, first + 2)) >= KNOWN_EMPLOYER
  const partners = kind ? 0 : partnersFrom(doc, words, { from: first })
  // "leisure centre": both words of it.
  const second = words[first + 1]
  const ofKind = kind && second !== undefined && isSmall(doc.text[second.start]!) && isKindOfEmployer(second)
  let last = kind ? first + Number(ofKind) : partners > 0 ? first + partners - 1 : -1
  for (let at = Math.max(last + 1, first); at < Math.min(words.length, first + LONGEST_NAME); at++) {
    const word = words[at]!
    if (isInRange(word, ranges)) break
    // "at Merrow Mart for 2 years": how long.
    if (/^\d/.test(word.key) && words[at - 1]!.key === 'for') break
    const sign = at === first ? '' : doc.fold.slice(words[at - 1]!.end, word.start)
    const form = at === first ? 0 : formAt(doc, words, { at, sign })
    if (form > 0) return { start: words[first]!.start, end: words[at + form - 1]!.end }
    // "J. & A. Merrow"
    if (/[,;:()]|\.\s/.test(sign) && !/^\.\s?(?:& )?$/.test(sign) && !isInName(doc, words, at)) break
    // "... in Merrow.I have ...": the blank of the next sentence is missing.
    if (sign === '.' && SUBJECTS.test(word.key)) break
    if (!isSmall(doc.text[word.start]!)) last = at
    else if (!isPhrase(word, INSIDE) && !isOfKind(doc, words, { first, at })) break
    // "for Merrow Pte Ltd and Quarn Pte Ltd"
    else if (AND.has(word.key) && last === at - 1 && endsWithLegalForm(words.slice(first, at))) break
  }
  if (last < first || isNoName(words.slice(first, last + 1))) return undefined
  return { start: words[first]!.start, end: words[last]!.end }
}

/** "At the moment I am ...", "a salary of Rs. 24,000": who tells it, and a sum of money. */
function isNoName([word, next, ...others]: Word[]): boolean {
  if (next === undefined) return word?.key === 'i'
  return others.length === 0 && SUMS.has(word!.key) && /^\d/.test(next.key)
}

/** "Merrow Tecnica S.p.A.", "Quarn Works, LLC": how many words are the legal form, whose letters may be small. */
function formAt(doc: Doc, words: Word[], { at, sign }: { at: number; sign: string }): number {
  if (sign !== ' ' && sign !== ', ') return 0
  for (let length = LONGEST_FORM; length > 0; length--) {
    const own = words.slice(at, at + length)
    const letters = own.reduce((sum, { key }) => sum + key.length, 0)
    if (own.length < length || letters < (sign === ' ' ? 2 : SHORTEST_FORM) || !isLegalForm(own)) continue
    // The others are names like any.
    if (sign === ' ' && !own.some(({ start }) => isSmall(doc.text[start]!))) continue
    const isWritten = own.every(({ start, end }, i) => {
      const behind = doc.fold.slice(end, own[i + 1]?.start ?? end + 1)
      const goesOn = i + 1 < length
      // "Merrow Ltd as a clerk", "Merrow SAS, où": no "AS", no "OÜ".
      return (goesOn && !behind.includes(',')) || (!goesOn && (!isSmall(doc.text[start]!) || behind === '.'))
    })
    if (isWritten) return length
  }
  return 0
}

const LONGEST_FORM = 4
const SHORTEST_FORM = 3

/** "Institut agronomique de Merrow": a small word behind a kind of house, which the name goes on behind. */
function isOfKind(doc: Doc, words: Word[], { first, at }: { first: number; at: number }): boolean {
  const next = words[at + 1]
  if (at !== first + 1 || next === undefined || doc.fold.slice(words[at]!.end, next.start) !== ' ') return false
  const behind = isPhrase(next, INSIDE) ? words[at + 2] : next
  return behind !== undefined && !isSmall(doc.text[behind.start]!) && isKindOfEmployer(words[first])
}

/** "Vaaradhi Infotech (P) Limited": a bracket of one word in a name, with the legal form right behind it. */
function isInName(doc: Doc, words: Word[], at: number): boolean {
  const sign = (first: number) => doc.fold.slice(words[first - 1]?.end ?? 0, words[first]?.start ?? 0)
  const opens = (first: number) => sign(first) === ' (' && sign(first + 1) === ') ' && isLegalForm([words[first + 1]!])
  return at > 0 && ((at + 1 < words.length && opens(at)) || (at > 1 && at < words.length && opens(at - 1)))
}
