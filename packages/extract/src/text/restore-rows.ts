/** Line ends of another kind that a text must have before they are believed: more than it has real ones. */
const FEWEST = 3
/** Letters of a row on average from which on its line ends may be lost. */
const LONG = 400
/** Gaps or strokes that stand for line ends: so many, and so many a row. */
const FEWEST_GAPS = 12
const LEAST_A_ROW = 4
/** Letters of a long row, and part of a text with rows that such have at most. */
const LONGEST_ROW = 300
const MOST_IN_LONG = 0.4

const ROW_END = /\S[ \t]*[\n\r\v]/gu
/** A line end written out: "\n". */
const ESCAPED = /(?:\\r)?\\n/gu
const SIGN = /\s?[¶↵⏎]\s?/gu
const BREAK = /<br\s{0,3}\/?>/giu
/** What else ends a line where lines end with "<br>". */
const BLOCK_END = /<\/(?:p|li|div|tr|h[1-6])>/giu
const TAG = /<\/?[a-z][^<>]{0,200}>/giu
const ENTITIES: [written: RegExp, sign: string][] = [
  [/&nbsp;/gu, ' '],
  [/&lt;/gu, '<'],
  [/&gt;/gu, '>'],
  [/&quot;/gu, '"'],
  [/&#0?39;|&apos;/gu, "'"],
  [/&amp;/gu, '&'],
]
/** Blanks that are no space between two words or sentences. */
const GAP = /(?<=\S)(?: {3,}| {0,2}\t[ \t]*)(?=\S)/gu
const STROKE = /(?<=\S) \| (?=\S)/gu

/**
 * The line ends of a text that a database, a table or a web form has made something else of: written out ("\n"), signs, tags,
 * wide gaps or strokes. A text whose rows are of common length stays as it is.
 */
export function restoreRows(text: string): string {
  const kept = countOf(text.trim(), ROW_END)
  const isLost = (pattern: RegExp) => countOf(text, pattern) >= Math.max(FEWEST, kept + 1)
  if (text.includes('\\n') && isLost(ESCAPED)) return unescaped(text)
  if (/[¶↵⏎]/u.test(text) && isLost(SIGN)) return text.replaceAll(SIGN, '\n')
  if (text.includes('<') && isLost(BREAK)) return withoutTags(text)
  if (text.length < LONG * (kept + 1)) return text
  const [gaps, strokes] = [countOf(text, GAP), countOf(text, STROKE)]
  if (Math.max(gaps, strokes) < Math.max(FEWEST_GAPS, LEAST_A_ROW * (kept + 1))) return text
  const restored = text.replaceAll(gaps >= strokes ? GAP : STROKE, '\n')
  return isRows(restored) ? restored : text
}

/** Columns have gaps, too, and where all line ends are lost, long rows stand between them. */
function isRows(text: string): boolean {
  const long = text.split('\n').filter(({ length }) => length > LONGEST_ROW)
  return long.reduce((sum, { length }) => sum + length, 0) < text.length * MOST_IN_LONG
}

function countOf(text: string, pattern: RegExp): number {
  let count = 0
  for (const _ of text.matchAll(pattern)) count++
  return count
}

/** With the quotation marks off that a program puts around what it writes out. */
function unescaped(text: string): string {
  const rows = text
    .replaceAll(ESCAPED, '\n')
    .replaceAll(String.raw`\t`, '\t')
    .replaceAll(String.raw`\"`, '"')
  return rows.replace(/^\s*b?["']/u, '').replace(/["']\s*$/u, '')
}

/** The rows of a text with tags of HTML. */
export function withoutTags(text: string): string {
  const rows = text.replaceAll(BREAK, '\n').replaceAll(BLOCK_END, '\n').replaceAll(TAG, '')
  return ENTITIES.reduce((plain, [written, sign]) => plain.replaceAll(written, sign), rows)
}
