import { HOURS_TOLD, ROUND_THE_CLOCK } from '../knowledge/judging/hours-told.ts'
import { HOURS_WORDS } from '../knowledge/judging/hours-words.ts'

/** "And", "in", "for" and "the" are written together with what follows. */
const ARABIC_PREFIX = '(?:[وبل]?(?:ال|لل)?)?'

type Words = { spaced: string; unspaced: string }
type Place = { kind: string; start: number; end: number }

const patternOf = ({ spaced, unspaced }: Words) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${ARABIC_PREFIX}(?:${spaced})|${unspaced}`, 'gu')
const compiled = (words: Record<string, Words>) =>
  Object.entries(words).map(([kind, each]) => ({ kind, pattern: patternOf(each) }))

const PATTERNS = compiled(HOURS_WORDS)
const TOLD = compiled(HOURS_TOLD)
const WORKED = [...TOLD, ...compiled({ nights: ROUND_THE_CLOCK })]

/** Every place of a folded text that speaks of hours, travel and the like, kind by kind. */
export function hoursOf(folded: string): Place[] {
  return placesOf(folded, PATTERNS)
}

/** The same where it is known that somebody's hours are spoken of. */
export function hoursTold(folded: string): Place[] {
  return [...hoursOf(folded), ...placesOf(folded, TOLD)]
}

/** The same of work that was done: whoever works in three shifts works nights. */
export function hoursWorked(folded: string): Place[] {
  return [...hoursOf(folded), ...placesOf(folded, WORKED)]
}

function placesOf(folded: string, patterns: typeof PATTERNS): Place[] {
  return patterns.flatMap(({ kind, pattern }) =>
    [...folded.matchAll(pattern)].map(({ 0: words, index }) => ({ kind, start: index, end: index + words.length })),
  )
}
