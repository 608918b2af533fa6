/** Rows that tell whether each has an empty one above it, and the part of all that must have it. */
const FEWEST_ROWS = 8
const LEAST_SHARE = 0.9

/** Rows without the empty one that a program has put above each: mails and web pages copied double-spaced. */
export function singleSpace(rows: string[]): string[] {
  const isEmpty = rows.map((row) => row.trim() === '')
  const filled = rows.length - isEmpty.filter(Boolean).length
  const isSpaced = (at: number) => !isEmpty[at]! && isEmpty[at - 1] === true
  const spaced = rows.filter((_, at) => isSpaced(at)).length
  if (filled < FEWEST_ROWS || spaced < LEAST_SHARE * (filled - 1)) return rows
  return rows.filter((_, at) => !isSpaced(at + 1))
}
