import { isRegion, isTown } from '../contact/home/find-place.ts'
import { partOf } from '../employment/words/part-of.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Doc } from '../text/document.ts'
import { findCourseDegree } from './degree-shape.ts'
import { isSchool, isStudied } from './school-shape.ts'

const LONGEST_PLACE = 3

/**
 * "BE Computer Science Nagpur, Maharashtra Merrow University": degree and school without the town and its state that stand between
 * them, where no other sign parts these.
 */
export function withoutTownBetween(doc: Doc, segments: Segment[]): Segment[] {
  const at = segments.findIndex(
    ({ sign, words }, index) => index > 0 && sign === 'comma' && words.length > 1 && words[0] !== undefined,
  )
  if (at < 0) return segments
  const [before, behind] = [segments[at - 1]!, segments[at]!]
  const state = lengthOf(behind.words.length, (count) => isRegion(doc, behind.words.slice(0, count)))
  if (state === 0) return segments
  const known = lengthOf(before.words.length, (count) => isTown(before.words.slice(-count)))
  // Before the comma of its state, a word that nobody knows is a town, too.
  const town = known === 0 && before.words.length > 1 && !isStudied(before.words.at(-1)!.key) ? 1 : known
  const school = behind.words.slice(state)
  if (town === 0 || findCourseDegree(doc, before.words.slice(0, -town)) === undefined) return segments
  if (!isSchool(doc, school) || isSchool(doc, before.words)) return segments
  return [
    ...segments.slice(0, at - 1),
    partOf(doc, before, before.words.slice(0, -town)),
    { ...partOf(doc, behind, school), sign: 'tab' },
    ...segments.slice(at + 1),
  ]
}

/** How many words are a place, of fewer than there are: the longest such stretch. */
function lengthOf(words: number, isOne: (count: number) => boolean): number {
  for (let count = Math.min(LONGEST_PLACE, words - 1); count > 0; count--) if (isOne(count)) return count
  return 0
}
