import type { YearMonth } from '@evenhand/model'
import { EXPIRY_WORDS } from '../../knowledge/reading/expiry-words.ts'
import type { Doc } from '../text/document.ts'
import { compilePhrases, endsWithPhrase, wordsIn } from '../text/phrase-set.ts'
import type { DateRange } from './find-ranges.ts'
import { compareMonths } from './months.ts'

/** A resume whose latest date lies this many years back is an old one. */
const OLD = 10

/**
 * When the resume was written. Who holds a post still wrote it lately, unless its latest date lies years back: that is
 * `today` then, and where there is no date; else it is the latest date that is not after `today`. Until when something
 * is valid says nothing of when that was written.
 */
export function documentDate(doc: Doc, ranges: Iterable<DateRange[]>, today: YearMonth): YearMonth {
  let latest: YearMonth | undefined
  let begun: YearMonth | undefined
  for (const found of ranges) {
    for (const range of found) {
      if (range.single && isExpiry(doc, range)) continue
      for (const date of [range.begin, range.end]) {
        if (date === undefined || compareMonths(date, today) > 0) continue
        if (latest === undefined || compareMonths(date, latest) > 0) latest = date
        if (range.current && (begun === undefined || compareMonths(date, begun) > 0)) begun = date
      }
    }
  }
  if (latest === undefined) return today
  if (begun === undefined) return latest
  const isNewest = compareMonths(begun, latest) >= 0 || (latest.month === undefined && begun.year === latest.year)
  return isNewest || today.year - latest.year < OLD ? today : latest
}

const EXPIRIES = compilePhrases(EXPIRY_WORDS)
/** Letters looked at before a date. */
const BEFORE = 40

/** "valid until 2027", "(exp. 05/2026)" */
function isExpiry(doc: Doc, { start }: DateRange): boolean {
  const from = Math.max(0, start - BEFORE)
  // No farther back than the words reach: a line may be megabytes long.
  const line = from + doc.fold.slice(from, start).lastIndexOf('\n') + 1
  const words = wordsIn(doc, line, start)
  return endsWithPhrase(words, EXPIRIES)
}
