/** Rows that tell whether a program has put something before each of them, and the part of all that must have it. */
const FEWEST_ROWS = 8
const LEAST_SHARE = 0.9

const QUOTE = /^\s{0,3}(?:>\s?)+/u
/** A row as a table's export writes it, quotes within it twice. */
const QUOTED = /^\s*"(?:[^"]|""){1,2000}"[,;]?\s*$/u
/** Of three digits at most: with four, it may be a year. */
const NUMBER = /^\s{0,8}(\d{1,3})(?:[.):|]\s?|\s|$)/u

/** Rows without what a program has put before each: the signs of a quoted mail, the numbers of its rows, or quotes around them. */
export function stripMargins(rows: string[]): string[] {
  const filled = rows.filter((row) => row.trim() !== '')
  if (filled.length < FEWEST_ROWS) return rows
  const enough = LEAST_SHARE * filled.length
  if (filled.filter((row) => QUOTE.test(row)).length >= enough) return rows.map((row) => row.replace(QUOTE, ''))
  if (filled.filter((row) => QUOTED.test(row)).length >= enough) return rows.map(unquoted)
  return areCounted(filled) ? rows.map((row) => row.replace(NUMBER, '')) : rows
}

function unquoted(row: string): string {
  return QUOTED.test(row)
    ? row
        .trim()
        .replace(/^"|"[,;]?$/gu, '')
        .replaceAll('""', '"')
    : row
}

/** Whether each row opens with the number behind that of the row above; empty rows may be counted. */
function areCounted(rows: string[]): boolean {
  let last: number | undefined
  let following = 0
  for (const row of rows) {
    const number = NUMBER.exec(row)?.[1]
    if (number === undefined) {
      last = undefined
      continue
    }
    const gap = last === undefined ? 1 : Number(number) - last
    if (gap >= 1 && gap <= MOST_EMPTY) following++
    last = Number(number)
  }
  return following >= LEAST_SHARE * rows.length
}

/** Empty rows between two that are counted, too. */
const MOST_EMPTY = 4
