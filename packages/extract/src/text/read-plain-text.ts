import type { ExtractWarning } from '@evenhand/model'
import { count, countLetters } from '../lines/count-letters.ts'
import { dataRows } from '../structured/data-rows.ts'
import { mendLigatures } from '../lines/mend-ligatures.ts'
import type { RawLine, ReadDocument } from '../lines/raw-line.ts'
import { withColumns } from '../lines/with-columns.ts'
import { alignColumns } from './align-columns.ts'
import { decodeText } from './decode-text.ts'
import { dropPageNumbers } from './drop-page-numbers.ts'
import { isCapitals } from './infer-levels.ts'
import { joinSpacedLetters } from './join-spaced-letters.ts'
import { joinTornLabels } from './join-torn-labels.ts'
import { readMarkdown } from './markdown/read-markdown.ts'
import { readOrg } from './markdown/read-org.ts'
import { weighRow } from './markdown/weigh-row.ts'
import { joinTornWords } from './join-torn-words.ts'
import { orderEmbedded } from './order-embedded.ts'
import { joinNarrowDates } from './join-narrow-dates.ts'
import { partGluedNames } from './part-glued-names.ts'
import { orderSeen } from './order-seen.ts'
import { restoreRows } from './restore-rows.ts'
import { singleSpace } from './single-space.ts'
import { splitCsv } from './split-csv.ts'
import { type Parted, partColumns } from './part-columns.ts'
import { splitStories } from './split-stories.ts'
import { stripMargins } from './strip-margins.ts'
import { nameGlyphs } from './unnamed-glyphs.ts'

