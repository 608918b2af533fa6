import type { Span } from '@evenhand/model'

/** Letters that are compared at once. */
const BLOCK = 128

/** Where two texts of the same length differ. */
export function differences(one: string, other: string): Span[] {
  const spans: Span[] = []
  let start = -1
  for (let from = 0; from < one.length; from += BLOCK) {
    const until = Math.min(one.length, from + BLOCK)
    // Most of the two is the same, which is seen at once of many letters.
    const isSame = one.slice(from, until) === other.slice(from, until)
    for (let at = from; at < (isSame ? from + 1 : until); at++) {
      const differs = one.charCodeAt(at) !== other.charCodeAt(at)
      if (differs && start < 0) start = at
      else if (!differs && start >= 0) {
        spans.push({ start, end: at })
        start = -1
      }
    }
  }
  if (start >= 0) spans.push({ start, end: one.length })
  return spans
}
