import type { Span } from '@evenhand/model'

/** The number of the line that holds an offset; -1 where none does. Lines are sorted and do not overlap. */
export function lineAt(lines: readonly Span[], offset: number): number {
  let [low, high] = [0, lines.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const line = lines[middle]!
    if (offset < line.start) high = middle - 1
    else if (offset >= line.end) low = middle + 1
    else return middle
  }
  return -1
}
