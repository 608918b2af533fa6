/** Letters with a blank between them, and words with two or more. */
const SPACED = /^\S(?: \S)*(?: {2,6}\S(?: \S)*)*$/u
/** Longer rows are no rows of a page. */
const LONGEST_ROW = 600
/** A row of fewer letters may be initials or an enumeration. */
const FEWEST_LETTERS = 5
/** So many rows, and most of all, are written so: the text is, and not a heading in it. */
const FEWEST_ROWS = 5

/**
 * "C l e r k  a t  M e r r o w": the text of a page set with space between its letters, which some programs take for blanks.
 * Where most rows are written so, the words are put together.
 */
export function joinSpacedLetters(rows: string[]): string[] {
  let spaced = 0
  let others = 0
  for (const row of rows) {
    const text = row.trim()
    if (text.length < FEWEST_LETTERS * 2 - 1) continue
    if (isSpaced(text)) spaced++
    else others++
  }
  if (spaced < FEWEST_ROWS || spaced <= others) return rows
  return rows.map((row) => (isSpaced(row.trim()) ? joined(row.trim()) : row))
}

function isSpaced(text: string): boolean {
  return text[1] === ' ' && text.length <= LONGEST_ROW && SPACED.test(text)
}

function joined(row: string): string {
  const words = row.split(/ {2,}/u).map((word) => word.replaceAll(' ', ''))
  return words.join(' ')
}
