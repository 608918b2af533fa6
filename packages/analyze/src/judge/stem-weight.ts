import { RARE_WEIGHT, STEM_WEIGHTS } from '../knowledge/judging/stem-weights.ts'

let weights: Map<string, number> | undefined

/** How telling a stem is, about 0 (in every resume) to 5 (in few). */
export function stemWeight(stem: string): number {
  weights ??= new Map(
    STEM_WEIGHTS.flatMap(([weight, stems]) => stems.split(' ').map((word): [string, number] => [word, weight])),
  )
  return weights.get(stem) ?? RARE_WEIGHT
}
