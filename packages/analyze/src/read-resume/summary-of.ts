import type { Span } from '@evenhand/model'
import type { Part } from './sections/find-sections.ts'
import type { Doc, Row } from './text/document.ts'

/** A row of more words is prose. */
const LONGEST_LINE = 11
/** The share of a row that says who the person is, from which on it says nothing else. */
const OF_PERSON = 0.5

/**
 * What the person says of themselves: under a heading of its own, or as prose above the first heading. Rows of contact that
 * follow it, or stand in its place, are none of it. `identity`: what says who the person is, sorted.
 */
export function summaryOf(doc: Doc, parts: Part[], identity: Span[]): Span | undefined {
  for (const { kind, rows } of parts) {
    const own = kind === 'summary' ? firstRun(rows, identity) : undefined
    if (own !== undefined) return own
  }
  const rows = parts[0]?.kind === 'contact' && parts[0].heading === undefined ? parts[0].rows : []
  const first = rows.findIndex((row) => isProse(doc, row) && !isOfPerson(row, identity))
  return first < 0 ? undefined : firstRun(rows.slice(first), identity)
}

/** A long row, and none of cells side by side. */
function isProse(doc: Doc, { words, start, end }: Row): boolean {
  return words.length > LONGEST_LINE && !doc.fold.slice(start, end).includes('\t')
}

/** The first rows that follow one another and are not of the person only. */
function firstRun(rows: Row[], identity: Span[]): Span | undefined {
  const start = rows.findIndex((row) => !isOfPerson(row, identity))
  if (start < 0) return undefined
  const length = rows.slice(start).findIndex((row) => isOfPerson(row, identity))
  const own = length < 0 ? rows.slice(start) : rows.slice(start, start + length)
  return { start: own[0]!.start, end: own.at(-1)!.end }
}

function isOfPerson({ start, end }: Row, identity: Span[]): boolean {
  let covered = 0
  for (const span of identity) covered += Math.max(0, Math.min(end, span.end) - Math.max(start, span.start))
  return covered >= OF_PERSON * (end - start)
}
