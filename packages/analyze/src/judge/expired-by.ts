import type { Span, YearMonth } from '@evenhand/model'
import { EXPIRED_WORDS, EXPIRY_WORDS } from '../knowledge/reading/expiry-words.ts'
import { cuePattern } from '../read-job/reading.ts'
import { lowerSameLength } from './lower-same-length.ts'

const cuesOf = (words: string) =>
  lowerSameLength(words)
    .split('|')
    // "jusqu'en", "t/m", "cert. exp"
    .map((phrase) => phrase.replaceAll(' ', "[ './]{1,2}"))
const DATE = String.raw`(?:(?:\d{1,2}[./-])?(?<month>\d{1,2})[./-])?(?<year>\d{4})(?!\d)`
/** How a folded line says until when something is valid; of two dates the later one. */
const UNTIL = new RegExp(
  String.raw`(?:${cuePattern(cuesOf(`${EXPIRY_WORDS}|${EXPIRED_WORDS}`)).source})[^\d\n]{0,14}(?:\d[\d./]{3,9} ?[-\u2013] ?)?${DATE}`,
  'u',
)
/** "My registration lapsed in 2021", "licence (expired)": over, whatever the date of the resume; not of what follows a comma. */
const IS_OVER = new RegExp(String.raw`^[^,.;\n]{0,80}?(?:${cuePattern(cuesOf(EXPIRED_WORDS)).source})`, 'u')
/** "not expired", "before it expired", "lapsed in 2019 and renewed since" */
const NOT_OVER = /\b(?:(?:not|never|hasn't|before it)(?: \w+)? (?:expired|lapsed)|renewed|reinstated|restored)\b/u
const MOST_LETTERS = 160

/** Whether the line in which a certificate is named, from its name on, says that it is over, or was valid only until before a date. */
export function isExpiredBy(text: string, { start }: Span, { year, month = 1 }: YearMonth): boolean {
  const [line] = text.slice(start, start + MOST_LETTERS).split('\n')
  const folded = lowerSameLength(line!)
  if (IS_OVER.test(folded)) return !NOT_OVER.test(folded)
  const date = UNTIL.exec(folded)?.groups
  if (date === undefined) return false
  const until = Number(date['year']) * 12 + Number(date['month'] ?? 12)
  return until < year * 12 + month
}
