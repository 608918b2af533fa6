import type { Doc, Row } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import { rowAround } from '../../text/row-around.ts'
import { isLegalForm } from './employer-shape.ts'
import { isShortForm } from './short-form.ts'
import type { Segment } from './segment.ts'

/** Small words within the name of a house or firm. */
const WITHIN = new Set('of|and|the|for|de'.split('|'))
const LONGEST_NAME = 8

/**
 * "Estate of Lady Merrow." that begins a block, above "Gardener. May 2016 - July 2019.": a name, though a full stop ends it as
 * it ends every row of that resume.
 */
export function isStoppedName(doc: Doc, row: Row): boolean {
  const { words } = row
  if (row.bullet || !(row.gap || row.apart) || words.length > LONGEST_NAME || words.length < 2) return false
  if (!words.every(({ key, start }, at) => isCapital(doc, start) || (at > 0 && WITHIN.has(key)))) return false
  const below = doc.rows[rowAround(doc, row.start) + 1]
  if (below === undefined || below.bullet || below.gap || below.words.length > LONGEST_DATED) return false
  return isCapital(doc, below.start) && SPAN.test(doc.fold.slice(below.start, below.end))
}

const LONGEST_DATED = 16
/** A full stop before a span of time: "Gardener. May 2016 - July 2019". */
const SPAN = /\p{L}\. (?:\p{L}+\.? )?(?:\d{1,2}[./])?(?:19|20)\d\d ?-/u

/** "Estate of Lady Merrow.": without the full stop of its row, where the last word is no short form. */
export function withoutStop(doc: Doc, name: Segment): Segment {
  const last = name.words.at(-1)!
  const isStop = name.end === last.end + 1 && doc.fold[last.end] === '.' && last.key.length >= SHORTEST_WHOLE
  return isStop && !isShortForm(last.key) && !isLegalForm([last]) ? { ...name, end: last.end } : name
}

/** Letters of a word that is hardly a short form. */
const SHORTEST_WHOLE = 5
