import { UNIT_WORDS } from '../../../knowledge/reading/employer-words.ts'
import type { Doc } from '../../text/document.ts'
import { compilePhrases, hasPhrase } from '../../text/phrase-set.ts'
import type { Head } from './read-head.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE } from '../words/title-shape.ts'

const UNITS = compilePhrases(UNIT_WORDS)
const LONGEST_UNIT = 4

/** "Rideau Polytechnic, Transport Lab": the part of the organisation behind its name; the employer takes it in. */
export function joinsUnit(head: Head, { sign, start, end, words }: Segment): boolean {
  const { employer } = head
  if (employer === undefined || sign !== 'comma' || start - employer.end > 2 || !isUnit(words)) return false
  head.employer = { ...employer, end, words: [...employer.words, ...words] }
  return true
}

/** The same where the name's row ends with the comma and the unit has a row of its own. */
export function joinUnitRows(doc: Doc, heads: Head[]): Head[] {
  const joined = new Set<Head>()
  for (const [at, head] of heads.entries()) {
    const next = heads[at + 1]
    const { employer, row } = head
    if (employer === undefined || next === undefined || doc.fold[row.end - 1] !== ',' || employer.end < row.end - 2)
      continue
    if (next.titleScore >= KNOWN_TITLE || next.ranges.length > 0 || !isUnit(next.row.words)) continue
    head.employer = { ...employer, end: next.row.end, words: [...employer.words, ...next.row.words] }
    joined.add(next)
  }
  return withoutTaken(heads, joined)
}

/** The heads of all rows, without what those say that another head has taken. */
export function withoutTaken(heads: Head[], taken: ReadonlySet<Head>): Head[] {
  return heads.map((head) => {
    if (!taken.has(head)) return head
    const { row, titles } = head
    return { row, ranges: [], titleScore: 0, employerScore: 0, loose: [], detail: false, titles }
  })
}

function isUnit(words: Segment['words']): boolean {
  return words.length <= LONGEST_UNIT && hasPhrase(words, UNITS)
}
