import { holds } from '../../text/holds.ts'
import type { Entry } from './build-entries.ts'

/** How the resume's other posts name the employer: before the title, in a row of its own. */
export type EmployerHabit = { employerFirst: boolean; employerApart: boolean }

/** What most of the posts do that name both title and employer. */
export function employerHabit(entries: Entry[]): EmployerHabit {
  const named = entries.flatMap(({ title, employer, loose, tail, heads }) => {
    const other = employer ?? loose.find((segment) => segment !== tail && segment.sign === '')
    return title === undefined || other === undefined ? [] : [{ title, other, heads }]
  })
  const first = named.filter(({ title, other }) => other.start < title.start)
  const apart = named.filter(({ title, other, heads }) => !heads.some((row) => holds(row, title) && holds(row, other)))
  return { employerFirst: first.length * 2 > named.length, employerApart: apart.length * 2 > named.length }
}
