import type { Doc, Row } from '../../text/document.ts'
import { opensSmall } from '../../text/letter-case.ts'
import type { EmploymentHints } from '../employment-hints.ts'

/** Rows at the edge that tell a post and when it was held, and their part of those that hold dates. */
const FEWEST_HEADS = 2
const LEAST_SHARE = 0.5

/**
 * Rows of plain text that stand in below such as hold a title and its dates: what was done, whatever words they hold. Empty
 * where posts are told over several rows, of which one may stand in.
 */
export function steppedRows(doc: Doc, rows: Row[], { titlesOf, rangesOf }: Hints): Set<Row> {
  const indentOf = ({ index }: Row) => doc.resume.lines[index]!.indent ?? 0
  const edge = rows.reduce((least, row) => Math.min(least, indentOf(row)), Infinity)
  const stepped = rows.filter((row) => indentOf(row) > edge)
  if (stepped.length === 0 || stepped.some((row) => !row.bullet && isDated(rangesOf(row)))) return new Set()
  const dated = rows.filter((row) => indentOf(row) === edge && isDated(rangesOf(row)))
  const heads = dated.filter((row) => titlesOf(row).length > 0)
  const areHeads = dated.length >= FEWEST_HEADS && heads.length >= LEAST_SHARE * dated.length
  // Right below a head, the firm may stand in; it has a capital.
  const below = new Set(dated.map((row) => rows[rows.indexOf(row) + 1]))
  return new Set(areHeads ? stepped.filter((row) => row.bullet || !below.has(row) || opensSmall(doc, row.words)) : [])
}

type Hints = Pick<EmploymentHints, 'titlesOf' | 'rangesOf'>

function isDated(ranges: ReturnType<Hints['rangesOf']>): boolean {
  return ranges.some(({ bare }) => !bare)
}
