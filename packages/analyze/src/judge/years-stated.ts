import type { Span } from '@evenhand/model'
import { DECADE_WORDS, NUMBER_WORDS, YEAR_WORDS } from '../knowledge/judging/job-cues.ts'
import { lowerSameLength } from './lower-same-length.ts'

/** Years in figures only: "a class of three years" is its age. Decades are nobody's age. */
const STATED = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])(\\d{1,2})\\s?\\+?\\s?(?:plus |or more )?(?:${YEAR_WORDS})(?![\\p{L}])|(?:(?<![\\p{L}\\p{N}])(\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')})\\s)?(?<!\\p{L})(?:${DECADE_WORDS})(?![\\p{L}]))`,
  'gu',
)
/** More years than this are an age, or a firm's. */
const MOST_YEARS = 50

/** "Nine years on acute wards": for whoever knows what the line is about. */
const IN_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}])(${Object.keys(NUMBER_WORDS).join('|')})\\s(?:${YEAR_WORDS})(?![\\p{L}])`,
  'gu',
)

/** Years that a folded text states, with the words that do: "9+ years", "a decade", "over two decades". */
export function yearsStated(folded: string): { years: number; span: Span }[] {
  return [...folded.matchAll(STATED)].flatMap((match) => {
    const figure = match[1] ?? match[2]
    const count = figure === undefined ? 1 : (NUMBER_WORDS[figure] ?? Number(figure))
    const years = match[1] === undefined ? 10 * count : count
    return years <= MOST_YEARS ? [{ years, span: spanOf(match) }] : []
  })
}

/** The same where numbers are written as words, which a class of three years is as well. */
export function yearsInWords(folded: string): { years: number; span: Span }[] {
  return [...folded.matchAll(IN_WORDS)].map((match) => ({ years: NUMBER_WORDS[match[1]!]!, span: spanOf(match) }))
}

function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length }
}

/** The most years that a text states anywhere. */
export function mostYearsStated(text: string): number {
  return yearsStated(lowerSameLength(text)).reduce((most, { years }) => Math.max(most, years), 0)
}
