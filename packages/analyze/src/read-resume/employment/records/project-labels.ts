import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import { labelsOf } from './labelled-rows.ts'
import type { Draft } from './post-draft.ts'
import { splitHead } from '../head/split-head.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

/** Fewer dated heads do not tell how posts are written. */
const FEWEST = 2
const MOSTLY = 0.6
/** A row of more words tells what was done. */
const LONGEST_HEAD = 12

/**
 * Whether most spans of time in these rows have a title beside or right above them that no label names: then labels without
 * a time of their own ("Client: Merrow Bank", "Role: Developer") tell of projects in those posts.
 */
export function hasHeads(doc: Doc, rows: Row[], rangesOf: (row: Row) => DateRange[]): boolean {
  const dated = rows.flatMap((row, at) =>
    rangesOf(row).some(({ single }) => !single) && labelsOf(doc, row).length === 0 ? [at] : [],
  )
  const titled = dated.filter((at) => [at, at - 1, at - 2].some((near) => isTitled(doc, rows[near])))
  const known = new Set(titled)
  const isNamed = (at: number) =>
    isJoined(rows[at]!) && [at - 1, at - 2].every((near) => isName(doc, rows[near], rangesOf))
  // "System Administration" and "Merrow - Leeds" above the dates, where others have a known title there.
  const named = titled.length === 0 ? [] : dated.filter((at) => !known.has(at) && isNamed(at))
  const headed = titled.length + named.length
  return headed >= FEWEST && headed >= dated.length * MOSTLY
}

/** Whether nothing parts the dates from the row above: below an empty row that one tells of the post before. */
function isJoined({ gap, apart }: Row): boolean {
  return !gap && !apart
}

/** A short row that no label opens and no full stop ends. */
function isName(doc: Doc, row: Row | undefined, rangesOf: (row: Row) => DateRange[]): boolean {
  if (row === undefined || row.bullet || row.words.length > LONGEST_NAME || rangesOf(row).length > 0) return false
  return isCapital(doc, row.start) && doc.fold[row.end - 1] !== '.' && labelsOf(doc, row).length === 0
}

const LONGEST_NAME = 6

function isTitled(doc: Doc, row: Row | undefined): boolean {
  if (row === undefined || row.bullet || row.words.length > LONGEST_HEAD || labelsOf(doc, row).length > 0) return false
  // "Merrow County (industrial attachment)": a bracket tells of the contract.
  return splitHead(doc, row, []).some(({ sign, words }) => sign !== 'bracket' && titleScore(words, []) >= KNOWN_TITLE)
}

/** Those of which a label tells when they were; "Duration: 6 months" does not. */
export function timed(drafts: Draft[], rangesOf: (row: Row) => DateRange[]): Draft[] {
  const isTimed = ({ slots }: Draft) =>
    (['dates', 'from'] as const).some((slot) => (slots.get(slot) ?? []).some((cell) => rangesOf(cell).length > 0))
  return drafts.filter(isTimed).map((draft, number) => ({ ...draft, number }))
}
