import { RARE_WEIGHT, STEM_WEIGHTS } from '../knowledge/judging/stem-weights.ts'

let weights: Map<string, number> | undefined

/** How telling a stem is, about 0 (in every resume) to 5 (in few). */
export function stemWeight(stem: string): number {
  return measured().get(stem) ?? RARE_WEIGHT
}

/** How telling some stems are together. */
export function weightOf(stems: string[]): number {
  return stems.reduce((sum, word) => sum + stemWeight(word), 0)
}

/** Whether a stem stands in English resumes often enough to be weighed. */
export function isKnownStem(stem: string): boolean {
  return measured().has(stem)
}

function measured(): Map<string, number> {
  weights ??= new Map(
    STEM_WEIGHTS.flatMap(([weight, stems]) => stems.split(' ').map((word): [string, number] => [word, weight])),
  )
  return weights
}
