import { isStateCode } from '../contact/home/find-place.ts'
import type { Doc } from '../text/document.ts'
import { wordsIn } from '../text/phrase-set.ts'
import type { Entry } from './course-entry.ts'
import { isNameLike } from './name-like.ts'

/**
 * "Wine Making, BSc", beside a school that is known: words that no list knows right before the comma of a degree are its
 * field.
 */
export function fieldBefore(doc: Doc, { degree, degreeAt, school, spare }: Entry): [number, number] | undefined {
  if (degree?.degreeSpan === undefined || degree.degree?.level === 'school' || school === undefined) return undefined
  const [start, end] = degree.degreeSpan
  // "Medford, MA": a town and its state.
  if (isStateCode(doc, wordsIn(doc, start, end))) return undefined
  const before = spare.find(({ at, segment }) => at === degreeAt && segment.end === start - 2)?.segment
  if (before === undefined || doc.fold.slice(before.end, start) !== ', ' || !isNameLike(doc, before)) return undefined
  return [before.start, before.end]
}
