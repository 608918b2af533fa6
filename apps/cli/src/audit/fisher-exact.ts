type Count = { people: number; chosen: number }

/** Sums of probabilities that are equal but for rounding must not be told apart. */
const SLACK = 1 + 1e-7

/**
 * Two-sided p of Fisher's exact test for two groups: the chance of this difference or a less likely one if both groups
 * had the same rate.
 */
export function fisherExact(a: Count, b: Count): number {
  const all = a.people + b.people
  const chosen = a.chosen + b.chosen
  const logs = logFactorials(all)
  const log = (n: number) => logs[n]!
  const fixed = log(chosen) + log(all - chosen) + log(a.people) + log(b.people) - log(all)
  const chanceOf = (x: number) =>
    Math.exp(fixed - log(x) - log(a.people - x) - log(chosen - x) - log(b.people - chosen + x))
  const observed = chanceOf(a.chosen) * SLACK
  let sum = 0
  for (let x = Math.max(0, chosen - b.people); x <= Math.min(chosen, a.people); x++) {
    const chance = chanceOf(x)
    if (chance <= observed) sum += chance
  }
  return Math.min(1, sum)
}

/** Logarithms of 0! to n!. */
function logFactorials(n: number): Float64Array {
  const logs = new Float64Array(n + 1)
  for (let i = 2; i <= n; i++) logs[i] = logs[i - 1]! + Math.log(i)
  return logs
}
