import type { Span } from '@evenhand/model'
import { SINCE_WORDS } from '../knowledge/reading/present-words.ts'
import type { Evidence } from './prepare-evidence.ts'
import { lowerSameLength } from './lower-same-length.ts'

/** "Three ESXi clusters, since 2013": a year behind a word for since. */
const SINCE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${lowerSameLength(SINCE_WORDS)})\\s(?:\\p{L}{3,9}\\s)?((?:19|20)\\d{2})(?!\\d|\\s?[-–—/]|\\s(?:to|till|until|bis|au|al|ate|hasta|fino|tot|do|до)(?!\\p{L}))`,
  'u',
)

/** The longest that a line which names one of these terms says it has gone on, in months, with the words that do. */
export function monthsSince(terms: string[], { terms: found, lines, folded, profile }: Evidence): MonthsTold {
  let best: MonthsTold = { months: 0, spans: [] }
  for (const { line: at } of terms.flatMap((term) => found.get(term) ?? [])) {
    const { start, end, employment, isEcho } = lines[at]!
    // Within a post that has ended it has not gone on.
    if (isEcho === true || profile.employment[employment]?.end !== undefined) continue
    const year = Number(SINCE.exec(folded.slice(start, end))?.[1] ?? Infinity)
    const months = Math.max(0, (profile.asOf.year - year) * 12)
    if (months > best.months) best = { months, spans: [{ start, end }] }
  }
  return best
}

type MonthsTold = { months: number; spans: Span[] }
