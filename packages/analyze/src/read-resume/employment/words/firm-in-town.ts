import { isPlace, isRegion, isStateCode, isTown } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import type { Word } from '../../text/phrase-set.ts'
import { employerScore, KNOWN_EMPLOYER } from './employer-shape.ts'
import type { Segment } from './segment.ts'

/** Words of a firm and of its town in a bracket. */
const LONGEST = 10

/**
 * "(Merrow Parcels, Leeds)", "(Quarn, Leeds, UK)": how many of the words in a bracket name a firm, before a town that is known;
 * 0 of "(Leeds, UK)" and where no comma parts two names. No more than a firm may be meant of "(Quarn, UK)".
 */
export function firmInTown(doc: Doc, { words }: Pick<Segment, 'words'>): number {
  if (words.length < 2 || words.length > LONGEST || !isCapital(doc, words[0]!.start)) return 0
  const at = wordsBeforeComma(doc, words)
  if (at === 0 || at === words.length || isPlace(doc, words.slice(0, at))) return 0
  if (employerScore(doc, words.slice(0, at)) >= KNOWN_EMPLOYER && isPlace(doc, words.slice(at))) return at
  return isTownAlone(doc, words.slice(at)) ? at : 0
}

/** How many words stand before the first comma; the stop or quotation mark before it belongs to them. */
export function wordsBeforeComma(doc: Doc, words: Word[]): number {
  return words.findIndex(({ end }) => /^[.»"”]?,/.test(doc.fold.slice(end, end + 2))) + 1
}

/** A known town and nothing else, or any with its state. */
function isTownAlone(doc: Doc, words: Word[]): boolean {
  if (words.length > 1 && isStateCode(doc, words.slice(-1))) return isPlace(doc, words)
  return isTown(words) && isPlace(doc, words) && !isRegion(doc, words)
}

/** A place in the bracket behind a title or its dates that is a firm and its town: both. */
export function partedPlace(doc: Doc, place: Segment): { employer: Segment; place: Segment } | undefined {
  const count = doc.fold[place.start - 1] === '(' ? firmInTown(doc, place) : 0
  if (count === 0) return undefined
  const [own, town] = [place.words.slice(0, count), place.words.slice(count)]
  const stop = doc.fold[own.at(-1)!.end] === ',' ? 0 : 1
  return {
    employer: { ...place, end: own.at(-1)!.end + stop, words: own },
    place: { ...place, start: town[0]!.start, words: town, sign: 'comma' },
  }
}
