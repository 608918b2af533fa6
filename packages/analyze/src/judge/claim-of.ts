import { DENIED, OF_OTHERS } from '../knowledge/judging/denial-patterns.ts'
import { lowerSameLength } from './lower-same-length.ts'

/** How far a line claims something for the candidate: 1, or 0 where it denies it or speaks of others. */
export function claimOf(line: string): number {
  const folded = lowerSameLength(line)
  return DENIED.test(folded) || OF_OTHERS.test(folded) ? 0 : 1
}
