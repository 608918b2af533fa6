import type { Line } from '@evenhand/model'

/** Rows that tell whether each has such a sign, and the part of all that must have it. */
const FEWEST_ROWS = 8
const LEAST_SHARE = 0.9
/** Signs that somebody, or an export, has put at the end of each row. */
const ENDS = ['.', ';', ',', '。', '।']

/**
 * The text with blanks for the sign that each of its rows ends with: a stop behind a name, a post or a heading says nothing
 * where all rows have one. Of the same length; any other text as it is.
 */
export function maskRowSigns(text: string, lines: Line[]): string {
  if (lines.length < FEWEST_ROWS) return text
  const counts = ENDS.map(() => 0)
  for (const { end } of lines) {
    const sign = ENDS.indexOf(text.charAt(end - 1))
    if (sign >= 0) counts[sign]!++
  }
  const sign = ENDS.find((_, at) => counts[at]! >= LEAST_SHARE * lines.length)
  if (sign === undefined) return text
  const parts: string[] = []
  let from = 0
  for (const { end } of lines) {
    if (text[end - 1] !== sign) continue
    parts.push(text.slice(from, end - 1), ' ')
    from = end
  }
  parts.push(text.slice(from))
  return parts.join('')
}
