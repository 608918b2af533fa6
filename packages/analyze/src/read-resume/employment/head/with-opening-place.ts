import { isState } from '../../contact/home/find-place.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import type { Word } from '../../text/phrase-set.ts'
import { employerScore, KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { partOf } from '../words/part-of.ts'
import type { Segment } from '../words/segment.ts'
import { LEAST_TITLE, titleScore } from '../words/title-shape.ts'
import { isKnownTown, isTwofold } from '../words/town-shape.ts'
import { isUnknownName } from '../words/unknown-name.ts'

/** Words of a state, and of a town before it. */
const LONGEST_STATE = 3
const LONGEST_TOWN = 2

/** "Tarn Falls, KS Quarnix Mills": the parts of a row, divided behind the town and the state that open it before a firm. */
export function withOpeningPlace(doc: Doc, segments: Segment[]): Segment[] {
  const [town, next, ...others] = segments
  if (town === undefined || next?.sign !== 'comma') return segments
  // Few rows go on with a state: the costly questions come behind it.
  const state = stateAt(doc, next.words)
  if (state === 0 || !isTownLike(doc, town.words)) return segments
  const name = next.words.slice(state)
  if (!isFirm(doc, name)) return segments
  const place = [...town.words, ...next.words.slice(0, state)]
  return [{ ...town, end: place.at(-1)!.end, words: place }, { ...partOf(doc, next, name), sign: 'tab' }, ...others]
}

function isTownLike(doc: Doc, words: Word[]): boolean {
  if (words.length > LONGEST_TOWN || !words.every(({ start }) => isCapital(doc, start))) return false
  return words.length === 1 ? titleScore(words, []) < LEAST_TITLE : isTwofold(words) || isKnownTown(doc, words)
}

/** How many of the words are the state, others behind it. */
function stateAt(doc: Doc, words: Word[]): number {
  for (let length = Math.min(LONGEST_STATE, words.length - 1); length > 0; length--)
    if (isState(doc, words.slice(0, length))) return length
  return 0
}

function isFirm(doc: Doc, name: Word[]): boolean {
  if (!name.every(({ start }) => isCapital(doc, start)) || titleScore(name, []) >= LEAST_TITLE) return false
  return employerScore(doc, name) >= KNOWN_EMPLOYER || isUnknownName(name)
}
