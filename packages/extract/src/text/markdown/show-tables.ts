/** "|:---|---:|": what stands below the heads of a table. */
const RULE =
  /^[ \t]*\|?[ \t]*:?-{1,200}:?[ \t]*(?:\|[ \t]*:?-{1,200}:?[ \t]*){1,20}\|?[ \t]*$|^[ \t]*\|[ \t]*:?-{1,200}:?[ \t]*\|[ \t]*$/u
/** The sides of a row; a stroke behind a backslash belongs to its cell. */
const OUTER = /^\|[ \t]*|[ \t]*(?<!\\)\|$/gu
const SIDE = /[ \t]*(?<!\\)\|[ \t]*/u
/** The first of two heads that say no more than that there are labels and what stands for them. */
const LABELS =
  /^(?:keys?|items?|fields?|labels?|propert(?:y|ies)|attributes?|項目|项目|項目名|항목|구분|campos?|champs?|feld|rubrik|поле|параметр|поля)$/iu

/** The tables of Markdown with tabs between their cells, as those of other formats; a text without them as it is. */
export function showTables(text: string): string {
  if (!text.includes('|') || !text.includes('--')) return text
  const rows = text.split('\n')
  const shown: string[] = []
  for (let at = 0; at < rows.length; at++) {
    const head = rows[at]!
    if (!head.includes('|') || !RULE.test((rows[at + 1] ?? '').trimEnd())) {
      shown.push(head)
      continue
    }
    const cells = cellsOf(head)
    if (!isSilent(cells)) shown.push(cells.join('\t'))
    at++
    while (rows[at + 1]?.includes('|') === true) shown.push(cellsOf(rows[++at]!).join('\t'))
  }
  return shown.join('\n')
}

const cellsOf = (row: string): string[] => row.trim().replaceAll(OUTER, '').split(SIDE)

/** Heads that a table only has because every table must have some. */
function isSilent(heads: string[]): boolean {
  return heads.every((head) => head === '') || (heads.length === 2 && LABELS.test(heads[0]!))
}
