import { withoutComments, withoutTags } from './page-tags.ts'
import { openNestedItems } from './nested-items.ts'
import { showLinks } from './show-links.ts'
import { showTables } from './show-tables.ts'

const MARKDOWN_NAME = /\.(?:md|mkd|mdown|markdown|rmd|qmd)$/iu
/** What only Markdown has: a number sign before a heading, a link, a rule below a table's heads, bold letters. */
const MARKDOWN =
  /^#{1,6} \S[^\n]*\n(?:[^\n]*\n){0,400}?#{1,6} \S|\]\((?:https?:|mailto:)|^\|?[ :]*-{2,}[ :]*\|[ :|-]*$|\*\*[^\s*][^*\n]{0,200}\*\*/mu

/** "{% include about.html %}", "{: .wide}", "`\pagebreak`{=latex}": told to the program that makes the page. */
const TO_PROGRAM = /\{%[^{}\n]{0,200}%\}|\{\{[^{}\n]{0,200}\}\}|\{[:#.][^{}\n]{0,120}\}|`[^`\n]{1,200}`\{=\w{1,12}\}/gu
/** A row that opens or ends a block of code, or of anything else. */
const FENCE = /^[ \t]*(?:`{3,}|:{3,})[^`\n]{0,80}$/gmu
/** ": Merrow Ltd" below what it defines. */
const DEFINITION = /^ {0,3}:[ \t]{1,8}(?=\S)/gmu
const CODE = /`([^`\n]{1,200})`/gu
const UNDERLINED_BOLD = /(?<![\p{L}\p{N}_\\])__(?=[^\s_])([^_\n]{0,200}[^\s_])__(?![\p{L}\p{N}_])/gu
const UNDERLINED = /(?<![\p{L}\p{N}_\\/])_(?=[^\s_])([^_\n]{0,200}[^\s_])_(?![\p{L}\p{N}_])/gu
const SLANTED = /(?<![\p{L}\p{N}*\\])\*(?=[^\s*])([^*\n]{0,200}[^\s*\\])\*(?![\p{L}\p{N}*])/gu
const SLANTED_BOLD = /(?<!\*)\*{3}(?=[^\s*])([^*\n]{0,200}[^\s*])\*{3}(?!\*)/gu
const ESCAPED = /\\([\\`*_{}[\]()#+\-.!'"|<>~&$@])/gu
/** A stroke that ends a row, and says so. */
const HARD_BREAK = /\\$/gmu

/** The rows that a page shows whose source in Markdown a text is, bold letters still between their marks. Any other text as it is. */
export function readMarkdown(written: string, fileName: string): string {
  const text = withHeadings(withoutTags(withoutComments(written)))
  if (!MARKDOWN_NAME.test(fileName) && !MARKDOWN.test(text)) return text
  // The source of a LaTeX document has strokes and braces of its own.
  if (text.includes('\\begin{document}')) return text
  return withoutMarks(showTables(showLinks(openNestedItems(text))))
}

/** "h2. Experience", as Textile and the wikis of its kind have it; one alone may be the number of a list. */
const TEXTILE = /^h([1-6])\. (?=\S)/gmu
const FEWEST_HEADINGS = 2

function withHeadings(text: string): string {
  if (!text.includes('h2. ') && !text.includes('h1. ')) return text
  if ((text.match(TEXTILE)?.length ?? 0) < FEWEST_HEADINGS) return text
  return text.replaceAll(TEXTILE, (_, level: string) => `${'#'.repeat(Number(level))} `)
}

function withoutMarks(text: string): string {
  let shown = text
  if (shown.includes('{')) shown = shown.replaceAll(TO_PROGRAM, '')
  shown = shown.replaceAll(FENCE, '').replaceAll(DEFINITION, '')
  if (shown.includes('`')) shown = shown.replaceAll(CODE, '$1')
  if (shown.includes('_')) shown = shown.replaceAll(UNDERLINED_BOLD, '**$1**').replaceAll(UNDERLINED, '$1')
  if (shown.includes('*')) shown = shown.replaceAll(SLANTED_BOLD, '**$1**').replaceAll(SLANTED, '$1')
  return shown.includes('\\') ? shown.replaceAll(HARD_BREAK, '').replaceAll(ESCAPED, '$1') : shown
}
