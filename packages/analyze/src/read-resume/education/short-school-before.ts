import type { Segment } from '../employment/words/segment.ts'
import type { Doc } from '../text/document.ts'
import { courseDegreeAt } from './degree-shape.ts'
import { isSchool } from './school-shape.ts'

/** "UFQ", "UNAM", "INSQ": letters by which a school is called. */
const LETTERS = /^\p{Lu}{3,8}$/u

/**
 * "UFQ - Universidade Federal do Quarn" at the start of a row: the school without the letters by which it is called, which would be
 * taken for what was studied. They begin as its name does.
 */
export function withoutShortSchool(doc: Doc, segments: Segment[]): Segment[] {
  const [short, school] = segments
  if (school === undefined || school.sign !== 'dash' || short!.words.length !== 1 || school.words.length < 2)
    return segments
  const { start, end } = short!.words[0]!
  if (!LETTERS.test(doc.text.slice(start, end)) || doc.fold[start] !== doc.fold[school.words[0]!.start]) return segments
  if (courseDegreeAt(doc, short!.words) !== undefined || !isSchool(doc, school.words)) return segments
  return [{ ...school, sign: short!.sign }, ...segments.slice(2)]
}
