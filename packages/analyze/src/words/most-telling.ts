import type { Finding } from '@evenhand/model'

/** A sentence that could be said, and how far it tells this person apart: 0.5 is what half of all people could say. */
export type Candidate = { finding: Finding; weight: number }

/** The sentence that tells most; of equals the first. Nothing is told twice: not the same words, not the same length of time. */
export function mostTelling(candidates: Candidate[], told: Finding[] = []): Finding | undefined {
  const used = new Set(told.flatMap(({ evidence }) => evidence.map(({ start }) => start)))
  const times = told.map(timeOf).filter((time) => time !== undefined)
  let best: Candidate | undefined
  for (const candidate of candidates) {
    const { evidence } = candidate.finding
    const again = evidence.filter(({ start }) => used.has(start)).length
    if (again * 2 > evidence.length || times.includes(timeOf(candidate.finding) ?? -1)) continue
    if (best === undefined || candidate.weight > best.weight) best = candidate
  }
  return best?.finding
}

function timeOf({ args: { years, months } }: Finding): number | undefined {
  return typeof years === 'number' && typeof months === 'number' ? years * 12 + months : undefined
}

/** How far a figure stands out, 0 to 1; the usual figure gives 0.5. */
export function standsOut(value: number, usual: number): number {
  return value <= 0 ? 0 : value / (value + usual)
}
