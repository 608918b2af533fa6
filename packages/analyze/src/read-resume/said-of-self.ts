import type { Span } from '@evenhand/model'
import type { Part } from './sections/find-sections.ts'
import type { Doc, Row } from './text/document.ts'
import { holdsSign, TAB } from './text/holds-sign.ts'
import { overlapping } from './text/overlapping.ts'

/** A row of more words is prose. */
const LONGEST_LINE = 11
/** One of fewer may be a title, a label with its value, or a line of an address. */
const LONGEST_LABEL = 5
/** The share of a row that says who the person is, from which on it says nothing else. */
const OF_PERSON = 0.5

/**
 * What the person says of themselves: under a heading of its own, or as prose above the first heading, where rows of contact
 * may stand in between. Rows of contact are none of it. `identity`: what says who the person is, sorted and without overlaps.
 */
export function saidOfSelf(doc: Doc, parts: Part[], identity: Span[]): Span[] {
  for (const { kind, rows } of parts) {
    const own = kind === 'summary' ? firstRun(rows, identity) : undefined
    if (own !== undefined) return [own]
  }
  const rows = parts[0]?.kind === 'contact' && parts[0].heading === undefined ? parts[0].rows : []
  return runsOf(rows, (row) => holdsSign(doc, row, TAB) || isOfPerson(row, identity)).flatMap((run) => {
    const prose = run.findIndex((row, at) => isProse(doc, row, run[at + 1]))
    if (prose < 0) return []
    const start = run.findLastIndex((row, at) => at < prose && !isLong(row)) + 1
    return [{ start: run[start]!.start, end: run.at(-1)!.end }]
  })
}

/** The longest of several stretches: a headline in two rows may stand above the contact, and the summary below it. */
export function longestOf(spans: Span[]): Span | undefined {
  return spans.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]
}

/** The first rows that follow one another and are not of the person only. */
function firstRun(rows: Row[], identity: Span[]): Span | undefined {
  const [run] = runsOf(rows, (row) => isOfPerson(row, identity))
  return run && { start: run[0]!.start, end: run.at(-1)!.end }
}

/** The rows between those that are left out. */
function runsOf(rows: Row[], isOut: (row: Row) => boolean): Row[][] {
  const runs: Row[][] = [[]]
  for (const row of rows) {
    if (!isOut(row)) runs.at(-1)!.push(row)
    else if (runs.at(-1)!.length > 0) runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

/** A row of many words, or a sentence that goes on in the next one. */
function isProse({ fold }: Doc, row: Row, next: Row | undefined): boolean {
  if (row.words.length > LONGEST_LINE) return true
  return isLong(row) && next !== undefined && isLong(next) && !/[.!?:]/.test(fold[row.end - 1]!)
}

const isLong = ({ words }: Row) => words.length > LONGEST_LABEL

function isOfPerson({ start, end }: Row, identity: Span[]): boolean {
  let covered = 0
  for (const span of overlapping(identity, start, end)) covered += Math.min(end, span.end) - Math.max(start, span.start)
  return covered >= OF_PERSON * (end - start)
}
