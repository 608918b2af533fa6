import type { Doc } from '../../text/document.ts'
import { hasLetters } from '../../text/has-letters.ts'
import { untilStop, wordsOutside } from '../words/head-parts.ts'
import { withoutCounty } from '../words/known-towns.ts'
import type { Head } from '../head/read-head.ts'
import { Likenesses } from '../words/slot-likeness.ts'
import type { Segment } from '../words/segment.ts'

/** What stands in a slot, and how well it fits there. */
export type SlotReading = { segment: Segment; fit: number }
export type BothReading = { title?: SlotReading; employer?: SlotReading }

/** What a row says if it is a post's title, its employer, or both, by which of them stands first: every form asks again. */
type SlotReadings = {
  title: SlotReading | undefined
  employer: SlotReading | undefined
  titleFirst: BothReading | undefined
  employerFirst: BothReading | undefined
  /** Whether its first part is a name, and what follows where it is. */
  placed: boolean | undefined
}

/** Nothing was read yet; with all there may be, so that the engine that runs us keeps them in one form. */
export function emptySlots(): SlotReadings {
  return { title: undefined, employer: undefined, titleFirst: undefined, employerFirst: undefined, placed: undefined }
}

/** A row of a head: its parts, its index among the section's rows, what they are like, and what it was read as. */
export type HeadRow = { at: number; head: Head; parts: Segment[]; likeness: Likenesses; slots: SlotReadings }

/** A row of more words, what stands in brackets left out, names no post. */
const LONGEST_ROW = 24

/** What a head's row holds that may name a post; undefined of one that says what was done. */
export function headRow(doc: Doc, head: Head, at: number): HeadRow | undefined {
  if (head.parts === undefined || (head.detail && head.ranges.length === 0 && head.inset !== true)) return undefined
  const parts = withoutCounty(
    doc,
    untilStop(doc, head.parts).filter(({ words }) => hasLetters(words)),
  )
  if (wordsOutside(parts) > LONGEST_ROW) return undefined
  return { at, head, parts, likeness: new Likenesses(doc, head.titles), slots: emptySlots() }
}
