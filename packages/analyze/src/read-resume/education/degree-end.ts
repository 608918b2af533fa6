import { GAINED_WORDS } from '../../knowledge/reading/degree-words.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Doc } from '../text/document.ts'
import { foldText } from '../text/fold-text.ts'
import { opensLarge } from '../text/letter-case.ts'
import { isPhrase, phraseAt, wordsIn } from '../text/phrase-set.ts'
import { isPlainNote, ONGOING } from './course-notes.ts'
import type { DegreeMatch } from './degree-shape.ts'
import { GRADES, isMark } from './grade-of.ts'
import { FIELD_LABEL } from './is-field-of.ts'

/** What a sentence says of a degree behind it. */
const GAINED = new Set(foldText(GAINED_WORDS).split('|'))
/** Letters of a short form that ends with a full stop. */
const LONGEST_SHORT = 5

/** Where the degree's own words end in its stretch: before marks, and before the label of its field. */
export function degreeEnd(doc: Doc, segment: Segment, degree: DegreeMatch): number {
  return beforeLabel(doc, segment, beforeMark(doc, segment, degree))
}

/** "... Literature summa cum laude", "... with an average of 3.4": where the mark behind the degree begins. */
function beforeMark(doc: Doc, { words, end }: Segment, degree: DegreeMatch): number {
  for (let at = degree.first + degree.count; at < words.length; at++) {
    const marked = phraseAt(words, at, GRADES) > 1
    const told = words[at]!.key === 'with' && words.slice(at + 1).some(({ key }) => /^\d/.test(key))
    // "... Droit des affaires en cours", "... Cuisine en alternance"
    const rest = words.slice(at)
    const ongoing = phraseAt(rest, 0, ONGOING) === rest.length || (rest.length > 1 && isPlainNote(rest))
    // "... elettronico conseguito nel", before its year; "Matric Passed"
    const isLast = at === words.length - 1 || words[at + 1]!.key === 'out'
    const gained = GAINED.has(words[at]!.key) && (isLast || !opensLarge(doc, words[at]!))
    // "BSc Health Sciences. 60 credits, then ...": a sentence ends behind a word that is no short form.
    const before = words[at - 1]!
    const stops = before.key.length > LONGEST_SHORT && /^\.\s/.test(doc.fold.slice(before.end, words[at]!.start))
    // "matura: dobry"
    const graded = isColon(doc.fold.slice(words[at - 1]!.end, words[at]!.start)) && isMark(doc, words.slice(at))
    if (marked || told || ongoing || gained || graded || stops) return words[at - 1]!.end
  }
  return end
}

function isColon(gap: string): boolean {
  return gap.trim() === ':'
}

/** "Bachelor of Technology Specialization: ...": the label behind the degree names its field. */
function beforeLabel(doc: Doc, { words }: Segment, end: number): number {
  const last = words.findLastIndex((word) => word.end <= end)
  if (last < 2 || words[last]!.key.length <= 4 || !isPhrase(words[last], FIELD_LABEL)) return end
  const cut = words[last - 1]!.end
  return ')]'.includes(doc.fold[cut] ?? ' ') ? cut + 1 : cut
}

/** "B.S. : Business Administration Business Administration": the field once. */
export function withoutRepeat(doc: Doc, [start, end]: [number, number]): [number, number] {
  const words = wordsIn(doc, start, end)
  for (let count = Math.floor((words.length - 1) / 2); count > 0; count--) {
    const [first, last] = [words.slice(-2 * count, -count), words.slice(-count)]
    if (first.every(({ key }, at) => key === last[at]!.key && key.length > 2)) return [start, first.at(-1)!.end]
  }
  return [start, end]
}

/** "... in", before a school: the field's preposition without a field; "... and" joins nothing. */
export function withoutOpener({ words }: Segment, end: number): number {
  const last = words.findLastIndex((word) => word.end <= end)
  if (last < 1 || words[last]!.start === end) return end
  const { key } = words[last]!
  return key === 'and' || key === 'from' || (last > 1 && HANGING.test(key)) ? words[last - 1]!.end : end
}

const HANGING = /^(?:in|of|from|at|en|de|di|im)$/
