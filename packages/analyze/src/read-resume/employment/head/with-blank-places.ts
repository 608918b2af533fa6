import { isBlankPlace } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { itemBefore } from '../../text/item-before.ts'
import { partOf } from '../words/part-of.ts'
import type { Segment } from '../words/segment.ts'

/**
 * "Merrow Freight City , State Controller": the parts of a row, divided around what a resume made anonymous has in place of a town
 * and its state.
 */
export function withBlankPlaces(doc: Doc, segments: Segment[]): Segment[] {
  const found: Segment[] = []
  for (const segment of segments) {
    const before = itemBefore(found, found.length)
    const [town, state] = [before?.words.at(-1), segment.words[0]]
    if (segment.sign !== 'comma' || town === undefined || state === undefined || !isBlankPlace(doc, [town, state])) {
      found.push(segment)
      continue
    }
    const [name, rest] = [before!.words.slice(0, -1), segment.words.slice(1)]
    found.pop()
    if (name.length > 0) found.push(partOf(doc, before!, name))
    const sign = name.length > 0 ? 'comma' : before!.sign
    found.push({ start: town.start, end: state.end, words: [town, state], sign })
    if (rest.length > 0) found.push({ ...partOf(doc, segment, rest), sign: 'tab' })
  }
  return found
}
