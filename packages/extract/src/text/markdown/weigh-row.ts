import type { WeightRun } from '../../lines/weight-turns.ts'

const BOLD = /\*\*(?=[^\s*])([^*\n]{0,200}[^\s*])\*\*/gu

/** "Merrow Ltd" in bold letters before "Clerk" in plain ones: only the weight parts the two. */
const UNPARTED = /^[ \t]*\*\*(?=[\p{L}\p{N}])[^*\n]{1,120}[\p{L}\p{N})]\*\* (?=[\p{Lu}\p{Lo}][^\n*]{2})/u

/** A row without the marks around its bold letters, and its stretches of either weight where it has both. */
export function weighRow(row: string): { text: string; runs?: WeightRun[]; bold: boolean } {
  if (!row.includes('**')) return { text: row, bold: false }
  const parted = row.replace(UNPARTED, (opening) => `${opening.trimEnd()}\t`)
  const runs = runsOf(parted)
  if (runs.length === 0) return { text: row, bold: false }
  const text = runs.map((run) => run.text).join('')
  const bold = runs.reduce((sum, run) => sum + (run.bold ? run.text.length : 0), 0)
  return { text, runs, bold: 2 * bold > text.length }
}

function runsOf(row: string): WeightRun[] {
  const runs: WeightRun[] = []
  let from = 0
  for (const { index, 0: marked, 1: words } of row.matchAll(BOLD)) {
    if (index > from) runs.push({ text: row.slice(from, index), bold: false })
    runs.push({ text: words!, bold: true })
    from = index + marked.length
  }
  if (runs.length > 0 && from < row.length) runs.push({ text: row.slice(from), bold: false })
  return runs
}
