import { closesRow } from '../../dates/date-in-row.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import { liesWithin } from '../../dates/lies-within.ts'
import type { Doc } from '../../text/document.ts'
import { rowPlace } from '../../text/row-place.ts'
import type { HeadRow } from './head-row.ts'
import { isAside } from './is-aside.ts'
import { type Dated, FARTHEST_ROLE, lengthsAbove, MOST_ROLES } from './lengths-above.ts'
import { isBreak, UNKNOWN } from '../words/slot-likeness.ts'
import type { Segment } from '../words/segment.ts'

/** Evidence of an employer beside a title that no unit has, but a legal form. */
const OWN_EMPLOYER = 2
/** Evidence of an employer by its own words. */
const KNOWN_EMPLOYER = 1.3

/** The rows of employers, by their own index, that are dated as a whole, and the row of its employer by the index of each role. */
type Headers = { own: Set<number>; above: Map<number, HeadRow> }

/** The rows that name the employer of several roles below, whose spans lie within its own or which name none themselves. */
export function findHeaders(doc: Doc, dated: Dated[], rows: (HeadRow | undefined)[]): Headers {
  const own = new Set<number>()
  const above = lengthsAbove(doc, dated, rows)
  for (const [index, { at, range }] of dated.entries()) {
    const row = aboveBareDates(doc, at, { rows, next: dated[index + 1] }) ?? rows[at]
    if (row === undefined || range.single || above.has(at)) continue
    let until = index + 1
    while (until < dated.length && until - index <= MOST_ROLES && liesWithin(dated[until]!.range, range)) until++
    const held = dated.slice(index + 1, until)
    if (held.length === 0 || held[0]!.at - at > FARTHEST_ROLE) continue
    if (!isEmployerRow(row, held.length) && !isRepeated(doc, row, { range, rows, role: held[0]! })) continue
    if (held.some((next) => isOwnOfTitle(rows, { at, range }, next) || isAlike(row, rows[next.at]))) continue
    if (row === rows[at] && held.every((next) => isPlaced(row) && isPlaced(rows[next.at]))) continue
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
    if (isEmployerRow(row, 1) || isPlaced(row) || held.every((role) => isSetApart(doc, row, rows[role.at]!)))
      for (const role of held) if (!above.has(role.at)) above.set(role.at, row)
  }
  return { own, above }
}

/** "Merrow College - Tutor in Science, 2014 - 2015" above "Quarn College - Tutor in Law, 2014": each names its own. */
function isAlike({ parts }: HeadRow, role: HeadRow | undefined): boolean {
  const [first, second] = role?.parts ?? []
  if (first === undefined || second === undefined || second.sign !== parts[1]?.sign) return false
  return role!.likeness.ofEmployer(first) >= KNOWN_EMPLOYER
}

/**
 * "Quarn Partners, Tarn, MA, 2004 - 2016" above "Merrow, Boston, MA, 2009 - 2011": a name with its place beside the dates,
 * and nothing of a title, is an employer of its own.
 */
function isPlaced(row: HeadRow | undefined): boolean {
  if (row === undefined || row.head.place === undefined || row.head.title !== undefined) return false
  return row.parts.every((part) => row.likeness.ofTitle(part) < UNKNOWN)
}

/** "Clerk" and below it "Merrow Ltd, 2010 - 2020", and so the next: the employer of that post, and of no other. */
function isOwnOfTitle(rows: (HeadRow | undefined)[], own: Dated, next: Dated): boolean {
  const [above, role] = [rows[own.at - 1], rows[next.at - 1]]
  if (above === undefined || role === undefined || !isBelowTitle(rows, next.at)) return false
  const closes = ({ at, range }: Dated) => closesRow(rows[at]!.head.row, range)
  if (closes(own) !== closes(next)) return false
  // Where both are headings, the words of the first say nothing against it.
  const { level } = above.head.row
  const isHeading = level !== 'body' && level === role.head.row.level && above.head.ranges.length === 0
  return isHeading || isBelowTitle(rows, own.at)
}

/** Whether a row of other words stands right below a title. */
function isBelowTitle(rows: (HeadRow | undefined)[], at: number): boolean {
  const [above, row] = [rows[at - 1], rows[at]]
  const [title] = above?.parts ?? []
  if (above === undefined || title === undefined || above.head.ranges.length > 0 || above.head.detail) return false
  if (row === undefined || row.parts.length === 0) return false
  return above.likeness.ofTitle(title) >= 1 && row.parts.every((part) => row.likeness.ofTitle(part) < 1)
}

type Bare = { rows: (HeadRow | undefined)[]; next: Dated | undefined }

/**
 * "Merrow Marketing, Inc." and below it "1998 to 2008", where a role with its own dates follows, beside its title or, in
 * the next block, below it: the row above the dates, or above the town between them.
 */
function aboveBareDates(doc: Doc, at: number, { rows, next }: Bare): HeadRow | undefined {
  const role = rows[at + 1]
  if (rows[at]?.parts.length !== 0 || next === undefined || role === undefined) return undefined
  const { gap, apart } = role.head.row
  const isBelow = next.at === at + 2 && rows[next.at]?.parts.length === 0 && (gap || apart)
  if (next.at !== at + 1 && !isBelow) return undefined
  const [title] = role.parts
  if (title === undefined || role.likeness.ofTitle(title) < 1) return undefined
  const near = rows[at - 1]
  const name = isBelow && near !== undefined && isAside(doc, near) ? rows[at - 2] : near
  return name !== undefined && name.parts.length > 0 && name.head.ranges.length === 0 ? name : undefined
}

/** "Quarnlight 2019 - 2021" and right below it "Clerk 2019 - 2021": the same span again, beside a title. */
function isRepeated(
  doc: Doc,
  row: HeadRow,
  { range, rows, role }: { range: DateRange; rows: (HeadRow | undefined)[]; role: Dated },
): boolean {
  const [name, title] = [row.parts[0], rows[role.at]?.parts[0]]
  if (role.at !== row.at + 1 || name === undefined || title === undefined || !liesWithin(range, role.range))
    return false
  return !isBreak(doc, name) && row.likeness.ofTitle(name) < 1 && rows[role.at]!.likeness.ofTitle(title) >= 1
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
    if (role === undefined) {
      // "Clerk, 2010 - 2012" right above "Merrow, Quarnford, TX": the last role names its own.
      if (held.at(-1)?.at === next - 1 && isPlaced(row)) held.pop()
      break
    }
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
