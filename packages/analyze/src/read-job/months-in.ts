import { NUMBER_WORDS } from '../knowledge/judging/job-cues.ts'
import { HALF_YEARS, MONTH_WORDS, OTHER_TIME, WORK_WORDS } from '../knowledge/judging/worded-years.ts'
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

/** Months of experience that a folded text asks for, as years with where: "6 Monate Erfahrung", "полгода опыта". */
export function monthsIn(folded: string): { match: RegExpExecArray; figure: number } | undefined {
  for (const [figure, pattern] of HALVES) {
    const match = pattern.exec(folded)
    if (match !== null && isOfWork(match, folded)) return { match, figure }
  }
  for (const match of folded.matchAll(MONTHS)) {
    const months = NUMBER_WORDS[match[1]!] ?? Number(match[1])
    if (months >= 1 && months <= MOST_MONTHS && isOfWork(match, folded))
      return { match, figure: Math.round((months / 12) * 100) / 100 }
  }
  return undefined
}

/** Whether experience stands beside such a time, in its own clause, and nothing makes it a contract's or a trial's. */
function isOfWork({ 0: words, index }: RegExpExecArray, folded: string): boolean {
  const end = index + words.length
  const before = /[^.;,]*(?:\b(?:min|mind)\.[^.;,]*)?$/u.exec(folded.slice(Math.max(0, index - WORK_REACH), index))![0]
  const behind = /^[^.;,]*/u.exec(folded.slice(end, end + WORK_REACH))![0]
  return (WORK.test(before) || WORK.test(behind)) && !OTHER.test(before.slice(-OTHER_REACH))
}
