import type { Finding, VerdictValue } from '@evenhand/model'

type Line = { value?: VerdictValue; points: number; largest: number }

/** Met, and yet not worth all points: a reader asks why. */
export const isMetBelow = ({ value, points, largest }: Line): boolean => value === 'met' && points < largest

/** Why a line is met below all its points, where its reason counts something that quoted words do not say, such as years. */
export function reasonBelow(line: Line & { reason?: Finding }): Finding | undefined {
  const { reason } = line
  const isCounted = reason && Object.values(reason.args).some((value) => typeof value === 'number')
  return isCounted && isMetBelow(line) ? reason : undefined
}
