import type { Entry } from './build-entries.ts'
import type { Head } from '../head/read-head.ts'

/** "간호부 / 책임" and right below it "직무 : 책임간호사": after a rank the post, in languages that write both in a word. */
export function takeTitleBelow(entry: Entry, { labelled, title, titleScore, tail }: Head): void {
  if (labelled !== true || entry.labelled === true || entry.details.length > 0) return
  if (title === undefined || !title.words.every(({ unspaced }) => unspaced)) return
  Object.assign(entry, { title, titleScore, tail, told: true })
}
