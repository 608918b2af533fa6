import { NUMBER_WORDS, YEAR_SIGNS, YEAR_WORDS } from '../knowledge/judging/job-cues.ts'
import { YEAR_STEMS_ELSEWHERE, YEARS_ELSEWHERE } from '../knowledge/judging/headings-elsewhere.ts'
import { FIRM_YEARS } from '../knowledge/judging/offer-words.ts'
import { WORDED_YEARS, WORK_WORDS } from '../knowledge/judging/worded-years.ts'
import { halvesIn, isSpent, monthsIn } from './months-in.ts'
import { UNSPACED } from './reading.ts'

/** Numerals of Chinese and Japanese stand inside other letters; not "15", "third" and the end of "three to five". */
const [NUMERALS, WORDS] = [true, false].map((isUnspaced) =>
  Object.keys(NUMBER_WORDS)
    .filter((word) => UNSPACED.test(word) === isUnspaced)
    .join('|'),
)
// "Since 2012": the end of a year is no figure.
const NUMBER = `(?<![\\d०-९０-９]|\\d[.,])(?:\\d{1,2}|[०-९]{1,2}|[０-９]{1,2})|(?<!\\p{L})(?:${WORDS})|(?<![〇零一二两三四五六七八九十百第至到~～-])(?:${NUMERALS})`
const RANGE = `(?:(?:[-–—/~～〜]|to|bis|a|à|or|oder|ou|et|y|e|i|do|ile|tot|of|till|til|до|或)\\s?(?:\\d{1,2}|[０-９]{1,2}|more|${WORDS}|${NUMERALS})\\s?)?`
const MORE = '\\s?\\+?\\s?(?:plus |or more |oder mehr |ou plus |o mas |ou mais |o piu |of meer |ve uzeri |个|개)?'
const YEARS = new RegExp(
  `(${NUMBER})(?<half>[.,]\\d)?(?:\\s?\\((?:\\d{1,2}|${WORDS})\\))?\\s?\\+?\\s?${RANGE}\\+?${MORE}(?:full )?(?:(?:${YEAR_WORDS}|${YEARS_ELSEWHERE})(?![\\p{L}])|(?:${YEAR_SIGNS}|${YEAR_STEMS_ELSEWHERE}))`,
  'gu',
)
/** More years than this are an age. */
const MOST_YEARS = 20

/** Whether a folded text asks for years of experience. */
export function asksYears(folded: string): boolean {
  return yearsAt(folded) !== undefined
}

/** Where a folded text asks for years of experience. */
export function yearsAt(folded: string): number | undefined {
  return yearsIn(folded)?.match.index
}

/** Where a folded text names years, be they a firm's. */
export function anyYearsAt(folded: string): number | undefined {
  return yearsAt(folded) ?? firstYears(folded)?.index
}

/** Ages, of children taught and of firms: "children from 3 to 6 years", "for 12 years we have". */
const AGES =
  /years? old|of age|year-old|jahre alt|ans d'age|anos de (?:edad|idade|vida)|anni di eta|jaar oud|lat zycia|yasinda|лет отроду|(?:children|pupils|kindern?|enfants|ninos|criancas|bambini|kinderen|dzieci|детей|детьми)(?:,? (?:aged|from|between|ab|von|zwischen|de|entre|dai|da|tra|dos|van|od|w wieku|от))? \d|\b(?:seit|depuis|desde hace|hace|ha|da|sinds|od) (?:(?:mehr als|uber|rund|fast|gut|knapp|plus de|pres de|mas de|mais de|oltre|piu di|meer dan|ruim|bijna|ponad|blisko) )?\S{1,12} (?:jahren|ans|anos|anni|jaar|lat)\b|^(?:for|during) (?:the (?:last|past) |over |more than |nearly |almost )?\S{1,12} years,? (?:we|our)\b/u

/** "15 years in business": a firm's years. */
const FIRM = new RegExp(`^\\s?(?:(?:${FIRM_YEARS.spaced})(?!\\p{L})|${FIRM_YEARS.unspaced})`, 'u')

const firstYears = (folded: string) => folded.matchAll(YEARS).next().value

function isFirmYears({ 0: words, index }: RegExpExecArray, folded: string): boolean {
  return FIRM.test(folded.slice(index + words.length))
}

/** Whether a folded text tells how long a firm has been there. */
export function tellsFirmYears(folded: string): boolean {
  const match = firstYears(folded)
  return match !== undefined && isFirmYears(match, folded)
}

/** Years of experience that a folded text names, with where. */
export function yearsIn(folded: string): { match: RegExpExecArray; figure: number } | undefined {
  const match = firstYears(folded)
  if (match === undefined) return halvesIn(folded) ?? wordedIn(folded) ?? monthsIn(folded)
  if (AGES.test(folded) || isFirmYears(match, folded)) return undefined
  const figure = figureOf(match[1]!) + halfOf(match, folded)
  return figure >= 1 && figure <= MOST_YEARS ? { match, figure } : undefined
}

function figureOf(written: string): number {
  return NUMBER_WORDS[written] ?? Number(westernDigits(written))
}

/** "2.5 years", "1年半". */
function halfOf({ 0: words, index, groups }: RegExpExecArray, folded: string): number {
  return groups!['half']?.endsWith('5') || folded[index + words.length] === '半' ? 0.5 : 0
}

/** Devanagari and wide digits as 0 to 9. */
function westernDigits(figure: string): string {
  return figure
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
}

const WORDED = WORDED_YEARS.map(([figure, words]): [number | undefined, RegExp] => [
  figure,
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}])`, 'u'),
])
const WORK = new RegExp(WORK_WORDS, 'u')
/** Letters behind such years in which they may be an age. */
const AGE_REACH = 10
/** Letters on either side of such years in which work is named. */
const WORK_REACH = 48

/** "Dwuletni staż", "un an d'expérience", "خبرة سنتين": years in one word, or of one, where experience stands beside them. */
function wordedIn(folded: string): { match: RegExpExecArray; figure: number } | undefined {
  for (const [figure, pattern] of WORDED) {
    const match = pattern.exec(folded)
    if (match === null || isFirmYears(match, folded)) continue
    const end = match.index + match[0].length
    if (AGES.test(folded.slice(0, end + AGE_REACH))) continue
    const before = /[^.;]*$/u.exec(folded.slice(Math.max(0, match.index - WORK_REACH), match.index))![0]
    const behind = /^[^.;]*/u.exec(folded.slice(end, end + WORK_REACH))![0]
    if (WORK.test(before) || WORK.test(behind) || isSpent(match[0], { before, behind }))
      return { match, figure: figure ?? Number(match[1]) }
  }
  return undefined
}
