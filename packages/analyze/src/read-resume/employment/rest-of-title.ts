import { TITLE_LEVELS } from '../../knowledge/reading/title-words.ts'
import type { Doc } from '../text/document.ts'
import type { Word } from '../text/phrase-set.ts'
import { titleOf } from './head-parts.ts'
import type { Head } from './read-head.ts'
import type { Segment } from './split-head.ts'

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
export function takeTail(head: Head, { behind, segments }: { behind: Segment; segments: Segment[] }): void {
  const { title, employer } = head
  const told = employer?.sign === 'at' || isLevel(behind.words)
  const isBetween = told && segments[segments.indexOf(behind) + 1]?.start === employer?.start
  if (title === undefined || !isBetween) {
    head.tail = behind
    return
  }
  head.title = { ...title, end: behind.end, words: [...title.words, ...behind.words] }
  head.loose = head.loose.filter((segment) => segment !== behind)
}

const LEVELS = new Set(TITLE_LEVELS.split('|'))

/** "Grade 3", "Level II", "Grades K-5". */
function isLevel([kind, ...numbers]: Word[]): boolean {
  if (!LEVELS.has(kind!.key) || numbers.length === 0 || numbers.length > 2) return false
  return numbers.every(({ key }) => /^(?:\d{1,2}|k|[ivx]{1,4})$/.test(key))
}
