/** Rows of a CSV text, cells separated by tabs; quoted cells may hold separators and line ends. */
export function splitCsv(text: string): string[] {
  const separator = separatorOf(text)
  const rows: string[] = []
  let row = ''
  let isQuoted = false
  let isCellStart = true
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (isQuoted) {
      if (character !== '"') row += character === '\n' || character === '\r' ? ' ' : character
      else if (text.charAt(at + 1) === '"') {
        row += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"' && isCellStart) isQuoted = true
    else if (character === separator) row += '\t'
    else if (character === '\n' || character === '\r') {
      rows.push(row)
      row = ''
    } else row += character
    isCellStart = !isQuoted && (character === separator || character === '\n' || character === '\r')
  }
  rows.push(row)
  return rows
}

/** The commonest of comma, semicolon and tab in the first lines. */
function separatorOf(text: string): string {
  const head = text.slice(0, 4096)
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: head.split(separator).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).separator
}
