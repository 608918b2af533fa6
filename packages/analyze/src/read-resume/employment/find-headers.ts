import type { DateRange } from '../dates/find-ranges.ts'
import { liesWithin } from '../dates/lies-within.ts'
import type { Doc } from '../text/document.ts'
import { rowPlace } from '../text/row-place.ts'
import type { HeadRow } from './head-row.ts'
import type { Segment } from './split-head.ts'

/** A row's date, and the row's index among the section's. */
type Dated = { at: number; range: DateRange }

/** Evidence of an employer beside a title that no unit has, but a legal form. */
const OWN_EMPLOYER = 2

/** Rows from an employer's to the first of its roles. */
const FARTHEST_ROLE = 3
/** More posts than that are not held at one employer. */
const MOST_ROLES = 12

/** The rows of employers, by their own index, that are dated as a whole, and the row of its employer by the index of each role. */
type Headers = { own: Set<number>; above: Map<number, HeadRow> }

/** The rows that name the employer of several roles below, whose spans lie within its own or which name none themselves. */
export function findHeaders(doc: Doc, dated: Dated[], rows: (HeadRow | undefined)[]): Headers {
  const own = new Set<number>()
  const above = new Map<number, HeadRow>()
  for (const [index, { at, range }] of dated.entries()) {
    const row = aboveBareDates(rows, at, dated[index + 1]) ?? rows[at]
    if (row === undefined || range.single || above.has(at)) continue
    let until = index + 1
    while (until < dated.length && until - index <= MOST_ROLES && liesWithin(dated[until]!.range, range)) until++
    const held = dated.slice(index + 1, until)
    if (held.length === 0 || held[0]!.at - at > FARTHEST_ROLE || !isEmployerRow(row, held.length)) continue
    own.add(at)
    for (const other of held) above.set(other.at, row)
  }
  const roles = new Map(dated.map((one) => [one.at, one]))
  for (const [at, row] of rows.entries()) {
    if (row === undefined || row.head.ranges.length > 0 || row.head.row.bullet || row.head.detail) continue
    // Right below a dated row, it is the employer of that one.
    if (roles.has(at - 1) && !above.has(at - 1)) continue
    const held = rolesBelow(doc, at, { roles, rows })
    if (held.length < 2 || !isEmployerRow(row, held.length)) continue
    if (isEmployerRow(row, 1) || held.every((role) => isSetApart(doc, row, rows[role.at]!)))
      for (const role of held) if (!above.has(role.at)) above.set(role.at, row)
  }
  return { own, above }
}

/** "Merrow Marketing, Inc." and below it "1998 to 2008", where a role with its own dates follows: the row above the dates. */
function aboveBareDates(rows: (HeadRow | undefined)[], at: number, next: Dated | undefined): HeadRow | undefined {
  const [name, role] = [rows[at - 1], rows[at + 1]]
  if (rows[at]?.parts.length !== 0 || next?.at !== at + 1 || name === undefined || role === undefined) return undefined
  const [title] = role.parts
  const isNamed = name.parts.length > 0 && name.head.ranges.length === 0
  return isNamed && title !== undefined && role.likeness.ofTitle(title) >= 1 ? name : undefined
}

/** Points by which a role stands in from its employer. */
const STEP = 5

/** Whether a row looks like a heading of another: bold, or farther out. */
function isSetApart(doc: Doc, { head }: HeadRow, { head: role }: HeadRow): boolean {
  const [own, other] = [rowPlace(doc, head.row), rowPlace(doc, role.row)]
  return (head.row.bold && !role.row.bold) || (own !== undefined && other !== undefined && other - own >= STEP)
}

type Below = { roles: Map<number, Dated>; rows: (HeadRow | undefined)[] }

/** The dated rows below an employer's that open with a title and name no employer of their own. */
function rolesBelow(doc: Doc, at: number, { roles, rows }: Below): Dated[] {
  const held: Dated[] = []
  for (let next = at + 1; next < rows.length && held.length <= MOST_ROLES; next++) {
    const row = rows[next]
    if (row === undefined) continue
    const role = roles.get(next)
    if (role === undefined) break
    const { parts, likeness } = row
    const [first, ...others] = parts
    if (first === undefined || likeness.ofTitle(first) < 1) break
    // "Clerk @ Merrow" and "Clerk at Merrow" name their own, whatever it is.
    const isOwn = (part: Segment, before: Segment) =>
      part.sign === 'at' ||
      doc.fold.slice(before.end, part.start).includes('@') ||
      likeness.ofEmployer(part) >= OWN_EMPLOYER
    if (others.some((part, other) => isOwn(part, parts[other]!))) break
    held.push(role)
  }
  return held
}

function isEmployerRow({ parts, likeness }: HeadRow, held: number): boolean {
  const [first] = parts
  if (first === undefined) return false
  if (parts.some((part) => likeness.ofTitle(part) >= 1)) return false
  return likeness.ofEmployer(first) >= (held > 1 ? 0 : 1)
}
