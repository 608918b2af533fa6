import { isPlace, isState, isTown } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import type { Head } from './read-head.ts'
import type { Segment } from '../words/segment.ts'

/** The state after a town, the country after it: one place. */
export function extendPlace(doc: Doc, head: Head, segments: Segment[]): void {
  const place = head.place
  if (place === undefined) return
  const at = segments.indexOf(place)
  for (const next of segments.slice(at + 1)) {
    if (next.sign !== 'comma' || !isPlace(doc, [...place.words, ...next.words])) break
    head.loose = head.loose.filter((segment) => segment !== next)
    place.end = next.end
    place.words = [...place.words, ...next.words]
  }
  const before = segments[at - 1]
  // "Norfolk, VA": the town was not known, the state is.
  if (
    before !== undefined &&
    place.sign === 'comma' &&
    before !== head.title &&
    before !== head.employer &&
    (before.sign !== '' || isTownRow(doc, head, segments)) &&
    before.words.length <= 3 &&
    !isTown(place.words)
  ) {
    head.loose = head.loose.filter((segment) => segment !== before)
    place.start = before.start
    place.words = [...before.words, ...place.words]
  }
}

/** "Tarnfell, Ohio" in a row of its own, without a bullet: a town that nobody knows, before its state. */
function isTownRow(doc: Doc, { row }: Head, segments: Segment[]): boolean {
  const [town, state] = segments
  if (segments.length !== 2 || row.bullet || !isState(doc, state!.words)) return false
  return (
    town!.words.every(({ start }) => isCapital(doc, start)) &&
    !/^\p{Lu}{2,5}$/u.test(doc.text.slice(town!.start, town!.end))
  )
}
