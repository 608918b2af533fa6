import type { Part } from '../sections/find-sections.ts'
import type { Row } from '../text/document.ts'
import { keyOf, phraseKey } from '../text/phrase-set.ts'
import type { EmploymentHints } from './employment-hints.ts'
import { isAlone } from './own-dates.ts'

/** "Jane Weir" at the top of the second page, in the middle of a post: no employer. */
export function withoutPageHeads({ parts, name, rangesOf }: EmploymentHints): Part[] {
  if (name === undefined) return parts
  const key = phraseKey(name.value)
  const length = key.split(' ').length
  const repeats = ({ start, words }: Row) =>
    words.length === length && start > name.spans[0]!.start && keyOf(words) === key
  const isTime = (row: Row | undefined) => row !== undefined && isAlone({ row, ranges: rangesOf(row) })
  // "Jane Weir" above or below dates: her own firm.
  const isHead = (rows: Row[], at: number) => repeats(rows[at]!) && !isTime(rows[at - 1]) && !isTime(rows[at + 1])
  return parts.map((part) =>
    part.rows.some(repeats) ? { ...part, rows: part.rows.filter((_, at) => !isHead(part.rows, at)) } : part,
  )
}
