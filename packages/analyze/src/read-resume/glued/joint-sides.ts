import type { SectionKind } from '@evenhand/model'
import { matchTerms } from '../../knowledge/match-terms.ts'
import { DEGREE_WORDS } from '../../knowledge/reading/degree-words.ts'
import { LEGAL_FORMS } from '../../knowledge/reading/employer-words.ts'
import {
  BEFORE_PRESENT,
  BETWEEN_ENDS,
  FROM_WORDS,
  SINCE_WORDS,
  UNTIL_WORDS,
} from '../../knowledge/reading/present-words.ts'
import { BEHIND_DEGREES } from '../../knowledge/reading/small-words.ts'
import { MONTHS, PRESENT } from '../dates/date-words.ts'
import { isSchoolWord } from '../education/school-shape.ts'
import { LABEL_WORDS } from '../employment/words/slot-labels.ts'
import { KNOWN_TITLE, SURE_TITLE, titleScore } from '../employment/words/title-shape.ts'
import { hoursAtEnd } from '../employment/entry/without-hours.ts'
import { knownHeading } from '../sections/heading-kind.ts'
import { foldPhrase, foldText } from '../text/fold-text.ts'
import { CAPITAL, caseOf } from '../text/letter-case.ts'
import { compilePhrases, endsWithPhrase, isMadeOf, phraseAt, type Word, wordsIn } from '../text/phrase-set.ts'

/** Letters of the longest word and of the longest phrase that is looked at beside a joint. */
const LONGEST_WORD = 16
const LONGEST_PHRASE = 48

