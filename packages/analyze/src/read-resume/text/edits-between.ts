/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make one word of the other. `most`:
 * the number from which on it does not matter how many they are; one more is told then.
 */
export function editsBetween(one: string, other: string, most: number): number {
  if (most < 0 || Math.abs(one.length - other.length) > most) return most + 1
  const shorter = Math.min(one.length, other.length)
  // What both begin and end with needs no edit.
  let from = 0
  while (from < shorter && one.charCodeAt(from) === other.charCodeAt(from)) from++
  let behind = 0
  while (
    behind < shorter - from &&
    one.charCodeAt(one.length - 1 - behind) === other.charCodeAt(other.length - 1 - behind)
  )
    behind++
  // What one edit changes is two letters that are swapped at most.
  if (most === 1 && Math.max(one.length, other.length) - from - behind > 2) return 2
  return editsOf(one.slice(from, one.length - behind), other.slice(from, other.length - behind), most)
}

function editsOf(one: string, other: string, most: number): number {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const here = [row]
    let least = row
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1
      let edits = Math.min(above[at]! + 1, here[at - 1]! + 1, above[at - 1]! + same)
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        edits = Math.min(edits, before[at - 2]! + 1)
      here.push(edits)
      least = Math.min(least, edits)
    }
    if (least > most) return most + 1
    before = above
    above = here
  }
  return Math.min(above[other.length]!, most + 1)
}
