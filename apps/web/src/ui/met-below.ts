import type { Finding, VerdictValue } from '@evenhand/model'

type Line = { value?: VerdictValue; points: number; largest: number }

/** Met, and yet not worth all points: a reader asks why. */
export const isMetBelow = ({ value, points, largest }: Line): boolean => value === 'met' && points < largest

/** What a quote does not say by itself: how many years were counted, and why a line that is met has not all its points. */
export function reasonBelow(line: Line & { reason?: Finding }): Finding | undefined {
  const { reason } = line
  if (reason?.code === 'years-met' || reason?.code === 'years-short') return reason
  return reason?.code === 'skill-shown' && isMetBelow(line) ? reason : undefined
}
