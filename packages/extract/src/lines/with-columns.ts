/** Three blanks or more, but not behind the bullet or number that opens the row. */
const COLUMNS = /(?<=\S)(?<!^\s{0,40}(?:[•*\-–·>]|\(?\w{1,3}[.)])) {3,}(?=\S)/gu
const SPACED = /^\S {1,3}\S {1,3}\S /u

/** Blanks that set columns apart become a tab; those behind a bullet or a number, or between spaced letters, do not. */
export function withColumns(row: string): string {
  if (!row.includes('   ')) return row
  const opening = row.trimStart().slice(0, 20)
  if (SPACED.test(opening)) return row
  return row.replaceAll(COLUMNS, (gap: string, at: number) => (isBetweenLetters(row, gap, at) ? gap : '\t'))
}

/** "Resume of A D A   W E I R": a gap between two words whose capitals are set apart. */
function isBetweenLetters(row: string, gap: string, at: number): boolean {
  if (gap.length > WIDEST_GAP || !LETTERS_BEFORE.test(row.slice(Math.max(0, at - AROUND), at))) return false
  const behind = at + gap.length
  return LETTERS_BEHIND.test(row.slice(behind, behind + AROUND))
}

const WIDEST_GAP = 4
const AROUND = 7
const LETTERS_BEFORE = /(?<!\p{L})\p{Lu}\p{M}? (?:['’-] )?\p{Lu}\p{M}?$/u
const LETTERS_BEHIND = /^\p{Lu}\p{M}? (?:['’-] )?\p{Lu}(?!\p{L})/u
