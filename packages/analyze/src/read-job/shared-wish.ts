import { NICE_CUES } from '../knowledge/judging/job-cues.ts'
import { IDEALLY } from '../knowledge/judging/wish-words.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { bindsBy, cuePattern } from './reading.ts'
import type { JobUnit } from './split-job-text.ts'

const CUE = cuePattern(NICE_CUES)
const ADVERB = new RegExp(`^(?:${IDEALLY})`, 'u')
/** Letters before the words that make a wish of all that follows, and behind those that do of all before. */
const REACH = { before: 16, behind: 14 }

/**
 * The parts of a line, all of them wishes where the words that say so open the line or end it: "Welcome are A, B and C",
 * "A and B would be a plus". A part that binds by itself stays binding.
 */
export function shareWish(parts: JobUnit[]): JobUnit[] {
  const [first, last] = [parts[0], parts.at(-1)]
  if (first === undefined || last === undefined || parts.length < 2) return parts
  if (!opensWithWish(first.text) && !endsWithWish(last.text)) return parts
  return parts.map((part) =>
    part.section === 'duties' || bindsBy(lowerSameLength(part.text)) === 'must' ? part : { ...part, section: 'nice' },
  )
}

/** Whether words that make a wish of it open a text: "Welcome are ...". */
export function opensWithWish(text: string): boolean {
  const folded = lowerSameLength(text)
  const cue = CUE.exec(folded)
  // "Spanish a plus": the words end what they are said of.
  return cue !== null && cue.index <= REACH.before && folded.length - cue.index - cue[0].length > REACH.behind
}

function endsWithWish(text: string): boolean {
  const folded = lowerSameLength(text).replace(/[\s.!;]+$/u, '')
  const cue = [...folded.matchAll(new RegExp(CUE.source, 'gu'))].at(-1)
  if (cue === undefined || ADVERB.test(cue[0])) return false
  // Only of several things is it said in the plural or behind the whole line.
  return cue.index > 0 && folded.length - cue.index - cue[0].length <= REACH.behind
}
