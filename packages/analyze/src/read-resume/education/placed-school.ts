import { isPlace } from '../contact/home/find-place.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Doc } from '../text/document.ts'
import type { Course } from './course.ts'
import { isNameLike } from './name-like.ts'
import { isStudied } from './school-shape.ts'
import type { CourseSegment } from './split-course.ts'
import { isTownAndState } from './state-code.ts'

type Place = { segments: CourseSegment[]; at: number }

/**
 * "BSc Botany (Tarn Ridge, Leeds)", "PhD (QRN (Chicago, IL))": in a bracket behind a degree a name with its town is a school,
 * whatever its words.
 */
export function placedSchool(doc: Doc, { school }: Course, { segments, at }: Place): Segment | undefined {
  const segment = segments[at]!
  if (school !== undefined || segment.sign !== 'bracket' || segment.slot !== undefined) return undefined
  const name = beforeTown(doc, segment, segments[at + 1])
  if (name === undefined || isStudied(name.words.at(-1)!.key)) return undefined
  return isNameLike(doc, name) ? name : undefined
}

/** The words before the comma or the inner bracket that a town stands behind. */
function beforeTown(doc: Doc, segment: Segment, next: CourseSegment | undefined): Segment | undefined {
  const isInner = next?.sign === 'bracket' && /^ ?\($/.test(doc.fold.slice(segment.end, next.start))
  if (isInner) return isTown(doc, next.words) ? segment : undefined
  const comma = doc.fold.slice(segment.start, segment.end).indexOf(',')
  const words = segment.words.filter(({ end }) => end <= segment.start + comma)
  if (words.length === 0 || !isTown(doc, segment.words.slice(words.length))) return undefined
  return { ...segment, words, end: words.at(-1)!.end }
}

function isTown(doc: Doc, words: Segment['words']): boolean {
  return words.length > 0 && (isPlace(doc, words) || isTownAndState(doc, words))
}
