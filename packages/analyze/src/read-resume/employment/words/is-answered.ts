import { ANSWERS } from '../../../knowledge/reading/list-noise.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import { phraseKeys } from '../../text/phrase-set.ts'
import type { Segment } from './segment.ts'

const YES_OR_NO = new Set(phraseKeys(ANSWERS))
const LONGEST = 3

/** "Inspector – yes", "Forklift driver: no": what was asked for, and whether one has it; no post. */
export function isAnswered([asked, answer]: Segment[], spans: DateRange[]): boolean {
  if (asked === undefined || answer === undefined || spans.some(({ single }) => !single)) return false
  if (answer.sign !== 'dash' && answer.sign !== 'tab') return false
  return answer.words.length <= LONGEST && YES_OR_NO.has(answer.words[0]!.key)
}
