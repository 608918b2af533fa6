import type { Doc } from '../../text/document.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import { holds } from '../../text/holds.ts'
import { isCapital } from '../../text/letter-case.ts'
import { isContract, isLengthOfPost } from '../words/before-contract.ts'
import type { HeadRow } from './head-row.ts'
import { endsWhereBegan, monthsHeld, monthsTold } from './told-lengths.ts'

/** A row's date, and the row's index among the section's. */
export type Dated = { at: number; range: DateRange }

/** Rows from an employer's to the first of its roles. */
export const FARTHEST_ROLE = 3
/** More posts than that are not held at one employer. */
export const MOST_ROLES = 12

/** "Merrow Ltd" and below it "7 years 6 months": the employer of the roles below, until a row that begins another post. */
export function lengthsAbove(doc: Doc, dated: Dated[], rows: (HeadRow | undefined)[]): Map<number, HeadRow> {
  const above = new Map<number, HeadRow>()
  let first = 0
  for (const [at, row] of rows.entries()) {
    const name = rows[at - 1]
    while (first < dated.length && dated[first]!.at <= at) first++
    if (row === undefined || name === undefined || !isLength(row) || isLength(name) || name.head.ranges.length > 0)
      continue
    if (name.parts.length === 0 || name.head.row.bullet || name.parts.some((part) => name.likeness.ofTitle(part) >= 1))
      continue
    if (first < dated.length && dated[first]!.at - at > FARTHEST_ROLE) continue
    const total = monthsTold(doc.fold.slice(row.head.row.start, row.head.row.end))
    let months = 0
    for (let next = first; next < dated.length && next - first <= MOST_ROLES; next++) {
      const role = dated[next]!
      const before = next === first ? undefined : dated[next - 1]!
      months += monthsHeld(doc, rows[role.at]!.head.row, role.range)
      if (before !== undefined) {
        // A month in which one role ends and the next begins counts twice.
        const isWithin = months <= total + next - first
        const goesOn = isWithin && endsWhereBegan(role.range, before.range)
        if (rows.slice(before.at + 1, role.at).some(isOther) || (!goesOn && isNamed(doc, rows, role))) break
        if (!isWithin && endsWhereBegan(role.range, before.range)) break
      }
      above.set(role.at, name)
    }
  }
  return above
}

/** Whether above a role's dates and its title a row stands that may name its own employer. */
function isNamed(doc: Doc, rows: (HeadRow | undefined)[], { at }: Dated): boolean {
  const name = rows[at - ((rows[at]?.parts.length ?? 0) > 0 ? 1 : 2)]
  if (name === undefined || name.head.row.bullet || name.head.ranges.length > 0) return false
  const { place } = name.head
  const words = name.parts.flatMap((part) => (place !== undefined && holds(place, part) ? [] : part.words))
  // "Answered calls and wrote the daily report"
  return words.length > 0 && words.filter(({ start }) => isCapital(doc, start)).length * 2 > words.length
}

function isLength({ head }: HeadRow): boolean {
  return head.ranges.length === 0 && isLengthOfPost(head.row.words)
}

/** A row below which no role of the employer above stands: after an empty one, or "Merrow Ltd · Full-time". */
function isOther(row: HeadRow | undefined): boolean {
  if (row === undefined) return false
  const last = row.parts.at(-1)
  return row.head.row.gap || isLength(row) || (row.parts.length > 1 && last !== undefined && isContract(last.words))
}
