import { isPlace } from '../contact/home/find-place.ts'
import type { Segment } from '../employment/words/segment.ts'
import { SURE_TITLE, titleScore } from '../employment/words/title-shape.ts'
import { languageOf } from '../lists/language-of.ts'
import type { Doc } from '../text/document.ts'
import { isCapital, opensSmall } from '../text/letter-case.ts'
import { phraseAt, type Word } from '../text/phrase-set.ts'
import { isCourseLabel } from './course-labels.ts'
import { GRADES } from './grade-of.ts'
import { isTownAndState } from './state-code.ts'

/** Whether unknown words beside a degree may be the name of its school. */
export function isNameLike(doc: Doc, { words }: Segment): boolean {
  // "Trade test - Electrician", "Category 1": what one became, and a part of a series; "English C2".
  const [first, second, more] = words
  if (languageOf(first!.key) !== undefined && words.length <= 2) return false
  if (second === undefined && titleScore([first!], []) >= SURE_TITLE) return false
  if (second !== undefined && more === undefined && /^\d{1,2}$/.test(second.key)) return false
  if (isSaid(doc, words)) return false
  // "Tarn befriedigend": how well, behind where.
  const last = words.slice(-1)
  // "CGPA", "Distinction": a mark.
  if (phraseAt(words, 0, GRADES) === words.length) return false
  if (opensSmall(doc, last) && phraseAt(last, 0, GRADES) > 0) return false
  const large = !opensSmall(doc, words) && (words.length > 1 || words[0]!.key.length > 1) && !isCourseLabel(words)
  return large && words.length <= 9 && !isPlace(doc, words) && !isTownAndState(doc, words)
}

/** "Every year a seminar on ...", "3.7 and going to college": mostly small words, and no name. */
export function isSaid(doc: Doc, words: Word[]): boolean {
  const small = words.filter((word) => word.key.length > LONGEST_INNER && opensSmall(doc, [word])).length
  return words.length >= FEWEST_SAID && small * 2 >= words.length
}

const LONGEST_INNER = 3
const FEWEST_SAID = 4

/** "Bussförarexamen, Merrow": in languages that write fields in small letters, capitals behind the comma are a name. */
export function isCapitalName(doc: Doc, { words }: Segment): boolean {
  return SMALL_FIELDS.has(doc.resume.language ?? 'en') && words.every(({ start }) => isCapital(doc, start))
}

const SMALL_FIELDS = new Set(['fi', 'sv', 'da', 'no', 'nb'])
