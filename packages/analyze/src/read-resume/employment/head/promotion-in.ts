import type { YearMonth } from '@evenhand/model'
import type { TermMatch } from '../../../knowledge/match-terms.ts'
import { THEN_WORDS } from '../../../knowledge/reading/told-words.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import { compilePhrases, phraseAt, type Word } from '../../text/phrase-set.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, LEAST_TITLE, titleScore } from '../words/title-shape.ts'

const THEN = compilePhrases(THEN_WORDS)
/** Letters between a title and its date. */
const BESIDE = 2

/**
 * "Clerk, since 2021 head of office", "Clerk, then head of office from 2021": the title that somebody got within a post, and
 * when.
 */
export type Promotion = { title: Segment; begin: YearMonth }

/** Words of a title that nobody knows. */
const LONGEST_OPENING = 3

/** The promotion that a row tells: a title before the date of a change, and one behind it or beside "then". */
export function promotionIn(
  segments: Segment[],
  { changes, titles }: { changes: DateRange[]; titles: TermMatch[] },
): Promotion | undefined {
  const wordsOf = ({ words }: Segment) => words.slice(phraseAt(words, 0, THEN))
  const isTitle = (words: Word[]) => words.length > 0 && titleScore(words, titles) >= LEAST_TITLE
  for (const { start, stop, begin } of changes) {
    const behind = segments.find((segment) => segment.start >= stop && segment.sign === 'date')
    const then = segments.find(
      (segment) =>
        segment.end <= start && start - segment.end <= BESIDE && wordsOf(segment).length < segment.words.length,
    )
    const title = [behind, then].find((segment) => segment !== undefined && isTitle(wordsOf(segment)))
    if (begin === undefined || title === undefined) continue
    const others = segments.filter((segment) => segment !== title && segment.end <= start)
    // "Apprentice, then plumber, then charge hand from 2018": when somebody became a plumber is not told.
    if (others.some(({ words }) => phraseAt(words, 0, THEN) > 0)) continue
    const words = wordsOf(title)
    if (others.some((segment) => isTitle(segment.words)))
      return { title: Object.assign(title, { start: words[0]!.start, words }), begin }
  }
  return undefined
}

/** "Trainee, then Assistant Buyer": the titles of one post as one, where the date of the change is not told. */
export function joinThen(segments: Segment[], titles: TermMatch[]): Segment[] {
  const joined: Segment[] = []
  for (const segment of segments) {
    const previous = joined.at(-1)
    const then = segment.sign === 'comma' ? phraseAt(segment.words, 0, THEN) : 0
    const isTitle = (words: Word[]) => titleScore(words, titles) >= KNOWN_TITLE
    // "Scooper, then Supervisor": what opens the row is a title, too, whatever its words.
    const isOpening = previous?.sign === '' && previous.words.length <= LONGEST_OPENING && joined.length === 1
    if (
      previous !== undefined &&
      then > 0 &&
      isTitle(segment.words.slice(then)) &&
      (isOpening || isTitle(previous.words))
    )
      joined[joined.length - 1] = { ...previous, end: segment.end, words: [...previous.words, ...segment.words] }
    else joined.push(segment)
  }
  return joined
}
