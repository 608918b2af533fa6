import type { Span } from '@evenhand/model'
import { matchTerms } from '../../knowledge/match-terms.ts'
import { SMALL_IN_NAMES, SMALL_IN_TITLES } from '../../knowledge/reading/small-words.ts'
import { TITLE_RANKS } from '../../knowledge/reading/title-words.ts'
import { isMonthAt } from './joint-sides.ts'

/** Letters of the head of a post at most, and of a short one that stands between dates and what was done. */
const LONGEST_HEAD = 160
/** Letters of a month in front of a year: "September 2019", "03/2019". */
const LONGEST_MONTH = 16
/** Dates from which on a section lists posts. */
const FEWEST = 2
/** Letters between a heading and dates that open what stands below it. */
const LONGEST_GAP = 3

/** Years from one to another, or on. */
const SPAN =
  /(?<![\d/.-])(?:\d{1,2}[./])?(?:19|20)\d\d\)?\s?(?:[-–—]|to|until|till|bis)\s?\(?(?:\p{L}{3,9}\.?,?\s(?=(?:19|20)\d\d)|\d{1,2}[./])?(?:(?:19|20)\d\d(?!\d)|(?:to date|now|today|till date|\p{Lu}\p{L}{2,7}|heute|oggi|actualidad|aujourd'hui)(?!\p{L}))\)?/giu
/** Years of studies, or the one of their end. */
const YEARS =
  /(?<![\d/.-])(?:\d{1,2}[./])?(?:19|20)\d\d(?:\s?[-–—]\s?(?:\p{L}{3,9}\.?,?\s(?=(?:19|20)\d\d)|\d{1,2}[./])?(?:19|20)\d\d)?\)?(?!\d)/gu
const MONTH = /\p{L}{3,9}\.?,?\s?$/u
const TOKEN = /\S+/gu
const SMALL = new Set([...SMALL_IN_NAMES.split('|'), ...SMALL_IN_TITLES.split('|')])
/** A word of a head: a capital, a number that is no year, or a sign. */
const OF_HEAD = /^[(“"'/&+|,–—-]*(?:[\p{Lu}\p{Lo}]|(?!(?:19|20)\d\d\b)\d{1,4}\b|[&/|–—,-]$)/u
const RANKS = new Set(TITLE_RANKS.split('|'))
const ENDS_SENTENCE = /(?:[\p{Ll}\d%]{3}|\p{Lu}{4})[.!?;][)"”]?$/u

/** Where the rows of posts begin in a section that has lost its line ends, and heads within which no other row begins. */
export type PostRows = { cuts: number[]; heads: Span[] }

/**
 * "... with local suppliers Sous Chef Quay Lane Bistro, Galway June 2017 - May 2021": the head of a post is what is written
 * like names in front of its dates, from the title on that opens it; where the section opens with dates, posts do, too.
 */
export function postRows(row: string, { start, end }: Span): PostRows {
  const cuts: number[] = []
  const heads: Span[] = []
  const spans = datesIn(row, { start, end }, SPAN)
  if (spans.length < FEWEST) return { cuts, heads }
  const datesFirst = spans[0]!.from - start <= LONGEST_GAP
  let last = start
  for (const [at, { from, until }] of spans.entries()) {
    if (datesFirst)
      cuts.push(from, ...headBehind(row, until, Math.min(spans[at + 1]?.from ?? end, until + LONGEST_HEAD)))
    else {
      const head = headBefore(row, last, from)
      if (head !== undefined) {
        cuts.push(...head, until + 1)
        heads.push({ start: head[0]!, end: until })
      }
    }
    last = until
  }
  return { cuts, heads }
}

/** Where dates of this form begin in a section, with their months, and where they end. */
function datesIn(row: string, { start, end }: Span, pattern: RegExp): { from: number; until: number }[] {
  const section = row.slice(start, end)
  return [...section.matchAll(pattern)].map(({ index, 0: dates }) => ({
    from: start + withMonth(section, index),
    until: start + index + dates.length,
  }))
}

/** Where dates begin whose year stands at an offset. */
function withMonth(text: string, at: number): number {
  const from = Math.max(0, at - LONGEST_MONTH)
  const month = MONTH.exec(text.slice(from, at))
  return month !== null && isMonthAt(text, from + month.index) ? from + month.index : at
}

/** Where the rows of studies begin in such a section: at their dates, where it opens with them, else behind them. */
export function courseRows(row: string, { start, end }: Span): number[] {
  const dates = datesIn(row, { start, end }, YEARS)
  if (dates.length < FEWEST) return []
  if (dates[0]!.from - start <= LONGEST_GAP) return dates.map(({ from }) => from)
  return dates.filter(({ until }) => /^\s\p{Lu}/u.test(row.slice(until, until + 2))).map(({ until }) => until + 1)
}

type Token = Span & { word: string }

/** Where the rows of the head begin whose dates stand at an offset. */
function headBefore(row: string, last: number, dates: number): number[] | undefined {
  const from = Math.max(last, dates - LONGEST_HEAD)
  const words = [...row.slice(from, dates).matchAll(TOKEN)].map(({ index, 0: word }) => ({
    word,
    start: from + index,
    end: from + index + word.length,
  }))
  let first = words.length
  while (first > 0 && isOfHead(words[first - 1]!.word, first === words.length)) first--
  while (first < words.length && !/^[(“"']?[\p{Lu}\p{Lo}]/u.test(words[first]!.word)) first++
  const run = words.slice(first)
  return run.length === 0 ? undefined : headRows(row, run)
}

function isOfHead(word: string, isLast: boolean): boolean {
  if (!isLast && ENDS_SENTENCE.test(word)) return false
  return OF_HEAD.test(word) || SMALL.has(word.toLowerCase())
}

/**
 * "2015 - now Merrow Gardens Head gardener lawns and ponds for nine parks": behind dates that open a post, where the title begins
 * that has its employer before it, and where it ends.
 */
function headBehind(row: string, from: number, until: number): number[] {
  const head = row.slice(from, until)
  const title = matchTerms(head).find(({ kind }) => kind === 'title')
  if (title === undefined || !/^\s\p{L}/u.test(head.slice(title.end))) return []
  const before = [...head.slice(0, title.start).matchAll(TOKEN)]
  let at = before.length
  // "Zelfstandig hovenier": a word with a capital right before a title in small letters is the first of it.
  if (/\p{Ll}/u.test(head.charAt(title.start))) at--
  const names = before.slice(0, at)
  if (names.length === 0 || !names.every(({ 0: word }) => isOfHead(word, true))) return []
  return [from + (before[at]?.index ?? title.start), from + title.end + 1]
}

/** A head begins with the title that has its employer behind it; one that ends with the title has that in a row of its own. */
function headRows(row: string, run: Token[]): number[] {
  const [opening, closing] = [run[0]!.start, run.at(-1)!.end]
  const titles = matchTerms(row.slice(opening, closing)).filter(({ kind }) => kind === 'title')
  for (const { start, end } of titles) {
    let at = run.findIndex((word) => word.end > opening + start)
    while (at > 0 && RANKS.has(run[at - 1]!.word.toLowerCase().replace('.', ''))) at--
    if (run.some((word) => word.start > opening + end)) return [run[at]!.start]
    if (at > 1) return [opening, run[at]!.start]
  }
  return [opening]
}
