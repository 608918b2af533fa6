import { PRESENT_WORDS } from '../../knowledge/reading/present-words.ts'
import { partOf } from '../employment/words/part-of.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Doc } from '../text/document.ts'
import { isCapital } from '../text/letter-case.ts'
import { bitOf, isPhrase, phraseKeys, type Word } from '../text/phrase-set.ts'
import { isSchool } from './school-shape.ts'

const PRESENT = bitOf(phraseKeys(PRESENT_WORDS))

/** Where "Present" stands right before a school, in place of the year in which a course will end; -1 where it does not. */
export function presentBefore(doc: Doc, words: Word[]): number {
  return words.findIndex(
    (word, at) => isPhrase(word, PRESENT) && isCapital(doc, word.start) && isSchool(doc, words.slice(at + 1)),
  )
}

/** "BSc Botany Present Merrow College", "Botany, Present Merrow College": a part of a row, divided around that word. */
export function splitAtPresent(doc: Doc, segment: Segment): Segment[] {
  const at = presentBefore(doc, segment.words)
  if (at < 0) return [segment]
  const school: Segment = { ...partOf(doc, segment, segment.words.slice(at + 1)), sign: 'tab' }
  return at === 0 ? [school] : [partOf(doc, segment, segment.words.slice(0, at)), school]
}
