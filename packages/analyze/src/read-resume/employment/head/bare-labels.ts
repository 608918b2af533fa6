import { BARE_LABELS } from '../../../knowledge/reading/entry-labels.ts'
import type { Doc, Row } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import { keyOf } from '../../text/phrase-set.ts'

const SURE = phraseListOf(BARE_LABELS.sure)
const OTHER = phraseListOf(BARE_LABELS.other)
/** Rows that a label must open, and labels that must do so. */
const RECURS = 2
const known = new WeakMap<Doc, boolean>()

/**
 * How many words of a label without a sign a row opens with, in a text in which several of them recur: "Title Duty Manager" and
 * "Dates Employed Jan 2018 - Oct 2021" of networks' pages, "FIRM NAME Merrow Dairy" of forms; 0 anywhere else.
 */
export function bareLabelAt(doc: Doc, row: Row, from: number): number {
  const length = lengthAt(doc, row, from)
  return length > 0 && holdsBareLabels(doc) ? length : 0
}

function lengthAt(doc: Doc, { words }: Row, from: number): number {
  const sure = listedAt(words, from, SURE)
  const length = sure || listedAt(words, from, OTHER)
  const next = words[from + length]
  if (length === 0 || next === undefined || (sure === 0 && isSmall(doc.text[next.start]!))) return 0
  return doc.text.slice(words[from + length - 1]!.end, next.start).trim() === '' ? length : 0
}

function holdsBareLabels(doc: Doc): boolean {
  const before = known.get(doc)
  if (before !== undefined) return before
  const counts = new Map<string, number>()
  for (const row of doc.rows) {
    // "A. FIRM NAME Merrow Dairy"
    const from = lengthAt(doc, row, 0) > 0 ? 0 : 1
    const length = lengthAt(doc, row, from)
    if (length === 0) continue
    const key = keyOf(row.words.slice(from, from + length))
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const recurring = [...counts].filter(([, count]) => count >= RECURS).map(([key]) => key)
  const holds = recurring.length >= RECURS && recurring.some((key) => SURE.keys.has(key))
  known.set(doc, holds)
  return holds
}
