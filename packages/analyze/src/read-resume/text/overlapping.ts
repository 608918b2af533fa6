/** The stretches that share a place with `start` to `end`, of many that are sorted and do not overlap each other. */
export function overlapping<T extends { start: number; end: number }>(sorted: T[], start: number, end: number): T[] {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]!.end <= start) low = middle + 1
    else high = middle
  }
  let until = low
  while (until < sorted.length && sorted[until]!.start < end) until++
  return sorted.slice(low, until)
}