const LONGEST_HEADING = 60
const SHORT_WORD = 5
/** Lines of rules and boxes, and nothing else. */
const RULE = /^[\s\-_=*~#+|.·•─━═│┃║╔╗╚╝┌┐└┘├┤┬┴┼╠╣╦╩╬▀▄█░▒▓■]{3,}$/u
const UNDERLINE = /^(?:-{3,}|={3,}|_{3,}|~{3,}|\*{3,}|─{3,}|━{3,}|═{3,})$/u
/** The sides of a box drawn around text. */
const SIDES = /^[│┃║|]\s|\s[│┃║|]$/gu

/** Reads plain text of any encoding, or CSV; headings are told by capitals, rules, '#' or a colon. Never throws. */
export function readPlainText(bytes: Uint8Array, fileName: string): ReadDocument {
  const { text: decoded, encoding, isGuess } = decodeText(bytes)
  const written = nameGlyphs(decoded)
  const warnings: ExtractWarning[] = isGuess ? [{ code: 'encoding-guessed', args: { encoding } }] : []
  const isLacking = lacksLetters(written)
  if (isLacking) warnings.push({ code: 'glyphs-unmappable', args: {} })
  // Few glyphs without a name are ligatures; many may be any letters.
  const text = isLacking ? written : mendLigatures(written)
  const isCsv = /\.(?:csv|tsv)$/iu.test(fileName)
  const told = isCsv ? undefined : dataRows(text)
  const pages = told
    ? [told.join('\n')]
    : (isCsv ? text : readMarkdown(readOrg(restoreRows(text)), fileName)).split('\f')
  const lines: RawLine[] = []
  const asides: [aside: string[], page: number][] = []
  for (const [index, page] of pages.entries()) {
    if (page.trim() === '') continue
    const { rows, aside } = isCsv ? { rows: splitCsv(page), aside: [] } : inColumns(page)
    readPage(rows, index + 1, lines)
    if (aside.length > 0) asides.push([aside, index + 1])
  }
  for (const [aside, page] of asides) readPage(['', ...aside], page, lines)
  while (pages.length > 1 && pages.at(-1)?.trim() === '') pages.pop()
  return { mediaType: isCsv ? 'text/csv' : 'text/plain', lines, pages: pages.length, warnings }
}

/** Share of the letters that may be glyphs without a name. */
const UNNAMED = 0.02

/** Whether a program that took the text out of a page could not name some of its glyphs. */
function lacksLetters(text: string): boolean {
  const unnamed = count(text, /[\0\uFFFD]/gu)
  return unnamed > 0 && unnamed > UNNAMED * countLetters(text)
}

/** What programs that take the text out of a page did to its rows, undone. */
function mendRows(rows: string[]): string[] {
  const kept = stripMargins(dropPageNumbers(singleSpace(orderSeen(orderEmbedded(rows)))))
  return joinTornLabels(partGluedNames(joinNarrowDates(joinTornWords(joinSpacedLetters(kept)))))
}

/** The rows of a page, columns side by side one after the other. */
function inColumns(page: string): Parted {
  const rows = mendRows(page.split(/\r\n?|\n|\u2028|\u2029|\u0085|\v/u))
  const stories = splitStories(rows)
  const { rows: parted, aside } = stories === rows ? partColumns(rows) : { rows: stories, aside: [] }
  return { rows: alignColumns(parted), aside: alignColumns(aside) }
}

/** "# Time study" among others like it. */
const HASH = /^\s*#\s/u
const FEWEST_HASHES = 3

/** Number signs of several rows below one another are bullets, and no headings of markdown. */
function withBullets(rows: string[]): string[] {
  const opening = rows.findIndex((row) => row.trim() !== '')
  const runs: [from: number, until: number][] = []
  for (let at = 0; at < rows.length; at++) {
    if (!HASH.test(rows[at]!)) continue
    const last = runs.at(-1)
    if (last?.[1] === at) last[1] = at + 1
    else runs.push([at, at + 1])
  }
  const isList = ([from, until]: [number, number]) => from > opening && until - from >= FEWEST_HASHES
  if (!runs.some(isList)) return rows
  const listed = new Set(
    runs.filter(([from, until]) => until - from > 1).flatMap(([from, until]) => rows.slice(from, until)),
  )
  return rows.map((row) => (listed.has(row) ? row.replace('#', '•') : row))
}

function readPage(written: string[], page: number, lines: RawLine[]): void {
  const rows = withBullets(written)
  const capitalsTell = rows.filter(isCapitals).length < 0.6 * rows.filter((row) => row.trim() !== '').length
  for (const [index, row] of rows.entries()) {
    const trimmed = row.trim()
    if (trimmed === '') continue
    if (RULE.test(trimmed)) {
      const previous = lines.at(-1)
      const above = rows[index - 1]?.trim() ?? ''
      const isBelow = previous?.page === page && above !== '' && !RULE.test(above)
      if (isBelow && previous && UNDERLINE.test(trimmed) && isShort(previous.text)) {
        previous.level = previous.level === 'title' ? 'title' : 'heading'
      }
      continue
    }
    const isApart = index > 0 && rows[index - 1]?.trim() === ''
    const line = readRow(withColumns(row.replaceAll(SIDES, '')), page, {
      startsBlock: index === 0 || isApart,
      capitalsTell,
    })
    if (isApart && lines.length > 0) line.apart = true
    const indent = indentOf(row)
    if (indent > 0) line.indent = indent
    lines.push(line)
  }
}

/** Blanks that a tab stands for. */
const TAB = 4

/** How far a row stands in, in blanks. */
function indentOf(row: string): number {
  let blanks = 0
  for (let at = 0; row[at] === ' ' || row[at] === '\t'; at++) blanks += row[at] === ' ' ? 1 : TAB
  return blanks
}

function readRow(
  row: string,
  page: number,
  { startsBlock, capitalsTell }: { startsBlock: boolean; capitalsTell: boolean },
): RawLine {
  const trimmed = row.trim()
  // "# of employees supervised": the sign stands for "number".
  const marked = /^(#{1,6}(?=\s)(?! of )|#{2,6})\s*([^\s#].*)$/u.exec(trimmed)
  if (marked?.[1] && marked[2]) {
    const { text } = weighRow(marked[2].replace(/\s#{1,6}$/u, ''))
    const depth = marked[1].length
    return { text, page, level: depth === 1 ? 'title' : 'heading', depth }
  }
  const strong = /^\*\*([^*]{1,200})\*\*:?$/u.exec(trimmed)?.[1] ?? /^__([^_]{1,200})__:?$/u.exec(trimmed)?.[1]
  const { text, runs, bold } = strong === undefined ? weighRow(row) : { text: strong, runs: undefined, bold: true }
  const line: RawLine = { text, page }
  if (bold) line.bold = true
  if (runs) line.runs = runs
  const isLabel = trimmed.endsWith(':') && startsBlock
  // A short word in capitals inside a block is an abbreviation: "SQL".
  const isShouted = capitalsTell && isCapitals(text) && (startsBlock || text.trim().length > SHORT_WORD)
  if (isShort(text) && (isShouted || isLabel || (strong !== undefined && startsBlock))) line.level = 'heading'
  return line
}

function isShort(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length <= LONGEST_HEADING && !/^[•*\-–·>]/u.test(trimmed) && /\p{L}/u.test(trimmed)
}
