import type { Span } from '@evenhand/model'

/** Where two texts of the same length differ. */
export function differences(one: string, other: string): Span[] {
  const spans: Span[] = []
  let start = -1
  for (let at = 0; at < one.length; at++) {
    const differs = one.charCodeAt(at) !== other.charCodeAt(at)
    if (differs && start < 0) start = at
    else if (!differs && start >= 0) {
      spans.push({ start, end: at })
      start = -1
    }
  }
  if (start >= 0) spans.push({ start, end: one.length })
  return spans
}
