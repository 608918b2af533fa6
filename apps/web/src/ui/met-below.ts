import type { Finding, VerdictValue } from '@evenhand/model'

type Line = { value?: VerdictValue; points: number; largest: number }

/** Met, and yet not worth all points: a reader asks why. */
export const isMetBelow = ({ value, points, largest }: Line): boolean => value === 'met' && points < largest

/** Why a line is met below all its points, where its reason says for how long something is shown: one quote does not. */
export function reasonBelow(line: Line & { reason?: Finding }): Finding | undefined {
  return line.reason?.code === 'skill-shown' && isMetBelow(line) ? line.reason : undefined
}
