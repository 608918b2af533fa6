/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make one word of the other. `most`:
 * the number from which on it does not matter how many they are; one more is told then.
 */
export function editsBetween(one: string, other: string, most: number): number {
  if (most < 0 || Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const here = [row]
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1
      let edits = Math.min(above[at]! + 1, here[at - 1]! + 1, above[at - 1]! + same)
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        edits = Math.min(edits, before[at - 2]! + 1)
      here.push(edits)
    }
    if (Math.min(...here) > most) return most + 1
    before = above
    above = here
  }
  return Math.min(above[other.length]!, most + 1)
}
