import type { Span } from '@evenhand/model'

const QUOTE_LONGEST = 120
const LABEL_LONGEST = 64

/** A line of the resume as a quotation: on one line, without its bullet, cut at a word. */
export function quoteLine(text: string, span: Span): string {
  const line = text
    .slice(span.start, Math.min(span.end, span.start + 600))
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s\-*•·▪●○◦‣–—►✓✔→]{1,6}/u, '')
    .trim()
  return cut(line.replace(/[.;,]$/u, ''), QUOTE_LONGEST)
}

/** A requirement's label as part of a sentence: its first clause. */
export function shortLabel(label: string): string {
  const plain = label
    .replace(/\s?\((?:essential|required|must|desirable|preferred|m\/w\/d|m\/f\/d)\)/iu, '')
    .replace(/[.;:,]$/u, '')
  if (plain.length <= LABEL_LONGEST) return plain
  const clause = /^.{20,64}?(?=[,;:(]| and | und | et | y | e | og | och )/u.exec(plain)?.[0]
  return clause ?? cut(plain, LABEL_LONGEST)
}

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  const at = text.lastIndexOf(' ', longest)
  return `${text.slice(0, at > longest / 2 ? at : longest).replace(/[,;:]$/u, '')}…`
}
