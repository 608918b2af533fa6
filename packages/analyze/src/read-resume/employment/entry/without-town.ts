import { isPlace, isRegion, isStateCode, isTown } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import type { Word } from '../../text/phrase-set.ts'
import { endsWithLegalForm } from '../words/employer-shape.ts'
import { LONGEST_TOWN } from '../words/known-towns.ts'
import { partOf } from '../words/part-of.ts'
import type { Segment } from '../words/segment.ts'

/** "Merrow GmbH Augsburg", "Quarn Technology. San Jose": an employer without the town behind its whole name. */
export function withoutTown(doc: Doc, employer: Segment): Segment {
  const town = townBehindForm(doc, employer.words)
  return town === 0 ? employer : partOf(doc, employer, employer.words.slice(0, -town))
}

/** How many words at the end of an employer's name are a town or a country behind what ends the name. */
export function townBehindForm(doc: Doc, words: Word[]): number {
  for (let at = words.length - 1; at > Math.max(0, words.length - 1 - LONGEST_TOWN); at--) {
    const [name, town] = [words.slice(0, at), words.slice(at)]
    const last = name.at(-1)!
    const ends = endsWithLegalForm(name) || (last.key.length > 3 && doc.fold.slice(last.end, town[0]!.start) === '. ')
    if (ends && isPlace(doc, town) && (isTown(town) || (isRegion(doc, town) && !isStateCode(doc, town))))
      return words.length - at
  }
  return 0
}
