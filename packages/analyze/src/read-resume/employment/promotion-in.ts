import type { YearMonth } from '@evenhand/model'
import type { TermMatch } from '../../knowledge/match-terms.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Segment } from './split-head.ts'
import { LEAST_TITLE, titleScore } from './title-shape.ts'

/** "Clerk, since 2021 head of office": the title that somebody got within a post, and when. */
export type Promotion = { title: Segment; begin: YearMonth }

/** The promotion that a row tells: a title before the date of a change, and one behind it. */
export function promotionIn(
  segments: Segment[],
  { changes, titles }: { changes: DateRange[]; titles: TermMatch[] },
): Promotion | undefined {
  for (const { start, stop, begin } of changes) {
    const title = segments.find((segment) => segment.start >= stop && segment.sign === 'date')
    const before = segments.some(({ end, words }) => end <= start && titleScore(words, titles) >= LEAST_TITLE)
    if (begin !== undefined && before && title !== undefined && titleScore(title.words, titles) >= LEAST_TITLE)
      return { title, begin }
  }
  return undefined
}
