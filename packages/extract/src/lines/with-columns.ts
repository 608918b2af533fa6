/** Three blanks or more, but not behind the bullet or number that opens the row. */
const COLUMNS = /(?<=\S)(?<!^\s{0,40}(?:[•*\-–·>]|\(?\w{1,3}[.)])) {3,}(?=\S)/gu
const SPACED = /^\S {1,3}\S {1,3}\S /u

/** Blanks that set columns apart become a tab; those behind a bullet or a number, or between spaced letters, do not. */
export function withColumns(row: string): string {
  if (!row.includes('   ')) return row
  const opening = row.trimStart().slice(0, 20)
  return SPACED.test(opening) ? row : row.replaceAll(COLUMNS, '\t')
}
