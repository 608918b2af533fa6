import { HOURS_WORDS } from '../../../knowledge/reading/contract-words.ts'
import { isDuration } from '../../dates/is-duration.ts'
import type { Doc } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { compilePhrases, phraseAt, type Word } from '../../text/phrase-set.ts'
import { partOf } from '../words/part-of.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'

const HOURS = compilePhrases(HOURS_WORDS)

/** "Merrow Logistics Full-time", "Merrow Ltd 6 Months": without what tells of nothing but the hours, or of how long it was. */
export function withoutHours(doc: Doc, name: Segment): Segment {
  const count = hoursAtEnd(name.words) || lengthAtEnd(doc, name.words)
  return count === 0 ? name : partOf(doc, name, name.words.slice(0, -count))
}

/** "Driver Part-time": the title without its hours; "Part-time Lecturer" is often the whole of its name. */
export function titleWithoutHours(doc: Doc, title: Segment): Segment {
  const count = hoursAtEnd(title.words)
  const own = title.words.slice(0, title.words.length - count)
  // "Cajera a tiempo parcial": the small word would be left.
  const last = own.at(-1)
  if (count === 0 || last === undefined || isSmall(doc.text[last.start]!)) return title
  return titleScore(own, []) < KNOWN_TITLE ? title : partOf(doc, title, own)
}

/** How many words at the end tell the hours, behind others. */
export function hoursAtEnd(words: Word[]): number {
  for (let count = Math.min(HOURS.longest, words.length - 1); count > 0; count--)
    if (phraseAt(words, words.length - count, HOURS) === count) return count
  return 0
}

/** How many words at the end tell how long a post was held; a small word before them belongs to it: "for 6 months". */
function lengthAtEnd(doc: Doc, words: Word[]): number {
  const count = [4, 2, 1].find((length) => words.length > length && isDuration(words.slice(-length))) ?? 0
  return isSmall(doc.text[words.at(-1 - count)!.start]!) ? 0 : count
}
