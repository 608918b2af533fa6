import { DENIED, OF_OTHERS } from '../knowledge/judging/denial-patterns.ts'
import { SOUGHT, TELLS_DONE } from '../knowledge/judging/sought-words.ts'
import { lowerSameLength } from './lower-same-length.ts'

/** How far a line claims something for the candidate: 1, or 0 where it denies it, speaks of others or only lists what work is looked for. */
export function claimOf(line: string): number {
  const folded = lowerSameLength(line)
  return DENIED.test(folded) || OF_OTHERS.test(folded) || isSought(folded) ? 0 : 1
}

/** "I would love to be a teaching assistant: small groups, phonics": nothing that was done, and nothing that somebody has. */
const isSought = (folded: string) => SOUGHT.test(folded) && LISTS.test(folded) && !TELLS_DONE.test(folded)

/** A colon and what stands behind it, or three things and more. */
const LISTS = /:\s\S|[^,]{2},[^,]{2,},[^,]{2}/u
