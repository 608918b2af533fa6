import { IRREGULAR_PASTS, TOLD_WORDS } from '../../knowledge/reading/told-words.ts'
import type { Span } from '@evenhand/model'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Doc } from '../text/document.ts'
import { isSmall } from '../text/letter-case.ts'
import { compilePhrases, isPhrase, phraseAt, type Word } from '../text/phrase-set.ts'
import { employerScore, endsWithLegalForm, isLegalForm, KNOWN_EMPLOYER } from './employer-shape.ts'
import { partnersFrom } from './partners.ts'
import { promotedWords } from './prose-careers.ts'

const AT = compilePhrases(TOLD_WORDS.at)
const INSIDE = compilePhrases(TOLD_WORDS.inside)
const ARTICLES = compilePhrases(TOLD_WORDS.articles)
const ENDS = compilePhrases(TOLD_WORDS.ends)
const AND = new Set(['and', 'und', 'et', 'y', 'och', 'og'])
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
  const length = phraseAt(words, at, AT)
  if (length > 0 || words[at]?.key !== 'of') return length
  return isNamedBehind(doc, words, { from: at + 1, ranges }) ? 1 : 0
}

/** "as a clerk and stayed until", "a cook, where": small words behind a title with which the sentence goes on. */
export function goesOnAt(doc: Doc, words: Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (word === undefined || next === undefined || !isSmall(doc.text[word.start]!)) return false
  if (isPhrase(word, ENDS)) return true
  // "as a clerk and at Merrow as a cook"
  const isTold = next.key.endsWith('ed') || PASTS.has(next.key) || promotedWords(words, at + 1) > 0
  const isNext = isTold || phraseAt(words, at + 1, AT) > 0
  return word.key === 'and' && isSmall(doc.text[next.start]!) && isNext
}

/** Whether a name that is known as an employer's begins at a word. */
function isNamedBehind(doc: Doc, words: Word[], from: NameFrom): boolean {
  const name = nameFrom(doc, words, from)
  const own = words.filter((word) => name !== undefined && word.start >= name.start && word.end <= name.end)
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

/** A run of words with capitals, and the small ones between them. */
export function nameFrom(doc: Doc, words: Word[], { from, ranges }: NameFrom): Span | undefined {
  let first = from
  while (isPhrase(words[first], ARTICLES) && isSmall(doc.text[words[first]!.start]!) && first < from + 2) first++
  // "M/s. Merrow Ltd", "Messrs. Merrow & Sons": a firm follows.
  if (words[first]?.key === 'm' && words[first + 1]?.key === 's') first += 2
  else if (words[first]?.key === 'messrs') first++
  // "supermarkt Boersma": a kind of employer in small letters before its name.
  const kind =
    words[first] !== undefined &&
    isSmall(doc.text[words[first]!.start]!) &&
    employerScore(doc, words.slice(first, first + 2)) >= KNOWN_EMPLOYER
  const partners = kind ? 0 : partnersFrom(doc, words, { from: first })
  let last = kind ? first : partners > 0 ? first + partners - 1 : -1
  for (let at = Math.max(last + 1, first); at < Math.min(words.length, first + LONGEST_NAME); at++) {
    const word = words[at]!
    if (isInRange(word, ranges)) break
    // "at Merrow Mart for 2 years": how long.
    if (/^\d/.test(word.key) && words[at - 1]!.key === 'for') break
    const sign = at === first ? '' : doc.fold.slice(words[at - 1]!.end, word.start)
    if (/[,;:()]|\.\s/.test(sign) && !/^\.\s?$/.test(sign) && !isInName(doc, words, at)) break
    // "... in Merrow.I have ...": the blank of the next sentence is missing.
    if (sign === '.' && SUBJECTS.test(word.key)) break
    if (!isSmall(doc.text[word.start]!)) last = at
    else if (!isPhrase(word, INSIDE)) break
    // "for Merrow Pte Ltd and Quarn Pte Ltd"
    else if (AND.has(word.key) && last === at - 1 && endsWithLegalForm(words.slice(first, at))) break
  }
  return last < first ? undefined : { start: words[first]!.start, end: words[last]!.end }
}

/** "Vaaradhi Infotech (P) Limited": a bracket of one word in a name, with the legal form right behind it. */
function isInName(doc: Doc, words: Word[], at: number): boolean {
  const sign = (first: number) => doc.fold.slice(words[first - 1]?.end ?? 0, words[first]?.start ?? 0)
  const opens = (first: number) => sign(first) === ' (' && sign(first + 1) === ') ' && isLegalForm([words[first + 1]!])
  return at > 0 && ((at + 1 < words.length && opens(at)) || (at > 1 && at < words.length && opens(at - 1)))
}
