import type { Span } from '@evenhand/model'
import { OWN_WORK } from '../../../knowledge/reading/own-work-words.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import type { Word } from '../../text/phrase-set.ts'

const THERE = phraseListOf(OWN_WORK.there)
const STAYED = phraseListOf(OWN_WORK.stayed)
const LEFT = phraseListOf(OWN_WORK.left)
/** Words before the verb. */
const MOST_BEFORE = 3

/**
 * `begins`: the year in which it did; `until`: that in which it ended; `since`: the words that say it began when what is told before
 * ended. `other`: it tells of studies and the like.
 */
export type Told = {
  title?: Span
  employer?: Span
  range?: DateRange
  begins?: DateRange
  until?: DateRange
  since?: Span
  other?: true
}

/** What began in 2012, before what began in 2015: until then; what went on until 2018: since the end of what is told before. */
export function inTurn(told: Told[]): Told[] {
  const dated: Told[] = []
  for (const [at, post] of told.entries()) dated.push(datedBy(post, dated.at(-1), told.slice(at + 1)))
  return dated
}

function datedBy(post: Told, last: Told | undefined, behind: Told[]): Told {
  const { begins, until, since } = post
  const before = last?.range?.end
  if (until !== undefined)
    return { ...post, range: { ...until, begin: before, single: before === undefined, bare: false } }
  if (since !== undefined && post.range === undefined && before !== undefined) {
    const range = { begin: before, current: true, single: false, bare: false, start: since.start, stop: since.end }
    return { ...post, range }
  }
  if (begins === undefined || post.range !== undefined) return post
  const next = behind.find((other) => other.begins !== undefined)?.begins?.begin
  return { ...post, range: { ...begins, single: false, bare: false, end: next, current: next === undefined } }
}

/** "... and stayed there until 2015", "left in 2015": with which what is told last ended. */
export function endedBy(last: Told | undefined, words: Word[], ranges: DateRange[]): Told | undefined {
  const [until, ...others] = ranges
  if (last === undefined || last.until !== undefined || until?.end === undefined || others.length > 0) return undefined
  // "From 2006 I was at Merrow Farms. I stayed until 2012."
  const begins = last.begins ?? (last.range?.current === true ? last.range : undefined)
  if (last.range !== undefined && last.range !== begins) return undefined
  // "and stayed until 2015", "and left in 2015"
  const isTold =
    until.begin === undefined
      ? words.some((_, at) => listedAt(words, at, STAYED) > 0 || listedAt(words, at, THERE) > 0)
      : until.single && words.some((_, at) => at < MOST_BEFORE && listedAt(words, at, LEFT) > 0)
  if (!isTold) return undefined
  if (begins === undefined) return { ...last, until: { ...until, begin: undefined } }
  return { ...last, range: { ...begins, end: until.end, current: false, single: false, bare: false } }
}
