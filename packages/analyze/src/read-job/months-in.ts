import { NUMBER_WORDS } from '../knowledge/judging/job-cues.ts'
import {
  HALF_YEARS,
  LEAST_WORDS,
  MONTH_WORDS,
  OTHER_TIME,
  SPENT_WORDS,
  WORK_WORDS,
} from '../knowledge/judging/worded-years.ts'
import { UNSPACED } from './reading.ts'

const WORDS = Object.keys(NUMBER_WORDS)
  .filter((word) => !UNSPACED.test(word))
  .join('|')
/** "6 months", "6 to 12 months", "min. 18-monatige": the least asked. */
const MONTHS = new RegExp(
  `(?<![\\d.,\\p{Script=Latin}\\p{Script=Cyrillic}])(\\d{1,2}|${WORDS})\\+?\\s?(?:(?:[-–—/~～〜]|to|bis|a|do|tot|до)\\s?\\d{1,2}\\s?)?(?:(?:${MONTH_WORDS.spaced}|${MONTH_WORDS.joined})(?!\\p{L})|${MONTH_WORDS.unspaced})`,
  'gu',
)
const HALVES = HALF_YEARS.map(([figure, words]): [number, RegExp] => [
  figure,
  new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u'),
])
const WORK = new RegExp(WORK_WORDS, 'u')
const OTHER = new RegExp(`(?<!\\p{L})(?:${OTHER_TIME})`, 'u')
/** Letters on either side of months in which work is named, and those before them in which another time is. */
const WORK_REACH = 48
const OTHER_REACH = 24
const MOST_MONTHS = 60

type Found = { match: RegExpExecArray; figure: number } | undefined

/** Half years of experience that a folded text names in words, with where: "pół roku doświadczenia", "полгода опыта". */
export function halvesIn(folded: string): Found {
  for (const [figure, pattern] of HALVES) {
    const match = pattern.exec(folded)
    if (match !== null && isOfWork(match, folded)) return { match, figure }
  }
  return undefined
}

/** Months of experience that a folded text asks for, as years with where: "6 Monate Erfahrung". */
export function monthsIn(folded: string): Found {
  for (const match of folded.matchAll(MONTHS)) {
    const months = NUMBER_WORDS[match[1]!] ?? Number(match[1])
    if (months >= 1 && months <= MOST_MONTHS && isOfWork(match, folded))
      return { match, figure: Math.round((months / 12) * 100) / 100 }
  }
  return undefined
}

const LEAST = new RegExp(`(?<!\\p{L})(?:${LEAST_WORDS}) $`, 'u')
const SPENT = new RegExp(`^ (?:${SPENT_WORDS})(?!\\p{L})`, 'u')

/** "At least a year of working with children", "6+ months in a lab". */
export const isSpent = (words: string, { before, behind }: { before: string; behind: string }) =>
  (words.includes('+') || LEAST.test(before)) && SPENT.test(behind)

/**
 * Whether experience stands beside such a time, in its own clause, or it is the least that is spent in a place or a trade,
 * and nothing makes it a contract's or a trial's.
 */
function isOfWork({ 0: words, index }: RegExpExecArray, folded: string): boolean {
  const end = index + words.length
  const before = /[^.;,]*(?:\b(?:min|mind)\.[^.;,]*)?$/u.exec(folded.slice(Math.max(0, index - WORK_REACH), index))![0]
  const behind = /^[^.;,]*/u.exec(folded.slice(end, end + WORK_REACH))![0]
  return (
    (isSpent(words, { before, behind }) || WORK.test(before) || WORK.test(behind)) &&
    !OTHER.test(before.slice(-OTHER_REACH))
  )
}
