import type { SectionKind } from '@evenhand/model'
import { SERVED_AT } from '../../knowledge/reading/school-words.ts'
import type { Doc, Row } from '../text/document.ts'
import type { Part } from './find-sections.ts'

/** Where academics serve, in a row of its own. */
const SERVED = new Set(SERVED_AT.split('|'))

/** "University" alone, below "Service" or far below "Education": of its owner's service there, and no studies once more. */
export function isOfService(
  doc: Doc,
  at: number,
  { part, named }: { part: Part; named: (SectionKind | undefined)[] },
): boolean {
  return isServed(doc.rows[at]!) && (part.kind === 'memberships' || firstStudies(doc, named) < at)
}

const isServed = ({ words }: Row) => words.length === 1 && SERVED.has(words[0]!.key)

/** Where the first heading of studies stands that is no such word: looked for once in each document. */
function firstStudies({ rows }: Doc, named: (SectionKind | undefined)[]): number {
  const known = studies.get(named)
  if (known !== undefined) return known
  const first = named.findIndex((kind, at) => kind === 'education' && !isServed(rows[at]!))
  studies.set(named, first < 0 ? rows.length : first)
  return studies.get(named)!
}

const studies = new WeakMap<(SectionKind | undefined)[], number>()
