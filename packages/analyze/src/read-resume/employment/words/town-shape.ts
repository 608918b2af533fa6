import { PHONE_PLACES } from '../../../knowledge/reading/phone-places.ts'
import { TOWN_OPENERS, TOWN_TAILS } from '../../../knowledge/reading/place-words.ts'
import { isPlace, isTown } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { compilePhrases, phraseAt, phraseKeys, type Word } from '../../text/phrase-set.ts'
import { WordSet } from '../../text/word-set.ts'

const TOWNS = compilePhrases(PHONE_PLACES['US']!.towns, PHONE_PLACES['CA']!.towns)
const ALL_TOWNS = compilePhrases(...Object.values(PHONE_PLACES).map(({ towns }) => towns))
const TAILS = new WordSet(phraseKeys(TOWN_TAILS))
const OPENERS = new WordSet(phraseKeys(TOWN_OPENERS))

/** A town by the knowledge, and nothing else. */
export function isKnownTown(doc: Doc, words: Word[]): boolean {
  return phraseAt(words, 0, TOWNS) === words.length || (isTown(words) && isPlace(doc, words))
}

/** A town of any country by the knowledge; elsewhere many are what firms and schools are called. */
export function isTownAbroad(words: Word[]): boolean {
  return phraseAt(words, 0, ALL_TOWNS) === words.length
}

/** Whether a name ends as towns of two words are called: "Pine Hollow", "New Tarn". */
export function isTwofold(words: Word[]): boolean {
  return TAILS.has(words.at(-1)!) || OPENERS.has(words.at(-2)!)
}
