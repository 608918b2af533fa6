import type { Span, YearMonth } from '@evenhand/model'
import { lowerSameLength } from './lower-same-length.ts'

/** How a line says until when something is valid, folded; then a month, where it is told, and the year. */
const UNTIL =
  /(?:valid (?:until|till|to|through|thru)|expire[sd]?|exp\.? (?:date)?|expiry|gultig bis|valable jusqu\p{L}{0,3}|expire le|valid[oa] (?:hasta|ate|fino)|vencid[oa]|geldig tot|wazn[aey] do|действител\p{L}{2,4} до|有效期至|有効期限)[^\d\n]{0,14}(?:(?:\d{1,2}[./-])?(\d{1,2})[./-])?(\d{4})(?!\d)/u
const MOST_LETTERS = 160

/** Whether the line in which a certificate is named, from its name on, says that it was valid only until before a date. */
export function isExpiredBy(text: string, { start }: Span, { year, month = 1 }: YearMonth): boolean {
  const [line] = text.slice(start, start + MOST_LETTERS).split('\n')
  const match = UNTIL.exec(lowerSameLength(line!))
  if (match === null) return false
  const until = Number(match[2]) * 12 + Number(match[1] ?? 12)
  return until < year * 12 + month
}
