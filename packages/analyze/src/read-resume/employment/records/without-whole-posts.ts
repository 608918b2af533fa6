import type { Doc } from '../../text/document.ts'
import { opensUnit } from '../words/head-parts.ts'
import type { PostRecord } from './record-post.ts'
import { employerLikeness } from '../words/slot-likeness.ts'
import type { Slot } from '../words/slot-labels.ts'
import type { Segment } from '../words/segment.ts'
import { splitHead } from '../head/split-head.ts'

const EMPLOYERS: Slot[] = ['employer', 'client', 'school']
const FEWEST = 2
/** Evidence of an employer by its own words, and of how many cells one has it at least. */
const KNOWN_EMPLOYER = 1.3
const KNOWN_SHARE = 3
/** Words of a row that may be an employer's name. */
const LONGEST_NAME = 9

/**
 * "Position" and "Years" above "Clerk, Merrow Ltd<tab>2017 - 2023", or above titles with the employer in the row below each: without
 * the posts of a table in which one column tells both, and which its rows tell as those of any list do.
 */
export function withoutWholePosts(doc: Doc, records: PostRecord[]): PostRecord[] {
  const tables: PostRecord[][] = []
  for (const record of records) {
    if (record.heading !== undefined || tables.length === 0) tables.push([record])
    else tables.at(-1)!.push(record)
  }
  return tables.flatMap((table) => (tellsBoth(doc, table) ? [] : table))
}

function tellsBoth(doc: Doc, table: PostRecord[]): boolean {
  if (table.length < FEWEST || table.some(({ slots }) => EMPLOYERS.some((slot) => slots.has(slot)))) return false
  const told = table.map((record) => namesIn(doc, record)).filter((names) => names.length > 0)
  const isKnown = (name: Segment) => !opensUnit(name.words) && employerLikeness(doc, name, []) >= KNOWN_EMPLOYER
  return (
    told.length * 2 > table.length && told.filter((names) => names.some(isKnown)).length * KNOWN_SHARE >= table.length
  )
}

/** What beside a title or right below it may name its employer. */
function namesIn(doc: Doc, { slots, rows, details }: PostRecord): Segment[] {
  const cell = slots.get('title')?.[0]
  const parts = cell === undefined ? [] : splitHead(doc, cell, []).filter(({ sign }) => sign !== 'bracket')
  if (parts.length !== 1) return parts
  const below = rows[1] ?? details[0]
  return below === undefined || below.bullet || below.words.length > LONGEST_NAME
    ? []
    : splitHead(doc, below, []).slice(0, 1)
}
