import { REASON_SIGNS, REASONS } from '../knowledge/judging/willing-words.ts'
import { hoursTold } from './hours-of.ts'
import { lowerSameLength } from './lower-same-length.ts'

/** "As there is no bus at night, a car is needed": nobody is asked for nights. */
const REASON_FIRST = new RegExp(
  `^\\P{L}*(?:(?:${REASONS})(?!\\p{L})[^,]{8,}?,|(?:${REASON_SIGNS})[^,，]{4,}?[,，])`,
  'u',
)
/** "While the line starts up," names hours of that time. */
const MEANWHILE = /[^;；,，、]{2,20}期间[,，]/gu
const REASON_LAST = new RegExp(`[,(–—]\\s*(?:${REASONS})(?!\\p{L})[^,]{8,}$`, 'u')

/**
 * The kinds of hours, travel and the like that a text asks for. Each is a set of which any kind will do: a late shift is
 * worked in shifts, and in the evening.
 */
export function hoursAsked(text: string): ReadonlySet<string>[] {
  const folded = lowerSameLength(text)
  const told = kindsIn(folded.replace(REASON_FIRST, '').replace(REASON_LAST, '').replaceAll(MEANWHILE, ''))
  return told.length > 0 ? told : kindsIn(folded)
}

function kindsIn(folded: string): Set<string>[] {
  const groups: { kinds: Set<string>; end: number }[] = []
  for (const { kind, start, end } of hoursTold(folded).toSorted((a, b) => a.start - b.start)) {
    const last = groups.at(-1)
    if (last !== undefined && start < last.end) {
      last.kinds.add(kind)
      last.end = Math.max(last.end, end)
    } else groups.push({ kinds: new Set([kind]), end })
  }
  const seen = new Set<string>()
  return groups
    .map(({ kinds }) => kinds)
    .filter((kinds) => {
      // A night shift is asked of nobody who only works in shifts.
      if (kinds.has('nights') || kinds.has('weekends')) kinds.delete('shifts')
      const name = [...kinds].sort().join(' ')
      return !seen.has(name) && seen.add(name)
    })
}
