/** Rows of a label: short, opened by a capital, without a colon within and without the end of a sentence. */
const LONGEST_LABEL = 40
const LABEL = /^\p{Lu}[^:.;•|\t\d]{1,39}:?$/u
const MOST_WORDS = 5
/** Labels that stand below one another, and rows that one value of theirs has. */
const MOST_LABELS = 12
const MOST_ROWS = 12
/** ": Merrow Ltd", ":1 May 2019"; no face, no field of markup (":author: Ada"). */
const VALUE = /^:(?![)(:\-/|])(?!\p{L}[\p{L} _-]{0,30}:(?:\s|$))/u

type Value = { from: number; until: number }

/**
 * "Employer", "Post" and below them ": Merrow Ltd", ": Clerk": programs that take the text out of a page write the labels
 * of a form first and the values, which open with a colon, behind them. Each value is put behind its label.
 */
export function joinTornLabels(rows: string[]): string[] {
  if (!rows.some((row) => VALUE.test(row.trimStart()))) return rows
  const joined: string[] = []
  let done = 0
  for (let at = 0; at < rows.length; at++) {
    if (!isValue(rows[at]!)) continue
    const labels = labelsAbove(rows, at, done)
    const values = valuesFrom(rows, at, labels.length)
    const named = labels.slice(labels.length - values.length)
    if (values.every(({ from }) => rows[from]!.trim() === ':')) continue
    for (let next = done; next < named[0]!; next++) joined.push(rows[next]!)
    for (const [index, { from, until }] of values.entries()) {
      const label = rows[named[index]!]!.trimEnd().replace(/\s*:$/u, '')
      joined.push(`${label}: ${rows[from]!.trimStart().slice(1).trim()}`.trimEnd())
      for (let next = from + 1; next < until; next++) if (rows[next]!.trim() !== '') joined.push(rows[next]!)
    }
    done = values.at(-1)!.until
    at = done - 1
  }
  return done === 0 ? rows : [...joined, ...rows.slice(done)]
}

function isValue(row: string): boolean {
  return VALUE.test(row.trimStart())
}

function isLabel(row: string): boolean {
  const label = row.trim()
  // "Till today)": the end of what a bracket in the row above holds.
  const isWhole = !label.endsWith(')') || label.includes('(')
  return isWhole && label.length <= LONGEST_LABEL && LABEL.test(label) && label.split(/\s+/u).length <= MOST_WORDS
}

/** The rows of labels right above a value, with no empty row between them. */
function labelsAbove(rows: string[], at: number, done: number): number[] {
  let last = at - 1
  while (last >= done && at - last <= MOST_ROWS && rows[last]!.trim() === '') last--
  const labels: number[] = []
  for (let row = last; row >= done && labels.length < MOST_LABELS && isLabel(rows[row]!); row--) labels.unshift(row)
  return labels
}

/** As many values as there are labels, with the rows in which each goes on; the last has what no empty row parts from it. */
function valuesFrom(rows: string[], at: number, count: number): Value[] {
  const values: Value[] = []
  let next = at
  while (values.length < count) {
    const from = next++
    while (next < rows.length && next - from <= MOST_ROWS && !isValue(rows[next]!) && !isOver(rows, next)) next++
    values.push({ from, until: next })
    if (next >= rows.length || !isValue(rows[next]!)) break
  }
  const last = values.at(-1)
  if (last !== undefined) last.until = last.from + 1
  return values
}

/** Whether an empty row ends a value: another value does not stand behind it. */
function isOver(rows: string[], at: number): boolean {
  return rows[at]!.trim() === '' && !(rows[at + 1] !== undefined && isValue(rows[at + 1]!))
}
