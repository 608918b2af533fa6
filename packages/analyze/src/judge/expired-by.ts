import type { Span, YearMonth } from '@evenhand/model'
import { EXPIRED_WORDS, EXPIRY_WORDS } from '../knowledge/reading/expiry-words.ts'
import { cuePattern } from '../read-job/reading.ts'
import { lowerSameLength } from './lower-same-length.ts'

const CUES = lowerSameLength(`${EXPIRY_WORDS}|${EXPIRED_WORDS}`)
  .split('|')
  // "jusqu'en", "t/m", "cert. exp"
  .map((phrase) => phrase.replaceAll(' ', "[ './]{1,2}"))
const DATE = String.raw`(?:(?:\d{1,2}[./-])?(?<month>\d{1,2})[./-])?(?<year>\d{4})(?!\d)`
/** How a folded line says until when something is valid; of two dates the later one. */
const UNTIL = new RegExp(
  String.raw`(?:${cuePattern(CUES).source})[^\d\n]{0,14}(?:\d[\d./]{3,9} ?[-\u2013] ?)?${DATE}`,
  'u',
)
const MOST_LETTERS = 160

/** Whether the line in which a certificate is named, from its name on, says that it was valid only until before a date. */
export function isExpiredBy(text: string, { start }: Span, { year, month = 1 }: YearMonth): boolean {
  const [line] = text.slice(start, start + MOST_LETTERS).split('\n')
  const date = UNTIL.exec(lowerSameLength(line!))?.groups
  if (date === undefined) return false
  const until = Number(date['year']) * 12 + Number(date['month'] ?? 12)
  return until < year * 12 + month
}
