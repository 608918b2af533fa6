import { HOURS_WORDS } from '../knowledge/judging/hours-words.ts'

/** "And", "in", "for" and "the" are written together with what follows. */
const ARABIC_PREFIX = '(?:[وبل]?(?:ال|لل)?)?'

const PATTERNS = Object.entries(HOURS_WORDS).map(([kind, { spaced, unspaced }]) => ({
  kind,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${ARABIC_PREFIX}(?:${spaced})|${unspaced}`, 'gu'),
}))

/** Every place of a folded text that speaks of hours, travel and the like, kind by kind. */
export function hoursOf(folded: string): { kind: string; start: number; end: number }[] {
  return PATTERNS.flatMap(({ kind, pattern }) =>
    [...folded.matchAll(pattern)].map(({ 0: words, index }) => ({ kind, start: index, end: index + words.length })),
  )
}
