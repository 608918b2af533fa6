import type { Doc } from '../../text/document.ts'
import { titleOf } from '../words/head-parts.ts'
import { isFieldOfTitle } from './is-field-of-title.ts'
import { isLevel } from '../words/is-level.ts'
import type { Head } from './read-head.ts'
import { isTraining } from '../words/before-contract.ts'
import type { Segment } from '../words/segment.ts'
import { LEAST_TITLE } from '../words/title-shape.ts'

/** "Sales Supervisor - Key Accounts 11/2015 - 05/2016 Merrow Ltd": all before the dates is the title, where the employer is behind. */
export function takeRest(doc: Doc, head: Head, segments: Segment[]): void {
  const { title, employer, titles } = head
  if (title === undefined || employer?.sign !== 'date') return
  const rest = segments.filter(({ start, end }) => start > title.start && end < employer.start)
  const whole = titleOf(doc, [title, ...rest], { titles })
  if (rest.length === 0 || whole?.end !== rest.at(-1)!.end) return
  head.title = whole
  head.loose = head.loose.filter((segment) => !rest.includes(segment))
}

/**
 * "Manager, Core Development, at Merrow", "Teacher, Grade 3, Merrow School": what stands between the commas is the title's,
 * where "at" tells the employer or a level is what it names.
 */
export function takeTail(doc: Doc, head: Head, { behind, segments }: { behind: Segment; segments: Segment[] }): void {
  const { title, employer } = head
  const told = employer?.sign === 'at' || isLevel(behind.words)
  const next = segments[segments.indexOf(behind) + 1]
  const isField = next !== undefined && title !== undefined && isFieldOfTitle(doc, [title, behind, next], head.titles)
  const isBetween = (told && next?.start === employer?.start) || (isField && isNamed(head, next))
  if (title === undefined || !isBetween) {
    head.tail = behind
    return
  }
  head.title = { ...title, end: behind.end, words: [...title.words, ...behind.words] }
  head.loose = head.loose.filter((segment) => segment !== behind)
}

/** Whether a part may be the employer: what was taken for it, or words of unknown meaning. */
function isNamed({ employer, loose }: Head, part: Segment): boolean {
  return employer === undefined ? loose.includes(part) : employer.start === part.start
}

/** "stage, Comune di Quarno": what a contract of learning is called is the title where there is no other. */
export function takeTraining(head: Head): void {
  if (head.title !== undefined || head.employer === undefined || head.ranges.length === 0) return
  const own = head.loose.find(({ words, end }) => end < head.employer!.start && isTraining(words))
  if (own === undefined) return
  head.title = own
  head.titleScore = LEAST_TITLE
  head.loose = head.loose.filter((segment) => segment !== own)
}
