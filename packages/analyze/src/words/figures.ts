import {
  COUNTED_SPACED,
  COUNTED_UNSPACED,
  MAGNITUDES,
  MONEY_BEHIND,
  MONEY_EITHER,
  MONEY_SIGNS,
  PERCENT_BEFORE,
  PERCENT_BEHIND,
  SPANS_OF_TIME,
} from '../knowledge/judging/result-words.ts'

/** A number with the points, commas, apostrophes and narrow blanks that part its digits. */
const NUMBER = "(?<![\\p{Nd}.,])\\p{Nd}(?:[\\p{Nd}.,'٬٫]|[ \\u00a0\\u202f](?=\\p{Nd}{3}(?!\\p{Nd}))){0,14}"
const BLANK = '[\\s\\u00a0\\u202f]?'
/** Letters or digits behind would make another word of a short one. */
const ENDS = '(?![a-z\\p{N}])'
const SIGN = `[${MONEY_SIGNS}]`
const STARTS = '(?<![\\p{L}\\p{N}])'
const LARGE = `(?:(?:${MAGNITUDES}|[kmb])${BLANK}(?:de |d')?)?`

const FIGURE = new RegExp(
  [
    `${NUMBER}${BLANK}-?(?:[%٪％‰]|${PERCENT_BEHIND})`,
    `%${BLANK}\\p{Nd}|${STARTS}(?:${PERCENT_BEFORE})${BLANK}\\p{Nd}|百分之[一二三四五六七八九十]|[一二三四五六七八九][割成](?![功员員立果])`,
    `${SIGN}${BLANK}\\p{Nd}|${STARTS}(?:${MONEY_EITHER})${BLANK}${NUMBER}`,
    `${NUMBER}${BLANK}-?${LARGE}(?:${SIGN}|(?:${MONEY_EITHER})${ENDS}|(?:${MONEY_BEHIND}))`,
    `${NUMBER}${BLANK}(?:${MAGNITUDES})${ENDS}|${NUMBER}[km]${ENDS}`,
    // "2.5x", "3-fold", "4fach", "в 3 раза", "2倍".
    `${NUMBER}(?:[x×]${ENDS}|${BLANK}-?fold${ENDS}|-?fach)|${STARTS}(?:в|у) ${NUMBER} раз|${NUMBER}${BLANK}(?:倍|배(?!\\p{L})|เท่า)`,
    `${NUMBER}\\+?[\\s\\u00a0-]?(?:de |d')?(?:(?:${COUNTED_SPACED})|${COUNTED_UNSPACED})`,
  ].join('|'),
  'u',
)

/** Whether a folded sentence holds an amount, a share, a factor, or counted people or things of work. */
export function isFigure(folded: string): boolean {
  return FIGURE.test(folded)
}

const COUNT = new RegExp(
  `(?<![\\p{L}\\p{N}/.,:+#№(-]|[\\p{L}\\p{N}][-–])(?<number>\\p{Nd}(?:[\\p{Nd}.,']{0,10}\\p{Nd})?)\\+?[\\s\\u00a0\\u202f](?<counted>[\\p{L}\\p{M}]{2,})`,
  'gu',
)
/** "From 34 to 61", "de 94 à 98,6", "from 11 a week to 2": two numbers and a small word between them. */
const RANGE =
  /(?<![\p{L}\p{N}/.,:+-])(?<from>\p{Nd}[\p{Nd}.,]{0,8})(?:\s(?:an?|per|each|pro|je|par|por|al|alla|na|i|om)\s\p{L}{2,12})?\s(?:\p{L}{1,5}|-?>|→|–)\s(?<to>\p{Nd}[\p{Nd}.,]{0,8})(?![\p{L}\p{N}:])/gu
const COUNT_UNSPACED =
  /(?<![a-z\p{N}-])\p{Nd}{1,7}\s?(?<counted>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}])/gu
/** Years, days, phones. */
const NO_COUNT = /^(?:(?:19|20)\p{Nd}{2}\P{Nd}?|0\p{Nd}.*|\p{Nd}{1,2}\.\p{Nd}{1,2}\.\p{Nd}{0,4}\P{Nd}?)$/u
const TIME = new RegExp(`^(?:${SPANS_OF_TIME})`, 'u')
/** A capital or a sign of a name just before a number: "ISO 9001", "Windows 10", "Phase 2". */
const NAME_BEFORE = /(?:^|[^\p{L}])\p{Lu}[\p{L}\p{N}&.-]*\s{1,2}$/u

/**
 * Whether a sentence counts something else than years: "12 complaints", "from 12 to 4 days". `written` is the same sentence
 * as it was written: a number behind a capitalised word belongs to a name, where that word does not begin the sentence.
 */
export function countsIn(folded: string, written: string): boolean {
  for (const { index, groups } of folded.matchAll(COUNT)) {
    if (NO_COUNT.test(groups!['number']!) || TIME.test(groups!['counted']!)) continue
    const name = NAME_BEFORE.exec(written.slice(0, index))
    if (name === null || name.index === 0) return true
  }
  for (const { groups } of folded.matchAll(RANGE))
    if (!NO_COUNT.test(groups!['from']!) && !NO_COUNT.test(groups!['to']!)) return true
  return [...folded.matchAll(COUNT_UNSPACED)].some(({ groups }) => !TIME.test(groups!['counted']!))
}
