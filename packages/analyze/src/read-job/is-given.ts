import {
  BENEFIT_OPENINGS,
  BENEFITS,
  CURRENCY,
  EMPLOYER_FACTS,
  PAID_BY,
  PAY,
  PAY_OPEN,
  PAY_PRAISE,
  STARTS,
} from '../knowledge/judging/offer-words.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { bindsBy } from './reading.ts'
import type { JobUnit } from './split-job-text.ts'
import { asksYears, tellsFirmYears } from './years-in.ts'

const END = '(?![\\p{L}\\p{M}\\p{N}])'
const FACTS = new RegExp(`${EMPLOYER_FACTS.spaced}|${EMPLOYER_FACTS.unspaced}`, 'u')
/** A clause that tells of pay, of a beginning or of what is given is short. */
const LONGEST = 80

const MONEY = `(?:${CURRENCY})?\\s?\\d[\\d.,' ]{0,10}\\s?(?:k(?!\\p{L}))?\\s?(?:${CURRENCY})?`
const GIVEN = new RegExp(
  [
    `^(?:(?:${PAY_PRAISE}) ){0,2}(?:(?:${PAY.spaced})${END}|${PAY.unspaced})(?=[^\\d]{0,30}\\d|\\s?$|[:\\s]{0,2}(?:${PAY_OPEN})\\s?$)`,
    `^(?:${PAY_PRAISE}) (?:${PAY.spaced})${END}|^(?:${PAY.spaced}) (?:${PAY_PRAISE})${END}`,
    `^(?=[^\\p{L}]{0,30}(?:k[^\\p{L}]{0,20})?(?:${CURRENCY})${END})(?:up to |from |ab |bis |od |do |от |до |desde |a partir de )?${MONEY}(?:\\s?(?:-|–|—|to|bis|a|do|до)\\s?${MONEY})?(?:[\\s/]{1,2}(?:${PAID_BY})\\.?){0,5}\\s?$`,
    `^(?:(?:${STARTS.spaced})${END}|${STARTS.unspaced})`,
    `^(?:\\p{L}+ ){0,1}(?:(?:${BENEFITS.spaced})${END}|${BENEFITS.unspaced})(?: \\p{L}+)?\\s?$`,
  ].join('|'),
  'u',
)

/** Where no heading says what a row is of. */
const OPENS_WITH_GIFT = new RegExp(
  `^(?:(?:an?|eine?n?|une?|des|le|la|el|il|een|en|ett) )?(?:${BENEFIT_OPENINGS.spaced})|^(?:${BENEFIT_OPENINGS.unspaced})`,
  'u',
)

/** "Founded in 1998", "500 employees worldwide": what a sentence says of the firm nobody who applies has to bring. */
export function isOfFirm({ text, section }: JobUnit): boolean {
  const folded = lowerSameLength(text).trim()
  return section !== 'duties' && (FACTS.test(folded) || tellsFirmYears(folded))
}

/** "Salary 60k-80k EUR", "start ASAP", "company car": what a clause says the job gives. */
export function isGiven({ text, section }: JobUnit): boolean {
  const folded = lowerSameLength(text).replace(/[\s.!,;:]+$/u, '')
  if (section === 'duties' || folded.length > LONGEST) return false
  return GIVEN.test(folded) || (section === 'plain' && OPENS_WITH_GIFT.test(folded) && bindsBy(folded) === undefined)
}

/** A number of a telephone: eight figures and more, with a blank or a sign between some of them. */
const PHONE =
  /(?<![\d€$£])(?=(?:[^\d]{0,3}\d){8,15}(?!\d))(?:\+|\(?0|\(?[1-9]\d{2}\)? \d{3})[\d ()/.-]{4,}(?!\s?(?:€|\$|£|eur|pln|usd))/u
const ADDRESS = /[\p{L}\d._-]@[\p{L}\d-]+\.\p{L}{2}/u
/** Letters of a sentence that says where applications go. */
const WHERE_LONGEST = 160

/** "Your CV, please, to jobs@quill.example", "Tel. 08041 555 012": a sentence with an address for mail or a number is of applying. */
export function isWhereTo({ text, section }: JobUnit): boolean {
  return (
    section !== 'duties' &&
    text.length <= WHERE_LONGEST &&
    (ADDRESS.test(text) || PHONE.test(text)) &&
    !asksYears(lowerSameLength(text))
  )
}
