import { STEM_WEIGHTS } from '../knowledge/judging/stem-weights.ts'
import { kinship, type LineOfWork, lineOfWork } from './line-of-work.ts'
import type { PreparedJob } from './prepare-job.ts'
import { stemWeight } from './stem-weight.ts'

/** What a job has in common with resumes at large, whatever their line of work. */
export type ByChance = { words: number; line: number }

/** How much of the line of work that any resume shares with a job by chance is left out. */
const LEFT_OUT = 0.5

type Average = { bag: Map<string, number>; length: number; line: LineOfWork }
let average: Average | undefined

/**
 * How much of a job's words and line of work any resume shares: measured against the average resume, in which a stem stands
 * as often as it stands in resumes. A job in common words must not make everybody look alike.
 */
export function byChance(bag: Map<string, number>, length: number, line: LineOfWork): ByChance {
  const { bag: common, length: commonLength, line: commonLine } = (average ??= averageResume())
  let dot = 0
  for (const [word, weight] of bag) dot += weight * (common.get(word) ?? 0) * stemWeight(word) ** 1.5
  return { words: length === 0 ? 0 : dot / length / commonLength, line: kinship(commonLine, line) }
}

/** How far a resume is of a job's line of work beyond what any resume is by chance, 0 to 1. */
export function lineBeyondChance(line: LineOfWork, job: Pick<PreparedJob, 'line' | 'chance'>): number {
  const chance = LEFT_OUT * job.chance.line
  return Math.max(0, (kinship(line, job.line) - chance) / (1 - chance))
}

/** A stem's weight is minus the logarithm of its share of resumes. */
function averageResume(): Average {
  const bag = new Map(
    STEM_WEIGHTS.flatMap(([weight, stems]) =>
      stems.split(' ').map((word): [string, number] => [word, Math.exp(-weight)]),
    ),
  )
  const length = Math.sqrt([...bag].reduce((sum, [word, share]) => sum + share * share * stemWeight(word), 0))
  return { bag, length, line: lineOfWork([...bag.keys()], [...bag.values()]) }
}