const LETTERS = /\p{L}{3,16}/uy
/** What stands behind a month that is one: a year, a day and a year, or the month until which it was. */
const DATED =
  /[.,]?\s{0,2}(?:\d{1,2}(?:st|nd|rd|th)?,?\s{1,2})?(?:(?:19|20)\d\d|['\u2019]\d\d)(?!\d)|[.,]?\s?(?:[-\u2013\u2014]|to)\s?\p{Lu}\p{L}{2,9}[.,]?\s(?:19|20)\d\d/uy

/** Whether a month with its year stands at an offset. */
export function isMonthAt(text: string, at: number): boolean {
  LETTERS.lastIndex = at
  const name = LETTERS.exec(text)?.[0]
  if (name === undefined) return false
  DATED.lastIndex = at + name.length
  if (!DATED.test(text)) return false
  return MONTHS.all.get(foldText(name))?.some(({ tokens, value }) => tokens.length === 1 && !value.season) ?? false
}

/** "2013 - Present": whether a date that goes on still ends at an offset. */
export function isPresentBefore(text: string, at: number): boolean {
  const from = startOfWord(text, at)
  if (at - from >= LONGEST_WORD || from === at || !UNTIL.test(text.slice(Math.max(0, from - 6), from))) return false
  return PRESENT.all.get(foldText(text.slice(from, at)))?.some(({ tokens }) => tokens.length === 1) ?? false
}

/** "Present": whether a date that goes on still begins at an offset. */
export function isPresentAt(text: string, at: number): boolean {
  LETTERS.lastIndex = at
  const word = LETTERS.exec(text)?.[0]
  return word !== undefined && (PRESENT.all.get(foldText(word))?.some(({ tokens }) => tokens.length === 1) ?? false)
}

const UNTIL = new RegExp(`[-\\u2013\\u2014]\\s{0,2}$|\\d\\s(?:${BEFORE_PRESENT})\\s$`, 'u')

/** "2007-2011", "May 2012": whether a time ends at an offset; `sure`: it is one from year to year. */
export function isTimeBefore(text: string, at: number, sure: boolean): boolean {
  if (caseOf(text.charCodeAt(at - 1)) <= CAPITAL) return false
  const before = text.slice(Math.max(0, at - 24), at)
  return sure ? YEARS.test(before) : YEAR.test(before)
}

const YEARS = /(?<!\d[/.-]?)(?:19|20)\d\d\s?[-\u2013\u2014]\s?(?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d$/u
const YEAR = /(?:^|[\s(,/-])(?:19|20)\d\d$/u
/** "2010 - Present" behind a word. */
const FROM_YEAR = /(?:19|20)\d\d\s?[-\u2013\u2014]\s?(?:(?:19|20)\d\d(?!\d)|\p{Lu}\p{L})/uy

export function isTimeAt(text: string, at: number): boolean {
  FROM_YEAR.lastIndex = at
  return FROM_YEAR.test(text)
}

const LINKS = compilePhrases(FROM_WORDS, SINCE_WORDS, UNTIL_WORDS, BETWEEN_ENDS)

/** "SinceMay 2019": whether the word before an offset belongs to the date behind it. */
export function isLinkBefore(text: string, at: number): boolean {
  const words = phraseOf(text, startOfWord(text, at), at)
  return words.length > 0 && isMadeOf(words, LINKS)
}

/** Where the label begins that ends at an offset; none there, -1. `several`: only one of two words and more. */
export function labelBefore(
  text: string,
  { from, at, several }: { from: number; at: number; several: boolean },
): number {
  if (!LABEL_WORDS.last.has(text.slice(startOfWord(text, at), at).toLowerCase())) return -1
  const words = phraseOf(text, Math.max(from, at - LONGEST_PHRASE), at)
  for (let first = Math.max(0, words.length - 4); first < words.length - (several ? 1 : 0); first++) {
    const { start, end } = words[first]!
    // A label is written with a capital.
    if (start === end || !/\p{Lu}/u.test(text[start]!)) continue
    if (isMadeOf([...words.slice(first)], LABEL_WORDS.all)) return start
  }
  return -1
}

/** "Full-time Dates Employed": where the hours begin that are told right before an offset; none there, the offset itself. */
export function startOfHours(text: string, from: number, at: number): number {
  const words = phraseOf(text, Math.max(from, at - LONGEST_PHRASE), at)
  const count = hoursAtEnd(words)
  return count === 0 ? at : words.at(-count)!.start
}

/** No heading ends with a shorter word. */
const HEADED = /\p{L}{4}$/u

/** The section that all that stands between two offsets is the heading of; `several`: one of two words and more. */
export function headingKind(
  text: string,
  { from, at, several }: { from: number; at: number; several: boolean },
): SectionKind | undefined {
  if (at - from > LONGEST_PHRASE || !HEADED.test(text.slice(from, at))) return undefined
  const words = phraseOf(text, from, at)
  return words.length > (several ? 1 : 0) ? knownHeading(words) : undefined
}

/** Whether the words between two offsets are a title. */
export function isTitle(text: string, from: number, at: number): boolean {
  const words = at - from > LONGEST_TITLE ? [] : phraseOf(text, from, at)
  return titleScore(words, []) >= SURE_TITLE
}

/** Whether a title ends at an offset, with a job noun; one of a single word only where a line or a part of it begins. */
export function isTitleBefore(
  text: string,
  { from, at, opens }: { from: number; at: number; opens: boolean },
): boolean {
  const cell = text.slice(Math.max(from, at - LONGEST_TITLE), at)
  const begin = cell.split(PARTING).at(-1)!.trimStart()
  const words = wordsIn(foldPhrase(begin), 0, begin.length)
  if (words.length < 2 && (!opens || begin.length < cell.trimStart().length)) return false
  const known = matchTerms(begin).filter(({ kind, end }) => kind === 'title' && end === begin.length)
  if (known.length === 0 && titleScore(words.slice(-1), []) < SURE_TITLE) return false
  return titleScore(words, known) >= KNOWN_TITLE
}

/** What parts the cells of a row. */
const PARTING = /[\t|,;:(\u2022]/u
const LONGEST_TITLE = 80
const LEGAL = compilePhrases(LEGAL_FORMS)
/** Letters of "AG" and "Co", which end other words, too. */
const SHORT_FORM = 2

/** Whether a legal form ends at an offset: "LLC", "Inc". */
export function isLegalBefore(text: string, at: number): boolean {
  const words = phraseOf(text, startOfWord(text, at), at)
  return words.length === 1 && words[0]!.key.length > SHORT_FORM && endsWithPhrase(words, LEGAL)
}

/** Whether a kind of school ends at an offset: "University", "College". */
export function isSchoolBefore(text: string, at: number): boolean {
  const words = phraseOf(text, startOfWord(text, at), at)
  return words.length === 1 && isSchoolWord(words)
}

const DEGREES = compilePhrases(...Object.values(DEGREE_WORDS))

/** "Bachelor of", "Post Graduate Certificate": whether a degree stands at an offset, told by more than "Master". */
export function isDegreeAt(text: string, at: number): boolean {
  const words = phraseOf(text, at, Math.min(text.length, at + LONGEST_PHRASE))
  const length = phraseAt(words, 0, DEGREES)
  return length > 1 || (length === 1 && LINKS_BEHIND.has(words[1]?.key ?? ''))
}

const LINKS_BEHIND = new Set(BEHIND_DEGREES.split('|'))

function startOfWord(text: string, at: number): number {
  let from = at
  while (from > 0 && at - from < LONGEST_WORD && caseOf(text.charCodeAt(from - 1)) <= CAPITAL) from--
  return from
}

/** The words between two offsets. */
function phraseOf(text: string, from: number, at: number): Word[] {
  const words = wordsIn(foldPhrase(text.slice(from, at)), 0, at - from)
  return words.map((word) => ({ ...word, start: word.start + from, end: word.end + from }))
}
