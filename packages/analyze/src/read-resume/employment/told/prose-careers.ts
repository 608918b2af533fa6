import { PROMOTED_WORDS } from '../../../knowledge/reading/told-words.ts'
import type { Span } from '@evenhand/model'
import type { DateRange } from '../../dates/find-ranges.ts'
import { compareMonths } from '../../dates/months.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import type { Word } from '../../text/phrase-set.ts'

const PROMOTED = phraseListOf(PROMOTED_WORDS)

/** "In 2012 I moved to Merrow House, where I stayed until 2018": the year and the end of what a sentence tells, as one span. */
export function wholeSpan(ranges: DateRange[]): DateRange | undefined {
  const [first, last, ...others] = ranges
  if (first?.begin === undefined || !first.single || last?.end === undefined || last.begin !== undefined)
    return undefined
  if (others.length > 0 || compareMonths(last.end, first.begin) < 0) return undefined
  return { ...first, end: last.end, single: false, bare: false }
}

/** Where the words of a later title begin, behind the title and the date that a sentence has told: "... and became manager in 2019". */
export function promotedAt(words: Word[], behind: Span): number | undefined {
  for (let at = 1; at < words.length - 1; at++) {
    if (words[at]!.start < behind.end) continue
    const led = promotedWords(words, at)
    if (led > 0) return at + led
  }
  return undefined
}

/** How many words from one on say that a later title follows: "became", "was promoted to". */
export function promotedWords(words: Word[], at: number): number {
  return listedAt(words, at, PROMOTED)
}

/** The span of the first title, up to the date of the second, and that of the second. */
export function promotionSpans(own: DateRange, change: DateRange): { before: DateRange; since: DateRange } | undefined {
  if (own.begin === undefined || change.begin === undefined || compareMonths(change.begin, own.begin) <= 0)
    return undefined
  const { end, current } = own.single ? change : own
  return {
    before: { ...own, end: change.begin, current: false, single: false, bare: false },
    since: { ...change, ...(end && { end }), current, single: own.single && change.single },
  }
}
