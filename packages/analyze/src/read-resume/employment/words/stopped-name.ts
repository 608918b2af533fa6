import type { Doc, Row } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import { rowAround } from '../../text/row-around.ts'
import type { Word } from '../../text/phrase-set.ts'
import { employerScore, isLegalForm, KNOWN_EMPLOYER } from './employer-shape.ts'
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

/** Letters of "Law" and "Art". */
const SHORT_WORD = 3
/** Letters of a word that is hardly a short form. */
const SHORTEST_WHOLE = 5

/** "Merrow School of Law. Trial Practice": a known organisation, and behind its full stop what else is told. */
export function withoutSentence(doc: Doc, name: Segment): Segment {
  const { words } = name
  const stop = words.findIndex((word, at) => at > 0 && at + 1 < words.length && isStopBehind(doc, words, at))
  const own = words.slice(0, stop + 1)
  if (stop < 0 || isLegalForm(words.slice(stop + 1, stop + 2)) || employerScore(doc, own) < KNOWN_EMPLOYER) return name
  return { ...name, end: own.at(-1)!.end, words: own }
}

/** Whether a word that is no short form ends with a full stop before a capital; "of Law." is short, but whole. */
function isStopBehind(doc: Doc, words: Word[], at: number): boolean {
  const [{ key, end }, next] = [words[at]!, words[at + 1]!]
  if (next.start !== end + 2 || !doc.fold.startsWith('. ', end) || !isCapital(doc, next.start)) return false
  return !isShortForm(key) || (words[at - 1]!.key === 'of' && key.length === SHORT_WORD)
}
