import type { Doc } from '../text/document.ts'
import type { Segment } from '../employment/words/segment.ts'
import { knownHeading } from '../sections/heading-kind.ts'
import { courseDegreeAt, findCourseDegree } from './degree-shape.ts'
import { isNameLike } from './name-like.ts'
import { isSchool, isStudied } from './school-shape.ts'

type At = { segments: Segment[]; at: number; segment: Segment }

/** Whether unknown words are the label of what follows their colon: "Bursary: Weir College" names a course. */
export function isLabel(doc: Doc, { segments, at, segment }: At): boolean {
  const next = segments[at + 1]
  if (!introduces(doc, segment)) return false
  if (next === undefined || isWordForName(segment.words)) return true
  return !isSchool(doc, next.words) && !isNameBefore(doc, { segments, at, segment })
}

/** "Name: Weir School" */
function isWordForName([word, more]: Segment['words']): boolean {
  return more === undefined && NAMES.test(word!.key)
}

/** "Quarnix: MSc in Owls": a name that no list knows before the colon of what was studied there. */
function isNameBefore(doc: Doc, { segments, at, segment }: At): boolean {
  const { words } = segment
  const level = courseDegreeAt(doc, segments[at + 1]!.words)?.level
  if (level === undefined || findCourseDegree(doc, words) !== undefined || isStudied(words.at(-1)!.key)) return false
  // "Autres : BAFA"
  if (knownHeading(words, doc.fold) !== undefined) return false
  return isNameLike(doc, segment)
}

const NAMES = /^(?:name|nama|nombre|nome|nom|naam|nazwa|navn|namn|nazev|nazov|nimi|название|назва)$/

export function introduces(doc: Doc, { end }: { end: number }): boolean {
  return /^\s?:/.test(doc.fold.slice(end, end + 2))
}
