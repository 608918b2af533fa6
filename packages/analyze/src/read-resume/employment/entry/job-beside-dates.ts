import { holds } from '../../text/holds.ts'
import type { Entry } from './build-entries.ts'
import type { Segment } from '../words/segment.ts'
import { titleScore } from '../words/title-shape.ts'

/** Evidence of a title by a word for a job that may neither open nor end it. */
const HOLDS_JOB = 0.25
const LONGEST_JOB = 6

/** "2016 - 2019<tab>Ward Nurse Intensive Care": words beside the dates of a post, nothing else in their row, with a job among them. */
export function isJobBesideDates({ heads, range }: Entry, { start, end, words }: Segment): boolean {
  if (range === undefined || range.single || words.length < 2 || words.length > LONGEST_JOB) return false
  const row = heads.find((head) => holds(head, { start, end }))
  if (row === undefined || row.bullet) return false
  const dated = row.words.filter((word) => word.start >= range.start && word.end <= range.stop).length
  return dated > 0 && dated + words.length === row.words.length && titleScore(words, []) >= HOLDS_JOB
}
