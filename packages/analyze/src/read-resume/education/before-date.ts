import { LEAVING_WORDS } from '../../knowledge/reading/degree-words.ts'
import type { DateRange } from '../dates/find-ranges.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Doc, Row } from '../text/document.ts'
import { compilePhrases, phraseAt, type Word } from '../text/phrase-set.ts'

/** "Fell Hall in 2010", "Fell Hall '10": without the small word that led to the date, and without a short year. */
export function withoutHanging(doc: Doc, segment: Segment): Segment {
  const last = segment.words.at(-1)!
  // "Fell College '13"
  if (segment.words.length > 1 && /^\d{2}$/.test(last.key) && "'’".includes(doc.text[last.start - 1]!))
    return shortened(doc, segment, 1)
  const hangs = segment.words.length > 1 && /^(?:in|on|since|im|en|em|w|в|у)$/.test(last.key)
  return hangs && doc.text[last.start] === doc.fold[last.start] ? shortened(doc, segment, 1) : segment
}

/** "Fell College Class of 2020", "BSc Botany Graduated 2020" */
const LEAVING = compilePhrases(LEAVING_WORDS)

const LONGEST_LEAVING = 3
/** Letters of a short form that ends with a full stop. */
const LONGEST_SHORT = 5

/** A stretch without the words that only lead to the date right behind it. */
export function beforeDate(doc: Doc, segment: Segment, ranges: DateRange[]): Segment {
  const { words } = segment
  const last = words.at(-1)!
  if (words.length < 2 || !ranges.some(({ start }) => leadsTo(doc, last, start))) return segment
  for (let count = Math.min(LONGEST_LEAVING, words.length - 1); count > 0; count--) {
    if (phraseAt(words, words.length - count, LEAVING) === count) return shortened(doc, segment, count)
  }
  // "Fell College. 2012."
  const stops = last.key.length > LONGEST_SHORT && doc.fold[last.end] === '.' && segment.end === last.end + 1
  return stops ? { ...segment, end: last.end } : segment
}

/** "Diplômée en 2019", "Laureato nel 2021": a row that only says when a course was left. */
export function isLeavingRow({ words }: Row, [range]: DateRange[]): boolean {
  const count = range === undefined ? 0 : words.filter(({ end }) => end <= range.start).length
  return count > 0 && words.at(-1)!.end <= range!.stop && phraseAt(words, 0, LEAVING) === count
}

/** Whether nothing but a colon, a blank or a bracket stands between a word and a date. */
function leadsTo(doc: Doc, { end }: Word, start: number): boolean {
  return start >= end && start <= end + LONGEST_LEAVING && /^[\s:(.]*$/.test(doc.fold.slice(end, start))
}

export function shortened(doc: Doc, segment: Segment, less: number): Segment {
  const words = segment.words.slice(0, -less)
  const { end } = words.at(-1)!
  return { ...segment, end: ')].'.includes(doc.fold[end]!) ? end + 1 : end, words }
}
